/** The steps of any game's replay: which there are, where keys and the address lead, and which step has a mark. */
import { type Act, type Outcome, PRESENCE_ACTS } from "../server/protocol.ts";
import type { ReplayStep } from "../server/wire.ts";

const BESIDE_THE_GAME: readonly Act["type"][] = [...PRESENCE_ACTS, "rematch"];

/** Returns the steps of the game itself: a finished game ends with the step that ended it. */
export function gameSteps<V, M>(
  steps: readonly ReplayStep<V, M>[],
  outcome: Outcome | null,
): readonly ReplayStep<V, M>[] {
  if (!outcome) return steps;
  return steps.slice(0, steps.findLastIndex((step) => !step.what || !BESIDE_THE_GAME.includes(step.what.type)) + 1);
}

/** Returns the step of an address; the last if there is none or it does not exist. */
export function stepAsked(asked: string | null, count: number): number {
  const last = Math.max(0, count - 1);
  if (asked === null || !/^\d{1,6}$/.test(asked)) return last;
  return Math.min(Number(asked), last);
}

/** Returns the step to which a key leads, or null for other keys; `mirrored` for right-to-left languages. */
export function stepByKey(key: string, now: number, count: number, mirrored = false): number | null {
  const last = Math.max(0, count - 1);
  const forward = mirrored ? "ArrowLeft" : "ArrowRight";
  const back = mirrored ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return Math.min(now + 1, last);
  if (key === back) return Math.max(now - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  return null;
}

/** Returns the steps at which something was overlooked. */
export const missedSteps = (steps: readonly ReplayStep<unknown, unknown>[]): readonly number[] =>
  steps.flatMap((step, index) => (step.missed.length ? [index] : []));

/** Returns the next such step; starts again from the first after the last. */
export function nextMissed(steps: readonly ReplayStep<unknown, unknown>[], index: number): number | null {
  const all = missedSteps(steps);
  return all.find((at) => at > index) ?? all[0] ?? null;
}

export interface StepRange {
  /** The steps of an entry of the list; `to` is the one to go to. */
  readonly from: number;
  readonly to: number;
}
/** Returns the index of the entry that a step belongs to: the last one that begins by then. */
export function currentEntry(entries: readonly StepRange[], index: number): number {
  let found = 0;
  entries.forEach((entry, at) => {
    if (entry.from <= index) found = at;
  });
  return found;
}
