/** Places as people type them: "rOyRU" as on the server, or "rOyR@0,-1"; Cyrillic or ASCII letters, in any case. */
import type { Direction, Placement } from "./lattice.ts";
import type { Place } from "./model.ts";
import { DIRECTION_PATTERN, readDirection, readTile, TILE_PATTERN } from "./letters.ts";
import type { Tile } from "./tiles.ts";

export interface Typed {
  readonly tile: Tile;
  /** As places are called, or as much of it as was typed. */
  readonly name: string;
  /** Where the cell was typed as well. */
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

/** Returns the places that it may mean: the one with that name, or all whose names begin with it. */
export function meant({ name, placement }: Typed, places: readonly Place[]): readonly Place[] {
  if (placement) return places.filter((place) => place.placement.join() === placement.join());
  const called = places.filter((place) => place.name === name);
  return called.length ? called : places.filter((place) => place.name.startsWith(name));
}
