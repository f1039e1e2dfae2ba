/** The catalogue of games, fetched from the server once before the page is drawn. */
import { api } from "./api.ts";
import type { GameInfo } from "./protocol.ts";

const KEY = "fourfold-games";
/** Identifies the build of the page: a catalogue stored by another build may lack fields. */
const BUILD = import.meta.url;

interface Kept {
  readonly build: string;
  readonly games: readonly GameInfo[];
}

let games = $state.raw<readonly GameInfo[]>([]);
let loading: Promise<void> | null = null;

export const catalogue = {
  /** All games, in the order in which they are listed. */
  get games(): readonly GameInfo[] {
    return games;
  },
  game: (id: string): GameInfo | undefined => games.find((game) => game.id === id),
  /** The game that a game varies, or itself: variants share words and lessons. */
  baseOf: (id: string): string => catalogue.game(id)?.variant_of ?? id,
};

/**
 * Loads the catalogue. A copy from the last visit serves at once and is replaced when the server answers. Rejects if
 * there is no copy and the server cannot be reached; the next call asks again.
 */
export function loadCatalogue(): Promise<void> {
  loading ??= load().catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

async function load(): Promise<void> {
  const kept = read();
  const fresh = api.games().then((told) => {
    // Equal games are not assigned, so that nothing is drawn anew.
    if (JSON.stringify(told) === JSON.stringify(games)) return;
    games = told;
    keep(told);
  });
  if (!kept) return fresh;
  games = kept;
  fresh.catch(() => {});
}

function read(): readonly GameInfo[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.build === BUILD ? kept.games : null;
  } catch {
    return null;
  }
}

function keep(told: readonly GameInfo[]): void {
  const kept: Kept = { build: BUILD, games: told };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may forbid it; then the next visit waits for the server.
  }
}
