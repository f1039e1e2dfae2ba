import { describe, expect, it } from "vitest";
import type { Placement } from "../src/pentaraduga/lattice.ts";
import type { View } from "../src/pentaraduga/model.ts";
import {
  builtWith,
  drawn,
  goalOf,
  happenings,
  laidBy,
  loose,
  openHand,
  pointsOf,
  spots,
  type TilesStep,
} from "../src/pentaraduga/replay.ts";
import type { Act, Seat } from "../src/protocol.ts";
import { descriptor } from "./descriptors.ts";

const view: View = { hands: [[], []], stocks: [[], []], figures: {} };
const step = (seat: Seat | null, what: Act | null, seq: number): TilesStep => ({
  seq,
  seat,
  at: 0,
  what,
  view,
  missed: [],
});
const told = (...all: readonly (readonly [Seat | null, Act["type"] | null])[]) =>
  happenings(all.map(([seat, type], seq) => step(seat, type ? ({ type } as Act) : null, seq)));

describe("what happened", () => {
  it("is a line a step, but building is one thing", () => {
    const all = told(
      [null, null],
      ["A", "arrange"],
      ["B", "arrange"],
      ["A", "arrange"],
      ["A", "stop"],
      ["B", "arrange"],
      ["B", "check"],
    );
    expect(all.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [1, 3],
      [4, 4],
      [5, 5],
      [6, 6],
    ]);
    expect(all.map(({ builders }) => builders)).toEqual([[], ["A", "B"], [], ["B"], []]);
  });

  it("lays tiles, or nothing", () => {
    const placements: readonly Placement[] = [["oRo", "U", 0, 0]];
    expect(laidBy(step("A", { type: "lay", placements }, 1))).toEqual(placements);
    expect(laidBy(step("A", { type: "pass" }, 1))).toEqual([]);
    expect(laidBy(step(null, null, 0))).toEqual([]);
  });
});

describe("tiles", () => {
  it("are loose while they lie in no figure", () => {
    expect(loose(["oRo", null, "rOr"], { A: [["rOr", "U", 0, 0]], B: [] })).toEqual(["oRo", null]);
  });

  it("are a hand for the solver only if all are seen", () => {
    expect(openHand(["oRo", "rOr"])).toEqual(["oRo", "rOr"]);
    expect(openHand(["oRo", null])).toEqual([]);
  });

  it("are those both have built with, before one had all", () => {
    const after = (hands: View["hands"]) => ({ ...step(null, null, 0), view: { ...view, hands } });
    expect(builtWith([after([["oRo"], ["rOr"]]), after([["oRo", "rOr"], []])])).toEqual([["oRo"], ["rOr"]]);
    expect(builtWith([])).toEqual([[], []]);
  });

  it("make a figure for everybody who has some", () => {
    const figures = { A: [], B: [] };
    expect(drawn({ ...view, figures: { common: [] } })).toEqual(["common"]);
    expect(drawn({ ...view, hands: [["oRo"], ["rOr"]], figures })).toEqual(["A", "B"]);
    expect(drawn({ ...view, hands: [["oRo", "rOr"], []], figures })).toEqual(["A"]);
    expect(drawn({ ...view, hands: [["oRo"], []], figures: { A: [], B: [["rOr", "U", 0, 0]] } })).toEqual(["A", "B"]);
    expect(drawn({ ...view, figures })).toEqual(["A", "B"]);
  });

  it("that could lie on the same cells have one spot", () => {
    expect(
      spots([
        ["oRo", "U", 0, 0],
        ["oRv", "D", 0, 0],
        ["oRo", "R", 0, 0],
        ["oRo", "U", 5, 0],
      ]),
    ).toBe(3);
    expect(spots([])).toBe(0);
  });
});

it("the points are told where they decided", () => {
  expect(pointsOf({ winner: "B", reason: "checked", score: [2, 3] })).toEqual([3, 2]);
  expect(pointsOf({ winner: "B", reason: "resigned", score: [0, 4] })).toBe(null);
  expect(pointsOf(null)).toBe(null);
});

it("the best figure is sought where everybody builds one", () => {
  const shows = (...names: string[]) => descriptor("any", { shows: names });
  expect(goalOf(shows("best:squares"))).toBe("squares");
  expect(goalOf(shows("line", "best:frame"))).toBe("frame");
  expect(goalOf(shows("line"))).toBe(null);
  expect(goalOf(undefined)).toBe(null);
});
