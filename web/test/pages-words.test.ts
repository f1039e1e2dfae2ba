import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { VARIANTS } from "../src/rules/lessons.ts";

const LOCALE = join(import.meta.dirname, "../../src/fourfold/locale/en");
const SOURCES = join(import.meta.dirname, "../src");
const ids = (name: string) =>
  [...readFileSync(join(LOCALE, name), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);

/** Ids that are put together from a beginning and what may follow. */
const COMPOSED =
  /^web-(rulebook-(pair|quiz|give)|replay-entry)-(colour|shape|height|top|nothing|safe|dark|hollow|both|resign|claim|time|done|agreed)$|^web-verdict-(holder|giver)-|^web-replay-told-|^web-review-(threw-)?(win|draw|loss)$|^web-levels-expect-\d$/;

describe.each(["pages.ftl", "web-analysis.ftl", "web-match.ftl", "web-replay.ftl"])("the words of %s", (file) => {
  it("are all said somewhere", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const text = files.map((name) => readFileSync(join(SOURCES, name), "utf8")).join("\n");
    expect(ids(file).filter((id) => !text.includes(`"${id}"`) && !COMPOSED.test(id))).toEqual([]);
  });

  it("have no ids that another file has", () => {
    const others = new Set(
      readdirSync(LOCALE)
        .filter((name) => name.endsWith(".ftl") && name !== file)
        .flatMap(ids),
    );
    expect(ids(file).filter((id) => others.has(id))).toEqual([]);
  });
});

describe("the words of rules", () => {
  it("exist for every way to play", () => {
    const all = new Set(readdirSync(LOCALE).flatMap(ids));
    expect(
      VARIANTS.flatMap(({ name }) => [`preset-${name}`, `web-about-${name}`]).filter((id) => !all.has(id)),
    ).toEqual([]);
  });
});
