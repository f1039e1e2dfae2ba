import { describe, expect, it } from "vitest";
import {
  analysisAddress,
  lineOptionsOf,
  readAnalysed,
  readLineOptions,
  START,
} from "../../src/quarto/analysis/address.ts";
import { markOf, valuesForA } from "../../src/quarto/analysis/answers.ts";
import { bestOf, turnsOf } from "../../src/quarto/board/worth.ts";
import type { AnyOptions } from "../../src/server/protocol.ts";
import type { ReviewedAction, Value } from "../../src/server/wire.ts";

const query = (text: string) => new URL(text, "http://localhost").searchParams;
const turn = (
  event: number,
  seat: "A" | "B",
  before: Value | null,
  after: Value | null,
  mistake: Value | null = null,
): ReviewedAction => ({
  event,
  seat,
  before,
  after,
  mistake,
  missed: [],
});

describe("the address of an analysis", () => {
  it("opens the same position and rules again", () => {
    const place = readAnalysed(query("/analysis?position=0127/..../..../....+-&last=d4"));
    const goal: AnyOptions = { features: ["colour", "top"], squares: true, shared: 2 };
    const link = analysisAddress(place, goal);
    expect(link).toBe("/analysis?position=0127/..../..../....+-&last=d4&features=colour,top&squares=1&shared=2");
    expect([readAnalysed(query(link)), readLineOptions(query(link))]).toEqual([place, goal]);
  });

  it("falls back to the initial position if it is empty or malformed", () => {
    expect(readAnalysed(query("/analysis"))).toEqual(START);
    expect(readAnalysed(query("/analysis?position=00../..../..../....+-&last=a1"))).toEqual(START);
    expect(readAnalysed(query("/analysis?position=01../..../..../....+-&last=e9")).last).toBe(null);
    expect(readLineOptions(query("/analysis?features=smell&shared=9&squares="))).toEqual({});
    expect(readLineOptions(query("/analysis?features=top&shared=2"))).toEqual({ features: ["top"] });
  });

  it("contains only options that differ from the default", () => {
    expect(
      lineOptionsOf({ features: ["colour", "shape", "height", "top"], squares: false, shared: 1, point: "word" }),
    ).toEqual({});
    expect(lineOptionsOf({ shared: 2, squares: true })).toEqual({ squares: true, shared: 2 });
  });
});

describe("the worth of a position", () => {
  it("counts the turns in which a piece is placed", () => {
    expect([1, 2, 3, 4, 5, null].map((plies) => turnsOf({ value: "win", plies }))).toEqual([1, 1, 2, 2, 3, 0]);
  });

  it("marks the best choices once the worth of the position is known", () => {
    const win = { value: "win", plies: 5 } as const;
    const choices = { a1: win, b1: { value: "win", plies: 7 }, c1: win } as const;
    expect(bestOf(win, choices)).toEqual(["a1", "c1"]);
    expect(bestOf({ value: null, plies: null }, choices)).toEqual([]);
  });

  it("is told for player A throughout a game", () => {
    const turns = [turn(1, "A", "draw", "draw"), turn(3, "B", "draw", "loss", "draw"), turn(4, "B", null, null)];
    expect(valuesForA(6, turns)).toEqual(["draw", "draw", "draw", "win", null, null]);
    expect(valuesForA(2, [])).toEqual([null, null]);
  });

  it("annotates mistakes with ? and ??", () => {
    expect(markOf(turn(1, "A", "win", "loss", "win"))).toBe("??");
    expect(markOf(turn(1, "A", "win", "draw", "win"))).toBe("?");
    expect(markOf(turn(1, "A", "draw", "draw"))).toBe("");
  });
});
