/** Opens tables that do not start from the beginning. */
import { notify } from "../browser/announce.svelte.ts";
import { go } from "../navigation/router.svelte.ts";
import { api, RequestRefused } from "../server/api.ts";
import { guest } from "../server/guest.svelte.ts";
import type { TableRequest } from "../server/protocol.ts";
import { say, sayRefusal } from "../words/words.svelte.ts";

type OpenRequest = Pick<
  TableRequest,
  "game" | "preset" | "opponent" | "options" | "record" | "after" | "keep_hidden" | "seat"
> & {
  readonly names?: readonly [string, string];
};

/** Opens a table and goes there; shows a refusal and returns false if the server refuses. */
export async function openTable({ names, ...wish }: OpenRequest): Promise<boolean> {
  const who =
    wish.opponent.kind === "here"
      ? { names: names ?? ([say("web-player-a"), say("web-player-b")] as const) }
      : { name: guest.displayName };
  return attempt(async () => {
    const made = await api.open({ ...wish, ...who });
    go(`/table/${made.table}`);
  });
}

/** Runs a task that the server may refuse; shows the refusal and returns false if it does. */
export async function attempt(task: () => Promise<void>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (problem) {
    if (!(problem instanceof RequestRefused)) throw problem;
    notify(sayRefusal(problem));
    return false;
  }
}
