/** News that any table has, in words. */
import type { News, Seat, TableView } from "../protocol.ts";
import { type Facts, knows, say } from "../words.svelte.ts";
import type { GameUi, Told } from "./game.ts";
import { playerName } from "./names.ts";

/** How acts of the table are told beside their words. */
const MANNERS: Readonly<Record<string, Omit<Told, "text">>> = {
  join: { sound: "call", loud: true },
  ask: { sound: "call" },
  answer: { loud: true },
};

/**
 * An act of the table is told by the message with its type, and its fields are the facts. Whatever has no such message
 * is the game's to tell, or is told by the outcome.
 */
export function tellNews(news: News, view: TableView, game: GameUi): Told | null {
  const { type, ...fields } = news.what;
  const message = `web-act-told-${type}`;
  if (!knows(message)) return game.tell(news, view);
  const facts: Facts = {
    ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, factOf(value)])),
    name: playerName(view, (fields["seat"] as Seat | undefined) ?? news.seat ?? null),
  };
  return { text: say(type === "away" && view.outcome ? "web-left" : message, facts), ...MANNERS[type] };
}

function factOf(value: unknown): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
