import { describe, expect, test } from "vitest";
import type { Placement } from "../src/pentaraduga/lattice.ts";
import { layAnyhow, NOTHING, type Place } from "../src/pentaraduga/model.ts";
import { meant, readTyped, type Typed } from "../src/pentaraduga/typed.ts";

const place = (name: string, ...placement: Placement): Place => ({ placement, name, mark: "" });
const PLACES = [place("кОжПВ", "кОж", "П", 0, 4), place("кОжПНжОк", "кОж", "П", 0, 0), place("кОжВ", "кОж", "В", 1, 1)];

describe("what is typed", () => {
  test.each([
    ["кОжПВ", "кОж", "кОжПВ"],
    [" rOy RU ", "кОж", "кОжПВ"],
    ["ROYRU", "кОж", "кОжПВ"],
    ["rOyRDyOr", "кОж", "кОжПНжОк"],
    ["rOyRrOy", "кОж", "кОжПкОж"],
  ])("%s is a tile and the name of its place", (text, tile, name) => {
    expect(readTyped(text)).toEqual({ tile, name, placement: null });
  });

  test("a cell makes it a place by itself", () => {
    expect(readTyped("оКоВ@0,-12")?.placement).toEqual(["оКо", "В", 0, -12]);
    expect(readTyped("oRoL@ 3, 4")?.placement).toEqual(["оКо", "Л", 3, 4]);
  });

  test.each(["", "кО", "кОжХ", "hello", "оКо@0,0", "оКоВВ@0,0", "оКоВ@0"])("“%s” cannot be read", (text) => {
    expect(readTyped(text)).toBeNull();
  });

  test("it means the place that is called so, or all that begin so", () => {
    const names = (text: string) => meant(readTyped(text) as Typed, PLACES).map(({ name }) => name);
    expect(names("rOyRU")).toEqual(["кОжПВ"]);
    expect(names("кожп")).toEqual(["кОжПВ", "кОжПНжОк"]);
    expect(names("кОжЛ")).toEqual([]);
    expect(names("кОжВ@1,1")).toEqual(["кОжВ"]);
  });
});

test("without help a move goes on with any other tile", () => {
  const build = layAnyhow(NOTHING, ["кОж", "В", 0, 0], ["кОж", "оКо"]);
  expect(build.whole).toEqual({ type: "lay", placements: [["кОж", "В", 0, 0]] });
  expect(build.open.map(({ tile }) => tile)).toEqual(["оКо"]);
});
