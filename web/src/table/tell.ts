/** The news of any table in words. */
import type { Announcement, GameUi } from "../games/ui.ts";
import type { News, TableView } from "../server/protocol.ts";
import type { TableAct } from "../server/wire.ts";
import { type Facts, hasMessage, say } from "../words/words.svelte.ts";
import { playerName } from "./seats/names.ts";

type Presentation = Omit<Announcement, "text">;
/** The sound and the loudness of acts of the table that have one. */
const PRESENTATION: Readonly<Partial<Record<string, Presentation>>> = {
  join: { sound: "call", loud: true },
  ask: { sound: "call" },
  answer: { loud: true },
} satisfies Partial<Record<TableAct["type"], Presentation>>;

/**
 * Returns the announcement of an act of the table: the message is named by the type, its facts are the fields. Acts
 * without such a message are announced by the game.
 */
export function tellNews(news: News, view: TableView, game: GameUi): Announcement | null {
  const { what } = news;
  const message = `web-act-told-${what.type}`;
  if (!hasMessage(message)) return game.tell(news, view);
  const facts: Facts = {
    ...Object.fromEntries(Object.entries(what).map(([field, value]) => [field, factOf(value)])),
    name: playerName(view, "seat" in what ? what.seat : news.seat),
  };
  return { text: say(what.type === "away" && view.outcome ? "web-left" : message, facts), ...PRESENTATION[what.type] };
}

function factOf(value: unknown): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
