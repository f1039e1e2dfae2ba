/** Results of trainers, kept on this device. */
import { readStored, store } from "../../browser/storage.ts";
import type { Trainer } from "../../server/wire.ts";

export interface TrainingResult {
  /** The time, the number of right answers out of `count`, and the milliseconds spent thinking. */
  readonly at: number;
  readonly right: number;
  readonly count: number;
  readonly ms: number;
}

const KEY = "fourfold-training";
const MAX_RESULTS = 100;

/** Returns all stored results by trainer. */
function readResults(): Partial<Record<Trainer, unknown>> {
  const stored = readStored(KEY);
  return stored && typeof stored === "object" ? stored : {};
}

export function resultsOf(kind: Trainer): readonly TrainingResult[] {
  const stored = readResults()[kind];
  return Array.isArray(stored) ? (stored as readonly TrainingResult[]) : [];
}

/** Adds a result, drops the oldest, and returns all that are left. */
export function storeResult(kind: Trainer, result: TrainingResult): readonly TrainingResult[] {
  const results = [...resultsOf(kind), result].slice(-MAX_RESULTS);
  store(KEY, { ...readResults(), [kind]: results });
  return results;
}

/** Returns the seconds per question. */
export const seconds = ({ ms, count }: TrainingResult): number => ms / 1000 / Math.max(1, count);
