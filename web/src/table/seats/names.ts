import { type Refusal, type Seat, seatIndex, SEATS, type TableView } from "../../server/protocol.ts";
import { say } from "../../words/words.svelte.ts";

/** Returns the name of a player, or a word for an empty seat. */
export function playerName(view: Pick<TableView, "players">, seat: Seat | null): string {
  if (!seat) return say("web-nobody");
  return view.players[seatIndex(seat)] ?? say("web-nobody");
}

/** Returns a refusal with seats replaced by the names of players. */
export function withNames(refusal: Refusal, view: Pick<TableView, "players">): Refusal {
  const seat = SEATS.find((one) => one === refusal.facts?.["seat"]);
  return seat ? { ...refusal, facts: { ...refusal.facts, seat: playerName(view, seat) } } : refusal;
}
