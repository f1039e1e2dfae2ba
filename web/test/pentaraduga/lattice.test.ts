import { describe, expect, it } from "vitest";
import {
  boxOf,
  cellsOf,
  DIRECTIONS,
  edgesBetween,
  Layout,
  middleOf,
  moved,
  near,
  nearestPlace,
  parityOf,
  type Placement,
  sidesOf,
  snap,
  turnedGroup,
} from "../../src/pentaraduga/tiles/lattice.ts";
import { coloursOf, type Tile } from "../../src/pentaraduga/tiles/tiles.ts";

const lies = (tile: Tile, direction: Placement[1], x = 0, y = 0): Placement => [tile, direction, x, y];

it("a tile is named by its colours", () => {
  expect(coloursOf("oRv")).toEqual(["orange", "red", "violet"]);
});

describe("a placement", () => {
  it("lists the cell with the left small triangle first, as the server does", () => {
    expect(DIRECTIONS.map((direction) => cellsOf(lies("oRo", direction)))).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [0, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 1],
      ],
    ]);
  });

  it("turns the colours of its cells with the tile", () => {
    expect(sidesOf(lies("oRv", "U"))).toEqual([
      ["orange", "red", "red", "orange"],
      ["violet", "violet", "red", "red"],
    ]);
    expect(sidesOf(lies("oRv", "D"))[0]).toEqual(["red", "orange", "orange", "red"]);
  });

  it("returns to itself after four turns of its group", () => {
    const group: readonly Placement[] = [lies("oRo", "U"), lies("rOr", "R", 2, 0), lies("yOy", "D", 0, -1)];
    let turned = group;
    for (let turn = 0; turn < 4; turn++) {
      turned = turnedGroup(turned);
      expect(new Set(turned.flatMap(cellsOf).map(String)).size).toBe(6);
    }
    const back = boxOf(turned);
    const { left, bottom } = boxOf(group);
    expect(turned.map((place) => moved(place, left - back.left, bottom - back.bottom))).toEqual(group);
  });

  it("still fits after its group is turned", () => {
    const group: readonly Placement[] = [lies("rOr", "U"), lies("yOy", "D", 0, -1)];
    for (let turned = group, turn = 0; turn < 4; turn++, turned = turnedGroup(turned)) {
      const [first, second] = turned as [Placement, Placement];
      expect(new Layout([first]).fits(second)).toBe(true);
    }
  });
});

describe("a layout", () => {
  const layout = new Layout([lies("rOr", "U")]);

  it("accepts tiles base to base in one colour", () => {
    expect(layout.fits(lies("yOy", "D", 0, -1))).toBe(true);
    expect(layout.touch(lies("yOy", "D", 0, -1))).toEqual({ edges: 2, clashes: 0, rough: false });
  });
  it("rejects another colour, an overlap, and a tile apart", () => {
    expect(layout.touch(lies("bGb", "D", 0, -1)).clashes).toBe(2);
    expect(layout.fits(lies("yOy", "D", 0, 0))).toBe(false);
    expect(layout.fits(lies("yOy", "D", 0, -3))).toBe(false);
  });
  it("calls a joint rough if diagonals end on different vertices", () => {
    expect(parityOf(lies("rOr", "U"))).not.toBe(parityOf(lies("rOr", "U", 1, 0)));
    expect(layout.touch(lies("yOy", "D", 1, -1)).rough).toBe(true);
  });
  it("snaps a tile to a direction in which it fits", () => {
    expect(snap(layout, "yOy", "U", [1, -0.5])).toEqual(lies("yOy", "D", 0, -1));
  });
  it("leaves a tile as it is held if nothing fits", () => {
    expect(snap(layout, "bGb", "R", [7.5, 7])).toEqual(lies("bGb", "R", 7, 6));
    expect(snap(layout, "bGb", "U", [1, 0.5])).toBeNull();
  });
  it("finds the group of connected tiles", () => {
    const laid = new Layout([lies("rOr", "U"), lies("yOy", "D", 0, -1), lies("bGb", "U", 5, 5)]);
    expect(
      laid
        .groupOf("yOy")
        .map(([tile]) => tile)
        .sort(),
    ).toEqual(["rOr", "yOy"]);
  });
});

it("finds the place nearest to a point", () => {
  const places = [lies("oRo", "U"), lies("oRo", "R", 3, 0)];
  expect(nearestPlace(places, [3.4, 1.1])).toBe(places[1]);
  expect(nearestPlace(places, [30, 30])).toBeNull();
  expect(near("oRo", "U", [1.1, 0.4])).toEqual(lies("oRo", "U"));
  expect(middleOf(lies("oRo", "R"))).toEqual([0.5, 1]);
});

it("finds the unit edges at which tiles touch", () => {
  expect(edgesBetween(lies("oRo", "U"), lies("rOr", "U", 2, 0))).toEqual([
    [
      [2, 0],
      [2, 1],
    ],
  ]);
  expect(edgesBetween(lies("oRo", "U"), lies("rOr", "U", 0, 1))).toEqual([
    [
      [0, 1],
      [1, 1],
    ],
    [
      [1, 1],
      [2, 1],
    ],
  ]);
  expect(edgesBetween(lies("oRo", "U"), lies("rOr", "U", 3, 0))).toEqual([]);
});
