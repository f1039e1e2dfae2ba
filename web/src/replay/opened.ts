/** The replays opened last on this device; the service worker caches them for offline use. */
import { readStored, store } from "../browser/storage.ts";
import type { Outcome } from "../server/protocol.ts";

export interface OpenedReplay {
  readonly table: string;
  readonly game: string;
  readonly players: readonly [string | null, string | null];
  readonly outcome: Outcome | null;
  readonly at: number;
}

const KEY = "fourfold-replays";
export const MOST = 24;

/** Returns the list with one more replay in front, without duplicates. */
export const withOpened = (list: readonly OpenedReplay[], one: OpenedReplay): readonly OpenedReplay[] =>
  [one, ...list.filter((other) => other.table !== one.table)].slice(0, MOST);

/** Returns the replays of a stored list; leaves out what is malformed. Replays stored without a game are of Quarto. */
export function parseOpened(stored: unknown): readonly OpenedReplay[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (one): one is OpenedReplay =>
        typeof one === "object" &&
        one !== null &&
        typeof (one as OpenedReplay).table === "string" &&
        Array.isArray((one as OpenedReplay).players),
    )
    .map((one) => ({ ...one, game: one.game ?? "quarto" }));
}

export const openedReplays = (): readonly OpenedReplay[] => parseOpened(readStored(KEY));

export const rememberReplay = (one: OpenedReplay): void => store(KEY, withOpened(openedReplays(), one));
