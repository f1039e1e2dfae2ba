import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { besides, carried, snapGroup, turnedAt, turnedInPlace } from "../src/pentaraduga/building.ts";
import { cellsOf, Layout, type Placement } from "../src/pentaraduga/lattice.ts";
import { TILES, tilesIn } from "../src/solve/hand.ts";
import { endsOf } from "../src/solve/marks.ts";
import { clock } from "../src/numbers.ts";

const GROUP: readonly Placement[] = [
  ["кОк", "В", 0, 0],
  ["жОж", "Н", 0, -1],
];
const cells = (group: readonly Placement[]) => group.flatMap(cellsOf).map(String).sort();

describe("building", () => {
  test("a group goes and turns with the tile that is carried", () => {
    expect(carried(GROUP, ["кОк", "В", 5, 3])).toEqual([
      ["кОк", "В", 5, 3],
      ["жОж", "Н", 5, 2],
    ]);
    const turned = carried(GROUP, ["кОк", "П", 5, 3]);
    expect(turned[0]).toEqual(["кОк", "П", 5, 3]);
    // Base to base they were, and base to base they stay.
    expect(turned[1]).toEqual(["жОж", "Л", 4, 3]);
    expect(carried([["кОк", "В", 0, 0]], ["кОк", "Л", 7, 7])).toEqual([["кОк", "Л", 7, 7]]);
  });

  test("a group snaps to where all of it is free, and best to where it fits", () => {
    const beside = new Layout([["оКо", "В", 0, 1]]);
    // Held a little too high, where it would lie on the other.
    expect(snapGroup(beside, GROUP, "В", [1, 0.9])).toEqual(["кОк", "В", 0, 0]);
    expect(snapGroup(beside, GROUP, "В", [1, 8.5])).toEqual(["кОк", "В", 0, 8]);
    expect(snapGroup(new Layout([["оКо", "В", 0, 0]]), GROUP, "В", [1, 0.5], 0)).toBe(null);
    expect(snapGroup(beside, [], "В", [0, 0])).toBe(null);
  });

  test("what is turned where it lies stays about there, and turns further where there is no room", () => {
    const [turned] = turnedInPlace(new Layout([]), [["кОк", "В", 0, 0]]);
    expect(turned?.[1]).toBe("П");
    expect(cellsOf(turned as Placement).some(([x, y]) => (x === 0 || x === 1) && y === 0)).toBe(true);
    const walls: readonly Placement[] = [
      ["оКо", "В", 0, 1],
      ["оЖо", "В", 0, -1],
    ];
    expect(turnedInPlace(new Layout(walls), [["кОк", "В", 0, 0]])).toEqual([["кОк", "Н", 0, 0]]);
    let group = GROUP;
    for (let turn = 0; turn < 4; turn++) group = turnedInPlace(new Layout([]), group);
    expect(cells(group)).toEqual(cells(GROUP));
  });

  test("the keyboard takes a tile up beside the others", () => {
    expect(besides(new Layout([]), "оКо")).toEqual(["оКо", "В", 0, 0]);
    expect(besides(new Layout(GROUP), "оКо")).toEqual(["оКо", "В", 2, 0]);
    expect(turnedAt(["оКо", "Л", 3, 4])).toEqual(["оКо", "В", 3, 4]);
  });
});

test("all tiles are there in their order, and hands are read in either alphabet", () => {
  expect(TILES.length).toBe(24);
  expect(TILES.slice(0, 5)).toEqual(["фКф", "фКо", "оКф", "оКо", "кОк"]);
  expect(tilesIn("rOr оКо, nonsense ORO")).toEqual(["оКо", "кОк"]);
  expect(tilesIn("")).toEqual([]);
});

test("a side of a cell has two ends", () => {
  expect(endsOf([2, 3], "В")).toEqual([
    [2, 4],
    [3, 4],
  ]);
  expect(endsOf([2, 3], "П")).toEqual([
    [3, 3],
    [3, 4],
  ]);
  expect(endsOf([2, 3], "Н")).toEqual([
    [2, 3],
    [3, 3],
  ]);
  expect(endsOf([2, 3], "Л")).toEqual([
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
