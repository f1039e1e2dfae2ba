/** Tiles, places and figures in words, for those who do not see them. */
import type { Placement } from "../pentaraduga/lattice.ts";
import { coloursOf, type Tile } from "../pentaraduga/tiles.ts";
import { say } from "../words.svelte.ts";

const colour = (name: string) => say(`pentaraduga-colour-${name}`);

export function tileInWords(tile: Tile): string {
  const [left, big, right] = coloursOf(tile).map(colour);
  return say("web-learn-tile", { left, big, right });
}

export const figureInWords = (tiles: readonly Placement[], squares: number): string =>
  say("pentaraduga-picture", { tiles: tiles.length, squares });

export const placeInWords = (number: number, [, direction]: Placement): string =>
  say("web-learn-place", { number, direction: { В: "up", П: "right", Н: "down", Л: "left" }[direction] });
