/** The user interface of the games of the catalogue, by family. */
import { catalogue } from "./catalogue.svelte.ts";
import { pentaraduga } from "./pentaraduga/ui.ts";
import type { GameInfo } from "./protocol.ts";
import { quarto } from "./quarto/ui.ts";
import type { GameUi } from "./table/game.ts";

const FAMILIES: Readonly<Record<string, (game: GameInfo) => GameUi>> = { quarto, pentaraduga };

/** One object per descriptor, so that a table is not drawn anew when it is asked for again. */
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

/** The game whose rules a document tells; a document of variants is about none in particular. */
export const gameOfPage = (page: string): GameUi | undefined =>
  games().find(({ info }) => info.page === page && !info.variant_of);
