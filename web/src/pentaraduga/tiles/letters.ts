/** Cyrillic notation, the book's: accepted wherever people type, written in languages that use it. Internally ASCII. */
import type { Direction, Tile } from "../../server/wire.ts";

const COLOURS = "roygbv";
const CYRILLIC_COLOURS = "кожзсф";
const DIRECTIONS = "URDL";
const CYRILLIC_DIRECTIONS = "ВПНЛ";
/** Letters typed in the wrong alphabet: each looks like a valid letter and is not one itself. */
const COLOUR_LOOK_ALIKES: Readonly<Record<string, string>> = { k: "r", c: "b", у: "y" };
const DIRECTION_LOOK_ALIKES: Readonly<Record<string, string>> = { B: "U", H: "D" };

/** What may be a tile, and a letter for a direction, in any case. */
export const TILE_PATTERN = `[${COLOURS}${CYRILLIC_COLOURS}${Object.keys(COLOUR_LOOK_ALIKES).join("")}]{3}`;
export const DIRECTION_PATTERN = `[${DIRECTIONS}${CYRILLIC_DIRECTIONS}${Object.keys(DIRECTION_LOOK_ALIKES).join("")}]`;

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Returns the name of a tile typed in any alphabet and case; null if it is none. */
export function readTile(text: string): Tile | null {
  const letters = [...text.toLowerCase()].map((letter) => {
    if (COLOURS.includes(letter)) return letter;
    const alike = isAscii(text) ? undefined : COLOUR_LOOK_ALIKES[letter];
    return COLOURS[CYRILLIC_COLOURS.indexOf(letter)] ?? alike;
  });
  const [left, big, right] = letters;
  // The caller refuses names that are no tiles.
  return letters.length === 3 && left && big && right ? ((left + big.toUpperCase() + right) as Tile) : null;
}

/** Returns the direction that a letter within a text means; null if it is none. */
export function readDirection(letter: string, within: string): Direction | null {
  const capital = letter.toUpperCase();
  if (DIRECTIONS.includes(capital)) return capital as Direction;
  const alike = isAscii(within) ? undefined : DIRECTION_LOOK_ALIKES[capital];
  return ((DIRECTIONS[CYRILLIC_DIRECTIONS.indexOf(capital)] ?? alike) as Direction | undefined) ?? null;
}

/** Returns notation in Cyrillic letters; only in a tile does a lower case letter precede an upper case one. */
export function toCyrillic(notation: string): string {
  return notation.replaceAll(/[roygbv][ROYGBV][roygbv]|[URDL]/g, (token) =>
    token.length === 1
      ? (CYRILLIC_DIRECTIONS[DIRECTIONS.indexOf(token)] ?? token)
      : [...token].map(colourToCyrillic).join(""),
  );
}

function colourToCyrillic(letter: string): string {
  const found = CYRILLIC_COLOURS[COLOURS.indexOf(letter.toLowerCase())] ?? letter;
  return letter === letter.toLowerCase() ? found : found.toUpperCase();
}

/** Names of tiles, directions and colours by their former Cyrillic names. */
const BEFORE = new Map([
  ...[...CYRILLIC_COLOURS].map((letter, index) => [letter, COLOURS[index] ?? letter] as const),
  ...[...CYRILLIC_DIRECTIONS].map((letter, index) => [letter, DIRECTIONS[index] ?? letter] as const),
]);

/** Returns stored data with former Cyrillic names replaced by ASCII ones. */
export function withNamesOfToday(kept: unknown): unknown {
  if (typeof kept === "string") return nameOfToday(kept);
  if (Array.isArray(kept)) return kept.map(withNamesOfToday);
  if (typeof kept !== "object" || kept === null) return kept;
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [nameOfToday(key), withNamesOfToday(value)]));
}

function nameOfToday(text: string): string {
  return BEFORE.get(text) ?? (/^[кожзсф][КОЖЗСФ][кожзсф]$/.test(text) ? (readTile(text) ?? text) : text);
}
