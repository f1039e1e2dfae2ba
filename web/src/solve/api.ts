/** Figures, problems and duels of Pentaraduga over HTTP; the server counts and judges. */
import { ask, part } from "../api.ts";
import type { Direction, Placement, Point } from "../pentaraduga/lattice.ts";
import type { Colour, Tile } from "../pentaraduga/tiles.ts";
import type { Seat } from "../protocol.ts";
import { settings } from "../settings.svelte.ts";

export const KINDS = ["squares", "squares+", "quados"] as const;
export type Kind = (typeof KINDS)[number];
export const DIFFICULTIES = ["1", "2", "3", "4", "5"] as const;
export const GOALS = ["squares", "quados", "rings", "frame"] as const;
export type Goal = (typeof GOALS)[number];
export type Lack = "tiles" | "whole" | "start" | "symmetry" | "goal";

export interface FigureInfo {
  readonly placements: readonly Placement[];
  readonly connected: boolean;
  readonly counted: number;
  readonly squares: readonly Point[];
  readonly clashes: readonly (readonly [Point, Direction])[];
  readonly rough: readonly (readonly [Tile, Tile])[];
  readonly rings: readonly Point[];
  readonly hole: readonly Point[];
  readonly spoiled: readonly Point[];
  readonly notation: string | null;
  readonly svg: string | null;
}
export interface Solved {
  readonly goal: Goal;
  readonly counted: number | null;
  readonly optimal: boolean;
  readonly figures: number | null;
  readonly complete: boolean;
  readonly figure: FigureInfo | null;
  readonly seconds: number;
}
export interface ProblemInfo {
  readonly id: string;
  readonly kind: Kind;
  readonly book: boolean;
  readonly difficulty: number | null;
}
export interface Given extends ProblemInfo {
  readonly goal: number;
  readonly counts: Goal;
  readonly tiles: readonly Tile[];
  readonly start: readonly Placement[];
  readonly first: readonly Tile[];
  readonly start_goal: number | null;
  readonly symmetry: "any" | "central" | null;
  readonly hints: number;
}
export interface Verdict {
  readonly solved: boolean;
  readonly lacks: readonly Lack[];
  readonly counted: number;
  readonly figure: FigureInfo;
}
export interface Hint {
  readonly step: number;
  readonly colours: Readonly<Partial<Record<Colour, number>>>;
  readonly tiles: readonly Tile[];
  readonly placements: readonly Placement[];
}
export interface DuelSide {
  readonly seat: Seat;
  readonly name: string | null;
  /** Of the other one hears only whether there is somebody, `taken`, until one is done oneself. */
  readonly state: "open" | "taken" | "ready" | "building" | "done";
  readonly started: number | null;
  readonly used: number | null;
  readonly counted: number | null;
  readonly placements: readonly Placement[] | null;
}
export interface Duel {
  readonly id: string;
  readonly kind: "squares" | "squares+";
  readonly now: number;
  readonly limit: number;
  readonly sides: readonly DuelSide[];
  readonly you: Seat | null;
  readonly tiles: readonly Tile[];
  readonly over: boolean;
  readonly winner: Seat | null;
  readonly best: number | null;
}

type Placements = readonly Placement[];
const ROOT = "/pentaraduga";
const problem = (id: string) => `${ROOT}/problems/${part(id)}`;
const duel = (id: string) => `${ROOT}/duels/${part(id)}`;
/** Pictures look as the tiles do on this device. */
const look = () => ({ palette: settings.palette, patterns: settings.patterns });

export const solving = {
  count: (placements: Placements) => ask<FigureInfo>(`${ROOT}/figure`, { placements }),
  whole: (placements: Placements) => ask<FigureInfo>(`${ROOT}/figure`, { placements, whole: true, ...look() }),
  read: (notation: string) => ask<FigureInfo>(`${ROOT}/figure`, { notation, ...look() }),
  solve: (tiles: readonly Tile[], goal: Goal) => ask<Solved>(`${ROOT}/solve`, { tiles, goal, ...look() }),
  daily: () => ask<{ date: string; problem: Given }>(`${ROOT}/daily`),
  problems: () => ask<readonly ProblemInfo[]>(`${ROOT}/problems`),
  another: (kind: Kind, difficulty: number | null) =>
    ask<Given>(`${ROOT}/problems`, { kind, ...(difficulty ? { difficulty } : {}) }),
  problem: (id: string) => ask<Given>(problem(id)),
  judge: (id: string, placements: Placements) => ask<Verdict>(`${problem(id)}/try`, { placements }),
  hint: (id: string, step: number, placements: Placements) => ask<Hint>(`${problem(id)}/hint`, { step, placements }),
  solution: (id: string) => ask<{ answers: readonly FigureInfo[] }>(`${problem(id)}/solution`),
  propose: (kind: Duel["kind"]) => ask<Duel>(`${ROOT}/duels`, { kind }),
  duel: (id: string) => ask<Duel>(duel(id)),
  begin: (id: string) => ask<Duel>(`${duel(id)}/begin`, {}),
  finish: (id: string, placements: Placements) => ask<Duel>(`${duel(id)}/finish`, { placements }),
};
