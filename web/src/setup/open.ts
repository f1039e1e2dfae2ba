/** Opens a table that does not start from the beginning, and goes there. */
import { notify } from "../announce.svelte.ts";
import { api, Refused } from "../api.ts";
import { you } from "../guest.svelte.ts";
import type { TableWish } from "../protocol.ts";
import { go } from "../router.svelte.ts";
import { say, sayRefusal } from "../words.svelte.ts";

type Wish = Pick<
  TableWish,
  "game" | "preset" | "opponent" | "options" | "record" | "after" | "keep_hidden" | "seat"
> & {
  readonly names?: readonly [string, string];
};

/** Opens a table; returns false after it has told why it could not. */
export async function openTable({ names, ...wish }: Wish): Promise<boolean> {
  const who =
    wish.opponent.kind === "here"
      ? { names: names ?? ([say("web-player-a"), say("web-player-b")] as const) }
      : { name: you.called };
  return told(async () => {
    const made = await api.open({ ...wish, ...who });
    go(`/table/${made.table}`);
  });
}

/** Runs a task that the server may refuse, and tells the refusal; returns whether it succeeded. */
export async function told(task: () => Promise<void>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    notify(sayRefusal(problem));
    return false;
  }
}
