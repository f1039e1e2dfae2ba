/** News that any table has, in words. */
import type { News, Seat, TableView } from "../protocol.ts";
import { say } from "../words.svelte.ts";
import type { GameUi, Told } from "./game.ts";
import { playerName } from "./names.ts";

export function tellNews(news: News, view: TableView, game: GameUi): Told | null {
  const name = playerName(view, news.seat ?? null);
  switch (news.what.type) {
    case "join":
      return { text: say("web-told-join", { name }), sound: "call", loud: true };
    case "ask":
      return { text: say("web-told-ask", { name, wish: String(news.what["wish"]) }), sound: "call" };
    case "answer":
      return { text: say("web-told-answer", { name, yes: news.what["yes"] ? "yes" : "no" }), loud: true };
    case "wait":
    case "away":
    case "back": {
      const left = news.what.type === "away" && view.outcome;
      return {
        text: say(left ? "web-left" : `web-told-${news.what.type}`, {
          name: playerName(view, news.what["seat"] as Seat),
        }),
      };
    }
    case "resume":
      return { text: say("web-told-resume", { name }) };
    case "rematch":
      return { text: say("web-told-rematch", { name }) };
    case "resign":
    case "claim":
    case "time-up":
    case "resumed":
      // The outcome says it.
      return null;
    default:
      return game.tell(news, view);
  }
}
