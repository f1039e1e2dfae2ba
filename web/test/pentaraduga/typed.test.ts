import { describe, expect, it } from "vitest";
import { layAnywhere, NO_DRAFT } from "../../src/pentaraduga/laying/model.ts";
import { placesMeant, readTyped, type Typed } from "../../src/pentaraduga/table/typed.ts";
import type { Placement } from "../../src/pentaraduga/tiles/lattice.ts";
import type { OfferedPlace } from "../../src/pentaraduga/view.ts";

const place = (name: string, ...placement: Placement): OfferedPlace => ({ placement, name, mark: "" });
const PLACES = [place("rOyRU", "rOy", "R", 0, 4), place("rOyRDyOr", "rOy", "R", 0, 0), place("rOyU", "rOy", "U", 1, 1)];

describe("a typed place", () => {
  it.each([
    ["кОжПВ", "rOy", "rOyRU"],
    ["kОжПB", "rOy", "rOyRU"],
    [" rOy RU ", "rOy", "rOyRU"],
    ["ROYRU", "rOy", "rOyRU"],
    ["rOyRDyOr", "rOy", "rOyRDyOr"],
    ["rOyRrOy", "rOy", "rOyRrOy"],
  ])("is read from %s as a tile and the name of its place", (text, tile, name) => {
    expect(readTyped(text)).toEqual({ tile, name, placement: null });
  });

  it("is complete with a cell", () => {
    expect(readTyped("оКоВ@0,-12")?.placement).toEqual(["oRo", "U", 0, -12]);
    expect(readTyped("oRoL@ 3, 4")?.placement).toEqual(["oRo", "L", 3, 4]);
  });

  it.each(["", "кО", "кОжХ", "kOk", "rOrB@0,0", "hello", "oRo@0,0", "oRoUU@0,0", "oRoU@0"])(
    "is not read from “%s”",
    (text) => {
      expect(readTyped(text)).toBeNull();
    },
  );

  it("means the place with that name, or all places whose names begin with it", () => {
    const names = (text: string) => placesMeant(readTyped(text) as Typed, PLACES).map(({ name }) => name);
    expect(names("rOyRU")).toEqual(["rOyRU"]);
    expect(names("кожп")).toEqual(["rOyRU", "rOyRDyOr"]);
    expect(names("rOyL")).toEqual([]);
    expect(names("rOyU@1,1")).toEqual(["rOyU"]);
  });
});

it("continues a move without aids with any other tile", () => {
  const draft = layAnywhere(NO_DRAFT, ["rOy", "U", 0, 0], ["rOy", "oRo"]);
  expect(draft.whole).toEqual({ type: "lay", placements: [["rOy", "U", 0, 0]] });
  expect(draft.open.map(({ tile }) => tile)).toEqual(["oRo"]);
});
