/** Evaluations of a game from the answers of the solver. */
import type { Seat, ReviewedAction, Value } from "../../server/wire.ts";

const OTHER: Readonly<Record<Value, Value>> = { win: "loss", draw: "draw", loss: "win" };
const seenByA = (seat: Seat, value: Value | null): Value | null => (value && seat === "B" ? OTHER[value] : value);

/** Returns the value of the game for player A after every step; a step without a move keeps the value. */
export function valuesForA(count: number, turns: readonly ReviewedAction[]): readonly (Value | null)[] {
  const after = new Map(turns.map((turn) => [turn.event, seenByA(turn.seat, turn.after)]));
  const first = turns[0];
  let now = first ? seenByA(first.seat, first.before) : null;
  return Array.from({ length: count }, (_, step) => (now = after.has(step) ? (after.get(step) ?? null) : now));
}

/** Returns the annotation of a mistake, or an empty string. */
export function markOf({ mistake, after }: ReviewedAction): "" | "?" | "??" {
  if (!mistake) return "";
  return mistake === "win" && after === "loss" ? "??" : "?";
}
