/** The catalogue of games, fetched from the server once before the page is drawn. */
import { readStored, store } from "../browser/storage.ts";
import { api } from "./api.ts";
import type { GameInfo } from "./protocol.ts";

const KEY = "fourfold-games";
/** Identifies the build of the page: a catalogue stored by another build may lack fields. */
const BUILD = import.meta.url;

interface StoredCatalogue {
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
  const stored = readCatalogue();
  const fresh = api.games().then((received) => {
    // Equal games are not assigned, so that nothing is drawn again.
    if (JSON.stringify(received) === JSON.stringify(games)) return;
    games = received;
    store(KEY, { build: BUILD, games } satisfies StoredCatalogue);
  });
  if (!stored) return fresh;
  games = stored;
  fresh.catch(() => {});
}

function readCatalogue(): readonly GameInfo[] | null {
  const stored = readStored(KEY) as StoredCatalogue | null;
  return stored?.build === BUILD ? stored.games : null;
}
