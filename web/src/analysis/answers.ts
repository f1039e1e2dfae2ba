/** Questions to the solver and what it answers; docs/protocol.md is the contract. */
import type { Options, Seat } from "../protocol.ts";
import type { Line, Square } from "../quarto/squares.ts";
import type { Value, Worth, Worths } from "../quarto/worth.ts";

export type Question =
  | { readonly type: "analyse"; readonly position: string; readonly options?: Options; readonly last?: Square }
  | { readonly type: "review"; readonly table: string };

/** What is known so far. */
export interface Answer {
  readonly nodes: number;
  readonly seconds: number;
  readonly done: number;
  readonly all: number;
  readonly ended: "complete" | "time" | null;
}

export interface Analysed extends Answer {
  readonly type: "analysis";
  readonly worth: Worth;
  readonly choices: Worths;
  /** The lines that the piece placed last completes. */
  readonly lines: readonly Line[];
}

/** What an action was worth to who did it. */
export interface Turn {
  readonly event: number;
  readonly seat: Seat;
  readonly before: Value | null;
  readonly after: Value | null;
  readonly mistake: Value | null;
  readonly missed: readonly Line[];
}

export interface Reviewed extends Answer {
  readonly type: "review";
  readonly turns: readonly Turn[];
  readonly decided: number | null;
}

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
