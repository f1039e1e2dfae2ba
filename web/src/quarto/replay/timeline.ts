/**
 * The model of a replay of Quarto: its list of moves, positions and overlooked lines. It holds no rules: the server's
 * view after every event says everything.
 */
import type { StepRange } from "../../replay/steps.ts";
import { type Act, otherSeat, type Outcome, type Seat } from "../../server/protocol.ts";
import type { Call, QuartoOptions, QuartoView, Replay, ReplayStep, RequestKind } from "../../server/wire.ts";
import type { Digit } from "../board/pieces.ts";
import { type Line, lineName, parsePosition, type Square } from "../board/squares.ts";

/** Steps and games of Quarto; other games have views of their own. */
export type QuartoStep = ReplayStep<QuartoView, Line>;
export type QuartoReplay = Replay<QuartoView, Line, QuartoOptions>;

/** Returns the overlooked lines that could be called at a step: from their completion until the next piece is placed. */
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

export const namesOf = (lines: readonly Line[]): string => lines.map(lineName).join(", ");

export const callOf = (what: Act | null): Call | null => (what?.type === "heard" ? what.call : null);

/** Returns the square on which a step put a piece, if it did. */
export function putDown(step: QuartoStep): Square | null {
  if (step.what?.type === "place") return step.what.square;
  return callOf(step.what)?.square ?? null;
}

export type TimelineEntry = StepRange &
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

/** Returns the list of moves. Giving a piece and placing it are one move; moves that were taken back stay, marked. */
export function timeline(steps: readonly QuartoStep[], outcome: Outcome | null): readonly TimelineEntry[] {
  let entries: TimelineEntry[] = [{ kind: "start", from: 0, to: 0 }];
  let number = 0;
  let asked: RequestKind | null = null;
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

/** Marks the moves that the view no longer shows; a piece that is in hand again has only lost its square. */
function takenBack(entries: readonly TimelineEntry[], view: QuartoView): TimelineEntry[] {
  const { pieces, hand } = parsePosition(view.position);
  return entries.map((entry) => {
    if (entry.kind !== "move" || entry.back) return entry;
    if (entry.square && pieces[entry.square] === entry.piece) return entry;
    if (entry.piece === hand) return { ...entry, square: null, seat: null, to: entry.from, missed: false };
    return { ...entry, back: true };
  });
}

/** Returns a record without moves that begins with a position; it names who gives first, or gave the piece in hand. */
export function dealRecord(position: string, turn: Seat): string {
  const holding = !position.endsWith(" -");
  return `[Deal "${holding ? otherSeat(turn) : turn} ${position}"]\n`;
}

/** Returns whether the game can be played on from a step. */
export const isPlayable = (step: QuartoStep): boolean =>
  step.view.left.length > 0 || !step.view.position.endsWith(" -");
