import { expect, test } from "vitest";
import { readDirection, readTile, toCyrillic, withNamesOfToday } from "../src/pentaraduga/letters.ts";

test("a tile is read in any letters and any case", () => {
  expect(["oRv", "ORV", "оКф", "окф"].map(readTile)).toEqual(["oRv", "oRv", "oRv", "oRv"]);
  expect(["", "oR", "oRvv", "xyz", "kOk"].map(readTile)).toEqual([null, null, null, null, null]);
});

test("a letter that looks like a Cyrillic one is understood in a Cyrillic name only", () => {
  expect([readTile("кOk"), readTile("cЗc")]).toEqual(["rOr", "bGb"]);
  expect([readDirection("B", "оКоB"), readDirection("h", "оКоh")]).toEqual(["U", "D"]);
  expect([readDirection("B", "oRoB"), readDirection("х", "оКох")]).toEqual([null, null]);
});

test("notation is written in the book's letters", () => {
  expect(toCyrillic("oRoU,rOrLL,bGyRoRo@0,-1")).toBe("оКоВ,кОкЛЛ,сЗжПоКо@0,-1");
});

test("stored data with former names is converted", () => {
  const kept = { "squares-1": { placements: [["кОк", "В", 0, -1]], hints: [{ colours: { о: 2 } }], state: "begun" } };
  const now = { "squares-1": { placements: [["rOr", "U", 0, -1]], hints: [{ colours: { o: 2 } }], state: "begun" } };
  expect(withNamesOfToday(kept)).toEqual(now);
  expect(withNamesOfToday(now)).toEqual(now);
});
