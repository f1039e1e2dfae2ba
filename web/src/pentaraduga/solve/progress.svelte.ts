/** Progress with problems, stored on this device. */
import { readStored, store } from "../../browser/storage.ts";
import type { HintInfo } from "../../server/wire.ts";
import type { Placement } from "../tiles/lattice.ts";
import { withNamesOfToday } from "../tiles/letters.ts";

export interface Progress {
  /** Seconds spent on it. */
  readonly seconds: number;
  /** The hints that were given. */
  readonly hints: readonly HintInfo[];
  readonly placements: readonly Placement[];
  readonly state: "begun" | "solved" | "shown";
}

const KEY = "fourfold-problems";
export const NEW: Progress = { seconds: 0, hints: [], placements: [], state: "begun" };

function readProgress(): Readonly<Record<string, Progress>> {
  return (withNamesOfToday(readStored(KEY)) ?? {}) as Readonly<Record<string, Progress>>;
}

let all = $state.raw(readProgress());

export const progressOf = (id: string): Progress => {
  const kept = { ...NEW, ...all[id] };
  // Earlier versions stored only the number of hints.
  return Array.isArray(kept.hints) ? kept : { ...kept, hints: [] };
};
export const stateOf = (id: string): Progress["state"] | "new" => all[id]?.state ?? "new";

export function storeProgress(id: string, progress: Progress): void {
  // Another tab may have changed other problems.
  all = { ...readProgress(), [id]: progress };
  store(KEY, all);
}
