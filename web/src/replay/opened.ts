/** The replays opened last on this device; the service worker caches them for offline use. */
import type { Outcome } from "../protocol.ts";

export interface Opened {
  readonly table: string;
  readonly game: string;
  readonly players: readonly [string | null, string | null];
  readonly outcome: Outcome | null;
  readonly at: number;
}

const KEY = "fourfold-replays";
export const MOST = 24;

/** Returns the list with one more in front and without duplicates. */
export const withOpened = (list: readonly Opened[], one: Opened): readonly Opened[] =>
  [one, ...list.filter((other) => other.table !== one.table)].slice(0, MOST);

/** Reads the list; anything malformed is empty. Entries without a game are Quarto. */
export function readOpened(text: string | null): readonly Opened[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(found)) return [];
    return found
      .filter(
        (one): one is Opened =>
          typeof one === "object" &&
          one !== null &&
          typeof (one as Opened).table === "string" &&
          Array.isArray((one as Opened).players),
      )
      .map((one) => ({ ...one, game: one.game ?? "quarto" }));
  } catch {
    return [];
  }
}

export function opened(): readonly Opened[] {
  try {
    return readOpened(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function remember(one: Opened): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withOpened(opened(), one)));
  } catch {
    // Private windows may forbid it; then nothing is listed.
  }
}
