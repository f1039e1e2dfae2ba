/** Tiles and places by name, for those who read and those who listen. */
import { say } from "../words.svelte.ts";
import { coloursOf, type Tile } from "./tiles.ts";

export function tileName(tile: Tile | null): string {
  if (!tile) return say("web-tile-closed");
  const [left, big, right] = coloursOf(tile).map((colour) => say(`pentaraduga-colour-${colour}`));
  return say("web-tile", { left, big, right });
}
