/** The games of the house; the first is the one shown first. */
import { pentaraduga } from "./pentaraduga/ui.ts";
import { quarto } from "./quarto/ui.ts";
import type { GameUi } from "./table/game.ts";

export const GAMES: readonly GameUi[] = [quarto, ...pentaraduga];

export const gameUi = (id: string): GameUi | undefined => GAMES.find((game) => game.id === id);
