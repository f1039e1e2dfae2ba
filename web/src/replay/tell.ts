/** What happened at a step, in words. */
import { gameUi } from "../games.ts";
import type { News } from "../protocol.ts";
import { playerName } from "../table/names.ts";
import { reasonOf } from "../table/outcome.ts";
import { tellNews } from "../table/tell.ts";
import type { Replay, View } from "../wire.ts";
import { knows, say } from "../words.svelte.ts";

export function tellStep(replay: Replay<unknown>, index: number): string {
  const step = replay.steps[index];
  if (!step) return "";
  const name = playerName(replay, step.seat);
  const what = step.what;
  const game = gameUi(replay.game);
  const view = { ...replay, seat: null, view: step.view as View };
  if (!what) return game?.began(view) ?? "";
  // Acts that the banner shows at the table, or that were hidden behind a screen.
  const own = `web-replay-told-${what.type}`;
  if (knows(own)) return say(own, { name });
  if (what.type === "heard" && !what.call.line) {
    return say("web-replay-told-word", { name, right: what.right ? "yes" : "no" });
  }
  const before = replay.steps[index - 1]?.what;
  if (what.type === "answer" && what.yes && before?.type === "ask" && before.wish === "takeback") {
    return say("web-replay-told-takeback", { name });
  }
  const news: News = { version: step.seq, seat: step.seat, at: step.at, what };
  const told = game ? tellNews(news, view, game) : null;
  return told?.text ?? say("web-replay-told-other", { name, what: what.type });
}

/** How the game ended. */
export function tellOutcome(replay: Pick<Replay, "outcome" | "players">): string {
  const outcome = replay.outcome;
  if (!outcome) return say("web-replay-result-none");
  const reason = reasonOf(outcome, replay);
  if (reason) return reason;
  return outcome.winner
    ? say("web-replay-result-winner", { name: playerName(replay, outcome.winner) })
    : say("web-replay-result-draw");
}
