import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { direction, preferred, say, speak } from "../src/words.svelte.ts";

const LOCALE = join(import.meta.dirname, "../../src/fourfold/locale/en");
const SOURCES = join(import.meta.dirname, "../src");

function bundle(): FluentBundle {
  const made = new FluentBundle("en", { useIsolating: false });
  for (const name of readdirSync(LOCALE).filter((file) => file.endsWith(".ftl"))) {
    const errors = made.addResource(new FluentResource(readFileSync(join(LOCALE, name), "utf8")));
    expect(errors).toEqual([]);
  }
  return made;
}

function sources(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  return files.map((name) => readFileSync(join(SOURCES, name), "utf8")).join("\n");
}

/** Ids that are put together: the start of each, and what may follow. */
const COMPOSED =
  /^web-(theme|pieces|palette|game|here|about|play|ask|act|option|preset|rule|rules-short|feature|status|refused|result|told)-/;
/** What every page knows, and what only the tables of Pentaraduga do. */
const FILES = ["web.ftl", "web-pentaraduga.ftl", "web-bench.ftl"];
/** Areas are named like messages. */
const AREAS = readdirSync(LOCALE).map((name) => name.replace(".ftl", ""));

describe("the page's words", () => {
  it("exist for every id in the sources", () => {
    const words = bundle();
    const ids = [...sources().matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] as string);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !words.hasMessage(id) && !AREAS.includes(id))).toEqual([]);
  });

  it.each(FILES)("of %s are all said somewhere", (file) => {
    const text = sources();
    const ids = [...readFileSync(join(LOCALE, file), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
      (match) => match[1] as string,
    );
    expect(new Set(ids).size).toBe(ids.length);
    const unsaid = ids.filter((id) => !text.includes(`"${id}"`) && !COMPOSED.test(id));
    expect(unsaid).toEqual([]);
  });

  it("are not in components", () => {
    // Text between tags that is not an expression would be a word nobody can translate.
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".svelte"),
    );
    for (const name of files) {
      const markup = readFileSync(join(SOURCES, name), "utf8")
        .replace(/<!--[\s\S]*?-->/g, "")
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
      expect(
        [...markup.matchAll(/>([^<>{}]*[A-Za-z]{2,}[^<>{}]*)</g)].map((match) => match[1]),
        name,
      ).toEqual([]);
    }
  });

  it("come in the first wished language that there is", () => {
    expect(preferred(["xx", "en-GB", "de"])).toBe("en");
    expect(preferred(["xx", "ru-RU", "en"])).toBe("ru");
    expect(preferred(["not a language", "", "ru"])).toBe("ru");
    expect(preferred([])).toBe("en");
    expect(direction("he-IL")).toBe("rtl");
    expect(direction("en")).toBe("ltr");
    expect(preferred(["zh-TW"])).toBe("zh-Hant");
    expect(preferred(["zh"])).toBe("zh-Hans");
    expect(preferred(["no"])).toBe("nb");
  });

  it("keep the direction of a name to itself", async () => {
    await speak("en");
    expect(say("web-result-winner", { name: "Ann" })).toBe("Ann wins!");
    expect(say("web-result-winner", { name: "דנה" })).toBe("\u2068דנה\u2069 wins!");
    await speak("ar");
    expect(say("web-result-winner", { name: "Ann" })).toContain("\u2068Ann\u2069");
  });
});
