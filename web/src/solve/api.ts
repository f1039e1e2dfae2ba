/** Figures, problems and duels of Pentaraduga over HTTP; the server counts and judges. */
import { ask, part } from "../api.ts";
import { settings } from "../settings.svelte.ts";
import type {
  Daily,
  Duel,
  DuelKind,
  FigureInfo,
  Given,
  Goal,
  HintInfo,
  Placement,
  ProblemInfo,
  ProblemKind,
  Solution,
  Solved,
  Tile,
  Verdict,
} from "../wire.ts";

export const KINDS: readonly ProblemKind[] = ["squares", "squares+", "quados"];
export const DIFFICULTIES = ["1", "2", "3", "4", "5"] as const;
export const GOALS: readonly Goal[] = ["squares", "quados", "rings", "frame"];

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
  daily: () => ask<Daily>(`${ROOT}/daily`),
  problems: () => ask<readonly ProblemInfo[]>(`${ROOT}/problems`),
  another: (kind: ProblemKind, difficulty: number | null) =>
    ask<Given>(`${ROOT}/problems`, { kind, ...(difficulty ? { difficulty } : {}) }),
  problem: (id: string) => ask<Given>(problem(id)),
  judge: (id: string, placements: Placements) => ask<Verdict>(`${problem(id)}/try`, { placements }),
  hint: (id: string, step: number, placements: Placements) =>
    ask<HintInfo>(`${problem(id)}/hint`, { step, placements }),
  solution: (id: string) => ask<Solution>(`${problem(id)}/solution`),
  propose: (kind: DuelKind) => ask<Duel>(`${ROOT}/duels`, { kind }),
  duel: (id: string) => ask<Duel>(duel(id)),
  begin: (id: string) => ask<Duel>(`${duel(id)}/begin`, {}),
  finish: (id: string, placements: Placements) => ask<Duel>(`${duel(id)}/finish`, { placements }),
};
