import { describe, expect, it } from "vitest";
import type { MatchInfo } from "../../src/server/protocol.ts";
import { sheet, standing } from "../../src/table/match/score.ts";

describe("a match", () => {
  const GAMES = ["squares", "fulls", "squares"];
  const match = (over: boolean, ...points: (readonly [number, number])[]): MatchInfo => ({
    games: GAMES,
    entries: points.map(([a, b], index) => ({
      game: GAMES[index] ?? "",
      outcome: { winner: a > b ? "A" : "B", reason: "checked" },
      table: `t${index + 1}`,
      points: [a, b],
    })),
    totals: [points.reduce((sum, [a]) => sum + a, 0), points.reduce((sum, [, b]) => sum + b, 0)],
    over,
    winner: over ? "A" : null,
  });

  it("numbers its games", () => {
    expect(standing(null, "t1")).toBe(null);
    expect(standing({ ...match(false), games: ["quarto"] }, "t1")).toBe(null);
    expect(standing(match(false), "t1")).toEqual({ number: 1, count: 3, entered: false, last: false });
    expect(standing(match(false, [3, 0]), "t1")).toEqual({ number: 1, count: 3, entered: true, last: false });
    expect(standing(match(false, [3, 0]), "t2")).toMatchObject({ number: 2, entered: false });
  });

  it("ends when the server says so, even early", () => {
    expect(standing(match(true, [3, 0], [0, 1], [2, 0]), "t3")).toMatchObject({ number: 3, last: true });
    expect(standing(match(true, [9, 0], [7, 0]), "t2")).toMatchObject({ number: 2, last: true });
    expect(standing(match(true, [9, 0], [7, 0]), "t1")).toMatchObject({ number: 1, last: false });
  });

  it("has a score sheet with a line for every game that is played", () => {
    const lines = sheet(match(false, [3, 0]));
    expect(lines.map((line) => line.points)).toEqual([[3, 0], null, null]);
    expect(lines.map((line) => line.game)).toEqual(GAMES);
    expect(lines.map((line) => line.table)).toEqual(["t1", null, null]);
    expect(sheet(match(true, [9, 0], [7, 0]))).toHaveLength(2);
  });
});
