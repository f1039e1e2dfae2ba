/** Finds the user interface of every game of the catalogue by its family. */
import { pentaraduga } from "../pentaraduga/ui.ts";
import { quarto } from "../quarto/ui.ts";
import { catalogue } from "../server/catalogue.svelte.ts";
import type { GameInfo } from "../server/protocol.ts";
import type { GameUi } from "./ui.ts";

const FAMILIES: Readonly<Record<string, (game: GameInfo) => GameUi>> = { quarto, pentaraduga };

/** One object per descriptor, so that asking again does not draw a table again. */
const made = new WeakMap<GameInfo, GameUi>();

function uiOf(game: GameInfo): GameUi | undefined {
  const ui = made.get(game) ?? FAMILIES[game.family]?.(game);
  if (ui) made.set(game, ui);
  return ui;
}

/** All games that this page can show; the first is the one shown first. */
export const games = (): readonly GameUi[] => catalogue.games.flatMap((game) => uiOf(game) ?? []);

export function gameUi(id: string): GameUi | undefined {
  const game = catalogue.game(id);
  return game && uiOf(game);
}

/** Returns the game whose rules a document explains; undefined for a document about several variants. */
export const gameOfPage = (page: string): GameUi | undefined =>
  games().find(({ info }) => info.page === page && !info.variant_of);
