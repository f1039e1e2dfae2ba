/** Helpers for the documents of the server, which computes all answers; the page only shows them. */
import { type Box, boxOf } from "../pentaraduga/tiles/lattice.ts";
import type { Glossary, GlossaryEntry, Moment } from "../server/wire.ts";

/** Groups the entries whose title contains the text by their first letter, in the order they come in. */
export function byLetter(
  entries: readonly GlossaryEntry[],
  language: string,
  text: string,
): readonly (readonly [letter: string, entries: readonly GlossaryEntry[]])[] {
  const wanted = text.trim().toLocaleLowerCase(language);
  const groups = new Map<string, GlossaryEntry[]>();
  for (const entry of entries.filter(({ title }) => title.toLocaleLowerCase(language).includes(wanted))) {
    const letter = (entry.title[0] ?? "").toLocaleUpperCase(language);
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}

/** Returns whether a text is in another language than the reader's; "pt" and "pt-BR" are the same. */
export const isForeign = (text: string, reader: string): boolean => text.split("-")[0] !== reader.split("-")[0];

/** A term, and the language in which it is explained. */
export type Explained = GlossaryEntry & Pick<Glossary, "language">;
export const byId = ({ language, entries }: Glossary): ReadonlyMap<string, Explained> =>
  new Map(entries.map((entry) => [entry.id, { ...entry, language }]));

/**
 * Returns boxes that hold the figures at all moments, so that these keep their size from step to step. All boxes have
 * one size, so that all tiles have.
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
