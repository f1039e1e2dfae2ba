/** Steps and outcomes of a replay in words. */
import { gameUi } from "../games/registry.ts";
import type { News } from "../server/protocol.ts";
import type { Replay, View } from "../server/wire.ts";
import { reasonOf } from "../table/match/outcome.ts";
import { playerName } from "../table/seats/names.ts";
import { tellNews } from "../table/tell.ts";
import { hasMessage, say } from "../words/words.svelte.ts";

/** Returns what happened at a step. */
export function tellStep(replay: Replay<unknown>, index: number): string {
  const step = replay.steps[index];
  if (!step) return "";
  const name = playerName(replay, step.seat);
  const what = step.what;
  const game = gameUi(replay.game);
  const view = { ...replay, seat: null, view: step.view as View };
  if (!what) return game?.began(view) ?? "";
  // Some acts have messages of their own here: at the table the banner shows them, or a screen hid them.
  const own = `web-replay-told-${what.type}`;
  if (hasMessage(own)) return say(own, { name });
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

/** Returns how the game ended. */
export function tellOutcome(replay: Pick<Replay, "outcome" | "players">): string {
  const outcome = replay.outcome;
  if (!outcome) return say("web-replay-result-none");
  const reason = reasonOf(outcome, replay);
  if (reason) return reason;
  return outcome.winner
    ? say("web-replay-result-winner", { name: playerName(replay, outcome.winner) })
    : say("web-replay-result-draw");
}
