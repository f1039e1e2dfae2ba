import { other, type Outcome, type TableView } from "../protocol.ts";
import { knows, say } from "../words.svelte.ts";
import { playerName } from "./names.ts";

/** Returns why a game ended, if there are words for it; a tie-break on equal points is a reason of its own. */
export function reasonOf({ winner, reason, score }: Outcome, view: Pick<TableView, "players">): string {
  const even = Boolean(winner && score && score[0] === score[1]);
  const facts = winner ? { winner: playerName(view, winner), loser: playerName(view, other(winner)) } : {};
  const id = [...(even ? [`outcome-${reason}-even`] : []), `outcome-${reason}`].find(knows);
  return id ? say(id, facts) : "";
}
