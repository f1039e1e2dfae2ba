/**
 * All texts of the interface: Fluent files of ../src/fourfold/locale, loaded for one language only. The base is loaded
 * at the start; the words of an area are loaded with the pages that need them.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { WORDS } from "virtual:words";
import type { Refusal } from "./protocol.ts";

const FALLBACK = "en";
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he"]);
const [ISOLATE, ISOLATED] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Browsers ask for Norwegian as a whole, or for its other written form. */
const WRITTEN: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

export const LANGUAGES: readonly string[] = Object.keys(WORDS);

export type Facts = Readonly<Record<string, FluentVariable | null | undefined>>;

let spoken = $state.raw(new FluentBundle(FALLBACK));
let current = $state(FALLBACK);
/** The areas loaded besides the base. */
let learnt: readonly string[] = [];

export const language = (): string => current;

/** Returns the first of the wanted languages that is available, ignoring country and variants of spelling. */
export function preferred(wishes: readonly string[]): string {
  return wishes.flatMap(spellings).find((name) => LANGUAGES.includes(name)) ?? FALLBACK;
}

/** Returns the names that a language may have here: "zh-TW" is "zh-Hant". */
function spellings(wish: string): readonly string[] {
  try {
    const { language, script } = new Intl.Locale(wish).maximize();
    return [`${language}-${script}`, WRITTEN[language] ?? language];
  } catch {
    return [];
  }
}

export const direction = (name: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.has(name.split("-")[0] ?? "") ? "rtl" : "ltr");

/** Loads a language alone, without a fallback: each has every message. */
export async function speak(name: string): Promise<void> {
  spoken = await bundle(name);
  current = name;
  if (typeof document !== "undefined") {
    document.documentElement.lang = name;
    document.documentElement.dir = direction(name);
  }
}

/** Loads the words of some areas, such as "web-learn", unless they are there; `lazy(words, page)` awaits it. */
export async function learn(...areas: readonly string[]): Promise<void> {
  const fresh = areas.filter((area) => !learnt.includes(area));
  learnt = [...learnt, ...fresh];
  if (fresh.length) await speak(current);
}

async function bundle(name: string): Promise<FluentBundle> {
  // Isolation marks matter only if directions mix; elsewhere they would get into copied text (see `isolated`).
  const made = new FluentBundle(name, { useIsolating: direction(name) === "rtl" });
  const areas = ["base", ...learnt].flatMap((area) => WORDS[name]?.[area] ?? []);
  for (const area of await Promise.all(areas.map((load) => load()))) made.addResource(new FluentResource(area.default));
  return made;
}

export const knows = (id: string): boolean => spoken.hasMessage(id);

/** Returns a message in words; an unknown one is its own id, which is better than a crash. */
export function say(id: string, facts: Facts = {}): string {
  const pattern = spoken.getMessage(id)?.value;
  return pattern ? spoken.formatPattern(pattern, speakable(facts), []) : id;
}

function speakable(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, isolated(value ?? "")]));
}

/** Returns a value with isolation marks if it is a right-to-left name. */
function isolated(value: FluentVariable): FluentVariable {
  const turns = typeof value === "string" && FROM_THE_RIGHT.test(value) && direction(current) === "ltr";
  return turns ? ISOLATE + value + ISOLATED : value;
}

/** Returns a refusal in words: the page's own if there are any, otherwise the server's English. */
export function sayRefusal(refusal: Refusal): string {
  const facts = Object.fromEntries(
    Object.entries(refusal.facts ?? {}).map(([name, value]) => [
      name,
      typeof value === "number" || typeof value === "string"
        ? value
        : String((value ?? "") as boolean | readonly string[]),
    ]),
  );
  for (const prefix of ["illegal-", "malformed-", "web-refused-"]) {
    const id = prefix + refusal.code;
    if (knows(id)) return say(id, facts);
  }
  return refusal.text || say("web-refused-other", { code: refusal.code });
}
