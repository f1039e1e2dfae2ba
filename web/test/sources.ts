/** The sources of the page and the English messages, as tests read them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = join(import.meta.dirname, "../src");
const LOCALE = join(import.meta.dirname, "../../src/fourfold/locale/en");

/** The names of the Fluent files. */
export const FLUENT_FILES: readonly string[] = readdirSync(LOCALE).filter((name) => name.endsWith(".ftl"));

export const fluentOf = (file: string): string => readFileSync(join(LOCALE, file), "utf8");

/** Returns the ids of the messages of a Fluent file. */
export const idsOf = (file: string): readonly string[] =>
  [...fluentOf(file).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string);

/** Returns the sources of the page with this ending, by name. */
export function sources(ending = /\.(svelte|ts)$/): ReadonlyMap<string, string> {
  const names = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => ending.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(SOURCES, name), "utf8")]));
}
