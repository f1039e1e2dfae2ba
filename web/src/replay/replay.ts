/**
 * The model of a replay: its steps, positions and overlooked lines. It holds no rules: the server's view after every
 * event says everything.
 */
import type { Act, Outcome, Seat } from "../protocol.ts";
import type { Digit } from "../quarto/pieces.ts";
import { type Line, lineName, parsePosition, type Square } from "../quarto/squares.ts";
import type { Call, QuartoOptions, QuartoView, Replay, Step, Wish } from "../wire.ts";

/** Steps and games of Quarto; other games have views of their own. */
export type QuartoStep = Step<QuartoView, Line>;
export type QuartoReplay = Replay<QuartoView, Line, QuartoOptions>;

/** What happens at a table beside the game, also after its end. */
const BESIDE = ["rematch", "join", "wait", "away", "back"];

/** The steps of the game itself: a finished one ends with what ended it. */
export function gameSteps<V, M>(steps: readonly Step<V, M>[], outcome: Outcome | null): readonly Step<V, M>[] {
  if (!outcome) return steps;
  return steps.slice(0, steps.findLastIndex((step) => !step.what || !BESIDE.includes(step.what.type)) + 1);
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

/** The overlooked lines that could be called at a step: from their completion until the next placing. */
export function missedAt(steps: readonly QuartoStep[], index: number): readonly Line[] {
  const last = steps[index]?.view.last ?? null;
  for (let at = index; at >= 0; at--) {
    const step = steps[at];
    if (!step || (step.view.last ?? null) !== last) return [];
    if (step.missed.length) return step.missed;
    if (putDown(step)) return [];
  }
  return [];
}

/** The steps at which there was something that nobody noticed. */
export const missedSteps = (steps: readonly Step<unknown, unknown>[]): readonly number[] =>
  steps.flatMap((step, index) => (step.missed.length ? [index] : []));

/** The next such step after one, from the beginning again after the last. */
export function nextMissed(steps: readonly Step<unknown, unknown>[], index: number): number | null {
  const all = missedSteps(steps);
  return all.find((at) => at > index) ?? all[0] ?? null;
}

export const namesOf = (lines: readonly Line[]): string => lines.map(lineName).join(", ");

export const callOf = (what: Act | null): Call | null => (what?.type === "heard" ? what.call : null);

/** The square on which a step put a piece down, if it did. */
export function putDown(step: QuartoStep): Square | null {
  if (step.what?.type === "place") return step.what.square;
  return callOf(step.what)?.square ?? null;
}

export interface At {
  /** The steps this entry is about, and the one to go to. */
  readonly from: number;
  readonly to: number;
}
export type Entry = At &
  (
    | { readonly kind: "start" }
    | {
        readonly kind: "move";
        readonly number: number;
        readonly piece: Digit;
        readonly square: Square | null;
        readonly seat: Seat | null;
        readonly missed: boolean;
        readonly back: boolean;
      }
    | { readonly kind: "call"; readonly seat: Seat | null; readonly line: string; readonly right: boolean }
    | {
        readonly kind: "act";
        readonly seat: Seat | null;
        readonly act: "resign" | "claim" | "time" | "done" | "agreed";
      }
  );

const ACTS: Readonly<Record<string, "resign" | "claim" | "time" | "done">> = {
  resign: "resign",
  claim: "claim",
  "time-up": "time",
  done: "done",
};

/** The list of moves. A piece that was given and where it went are one move; what was taken back stays, marked. */
export function timeline(steps: readonly QuartoStep[], outcome: Outcome | null): readonly Entry[] {
  let entries: Entry[] = [{ kind: "start", from: 0, to: 0 }];
  let number = 0;
  let asked: Wish | null = null;
  steps.forEach((step, index) => {
    const what = step.what;
    const square = putDown(step);
    if (square) {
      const at = entries.findLastIndex((entry) => entry.kind === "move" && entry.square === null && !entry.back);
      const given = entries[at];
      const missed = step.missed.length > 0;
      if (given?.kind === "move") entries[at] = { ...given, square, seat: step.seat, to: index, missed };
      else {
        // The game began with this piece in hand.
        const piece = parsePosition(step.view.position).pieces[square] ?? "0";
        entries.push({
          kind: "move",
          number: ++number,
          piece,
          square,
          seat: step.seat,
          from: index,
          to: index,
          missed,
          back: false,
        });
      }
    }
    if (what?.type === "give") {
      const { piece } = what;
      entries.push({
        kind: "move",
        number: ++number,
        piece,
        square: null,
        seat: null,
        from: index,
        to: index,
        missed: false,
        back: false,
      });
    } else if (what?.type === "heard") {
      const line = what.call.line ? lineName(what.call.line) : "";
      entries.push({ kind: "call", seat: step.seat, line, right: what.right, from: index, to: index });
    } else if (what?.type === "ask") asked = what.wish;
    else if (what?.type === "answer") {
      if (what.yes && asked === "takeback") {
        entries = takenBack(entries, step.view);
        number = entries.filter((entry) => entry.kind === "move" && !entry.back).length;
      } else if (what.yes && asked === "draw" && outcome) {
        entries.push({ kind: "act", seat: step.seat, act: "agreed", from: index, to: index });
      }
      asked = null;
    } else if (what && what.type in ACTS) {
      entries.push({ kind: "act", seat: step.seat, act: ACTS[what.type] ?? "done", from: index, to: index });
    }
  });
  return entries;
}

/** What the view no longer shows has been taken back; a piece that is in hand again has only been lifted. */
function takenBack(entries: readonly Entry[], view: QuartoView): Entry[] {
  const { pieces, hand } = parsePosition(view.position);
  return entries.map((entry) => {
    if (entry.kind !== "move" || entry.back) return entry;
    if (entry.square && pieces[entry.square] === entry.piece) return entry;
    if (entry.piece === hand) return { ...entry, square: null, seat: null, to: entry.from, missed: false };
    return { ...entry, back: true };
  });
}

/** The entry that a step belongs to: the last that has begun by then. */
export function currentEntry(entries: readonly At[], index: number): number {
  let found = 0;
  entries.forEach((entry, at) => {
    if (entry.from <= index) found = at;
  });
  return found;
}

export const otherSeat = (seat: Seat): Seat => (seat === "A" ? "B" : "A");

/** A record without moves that begins with a position: who gives first, or has given the piece in hand. */
export function dealRecord(position: string, turn: Seat): string {
  const holding = !position.endsWith(" -");
  return `[Deal "${holding ? otherSeat(turn) : turn} ${position}"]\n`;
}

/** Whether there is something to play from a step on. */
export const playable = (step: QuartoStep): boolean => step.view.left.length > 0 || !step.view.position.endsWith(" -");
