import { otherSeat, type Outcome, type TableView } from "../../server/protocol.ts";
import { hasMessage, say } from "../../words/words.svelte.ts";
import { playerName } from "../seats/names.ts";

/** Returns why a game ended, or an empty string without a message; a tie-break on equal points has its own message. */
export function reasonOf({ winner, reason, score }: Outcome, view: Pick<TableView, "players">): string {
  const even = Boolean(winner && score && score[0] === score[1]);
  const facts = winner ? { winner: playerName(view, winner), loser: playerName(view, otherSeat(winner)) } : {};
  const id = [...(even ? [`outcome-${reason}-even`] : []), `outcome-${reason}`].find(hasMessage);
  return id ? say(id, facts) : "";
}
