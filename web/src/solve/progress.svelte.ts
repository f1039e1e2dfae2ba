/** Progress with problems, stored on this device. */
import { withNamesOfToday } from "../pentaraduga/letters.ts";
import type { Placement } from "../pentaraduga/lattice.ts";
import type { HintInfo } from "../wire.ts";

export interface Progress {
  /** Seconds spent on it. */
  readonly seconds: number;
  /** Those that were given. */
  readonly hints: readonly HintInfo[];
  readonly placements: readonly Placement[];
  readonly state: "begun" | "solved" | "shown";
}

const KEY = "fourfold-problems";
export const NEW: Progress = { seconds: 0, hints: [], placements: [], state: "begun" };

function read(): Readonly<Record<string, Progress>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return withNamesOfToday(kept) as Readonly<Record<string, Progress>>;
  } catch {
    return {};
  }
}

let all = $state.raw(read());

export const progressOf = (id: string): Progress => {
  const kept = { ...NEW, ...all[id] };
  // Earlier versions stored only the number of hints.
  return Array.isArray(kept.hints) ? kept : { ...kept, hints: [] };
};
export const stateOf = (id: string): Progress["state"] | "new" => all[id]?.state ?? "new";

export function keep(id: string, progress: Progress): void {
  // Another tab may have changed other problems.
  all = { ...read(), [id]: progress };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Private windows may forbid it; then it lasts as long as the page.
  }
}
