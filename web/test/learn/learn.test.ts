import { afterEach, describe, expect, it, vi } from "vitest";
import { boxesAcross, byLetter, isForeign } from "../../src/learn/documents.ts";
import { resultsOf, seconds, storeResult } from "../../src/learn/train/results.ts";
import type { Moment } from "../../src/server/wire.ts";

describe("the boxes of a lesson's figures", () => {
  it("hold the figures of every moment, and have one size", () => {
    const moment = (figures: Moment["figures"]): Moment => ({
      figures,
      squares: {},
      hands: [[], []],
      stocks: [[], []],
    });
    const boxes = boxesAcross(
      [moment({ A: [["oRo", "U", 0, 0]], B: [] }), moment({ A: [["oRo", "U", 2, 0]], B: [["rOr", "R", 0, 0]] })],
      ["A", "B"],
    );
    expect(boxes["A"]).toEqual({ left: 0, right: 4, bottom: -0.5, top: 1.5 });
    expect(boxes["B"]).toEqual({ left: -1.5, right: 2.5, bottom: 0, top: 2 });
  });
});

describe("the results of a trainer", () => {
  afterEach(() => vi.unstubAllGlobals());
  const result = (at: number) => ({ at, right: 9, count: 10, ms: 25_000 });

  it("are stored on the device, the newest hundred of each kind", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
    for (let at = 0; at < 120; at++) storeResult("fit", result(at));
    storeResult("line", result(500));
    expect(resultsOf("fit").length).toBe(100);
    expect(resultsOf("fit").at(-1)?.at).toBe(119);
    expect(resultsOf("line")).toEqual([result(500)]);
    expect(resultsOf("unseen")).toEqual([]);
    kept.set("fourfold-training", "not JSON");
    expect(resultsOf("fit")).toEqual([]);
  });

  it("are returned even without storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(storeResult("fit", result(1))).toEqual([result(1)]);
    expect(seconds(result(1))).toBe(2.5);
  });
});

it("recognises a text in another language", () => {
  expect(isForeign("en", "de")).toBe(true);
  expect(isForeign("pt", "pt-BR")).toBe(false);
});

it("groups the terms that contain a text by their first letter", () => {
  const entries = ["Board", "arch", "Bar", "Arrow"].map((title) => ({ id: title, title, text: [] }));
  const titles = (text: string) =>
    byLetter(entries, "en", text).map(([letter, group]) => [letter, group.map(({ title }) => title)]);
  expect(titles("")).toEqual([
    ["B", ["Board", "Bar"]],
    ["A", ["arch", "Arrow"]],
  ]);
  expect(titles(" AR ")).toEqual([
    ["B", ["Board", "Bar"]],
    ["A", ["arch", "Arrow"]],
  ]);
  expect(titles("arr")).toEqual([["A", ["Arrow"]]]);
});
