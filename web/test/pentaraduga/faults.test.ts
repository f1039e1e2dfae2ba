import { expect, it } from "vitest";
import { faultsOf } from "../../src/pentaraduga/tiles/faults.ts";
import { edgesBetween, type Placement } from "../../src/pentaraduga/tiles/lattice.ts";
import type { Tile } from "../../src/pentaraduga/tiles/tiles.ts";

const lies = (tile: Tile, direction: Placement[1], x = 0, y = 0): Placement => [tile, direction, x, y];

it("marks an edge once, even if it has several faults", () => {
  const lying = [lies("oRo", "U"), lies("rOr", "U", 2, 0)];
  const [side] = edgesBetween(lying[0]!, lying[1]!);
  expect(faultsOf({ clashes: [side!], rough: [["oRo", "rOr"]] }, lying)).toEqual([side]);
  expect(faultsOf({ spoiled: [[1, 1]] }, lying)).toEqual([
    [
      [1, 1],
      [1, 1],
    ],
  ]);
  expect(faultsOf(undefined, lying)).toEqual([]);
});
