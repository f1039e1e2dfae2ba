import { describe, expect, test } from "vitest";
import {
  boxOf,
  cellsOf,
  DIRECTIONS,
  edgesBetween,
  Layout,
  middleOf,
  moved,
  near,
  nearest,
  parityOf,
  type Placement,
  sidesOf,
  snap,
  turnedGroup,
} from "../src/pentaraduga/lattice.ts";
import { coloursOf, type Tile } from "../src/pentaraduga/tiles.ts";
import { faultsOf } from "../src/pentaraduga/model.ts";
import { fitting, fittingBeside, panned, shows, toTable, toWindow, zoomed } from "../src/pentaraduga/viewport.ts";

const lies = (tile: Tile, direction: Placement[1], x = 0, y = 0): Placement => [tile, direction, x, y];

test("a tile is its colours", () => {
  expect(coloursOf("oRv")).toEqual(["orange", "red", "violet"]);
});

describe("places", () => {
  test("cells come left small triangle first, as the server has them", () => {
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

  test("the sides of its cells turn with it", () => {
    expect(sidesOf(lies("oRv", "U"))).toEqual([
      ["orange", "red", "red", "orange"],
      ["violet", "violet", "red", "red"],
    ]);
    expect(sidesOf(lies("oRv", "D"))[0]).toEqual(["red", "orange", "orange", "red"]);
  });

  test("four turns of a group bring it back", () => {
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

  test("turning a group keeps what fits", () => {
    const group: readonly Placement[] = [lies("rOr", "U"), lies("yOy", "D", 0, -1)];
    for (let turned = group, turn = 0; turn < 4; turn++, turned = turnedGroup(turned)) {
      const [first, second] = turned as [Placement, Placement];
      expect(new Layout([first]).fits(second)).toBe(true);
    }
  });
});

describe("what fits", () => {
  const layout = new Layout([lies("rOr", "U")]);

  test("base to base of one colour", () => {
    expect(layout.fits(lies("yOy", "D", 0, -1))).toBe(true);
    expect(layout.touch(lies("yOy", "D", 0, -1))).toEqual({ edges: 2, clashes: 0, rough: false });
  });
  test("not another colour, not upon it, not apart", () => {
    expect(layout.touch(lies("bGb", "D", 0, -1)).clashes).toBe(2);
    expect(layout.fits(lies("yOy", "D", 0, 0))).toBe(false);
    expect(layout.fits(lies("yOy", "D", 0, -3))).toBe(false);
  });
  test("diagonals end on the same vertices", () => {
    expect(parityOf(lies("rOr", "U"))).not.toBe(parityOf(lies("rOr", "U", 1, 0)));
    expect(layout.touch(lies("yOy", "D", 1, -1)).rough).toBe(true);
  });
  test("a tile turns itself to fit", () => {
    expect(snap(layout, "yOy", "U", [1, -0.5])).toEqual(lies("yOy", "D", 0, -1));
  });
  test("where nothing fits it stays as it is held", () => {
    expect(snap(layout, "bGb", "R", [7.5, 7])).toEqual(lies("bGb", "R", 7, 6));
    expect(snap(layout, "bGb", "U", [1, 0.5])).toBeNull();
  });
  test("a group hangs together", () => {
    const laid = new Layout([lies("rOr", "U"), lies("yOy", "D", 0, -1), lies("bGb", "U", 5, 5)]);
    expect(
      laid
        .groupOf("yOy")
        .map(([tile]) => tile)
        .sort(),
    ).toEqual(["rOr", "yOy"]);
  });
});

test("a point is nearest to the place round it", () => {
  const places = [lies("oRo", "U"), lies("oRo", "R", 3, 0)];
  expect(nearest(places, [3.4, 1.1])).toBe(places[1]);
  expect(nearest(places, [30, 30])).toBeNull();
  expect(near("oRo", "U", [1.1, 0.4])).toEqual(lies("oRo", "U"));
  expect(middleOf(lies("oRo", "R"))).toEqual([0.5, 1]);
});

describe("the window", () => {
  const size = { width: 400, height: 300 };
  const box = { left: -3, right: 5, bottom: -2, top: 4 };

  for (const flip of [false, true]) {
    test(`a point and back, ${flip ? "from the other side" : "straight"}`, () => {
      const view = fitting(box, size, 1, flip);
      const [x, y] = toWindow(view, size, toTable(view, size, [37, 211]));
      expect([Math.round(x), Math.round(y)]).toEqual([37, 211]);
    });
    test(`all of the box is in it, ${flip ? "from the other side" : "straight"}`, () => {
      const view = fitting(box, size, 1, flip);
      for (const corner of [
        [-3, -2],
        [5, 4],
      ] as const) {
        const [x, y] = toWindow(view, size, corner);
        expect(x >= 0 && x <= 400 && y >= 0 && y <= 300).toBe(true);
      }
    });
  }
  test("zooming keeps the point under the pointer", () => {
    const view = zoomed(fitting(box, size), size, 1.5, [80, 90]);
    expect(toTable(view, size, [80, 90])).toEqual(
      toTable(fitting(box, size), size, [80, 90]).map((at): unknown => expect.closeTo(at, 6)),
    );
  });
  test("what is pulled follows", () => {
    const view = fitting(box, size);
    const at = toTable(view, size, [100, 100]);
    expect(toTable(panned(view, 20, -30), size, [120, 70])).toEqual(at.map((one): unknown => expect.closeTo(one, 6)));
  });
});

test("a figure keeps clear of what stands in a corner of the window", () => {
  const [wide, corner] = [
    { width: 400, height: 100 },
    { width: 100, height: 30 },
  ];
  const beside = fittingBeside({ left: 0, right: 3, bottom: 0, top: 3 }, wide, corner, 0);
  expect(toWindow(beside, wide, [0, 3])[0]).toBeGreaterThan(100);
  const below = fittingBeside({ left: 0, right: 9, bottom: 0, top: 1 }, wide, corner, 0);
  expect(toWindow(below, wide, [0, 1])[1]).toBeGreaterThanOrEqual(30);
});

test("tiles touch at unit edges", () => {
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

test("a fault is pointed out once, however many faults there are in it", () => {
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

test("a box is in sight as long as it is inside the window and clear of its corner", () => {
  const [size, nothing, box] = [
    { width: 400, height: 400 },
    { width: 0, height: 0 },
    { left: 0, right: 4, bottom: 0, top: 4 },
  ];
  const viewport = { scale: 50, middle: [2, 2] } as const;
  expect(shows(viewport, size, nothing, box, 0.5)).toBe(true);
  expect(shows({ ...viewport, scale: -50 }, size, nothing, box, 0.5)).toBe(true);
  expect(shows(viewport, size, nothing, { ...box, right: 6 }, 0.5)).toBe(false);
  expect(shows(viewport, size, { width: 80, height: 80 }, box, 0.5)).toBe(false);
  expect(shows(viewport, size, { width: 80, height: 70 }, box, 0.5)).toBe(true);
});
