import { describe, expect, it } from "vitest";
import { besides, carried, snapGroup, turnedAt, turnedInPlace } from "../../src/pentaraduga/field/groups.ts";
import { cellsOf, Layout, type Placement } from "../../src/pentaraduga/tiles/lattice.ts";

const GROUP: readonly Placement[] = [
  ["rOr", "U", 0, 0],
  ["yOy", "D", 0, -1],
];
const cells = (group: readonly Placement[]) => group.flatMap(cellsOf).map(String).sort();

describe("a group of tiles", () => {
  it("moves and turns with the carried tile", () => {
    expect(carried(GROUP, ["rOr", "U", 5, 3])).toEqual([
      ["rOr", "U", 5, 3],
      ["yOy", "D", 5, 2],
    ]);
    const turned = carried(GROUP, ["rOr", "R", 5, 3]);
    expect(turned[0]).toEqual(["rOr", "R", 5, 3]);
    // They stay base to base.
    expect(turned[1]).toEqual(["yOy", "L", 4, 3]);
    expect(carried([["rOr", "U", 0, 0]], ["rOr", "L", 7, 7])).toEqual([["rOr", "L", 7, 7]]);
  });

  it("snaps to where all of it is free, preferably to where it fits", () => {
    const beside = new Layout([["oRo", "U", 0, 1]]);
    // Held a little too high, where it would overlap.
    expect(snapGroup(beside, GROUP, "U", [1, 0.9])).toEqual(["rOr", "U", 0, 0]);
    expect(snapGroup(beside, GROUP, "U", [1, 8.5])).toEqual(["rOr", "U", 0, 8]);
    expect(snapGroup(new Layout([["oRo", "U", 0, 0]]), GROUP, "U", [1, 0.5], 0)).toBe(null);
    expect(snapGroup(beside, [], "U", [0, 0])).toBe(null);
  });

  it("turns in place, and further if there is no room", () => {
    const [turned] = turnedInPlace(new Layout([]), [["rOr", "U", 0, 0]]);
    expect(turned?.[1]).toBe("R");
    expect(cellsOf(turned as Placement).some(([x, y]) => (x === 0 || x === 1) && y === 0)).toBe(true);
    const walls: readonly Placement[] = [
      ["oRo", "U", 0, 1],
      ["oYo", "U", 0, -1],
    ];
    expect(turnedInPlace(new Layout(walls), [["rOr", "U", 0, 0]])).toEqual([["rOr", "D", 0, 0]]);
    let group = GROUP;
    for (let turn = 0; turn < 4; turn++) group = turnedInPlace(new Layout([]), group);
    expect(cells(group)).toEqual(cells(GROUP));
  });

  it("gets a tile chosen by keyboard beside the others", () => {
    expect(besides(new Layout([]), "oRo")).toEqual(["oRo", "U", 0, 0]);
    expect(besides(new Layout(GROUP), "oRo")).toEqual(["oRo", "U", 2, 0]);
    expect(turnedAt(["oRo", "L", 3, 4])).toEqual(["oRo", "U", 3, 4]);
  });
});
