/** Places as people type them: "rOyRU" as on the server, or "rOyR@0,-1"; Cyrillic or ASCII letters, in any case. */
import type { Direction, Placement } from "../tiles/lattice.ts";
import { DIRECTION_PATTERN, readDirection, readTile, TILE_PATTERN } from "../tiles/letters.ts";
import type { Tile } from "../tiles/tiles.ts";
import type { OfferedPlace } from "../view.ts";

export interface Typed {
  readonly tile: Tile;
  /** The name of a place, or its beginning. */
  readonly name: string;
  /** The exact place, if the cell was typed as well. */
  readonly placement: Placement | null;
}

const WORD = new RegExp(
  `^(${TILE_PATTERN})(${DIRECTION_PATTERN}*)((?:${TILE_PATTERN})*)(?:@(-?\\d{1,4}),(-?\\d{1,4}))?$`,
  "iu",
);

/** Reads a typed place; null if it cannot be read. */
export function readTyped(text: string): Typed | null {
  const [, first, letters = "", named = "", x, y] = WORD.exec(text.replaceAll(/\s/g, "")) ?? [];
  const tile = first ? readTile(first) : null;
  const ways = [...letters].map((letter) => readDirection(letter, text));
  const hosts = (named.match(/.{3}/g) ?? []).map(readTile);
  if (!tile || ways.includes(null) || hosts.includes(null)) return null;
  if (x === undefined) return { tile, name: [tile, ...ways, ...hosts].join(""), placement: null };
  if (ways.length !== 1 || hosts.length) return null;
  return { tile, name: "", placement: [tile, ways[0] as Direction, Number(x), Number(y)] };
}

/** Returns the places that may be meant: the one with that name, or all whose names begin with it. */
export function placesMeant({ name, placement }: Typed, places: readonly OfferedPlace[]): readonly OfferedPlace[] {
  if (placement) return places.filter((place) => place.placement.join() === placement.join());
  const called = places.filter((place) => place.name === name);
  return called.length ? called : places.filter((place) => place.name.startsWith(name));
}
