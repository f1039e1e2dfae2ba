import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { boxesAcross, byLetter, foreign } from "../src/learn/documents.ts";
import { keep, resultsOf, seconds } from "../src/learn/results.ts";
import type { Moment } from "../src/wire.ts";

const LEARN = join(import.meta.dirname, "../src/learn");
const LOCALE = join(import.meta.dirname, "../../src/fourfold/locale/en");
const sources = readdirSync(LEARN)
  .map((name) => readFileSync(join(LEARN, name), "utf8"))
  .join("\n");
const routes = readFileSync(join(LEARN, "../routes.ts"), "utf8");
const ids = [...readFileSync(join(LOCALE, "web-learn.ftl"), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
  (match) => match[1] as string,
);

/** Ids that are put together, each with all that may follow. */
const COMPOSED = [
  ...["fit", "unseen", "line"].flatMap((kind) => [`web-train-${kind}`, `web-train-${kind}-text`]),
  ...["fits", "full"].map((want) => `web-train-fit-${want}`),
  ...["clash", "rough", "apart"].map((verdict) => `web-learn-verdict-${verdict}`),
  "web-learn-verdict-fits-right",
  ...["full", "twice-full", "double", "corner"].flatMap((want) => [
    `web-learn-verdict-${want}-right`,
    `web-learn-verdict-${want}-wrong`,
  ]),
  ...["hand", "stock"].flatMap((name) => [`web-lesson-${name}`, `web-lesson-${name}-of`]),
  ...[
    "lay",
    "pass",
    "exchange",
    "take",
    "draw",
    "capture",
    "hand-over",
    "give-all",
    "arrange",
    "drop",
    "stop",
    "check",
    "surrender",
  ].map((act) => `web-lesson-did-${act}`),
];

describe("the words of learning", () => {
  it("are all there, and all said", () => {
    expect(COMPOSED.filter((id) => !ids.includes(id))).toEqual([]);
    expect(
      ids.filter((id) => !COMPOSED.includes(id) && !sources.includes(`"${id}"`) && !routes.includes(`"${id}"`)),
    ).toEqual([]);
  });
});

describe("the boxes of a lesson's figures", () => {
  it("hold every moment, and are of one size", () => {
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

describe("results", () => {
  afterEach(() => vi.unstubAllGlobals());
  const result = (at: number) => ({ at, right: 9, count: 10, ms: 25_000 });

  it("are kept on the device, the newest hundred of a kind", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
    for (let at = 0; at < 120; at++) keep("fit", result(at));
    keep("line", result(500));
    expect(resultsOf("fit").length).toBe(100);
    expect(resultsOf("fit").at(-1)?.at).toBe(119);
    expect(resultsOf("line")).toEqual([result(500)]);
    expect(resultsOf("unseen")).toEqual([]);
    kept.set("fourfold-training", "not JSON");
    expect(resultsOf("fit")).toEqual([]);
  });

  it("are shown even without storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
    });
    expect(keep("fit", result(1))).toEqual([result(1)]);
    expect(seconds(result(1))).toBe(2.5);
  });
});

it("tells a text in another language", () => {
  expect(foreign("en", "de")).toBe(true);
  expect(foreign("pt", "pt-BR")).toBe(false);
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
