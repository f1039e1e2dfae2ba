/** Where a game stands in its match. */
import type { Match, Seat } from "../protocol.ts";

export interface Standing {
  /** This game's number, from one. */
  readonly number: number;
  readonly count: number;
  /** Whether this game is over and in the score. */
  readonly entered: boolean;
  readonly last: boolean;
  /** After the last game, who has more; with equal sums, who won last. */
  readonly winner: Seat | null;
}

export function standing(match: Match | null | undefined, table: string): Standing | null {
  if (!match || match.games.length < 2) return null;
  const at = match.entries.findIndex((entry) => entry.table === table);
  const number = at < 0 ? Math.min(match.entries.length + 1, match.games.length) : at + 1;
  const [a, b] = match.totals;
  const lately = match.entries.findLast((entry) => entry.outcome?.winner)?.outcome?.winner ?? null;
  const last = number === match.games.length;
  return {
    number,
    count: match.games.length,
    entered: at >= 0,
    last,
    winner: !last ? null : a === b ? lately : a > b ? "A" : "B",
  };
}
