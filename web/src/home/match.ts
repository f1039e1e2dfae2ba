/** How many games the next match has, and which. */

/** The book's matches are eight games long. */
const BOOK = 8;
const LENGTHS = [1, 3, 5, 7];

/** How many games one may choose; a mixed match has more than one. */
export function lengthsOf(family: string, mixed: boolean): readonly number[] {
  const lengths = family === "pentaraduga" ? [...LENGTHS, BOOK] : LENGTHS;
  return mixed ? lengths.filter((length) => length > 1) : lengths;
}

/** Returns the wanted length where it is on offer; otherwise a mixed match is the book's, and a game stands alone. */
export function lengthOf(wish: number, family: string, mixed: boolean): number {
  return lengthsOf(family, mixed).includes(wish) ? wish : mixed ? BOOK : 1;
}

/** The games with one more at their end, or without it. */
export const toggled = (games: readonly string[], game: string): readonly string[] =>
  games.includes(game) ? games.filter((one) => one !== game) : [...games, game];

/** All games of a mixed match, the one it is opened with first; none where no other is wished for. */
export function mixedFrom(game: string, others: readonly string[]): readonly string[] {
  const rest = others.filter((one) => one !== game);
  return rest.length ? [game, ...rest] : [];
}
