/** Figures, problems and duels of Pentaraduga over HTTP; the server counts and judges. */
import { settings } from "../../browser/settings.svelte.ts";
import { request } from "../../server/api.ts";
import type { DuelKind, Objective, Placement, ProblemKind, Tile } from "../../server/wire.ts";

export const KINDS: readonly ProblemKind[] = ["squares", "squares+", "quados"];
export const DIFFICULTIES = ["1", "2", "3", "4", "5"] as const;
export const GOALS: readonly Objective[] = ["squares", "quados", "rings", "frame"];

type Placements = readonly Placement[];
/** Pictures look as the tiles do on this device. */
const look = () => ({ palette: settings.palette, patterns: settings.patterns });

export const solving = {
  count: (placements: Placements) => request("POST /api/pentaraduga/figure", {}, { placements }),
  whole: (placements: Placements) =>
    request("POST /api/pentaraduga/figure", {}, { placements, whole: true, ...look() }),
  read: (notation: string) => request("POST /api/pentaraduga/figure", {}, { notation, ...look() }),
  solve: (tiles: readonly Tile[], goal: Objective) =>
    request("POST /api/pentaraduga/solve", {}, { tiles, goal, ...look() }),
  daily: () => request("GET /api/pentaraduga/daily", {}),
  problems: () => request("GET /api/pentaraduga/problems", {}),
  another: (kind: ProblemKind, difficulty: number | null) =>
    request("POST /api/pentaraduga/problems", {}, { kind, ...(difficulty ? { difficulty } : {}) }),
  problem: (id: string) => request("GET /api/pentaraduga/problems/{id}", { id }),
  judge: (id: string, placements: Placements) =>
    request("POST /api/pentaraduga/problems/{id}/try", { id }, { placements }),
  hint: (id: string, step: number, placements: Placements) =>
    request("POST /api/pentaraduga/problems/{id}/hint", { id }, { step, placements }),
  solution: (id: string) => request("GET /api/pentaraduga/problems/{id}/solution", { id }),
  propose: (kind: DuelKind) => request("POST /api/pentaraduga/duels", {}, { kind }),
  duel: (id: string) => request("GET /api/pentaraduga/duels/{id}", { id }),
  begin: (id: string) => request("POST /api/pentaraduga/duels/{id}/begin", { id }),
  finish: (id: string, placements: Placements) =>
    request("POST /api/pentaraduga/duels/{id}/finish", { id }, { placements }),
};
