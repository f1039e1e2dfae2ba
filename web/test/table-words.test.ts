import { describe, expect, it } from "vitest";
import type { Match, Outcome } from "../src/protocol.ts";
import { differences, nearest, unusual } from "../src/quarto/rules.ts";
import { gameSteps, type Step } from "../src/replay/replay.ts";
import { standing } from "../src/table/score.ts";

const PRESETS = {
  international: {},
  tournament: { move_time: 60, false_call: "forfeit" },
  "edition-da": { point: "word" },
};

describe("the rules in words", () => {
  it("are those of the nearest preset", () => {
    expect(nearest({}, PRESETS)).toEqual({ preset: "international", changed: false });
    expect(nearest({ move_time: 60, false_call: "forfeit" }, PRESETS)).toEqual({ preset: "tournament", changed: false });
    expect(nearest({ move_time: 30, false_call: "forfeit" }, PRESETS)).toEqual({ preset: "tournament", changed: true });
    expect(nearest({ point: "word" }, PRESETS)).toEqual({ preset: "international", changed: true });
    expect(nearest({}, {})).toBe(null);
  });

  it("tell what is not as usual, and only what matters", () => {
    expect(unusual({})).toEqual([]);
    expect(unusual({ move_time: 60, false_call: "forfeit", squares: true })).toEqual(["squares", "move-time", "false-call-forfeit"]);
    expect(unusual({ calls: "auto", false_call: "forfeit", late_call: "none" })).toEqual(["calls-auto"]);
    expect(differences({ shared: 2 }, { shared: 2 })).toEqual([]);
  });
});

describe("a match", () => {
  const won = (winner: "A" | "B" | null): Outcome => ({ winner, reason: "line" });
  const match = (totals: readonly [number, number], ...winners: ("A" | "B" | null)[]): Match => ({
    games: ["quarto", "quarto", "quarto"],
    entries: winners.map((winner, index) => ({ game: "quarto", outcome: won(winner), table: `t${index + 1}` })),
    totals,
  });

  it("counts its games", () => {
    expect(standing(null, "t1")).toBe(null);
    expect(standing({ ...match([0, 0]), games: ["quarto"] }, "t1")).toBe(null);
    expect(standing(match([0, 0]), "t1")).toMatchObject({ number: 1, count: 3, entered: false, last: false });
    expect(standing(match([1, 0], "A"), "t1")).toMatchObject({ number: 1, entered: true, last: false, winner: null });
    expect(standing(match([1, 0], "A"), "t2")).toMatchObject({ number: 2, entered: false });
  });

  it("is won by who has more, and with equal sums by who won last", () => {
    expect(standing(match([2, 1], "A", "B", "A"), "t3")).toMatchObject({ last: true, winner: "A" });
    expect(standing(match([1, 1], "A", "B", null), "t3")).toMatchObject({ last: true, winner: "B" });
    expect(standing(match([0, 0], null, null, null), "t3")).toMatchObject({ last: true, winner: null });
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
