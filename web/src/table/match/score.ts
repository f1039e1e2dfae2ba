/** The place of a game in its match. */
import type { MatchInfo } from "../../server/protocol.ts";

export interface Standing {
  /** This game's number, from one. */
  readonly number: number;
  readonly count: number;
  /** Whether this game is over and in the score. */
  readonly entered: boolean;
  /** Whether no other game follows it. */
  readonly last: boolean;
}

export function standing(match: MatchInfo | null | undefined, table: string): Standing | null {
  if (!match || match.games.length < 2) return null;
  const at = match.entries.findIndex((entry) => entry.table === table);
  const number = at < 0 ? Math.min(match.entries.length + 1, match.games.length) : at + 1;
  return {
    number,
    count: match.games.length,
    entered: at >= 0,
    last: match.over && at === match.entries.length - 1,
  };
}

/** A line of the score sheet; its points are null until the game is over. */
export interface Row {
  readonly game: string;
  readonly table: string | null;
  readonly points: readonly [number, number] | null;
}

/** Returns the score sheet of a match; games that an early end has made unnecessary are left out. */
export const sheet = ({ games, entries, over }: MatchInfo): readonly Row[] =>
  games.slice(0, over ? entries.length : undefined).map((game, index) => {
    const entry = entries[index];
    return { game, table: entry?.table ?? null, points: entry?.points ?? null };
  });
