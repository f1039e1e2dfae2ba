import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { VARIANTS } from "../../src/quarto/rulebook/lessons.ts";
import { FLUENT_FILES, fluentOf, idsOf, sources } from "../sources.ts";

const TEXT = [...sources().values()].join("\n");
const ALL_IDS = new Set(FLUENT_FILES.flatMap(idsOf));

/** The ids that lessons and trainers compose. */
const LEARNING = [
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

const TABLES =
  /^web-(theme|pieces|palette|game|here|about|play|ask|act|option|preset|rule|rules-short|feature|status|refused|result|told)-/;
const PAGES =
  /^web-(rulebook-(pair|quiz|give)|replay-entry)-(colour|shape|height|top|nothing|safe|dark|hollow|both|resign|claim|time|done|agreed)$|^web-verdict-(holder|giver)-|^web-replay-told-|^web-review-(threw-)?(win|draw|loss)$|^web-levels-expect-\d$/;
/** The files of the page, each with the ids that the sources compose at run time. */
const COMPOSED: readonly (readonly [file: string, composed: RegExp])[] = [
  ["web.ftl", TABLES],
  ["web-pentaraduga.ftl", TABLES],
  ["web-bench.ftl", /^$/],
  ["pages.ftl", PAGES],
  ["web-analysis.ftl", PAGES],
  ["web-match.ftl", PAGES],
  ["web-replay.ftl", PAGES],
  ["web-learn.ftl", new RegExp(`^(${LEARNING.join("|")})$`)],
  ["web-solve.ftl", /^web-(solve-(kind|about)|problem-task|hands-goal)-/],
];

describe("the messages of the page", () => {
  it("exist for every id in the sources", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    for (const file of FLUENT_FILES) expect(bundle.addResource(new FluentResource(fluentOf(file)))).toEqual([]);
    // Areas of words are named like messages.
    const areas = FLUENT_FILES.map((name) => name.replace(".ftl", ""));
    const ids = [...TEXT.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] as string);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !bundle.hasMessage(id) && !areas.includes(id))).toEqual([]);
  });

  it.each(COMPOSED)("of %s are all used", (file, composed) => {
    expect(idsOf(file).filter((id) => !TEXT.includes(`"${id}"`) && !composed.test(id))).toEqual([]);
  });

  it.each(COMPOSED)("of %s have ids of their own", (file) => {
    const others = FLUENT_FILES.filter((name) => name !== file).flatMap(idsOf);
    const ids = idsOf(file);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => others.includes(id))).toEqual([]);
  });

  it("exist for everything that a lesson or a trainer can say", () => {
    expect(LEARNING.filter((id) => !ALL_IDS.has(id))).toEqual([]);
  });

  it("exist for every variant on the rules page", () => {
    const ids = VARIANTS.flatMap(({ name }) => [`preset-${name}`, `web-about-${name}`]);
    expect(ids.filter((id) => !ALL_IDS.has(id))).toEqual([]);
  });

  it("are the only texts: components contain none", () => {
    for (const [name, source] of sources(/\.svelte$/)) {
      const markup = source.replace(/<!--[\s\S]*?-->/g, "").replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
      expect(
        [...markup.matchAll(/>([^<>{}]*[A-Za-z]{2,}[^<>{}]*)</g)].map((match) => match[1]),
        name,
      ).toEqual([]);
    }
  });
});
