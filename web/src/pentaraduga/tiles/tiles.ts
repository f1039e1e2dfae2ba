/** The tiles. A tile is named by its three colours with the apex up: left, big, right. */

import type { Tile } from "../../server/wire.ts";

/** Such as "oRv": the letters of the colours, the big one in capitals. */
export type { Tile } from "../../server/wire.ts";

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

const LETTERS = "roygbv";

export const colourOf = (letter: string): Colour => COLOURS[LETTERS.indexOf(letter.toLowerCase())] ?? "red";

/** Left, big, right. */
export function coloursOf(tile: Tile): readonly [Colour, Colour, Colour] {
  const [left = "", big = "", right = ""] = tile;
  return [colourOf(left), colourOf(big), colourOf(right)];
}
