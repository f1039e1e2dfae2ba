import { expect, it } from "vitest";
import { readDirection, readTile, toCyrillic, withNamesOfToday } from "../../src/pentaraduga/tiles/letters.ts";

it("reads a tile in any alphabet and case", () => {
  expect(["oRv", "ORV", "оКф", "окф"].map(readTile)).toEqual(["oRv", "oRv", "oRv", "oRv"]);
  expect(["", "oR", "oRvv", "xyz", "kOk"].map(readTile)).toEqual([null, null, null, null, null]);
});

it("accepts look-alike letters only within a Cyrillic name", () => {
  expect([readTile("кOk"), readTile("cЗc")]).toEqual(["rOr", "bGb"]);
  expect([readDirection("B", "оКоB"), readDirection("h", "оКоh")]).toEqual(["U", "D"]);
  expect([readDirection("B", "oRoB"), readDirection("х", "оКох")]).toEqual([null, null]);
});

it("writes notation in the book's alphabet", () => {
  expect(toCyrillic("oRoU,rOrLL,bGyRoRo@0,-1")).toBe("оКоВ,кОкЛЛ,сЗжПоКо@0,-1");
});

it("converts stored data with former names", () => {
  const kept = { "squares-1": { placements: [["кОк", "В", 0, -1]], hints: [{ colours: { о: 2 } }], state: "begun" } };
  const now = { "squares-1": { placements: [["rOr", "U", 0, -1]], hints: [{ colours: { o: 2 } }], state: "begun" } };
  expect(withNamesOfToday(kept)).toEqual(now);
  expect(withNamesOfToday(now)).toEqual(now);
});
