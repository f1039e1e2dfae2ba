/** Places and figures in words, for screen readers. */
import type { Placement } from "../pentaraduga/tiles/lattice.ts";
import { say } from "../words/words.svelte.ts";

export const figureInWords = (tiles: readonly Placement[], squares: number): string =>
  say("pentaraduga-picture", { tiles: tiles.length, squares });

export const placeInWords = (number: number, [, direction]: Placement): string =>
  say("web-learn-place", { number, direction: { U: "up", R: "right", D: "down", L: "left" }[direction] });
