/** All tiles, and hands in notation. */
import { readTile } from "../tiles/letters.ts";
import { COLOURS, type Tile } from "../tiles/tiles.ts";

const LETTERS = "roygbv";

/** All tiles, as they are ordered everywhere: by their big colour, from red to violet. */
export const TILES: readonly Tile[] = COLOURS.flatMap((_, big) => {
  const letter = (index: number) => LETTERS[(index + 6) % 6] ?? "";
  const small = [letter(big - 1), letter(big + 1)];
  return small.flatMap((left) => small.map((right) => `${left}${letter(big).toUpperCase()}${right}` as Tile));
});

/** Returns the tiles named in a text, in Cyrillic or Latin letters; ignores everything else. */
export function tilesIn(text: string): readonly Tile[] {
  const named = text.split(/[\s,]+/).map(readTile);
  return TILES.filter((tile) => named.includes(tile));
}
