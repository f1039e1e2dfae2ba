/** The twenty-four tiles, and hands written down. */
import { readTile } from "../pentaraduga/letters.ts";
import { COLOURS, type Tile } from "../pentaraduga/tiles.ts";

const LETTERS = "roygbv";

/** All tiles, as they are ordered everywhere: by their big colour, from red to violet. */
export const TILES: readonly Tile[] = COLOURS.flatMap((_, big) => {
  const letter = (index: number) => LETTERS[(index + 6) % 6] ?? "";
  const small = [letter(big - 1), letter(big + 1)];
  return small.flatMap((left) => small.map((right) => `${left}${letter(big).toUpperCase()}${right}` as Tile));
});

/** The tiles named in a text, in Cyrillic or Latin letters; what is none is left out. */
export function tilesIn(text: string): readonly Tile[] {
  const named = text.split(/[\s,]+/).map(readTile);
  return TILES.filter((tile) => named.includes(tile));
}
