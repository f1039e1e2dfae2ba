import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { besides, carried, snapGroup, turnedAt, turnedInPlace } from "../src/pentaraduga/building.ts";
import { cellsOf, Layout, type Placement } from "../src/pentaraduga/lattice.ts";
import { TILES, tilesIn } from "../src/solve/hand.ts";
import { endsOf } from "../src/solve/marks.ts";
import { clock } from "../src/numbers.ts";

const GROUP: readonly Placement[] = [
  ["rOr", "U", 0, 0],
  ["yOy", "D", 0, -1],
];
const cells = (group: readonly Placement[]) => group.flatMap(cellsOf).map(String).sort();

describe("building", () => {
  test("a group goes and turns with the tile that is carried", () => {
    expect(carried(GROUP, ["rOr", "U", 5, 3])).toEqual([
      ["rOr", "U", 5, 3],
      ["yOy", "D", 5, 2],
    ]);
    const turned = carried(GROUP, ["rOr", "R", 5, 3]);
    expect(turned[0]).toEqual(["rOr", "R", 5, 3]);
    // Base to base they were, and base to base they stay.
    expect(turned[1]).toEqual(["yOy", "L", 4, 3]);
    expect(carried([["rOr", "U", 0, 0]], ["rOr", "L", 7, 7])).toEqual([["rOr", "L", 7, 7]]);
  });

  test("a group snaps to where all of it is free, and best to where it fits", () => {
    const beside = new Layout([["oRo", "U", 0, 1]]);
    // Held a little too high, where it would lie on the other.
    expect(snapGroup(beside, GROUP, "U", [1, 0.9])).toEqual(["rOr", "U", 0, 0]);
    expect(snapGroup(beside, GROUP, "U", [1, 8.5])).toEqual(["rOr", "U", 0, 8]);
    expect(snapGroup(new Layout([["oRo", "U", 0, 0]]), GROUP, "U", [1, 0.5], 0)).toBe(null);
    expect(snapGroup(beside, [], "U", [0, 0])).toBe(null);
  });

  test("what is turned where it lies stays about there, and turns further where there is no room", () => {
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

  test("the keyboard takes a tile up beside the others", () => {
    expect(besides(new Layout([]), "oRo")).toEqual(["oRo", "U", 0, 0]);
    expect(besides(new Layout(GROUP), "oRo")).toEqual(["oRo", "U", 2, 0]);
    expect(turnedAt(["oRo", "L", 3, 4])).toEqual(["oRo", "U", 3, 4]);
  });
});

test("all tiles are there in their order, and hands are read in either alphabet", () => {
  expect(TILES.length).toBe(24);
  expect(TILES.slice(0, 5)).toEqual(["vRv", "vRo", "oRv", "oRo", "rOr"]);
  expect(tilesIn("rOr оКо, nonsense ORO")).toEqual(["oRo", "rOr"]);
  expect(tilesIn("")).toEqual([]);
});

test("a side of a cell has two ends", () => {
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

test("a clock", () => expect([0, 5.9, 65, 3600].map(clock)).toEqual(["0:00", "0:05", "1:05", "60:00"]));

test("every word of these pages is said somewhere", () => {
  const locale = join(import.meta.dirname, "../../src/fourfold/locale/en");
  const sources = join(import.meta.dirname, "../src");
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const text = files.map((name) => readFileSync(join(sources, name), "utf8")).join("\n");
  /** Ids that are put together from a beginning and what may follow. */
  const composed = /^web-(solve-(kind|about)|problem-task|hands-goal)-/;
  for (const file of ["web-solve.ftl", "web-bench.ftl"]) {
    const ids = [...readFileSync(join(locale, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
      (match) => match[1] as string,
    );
    expect(ids.filter((id) => !text.includes(`"${id}"`) && !composed.test(id))).toEqual([]);
  }
});
