import type { FullsOptions, GameInfo } from "../src/wire.ts";

/** A descriptor for tests: of a game in turns, unless they say otherwise. */
export const descriptor = (id: string, more: Partial<GameInfo> = {}): GameInfo => ({
  id,
  word: id,
  family: "pentaraduga",
  variant_of: null,
  style: "turns",
  tiles: 14,
  age: 9,
  options: {},
  presets: { book: {} as FullsOptions },
  levels: ["1", "2", "3"],
  level: "2",
  page: id,
  emblem: [],
  shows: [],
  rare: false,
  ...more,
});
