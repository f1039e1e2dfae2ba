/** What the server gives to learn from; its answers are found by the rules, and the page only shows them. */
import { type Box, boxOf, type Placement, type Point } from "../pentaraduga/lattice.ts";
import type { Tile } from "../pentaraduga/tiles.ts";
import type { Act, Outcome, Seat } from "../protocol.ts";
import type { Line, Square } from "../quarto/squares.ts";

export type Run =
  | string
  | { readonly type: "term"; readonly text: string; readonly id: string }
  | { readonly type: "tile"; readonly tile: Tile }
  | { readonly type: "strong"; readonly text: string }
  | { readonly type: "link"; readonly text: string; readonly to: string };
export type Text = readonly Run[];

export interface Mark {
  readonly kind: "squares" | "clashes" | "rough" | "rings" | "holes" | "spoiled" | "corners";
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  readonly caption: Text;
  readonly figure: readonly Placement[];
  readonly squares: number;
  readonly marks: readonly Mark[];
  readonly faint: readonly Placement[];
  readonly line: boolean;
}

export interface Place {
  readonly placement: Placement;
  readonly verdict: string;
  readonly right: boolean;
}

export interface WhichPlaces {
  readonly ask: Text;
  readonly figure: readonly Placement[];
  readonly tile: Tile;
  readonly want: string;
  readonly places: readonly Place[];
  readonly why: Text;
  readonly line: boolean;
}

interface Question {
  readonly ask: Text;
  readonly figure: readonly Placement[];
  readonly squares: number;
  readonly marks: readonly Mark[];
  readonly why: Text;
}
export type HowMany = Question & { readonly answer: number; readonly most: number };
export type Whether = Question & { readonly answer: boolean };

export type Block =
  | { readonly type: "heading"; readonly id: string; readonly title: string }
  | { readonly type: "paragraph"; readonly text: Text }
  | { readonly type: "list"; readonly items: readonly Text[]; readonly ordered: boolean }
  | ({ readonly type: "figure" } & Picture)
  | ({ readonly type: "places" } & WhichPlaces)
  | ({ readonly type: "count" } & HowMany)
  | ({ readonly type: "whether" } & Whether);

export interface Page {
  readonly id: string;
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
  readonly age: number | null;
}

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly picture: Picture;
  readonly age: number | null;
}

export interface LessonInfo {
  readonly id: string;
  readonly game: string;
  /** The message that names it. */
  readonly title: string;
}

export interface Overview {
  readonly language: string;
  readonly pages: readonly Card[];
  readonly lessons: readonly LessonInfo[];
  readonly trainers: readonly Kind[];
}

export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: Text;
}
/** Groups the entries whose title contains the text by their first letter, in the order they come in. */
export function byLetter(
  entries: readonly Entry[],
  language: string,
  text: string,
): readonly (readonly [letter: string, entries: readonly Entry[]])[] {
  const wanted = text.trim().toLocaleLowerCase(language);
  const groups = new Map<string, Entry[]>();
  for (const entry of entries.filter(({ title }) => title.toLocaleLowerCase(language).includes(wanted))) {
    const letter = (entry.title[0] ?? "").toLocaleUpperCase(language);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}

/** Whether a text is in another language than its reader's; "pt" and "pt-BR" are one. */
export const foreign = (text: string, reader: string): boolean => text.split("-")[0] !== reader.split("-")[0];

export interface Glossary {
  readonly language: string;
  readonly entries: readonly Entry[];
}
/** A term, and the language in which it is explained. */
export type Explained = Entry & Pick<Glossary, "language">;
export const byId = ({ language, entries }: Glossary): ReadonlyMap<string, Explained> =>
  new Map(entries.map((entry) => [entry.id, { ...entry, language }]));

export interface Moment {
  readonly figures: Readonly<Record<string, readonly Placement[]>>;
  readonly squares: Readonly<Record<string, readonly Point[]>>;
  readonly hands: readonly [readonly Tile[], readonly Tile[]];
  readonly stocks: readonly [readonly (Tile | null)[], readonly (Tile | null)[]];
  readonly seat?: Seat;
  readonly what?: Act;
  readonly laid?: readonly Tile[];
  readonly made?: number;
  readonly outcome?: Outcome;
  readonly text?: readonly Text[];
}

export interface SideLine {
  readonly at: number;
  readonly moments: readonly Moment[];
  readonly record: string;
  readonly score: readonly [number, number] | null;
}

export interface Lesson {
  readonly id: string;
  readonly language: string;
  readonly game: string;
  readonly title: string;
  readonly moments: readonly Moment[];
  readonly lines: readonly SideLine[];
  readonly misprints: readonly { readonly printed: string; readonly read: string; readonly text: readonly Text[] }[];
  readonly score: readonly [number, number];
  readonly record: string;
}

/**
 * Boxes that hold the figures at all these moments, so that they keep their size while one goes through them; all
 * are of one size, so that tiles are, too.
 */
export function boxesAcross(moments: readonly Moment[], names: readonly string[]): Readonly<Record<string, Box>> {
  const boxes = names.map((name) => boxOf(moments.flatMap((moment) => moment.figures[name] ?? [])));
  const width = Math.max(...boxes.map(({ left, right }) => right - left));
  const height = Math.max(...boxes.map(({ bottom, top }) => top - bottom));
  const widened = ({ left, right, bottom, top }: Box): Box => {
    const [x, y] = [(width - right + left) / 2, (height - top + bottom) / 2];
    return { left: left - x, right: right + x, bottom: bottom - y, top: top + y };
  };
  return Object.fromEntries(names.map((name, index) => [name, widened(boxes[index] as Box)]));
}

export type Kind = "fit" | "unseen" | "line";

export interface Fit {
  readonly type: "fit";
  readonly figure: readonly Placement[];
  readonly tile: Tile;
  readonly want: "fits" | "full";
  readonly places: readonly Placement[];
  readonly answer: number;
}
export interface Unseen {
  readonly type: "unseen";
  readonly figure: readonly Placement[];
  readonly hand: readonly Tile[];
  readonly tiles: readonly Tile[];
  readonly answer: number;
}
export interface Spot {
  readonly type: "line";
  readonly position: string;
  readonly answer: Square;
  readonly lines: readonly Line[];
}
export type Drill = Fit | Unseen | Spot;
export interface Batch {
  readonly kind: Kind;
  readonly seed: number;
  readonly questions: readonly Drill[];
}
