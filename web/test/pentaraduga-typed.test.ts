import { describe, expect, test } from "vitest";
import type { Placement } from "../src/pentaraduga/lattice.ts";
import { layAnyhow, NOTHING, type Place } from "../src/pentaraduga/model.ts";
import { meant, readTyped, type Typed } from "../src/pentaraduga/typed.ts";

const place = (name: string, ...placement: Placement): Place => ({ placement, name, mark: "" });
const PLACES = [place("rOyRU", "rOy", "R", 0, 4), place("rOyRDyOr", "rOy", "R", 0, 0), place("rOyU", "rOy", "U", 1, 1)];

describe("what is typed", () => {
  test.each([
    ["кОжПВ", "rOy", "rOyRU"],
    ["kОжПB", "rOy", "rOyRU"],
    [" rOy RU ", "rOy", "rOyRU"],
    ["ROYRU", "rOy", "rOyRU"],
    ["rOyRDyOr", "rOy", "rOyRDyOr"],
    ["rOyRrOy", "rOy", "rOyRrOy"],
  ])("%s is a tile and the name of its place", (text, tile, name) => {
    expect(readTyped(text)).toEqual({ tile, name, placement: null });
  });

  test("a cell makes it a place by itself", () => {
    expect(readTyped("оКоВ@0,-12")?.placement).toEqual(["oRo", "U", 0, -12]);
    expect(readTyped("oRoL@ 3, 4")?.placement).toEqual(["oRo", "L", 3, 4]);
  });

  test.each(["", "кО", "кОжХ", "kOk", "rOrB@0,0", "hello", "oRo@0,0", "oRoUU@0,0", "oRoU@0"])(
    "“%s” cannot be read",
    (text) => {
      expect(readTyped(text)).toBeNull();
    },
  );

  test("it means the place that is called so, or all that begin so", () => {
    const names = (text: string) => meant(readTyped(text) as Typed, PLACES).map(({ name }) => name);
    expect(names("rOyRU")).toEqual(["rOyRU"]);
    expect(names("кожп")).toEqual(["rOyRU", "rOyRDyOr"]);
    expect(names("rOyL")).toEqual([]);
    expect(names("rOyU@1,1")).toEqual(["rOyU"]);
  });
});

test("without help a move goes on with any other tile", () => {
  const build = layAnyhow(NOTHING, ["rOy", "U", 0, 0], ["rOy", "oRo"]);
  expect(build.whole).toEqual({ type: "lay", placements: [["rOy", "U", 0, 0]] });
  expect(build.open.map(({ tile }) => tile)).toEqual(["oRo"]);
});
