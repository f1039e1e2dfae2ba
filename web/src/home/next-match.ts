/** The length of the next match, and the games of a mixed one. */

/** The book's matches are eight games long. */
const BOOK = 8;
const LENGTHS = [1, 3, 5, 7];

/** Returns the lengths on offer; a mixed match has more than one game. */
export function lengthsOf(family: string, mixed: boolean): readonly number[] {
  const lengths = family === "pentaraduga" ? [...LENGTHS, BOOK] : LENGTHS;
  return mixed ? lengths.filter((length) => length > 1) : lengths;
}

/** Returns the wanted length if it is on offer; otherwise that of the book for a mixed match, else one game. */
export function lengthOf(wish: number, family: string, mixed: boolean): number {
  return lengthsOf(family, mixed).includes(wish) ? wish : mixed ? BOOK : 1;
}

/** Returns the games with one appended, or removed if it was there. */
export const toggled = (games: readonly string[], game: string): readonly string[] =>
  games.includes(game) ? games.filter((one) => one !== game) : [...games, game];

/** Returns the games of a mixed match, the one it is opened with first; none without other games. */
export function mixedFrom(game: string, others: readonly string[]): readonly string[] {
  const rest = others.filter((one) => one !== game);
  return rest.length ? [game, ...rest] : [];
}
