import { expect, it } from "vitest";
import { TILES, tilesIn } from "../../src/pentaraduga/analysis/hand.ts";
import { endsOf } from "../../src/pentaraduga/solve/marks.ts";

it("lists all tiles in order, and reads hands in either alphabet", () => {
  expect(TILES.length).toBe(24);
  expect(TILES.slice(0, 5)).toEqual(["vRv", "vRo", "oRv", "oRo", "rOr"]);
  expect(tilesIn("rOr оКо, nonsense ORO")).toEqual(["oRo", "rOr"]);
  expect(tilesIn("")).toEqual([]);
});

it("returns the edge of a cell on every side", () => {
  expect(endsOf([2, 3], "U")).toEqual([
    [2, 4],
    [3, 4],
  ]);
  expect(endsOf([2, 3], "R")).toEqual([
    [3, 3],
    [3, 4],
  ]);
  expect(endsOf([2, 3], "D")).toEqual([
    [2, 3],
    [3, 3],
  ]);
  expect(endsOf([2, 3], "L")).toEqual([
    [2, 3],
    [2, 4],
  ]);
});
