import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { address, goalOf, readGoal, readPlace, START } from "../src/analysis/address.ts";
import { markOf, valuesForA } from "../src/analysis/answers.ts";
import { AGAINST_BELOW } from "../src/levels/levels.ts";
import { bestOf, turnsOf } from "../src/quarto/worth.ts";
import type { Turn, Value } from "../src/wire.ts";
import type { Options } from "../src/protocol.ts";

const query = (text: string) => new URL(text, "http://localhost").searchParams;
const turn = (
  event: number,
  seat: "A" | "B",
  before: Value | null,
  after: Value | null,
  mistake: Value | null = null,
): Turn => ({
  event,
  seat,
  before,
  after,
  mistake,
  missed: [],
});

describe("the address of an analysis", () => {
  it("opens the same again", () => {
    const place = readPlace(query("/analysis?position=0127/..../..../....+-&last=d4"));
    const goal: Options = { features: ["colour", "top"], squares: true, shared: 2 };
    const link = address(place, goal);
    expect(link).toBe("/analysis?position=0127/..../..../....+-&last=d4&features=colour,top&squares=1&shared=2");
    expect([readPlace(query(link)), readGoal(query(link))]).toEqual([place, goal]);
  });

  it("is the initial position if it is empty or malformed", () => {
    expect(readPlace(query("/analysis"))).toEqual(START);
    expect(readPlace(query("/analysis?position=00../..../..../....+-&last=a1"))).toEqual(START);
    expect(readPlace(query("/analysis?position=01../..../..../....+-&last=e9")).last).toBe(null);
    expect(readGoal(query("/analysis?features=smell&shared=9&squares="))).toEqual({});
    expect(readGoal(query("/analysis?features=top&shared=2"))).toEqual({ features: ["top"] });
  });

  it("contains only options of lines that differ from the default", () => {
    expect(
      goalOf({ features: ["colour", "shape", "height", "top"], squares: false, shared: 1, point: "word" }),
    ).toEqual({});
    expect(goalOf({ shared: 2, squares: true })).toEqual({ squares: true, shared: 2 });
  });
});

describe("what things are worth", () => {
  it("counts turns in which a piece is placed", () => {
    expect([1, 2, 3, 4, 5, null].map((plies) => turnsOf({ value: "win", plies }))).toEqual([1, 1, 2, 2, 3, 0]);
  });

  it("knows the best choices as soon as the position is known", () => {
    const win = { value: "win", plies: 5 } as const;
    const choices = { a1: win, b1: { value: "win", plies: 7 }, c1: win } as const;
    expect(bestOf(win, choices)).toEqual(["a1", "c1"]);
    expect(bestOf({ value: null, plies: null }, choices)).toEqual([]);
  });

  it("is seen from one side along the game", () => {
    const turns = [turn(1, "A", "draw", "draw"), turn(3, "B", "draw", "loss", "draw"), turn(4, "B", null, null)];
    expect(valuesForA(6, turns)).toEqual(["draw", "draw", "draw", "win", null, null]);
    expect(valuesForA(2, [])).toEqual([null, null]);
  });

  it("marks mistakes as players do", () => {
    expect(markOf(turn(1, "A", "win", "loss", "win"))).toBe("??");
    expect(markOf(turn(1, "A", "win", "draw", "win"))).toBe("?");
    expect(markOf(turn(1, "A", "draw", "draw"))).toBe("");
  });
});

describe("the figures of the levels", () => {
  it("are those of docs/levels.md", () => {
    const text = readFileSync(join(import.meta.dirname, "../../docs/levels.md"), "utf8");
    const rows = [...text.matchAll(/^\| (\d) \| (−?\d+) \| \d+ \|(?: (\d+), (\d+), (\d+))? \|$/gm)];
    const below = rows.slice(0, -1).map((row) => [Number(row[5]), Number(row[4]), Number(row[3])]);
    expect(below).toEqual(AGAINST_BELOW);
  });
});
