import { type Seat, seatIndex, type TableView } from "../protocol.ts";
import { say } from "../words.svelte.ts";

/** What a seat is called; a seat that nobody has taken yet has a name too. */
export function playerName(view: Pick<TableView, "players">, seat: Seat | null): string {
  if (!seat) return say("web-nobody");
  return view.players[seatIndex(seat)] ?? say("web-nobody");
}
