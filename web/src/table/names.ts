import { type Refusal, type Seat, SEATS, seatIndex, type TableView } from "../protocol.ts";
import { say } from "../words.svelte.ts";

/** What a seat is called; a seat that nobody has taken yet has a name too. */
export function playerName(view: Pick<TableView, "players">, seat: Seat | null): string {
  if (!seat) return say("web-nobody");
  return view.players[seatIndex(seat)] ?? say("web-nobody");
}

/** A refusal that speaks of players by their names. */
export function withNames(refusal: Refusal, view: Pick<TableView, "players">): Refusal {
  const seat = SEATS.find((one) => one === refusal.facts?.["seat"]);
  return seat ? { ...refusal, facts: { ...refusal.facts, seat: playerName(view, seat) } } : refusal;
}
