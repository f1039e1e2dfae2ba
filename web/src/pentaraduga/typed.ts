/** Places as people type them: "кОжПВ" as on the server, or "кОжП@0,-1"; Cyrillic or ASCII letters, in any case. */
import { DIRECTIONS, type Placement } from "./lattice.ts";
import type { Place } from "./model.ts";
import { cyrillic, type Tile } from "./tiles.ts";

export interface Typed {
  readonly tile: Tile;
  /** As places are called, or as much of it as was typed. */
  readonly name: string;
  /** Where the cell was typed as well. */
  readonly placement: Placement | null;
}

const TILE = "[кожзсфroygbv]{3}";
const WORD = new RegExp(`^(${TILE})([впнлurdl]*)((?:${TILE})*)(?:@(-?\\d{1,4}),(-?\\d{1,4}))?$`, "iu");

/** What was typed; null where it cannot be read. */
export function readTyped(text: string): Typed | null {
  const [, tile, letters = "", hosts = "", x, y] = WORD.exec(text.replaceAll(/\s/g, "")) ?? [];
  if (!tile) return null;
  const named = cyrillic(tile);
  const ways = [...letters].map(directionOf).join("");
  if (x === undefined)
    return { tile: named, name: named + ways + (hosts.match(/.{3}/g) ?? []).map(cyrillic).join(""), placement: null };
  if (ways.length !== 1 || hosts) return null;
  return { tile: named, name: "", placement: [named, ways as Placement[1], Number(x), Number(y)] };
}

const directionOf = (letter: string): Placement[1] =>
  DIRECTIONS["впнл".indexOf(letter.toLowerCase())] ?? DIRECTIONS["urdl".indexOf(letter.toLowerCase())] ?? "В";

/** Which of the places it may mean: the one that is called so, or all whose names begin so. */
export function meant({ name, placement }: Typed, places: readonly Place[]): readonly Place[] {
  if (placement) return places.filter((place) => place.placement.join() === placement.join());
  const called = places.filter((place) => place.name === name);
  return called.length ? called : places.filter((place) => place.name.startsWith(name));
}
