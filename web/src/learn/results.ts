/** Results of trainers, kept on this device. */
import type { Trainer } from "../wire.ts";

export interface Result {
  /** When it was, how many of how many were right, and the milliseconds spent thinking. */
  readonly at: number;
  readonly right: number;
  readonly count: number;
  readonly ms: number;
}

const KEY = "fourfold-training";
const MOST = 100;
type Kept = Partial<Record<Trainer, readonly Result[]>>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

export function resultsOf(kind: Trainer): readonly Result[] {
  const kept = read()[kind];
  return Array.isArray(kept) ? (kept as readonly Result[]) : [];
}

/** Adds a result and drops the oldest. */
export function keep(kind: Trainer, result: Result): readonly Result[] {
  const results = [...resultsOf(kind), result].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [kind]: results }));
  } catch {
    // Private windows may forbid it; then there is no plot.
  }
  return results;
}

export const seconds = ({ ms, count }: Result): number => ms / 1000 / Math.max(1, count);
