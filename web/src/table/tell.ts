/** News that any table has, in words. */
import type { News, TableView } from "../protocol.ts";
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
 * Returns the message of an act of the table, named by its type, with its fields as facts. The game or the outcome has
 * the words for acts without such a message.
 */
export function tellNews(news: News, view: TableView, game: GameUi): Told | null {
  const { what } = news;
  const message = `web-act-told-${what.type}`;
  if (!knows(message)) return game.tell(news, view);
  const facts: Facts = {
    ...Object.fromEntries(Object.entries(what).map(([field, value]) => [field, factOf(value)])),
    name: playerName(view, "seat" in what ? what.seat : news.seat),
  };
  return { text: say(what.type === "away" && view.outcome ? "web-left" : message, facts), ...MANNERS[what.type] };
}

function factOf(value: unknown): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
