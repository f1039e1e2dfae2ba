/**
 * All texts of the interface, from the Fluent files of src/fourfold/locale. Only one language is loaded: the base at the
 * start, every other area with the pages that need it.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { WORDS } from "virtual:words";
import type { Refusal } from "../server/protocol.ts";

const FALLBACK = "en";
const RIGHT_TO_LEFT = new Set(["ar", "fa", "he"]);
const [ISOLATE, ISOLATED] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)];
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Browsers ask for Norwegian in general, or for its other written form. */
const WRITTEN: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

export const LANGUAGES: readonly string[] = Object.keys(WORDS);

export type Facts = Readonly<Record<string, FluentVariable | null | undefined>>;

let bundle = $state.raw(new FluentBundle(FALLBACK));
let current = $state(FALLBACK);
/** The areas loaded besides the base. */
let loadedAreas: readonly string[] = [];

export const language = (): string => current;

/** Returns the first of the wanted languages that is available, ignoring country and variants of spelling. */
export function preferred(wanted: readonly string[]): string {
  return wanted.flatMap(spellings).find((name) => LANGUAGES.includes(name)) ?? FALLBACK;
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

/** Loads a language and switches to it. There is no fallback: every language has every message. */
export async function setLanguage(name: string): Promise<void> {
  bundle = await loadBundle(name);
  current = name;
  if (typeof document !== "undefined") {
    document.documentElement.lang = name;
    document.documentElement.dir = direction(name);
  }
}

/** Loads areas of words, such as "web-learn", unless they are loaded. */
export async function loadWords(...areas: readonly string[]): Promise<void> {
  const fresh = areas.filter((area) => !loadedAreas.includes(area));
  loadedAreas = [...loadedAreas, ...fresh];
  if (fresh.length) await setLanguage(current);
}

async function loadBundle(name: string): Promise<FluentBundle> {
  // Isolation marks matter only if directions mix; elsewhere they would get into copied text (see `isolated`).
  const loaded = new FluentBundle(name, { useIsolating: direction(name) === "rtl" });
  const areas = ["base", ...loadedAreas].flatMap((area) => WORDS[name]?.[area] ?? []);
  for (const area of await Promise.all(areas.map((load) => load())))
    loaded.addResource(new FluentResource(area.default));
  return loaded;
}

export const hasMessage = (id: string): boolean => bundle.hasMessage(id);

/** Returns the text of a message; the id if there is no such message. */
export function say(id: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, speakable(facts), []) : id;
}

function speakable(facts: Facts): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, isolated(value ?? "")]));
}

/** Returns a value with isolation marks if it is a right-to-left name. */
function isolated(value: FluentVariable): FluentVariable {
  const turns = typeof value === "string" && FROM_THE_RIGHT.test(value) && direction(current) === "ltr";
  return turns ? ISOLATE + value + ISOLATED : value;
}

/** Returns the text of a refusal: the page's message if there is one, otherwise the server's English. */
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
    if (hasMessage(id)) return say(id, facts);
  }
  return refusal.text || say("web-refused-other", { code: refusal.code });
}
