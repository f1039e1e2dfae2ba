/** Names of tiles and places, for texts and screen readers. */
import { language, say } from "../../words/words.svelte.ts";
import { indexOf, type Layout, type Placement } from "./lattice.ts";
import { toCyrillic } from "./letters.ts";
import { coloursOf, type Tile } from "./tiles.ts";

export function tileName(tile: Tile | null): string {
  if (!tile) return say("web-tile-closed");
  const [left, big, right] = coloursOf(tile).map((colour) => say(`pentaraduga-colour-${colour}`));
  return say("web-tile", { left, big, right });
}

const WRITE_CYRILLIC = ["bg", "ru", "sr", "uk"];
/** Returns notation in the alphabet of the current language. */
export const written = (notation: string): string =>
  WRITE_CYRILLIC.includes(language().split("-")[0] ?? "") ? toCyrillic(notation) : notation;

const WAYS = ["up", "right", "down", "left"];

/** Returns the name of the place of a held tile and whether it fits, for players who use the keyboard. */
export function placeName(placement: Placement, rest: Layout): string {
  const [tile, direction, column, row] = placement;
  const { edges, clashes, rough } = rest.touch(placement);
  const state = !rest.free(placement) ? "covered" : !edges ? "apart" : clashes || rough ? "wrong" : "fits";
  return say("web-bench-at", {
    tile: tileName(tile),
    direction: WAYS[indexOf(direction)] ?? "up",
    column,
    row,
    state,
    touches: edges,
  });
}
