import type { Placement } from "./lattice.ts";

/** All twenty-four tiles laid as a piece of rainbow: the emblem. */
export const EMBLEM: readonly Placement[] = [
  ["vRo", "R", 2, 5],
  ["vRv", "U", 3, 6],
  ["oRv", "L", 5, 5],
  ["oRo", "D", 3, 5],
  ["yOr", "L", 0, 4],
  ["rOy", "R", 1, 4],
  ["rOr", "U", 6, 5],
  ["yOy", "D", 6, 4],
  ["oYg", "R", 2, 3],
  ["oYo", "U", 3, 4],
  ["gYo", "L", 5, 3],
  ["gYg", "D", 3, 3],
  ["bGy", "L", 0, 2],
  ["yGb", "R", 1, 2],
  ["bGb", "D", 2, 2],
  ["yGy", "U", 6, 3],
  ["gBv", "R", 4, 1],
  ["gBg", "U", 5, 2],
  ["vBg", "L", 7, 1],
  ["vBv", "D", 5, 1],
  ["bVb", "U", 0, 1],
  ["rVb", "L", 2, 0],
  ["bVr", "R", 3, 0],
  ["rVr", "D", 4, 0],
];
