import { describe, expect, it } from "vitest";
import {
  builtWith,
  drawn,
  happenings,
  laidBy,
  loose,
  openHand,
  pointsOf,
  spots,
  type TilesStep,
} from "../../src/pentaraduga/replay/model.ts";
import type { Placement } from "../../src/pentaraduga/tiles/lattice.ts";
import { goalOf, type TilesView } from "../../src/pentaraduga/view.ts";
import type { Act, Seat } from "../../src/server/protocol.ts";
import { descriptor } from "../fakes/descriptors.ts";

const view: TilesView = { hands: [[], []], stocks: [[], []], figures: {} };
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

describe("the list of events", () => {
  it("has an entry for each step, but one for successive steps of building", () => {
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

  it("knows which tiles a step has laid", () => {
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

  it("are a hand for the solver only if all are visible", () => {
    expect(openHand(["oRo", "rOr"])).toEqual(["oRo", "rOr"]);
    expect(openHand(["oRo", null])).toEqual([]);
  });

  it("are those with which both players built, before an extension gave one of them all", () => {
    const after = (hands: TilesView["hands"]) => ({ ...step(null, null, 0), view: { ...view, hands } });
    expect(builtWith([after([["oRo"], ["rOr"]]), after([["oRo", "rOr"], []])])).toEqual([["oRo"], ["rOr"]]);
    expect(builtWith([])).toEqual([[], []]);
  });

  it("make a figure for every player who has some", () => {
    const figures = { A: [], B: [] };
    expect(drawn({ ...view, figures: { common: [] } })).toEqual(["common"]);
    expect(drawn({ ...view, hands: [["oRo"], ["rOr"]], figures })).toEqual(["A", "B"]);
    expect(drawn({ ...view, hands: [["oRo", "rOr"], []], figures })).toEqual(["A"]);
    expect(drawn({ ...view, hands: [["oRo"], []], figures: { A: [], B: [["rOr", "U", 0, 0]] } })).toEqual(["A", "B"]);
    expect(drawn({ ...view, figures })).toEqual(["A", "B"]);
  });

  it("that could lie on the same cells count as one spot", () => {
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

it("returns the points only if they decided the game", () => {
  expect(pointsOf({ winner: "B", reason: "checked", score: [2, 3] })).toEqual([3, 2]);
  expect(pointsOf({ winner: "B", reason: "resigned", score: [0, 4] })).toBe(null);
  expect(pointsOf(null)).toBe(null);
});

it("offers the best figure in games in which everybody builds one", () => {
  const shows = (...names: string[]) => descriptor("any", { shows: names });
  expect(goalOf(shows("best:squares"))).toBe("squares");
  expect(goalOf(shows("line", "best:frame"))).toBe("frame");
  expect(goalOf(shows("line"))).toBe(null);
  expect(goalOf(undefined)).toBe(null);
});
