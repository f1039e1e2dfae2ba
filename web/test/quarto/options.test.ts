import { describe, expect, it } from "vitest";
import { differences, nearestPreset, type Presets, unusual } from "../../src/quarto/options/rules.ts";

const PRESETS: Presets = {
  international: {},
  tournament: { move_time: 60, false_call: "forfeit" },
  "edition-da": { point: "word" },
};

describe("the rules of a table", () => {
  it("are named after the nearest preset", () => {
    expect(nearestPreset({}, PRESETS)).toEqual({ preset: "international", changed: false });
    expect(nearestPreset({ move_time: 60, false_call: "forfeit" }, PRESETS)).toEqual({
      preset: "tournament",
      changed: false,
    });
    expect(nearestPreset({ move_time: 30, false_call: "forfeit" }, PRESETS)).toEqual({
      preset: "tournament",
      changed: true,
    });
    expect(nearestPreset({ point: "word" }, PRESETS)).toEqual({ preset: "international", changed: true });
    expect(nearestPreset({}, {})).toBe(null);
  });

  it("list the options that differ from the default and have an effect", () => {
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
