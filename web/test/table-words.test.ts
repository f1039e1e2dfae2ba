import { describe, expect, it } from "vitest";
import { lengthOf, lengthsOf, mixedFrom, toggled } from "../src/home/match.ts";
import type { MatchInfo } from "../src/protocol.ts";
import { differences, nearest, type Presets, unusual } from "../src/quarto/rules.ts";
import { gameSteps } from "../src/replay/replay.ts";
import { sheet, standing } from "../src/table/score.ts";
import type { Step } from "../src/wire.ts";

const PRESETS: Presets = {
  international: {},
  tournament: { move_time: 60, false_call: "forfeit" },
  "edition-da": { point: "word" },
};

describe("the rules in words", () => {
  it("are those of the nearest preset", () => {
    expect(nearest({}, PRESETS)).toEqual({ preset: "international", changed: false });
    expect(nearest({ move_time: 60, false_call: "forfeit" }, PRESETS)).toEqual({
      preset: "tournament",
      changed: false,
    });
    expect(nearest({ move_time: 30, false_call: "forfeit" }, PRESETS)).toEqual({ preset: "tournament", changed: true });
    expect(nearest({ point: "word" }, PRESETS)).toEqual({ preset: "international", changed: true });
    expect(nearest({}, {})).toBe(null);
  });

  it("list the differences from the default that matter", () => {
    expect(unusual({})).toEqual([]);
    expect(unusual({ move_time: 60, false_call: "forfeit", squares: true })).toEqual([
      "squares",
      "move-time",
      "false-call-forfeit",
    ]);
    expect(unusual({ calls: "auto", false_call: "forfeit", late_call: "none" })).toEqual(["calls-auto"]);
    expect(differences({ shared: 2 }, { shared: 2 })).toEqual([]);
  });
});

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

  it("counts its games", () => {
    expect(standing(null, "t1")).toBe(null);
    expect(standing({ ...match(false), games: ["quarto"] }, "t1")).toBe(null);
    expect(standing(match(false), "t1")).toEqual({ number: 1, count: 3, entered: false, last: false });
    expect(standing(match(false, [3, 0]), "t1")).toEqual({ number: 1, count: 3, entered: true, last: false });
    expect(standing(match(false, [3, 0]), "t2")).toMatchObject({ number: 2, entered: false });
  });

  it("ends when the server says so, be it early", () => {
    expect(standing(match(true, [3, 0], [0, 1], [2, 0]), "t3")).toMatchObject({ number: 3, last: true });
    expect(standing(match(true, [9, 0], [7, 0]), "t2")).toMatchObject({ number: 2, last: true });
    expect(standing(match(true, [9, 0], [7, 0]), "t1")).toMatchObject({ number: 1, last: false });
  });

  it("has a score sheet with a line for every game that was or will be played", () => {
    const lines = sheet(match(false, [3, 0]));
    expect(lines.map((line) => line.points)).toEqual([[3, 0], null, null]);
    expect(lines.map((line) => line.game)).toEqual(GAMES);
    expect(lines.map((line) => line.table)).toEqual(["t1", null, null]);
    expect(sheet(match(true, [9, 0], [7, 0]))).toHaveLength(2);
  });
});

describe("what the next match is like", () => {
  it("has the wanted length if it is on offer", () => {
    expect(lengthsOf("quarto", false)).toEqual([1, 3, 5, 7]);
    expect(lengthsOf("pentaraduga", false)).toEqual([1, 3, 5, 7, 8]);
    expect(lengthsOf("pentaraduga", true)).toEqual([3, 5, 7, 8]);
    expect([
      lengthOf(8, "pentaraduga", false),
      lengthOf(8, "quarto", false),
      lengthOf(1, "pentaraduga", true),
      lengthOf(3, "pentaraduga", true),
    ]).toEqual([8, 1, 8, 3]);
  });

  it("goes through the games in the order in which they were chosen", () => {
    const chosen = ["rings", "squares", "fulls"].reduce<readonly string[]>(toggled, []);
    expect(mixedFrom("squares", chosen)).toEqual(["squares", "rings", "fulls"]);
    expect(mixedFrom("squares", toggled(chosen, "rings"))).toEqual(["squares", "fulls"]);
    expect(mixedFrom("squares", ["squares"])).toEqual([]);
  });
});

describe("a finished game's replay", () => {
  const steps = [null, "give", "away", "resign", "rematch", "back", "rematch"].map((type, seq) => ({
    seq,
    what: type ? { type } : null,
  })) as unknown as Step[];
  it("ends with what ended it", () => {
    expect(gameSteps(steps, { winner: "A", reason: "resigned" }).at(-1)?.seq).toBe(3);
    expect(gameSteps(steps, null)).toHaveLength(7);
  });
});
