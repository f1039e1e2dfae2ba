/** What the answers of the solver say of a game. */
import type { Seat, Turn, Value } from "../wire.ts";

const OTHER: Readonly<Record<Value, Value>> = { win: "loss", draw: "draw", loss: "win" };
const seenByA = (seat: Seat, value: Value | null): Value | null => (value && seat === "B" ? OTHER[value] : value);

/** What the game was worth to player A after every step; where nothing was played it stays as it was. */
export function valuesForA(count: number, turns: readonly Turn[]): readonly (Value | null)[] {
  const after = new Map(turns.map((turn) => [turn.event, seenByA(turn.seat, turn.after)]));
  const first = turns[0];
  let now = first ? seenByA(first.seat, first.before) : null;
  return Array.from({ length: count }, (_, step) => (now = after.has(step) ? (after.get(step) ?? null) : now));
}

/** How bad a mistake was, as players write it; nothing if it was none. */
export function markOf({ mistake, after }: Turn): "" | "?" | "??" {
  if (!mistake) return "";
  return mistake === "win" && after === "loss" ? "??" : "?";
}
