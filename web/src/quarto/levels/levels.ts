/** Results of the computer's levels against each other; docs/levels.md says how they were measured. */

/** From the second level on: games won, drawn and lost against the level below, of 200. */
export const AGAINST_BELOW: readonly (readonly [number, number, number])[] = [
  [148, 6, 46],
  [157, 0, 43],
  [145, 5, 50],
  [133, 28, 39],
  [138, 29, 33],
  [107, 58, 35],
  [102, 98, 0],
];
