import { describe, expect, it } from "vitest";
import { currentEntry, gameSteps, missedSteps, nextMissed, stepAsked, stepByKey } from "../../src/replay/steps.ts";
import type { ReplayStep } from "../../src/server/wire.ts";

/** Returns steps with that many missed lines each. */
const missing = (...counts: number[]) =>
  counts.map((count) => ({ missed: Array(count).fill("line") }) as unknown as ReplayStep);

describe("a step", () => {
  it("is named by the address, and is the last by default", () => {
    expect([null, "", "x", "-1", "3", "99", "1e3"].map((asked) => stepAsked(asked, 18))).toEqual([
      17, 17, 17, 17, 3, 17, 17,
    ]);
    expect(stepAsked(null, 0)).toBe(0);
  });

  it("is reached by keys, which stop at both ends", () => {
    const from = (key: string, now: number, mirrored = false) => stepByKey(key, now, 5, mirrored);
    expect([from("ArrowRight", 1), from("ArrowLeft", 1), from("Home", 3), from("End", 1), from("a", 1)]).toEqual([
      2,
      0,
      0,
      4,
      null,
    ]);
    expect([from("ArrowRight", 4), from("ArrowLeft", 0)]).toEqual([4, 0]);
    expect([from("ArrowRight", 1, true), from("ArrowLeft", 1, true)]).toEqual([0, 2]);
  });

  it("is found as the next at which something was overlooked, starting again after the last", () => {
    const steps = missing(0, 0, 1, 0, 2);
    expect(missedSteps(steps)).toEqual([2, 4]);
    expect([nextMissed(steps, 0), nextMissed(steps, 2), nextMissed(steps, 4), nextMissed([], 0)]).toEqual([
      2,
      4,
      2,
      null,
    ]);
  });

  it("belongs to the last entry of the list that begins by then", () => {
    const entries = [
      { from: 0, to: 0 },
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ];
    expect([0, 1, 2, 3, 4].map((step) => currentEntry(entries, step))).toEqual([0, 1, 1, 2, 2]);
  });
});

describe("the replay of a finished game", () => {
  const steps = [null, "give", "away", "resign", "rematch", "back", "rematch"].map((type, seq) => ({
    seq,
    what: type ? { type } : null,
  })) as unknown as ReplayStep[];
  it("ends with the step that ended the game", () => {
    expect(gameSteps(steps, { winner: "A", reason: "resigned" }).at(-1)?.seq).toBe(3);
    expect(gameSteps(steps, null)).toHaveLength(7);
  });
});
