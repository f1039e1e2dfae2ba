import type { FullsOptions, GameInfo } from "../../src/server/wire.ts";

/** Returns a descriptor for tests, by default of a game in turns. */
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
