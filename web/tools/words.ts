import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALE = fileURLToPath(new URL("../../src/fourfold/locale", import.meta.url));
const MODULE = "virtual:words";
/** The areas that every page needs; every other area is loaded with the pages that need it. */
const BASE = ["pages", "play", "quarto", "server", "web"];
const AREA = /^(pentaraduga|web-\w+)\.ftl$/;

const languages = () =>
  readdirSync(LOCALE, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith("_"))
    .map(({ name }) => name);
const filesOf = (area: string) => (area === "base" ? BASE : [area]).map((name) => `${name}.ftl`);

/** Provides `virtual:words`: the Fluent files, one file to load for each area of each language. */
export function words(): Plugin {
  return {
    name: "fourfold-words",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [, language, area] = id.split("/");
      if (language && area) {
        const paths = filesOf(area).map((file) => join(LOCALE, language, file));
        for (const path of paths) this.addWatchFile(path);
        return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")).join("\n"))}`;
      }
      const tables = languages().map((name) => {
        const areas = readdirSync(join(LOCALE, name))
          .filter((file) => AREA.test(file))
          .map((file) => file.replace(".ftl", ""));
        return `"${name}": {${["base", ...areas].map((one) => `"${one}": () => import("${MODULE}/${name}/${one}")`).join()}}`;
      });
      return `export const WORDS = {${tables.join()}};`;
    },
  };
}

/** Returns the file name of a module of words, or null for any other module. */
export function wordsName(id: string | null | undefined): string | null {
  const [, language, area] = id?.startsWith(`\0${MODULE}/`) ? id.split("/") : [];
  return language && area ? `words-${language}-${area}` : null;
}
