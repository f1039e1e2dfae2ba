/**
 * The view model of the Quarto table: what to draw, and what a tap, a drop or a key means. It holds no rules: the view
 * offers the actions, and the model never looks at whether a line matches.
 */
import { type ActOf, otherSeat, type Seat, type TableView } from "../../server/protocol.ts";
import type { Call, QuartoOptions, QuartoView } from "../../server/wire.ts";
import { type Digit, DIGITS } from "../board/pieces.ts";
import { type Line, lineName, parsePosition, type Pieces, sameLine, type Square, SQUARES } from "../board/squares.ts";

export type QuartoTableView = TableView<QuartoView, QuartoOptions>;

/** The actions of a player; those of the clock, and calls as others hear them, are not among them. */
export type PlayerAction = ActOf<"give" | "place" | "call" | "done">;

/** A call being made: where the piece goes, if that is to be said, and the line pointed at. */
export interface Pointing {
  readonly square: Square | null;
  readonly line: Line | null;
}

/** A gesture in progress at this screen that is not an action yet. */
export interface Hold {
  /** The piece chosen from the tray. */
  readonly lifted: Digit | null;
  readonly pointing: Pointing | null;
}
export const NOTHING: Hold = { lifted: null, pointing: null };

/** The result of a gesture: the new hold, perhaps an action, perhaps a message to show. */
export interface GestureResult {
  readonly hold: Hold;
  readonly act?: PlayerAction;
  readonly hint?: string;
}

export interface Slot {
  readonly piece: Digit;
  readonly here: boolean;
  readonly open: boolean;
  readonly lifted: boolean;
}

export interface Scene {
  readonly pieces: Pieces;
  readonly hand: Digit | null;
  /** The piece that was chosen from the tray. */
  readonly lifted: Digit | null;
  /** Who holds the piece, or to whom it will be given. */
  readonly holder: Seat;
  readonly tray: readonly Slot[];
  readonly open: readonly Square[];
  readonly marked: readonly Square[];
  readonly lines: readonly Line[];
  readonly last: Square | null;
  readonly ghost: { readonly square: Square; readonly piece: Digit } | null;
  readonly busy: Square | null;
  /** Whether this screen may place, give, give the lifted piece, call, or end the game. */
  readonly placing: boolean;
  readonly giving: boolean;
  readonly handing: boolean;
  readonly calling: boolean;
  readonly closing: boolean;
  readonly pointing: "square" | "line" | "sure" | null;
  /** The end of a Fluent id, `web-status-…`. */
  readonly status: string;
  readonly line: string;
}

function offered<T extends PlayerAction["type"]>(table: QuartoTableView, type: T): readonly ActOf<T>[] {
  return (table.offers?.actions ?? []).filter((action): action is ActOf<T> => action.type === type);
}

export const mayCall = (table: QuartoTableView): boolean =>
  offered(table, "call").length > 0 || (table.offers?.tries ?? []).includes("call");

/** Returns whether this seat has to act now; calling is a right, not a duty. */
export const mustAct = (table: QuartoTableView): boolean =>
  (table.offers?.actions ?? []).some((action) => action.type !== "call");

/** Returns who at this screen has to act. Views arrive one by one: one that is older than the newest says nothing. */
export const acting = (tables: readonly QuartoTableView[]): QuartoTableView | null =>
  tables.find((one) => mustAct(one) && one.view.position === tables[0]?.view.position) ?? null;

/** The phases of a running game. */
export const PHASES: readonly string[] = ["give", "place", "close"];

/** Returns the scene to draw; `sent` is on its way to the server and is drawn optimistically. */
export function draw(
  table: QuartoTableView,
  hold: Hold,
  sent: PlayerAction | null = null,
  aim: Square | null = null,
): Scene {
  const view = table.view;
  const position = parsePosition(view.position);
  const pieces: Partial<Record<Square, Digit>> = { ...position.pieces };
  let hand = position.hand;
  let busy: Square | null = null;
  const left = new Set(view.left);
  if (hand) left.delete(hand);
  const target = sent?.type === "place" || sent?.type === "call" ? sent.square : null;
  if (target && hand && !pieces[target]) {
    pieces[target] = hand;
    busy = target;
    hand = null;
  }
  if (sent?.type === "give" && left.has(sent.piece)) {
    left.delete(sent.piece);
    hand = sent.piece;
  }
  // Nothing else can begin while an action is pending: the offers are about to change.
  const idle = sent === null;
  const places = idle ? offered(table, "place").map((action) => action.square) : [];
  const gives = new Set(idle ? offered(table, "give").map((action) => action.piece) : []);
  const calling = idle && mayCall(table);
  const pointing = idle && calling ? hold.pointing : null;
  const lifted = hold.lifted && gives.has(hold.lifted) && !pointing ? hold.lifted : null;
  const pointed = pointing ? pointAt(table, pointing, aim) : null;
  const shown = view.shown ?? [];
  const giving = gives.size > 0;
  return {
    pieces,
    hand,
    lifted,
    holder: hand && sent?.type !== "give" ? view.turn : otherSeat(view.turn),
    tray: DIGITS.map((piece) => ({
      piece,
      here: left.has(piece),
      open: !pointing && gives.has(piece),
      lifted: piece === lifted,
    })),
    open: pointed ? pointed.open : places,
    marked: pointed ? pointed.marked : shown.flat(),
    lines: pointed ? pointed.lines : shown,
    last: busy ?? view.last ?? null,
    ghost: pointing?.square && hand ? { square: pointing.square, piece: hand } : null,
    busy,
    placing: places.length > 0,
    giving,
    handing: lifted !== null,
    calling,
    closing: idle && offered(table, "done").length > 0,
    pointing: pointed?.stage ?? null,
    status: pointed ? `point-${pointed.stage}` : status(table, lifted !== null, sent),
    line: pointing?.line ? lineName(pointing.line) : "",
  };
}

function status(table: QuartoTableView, lifted: boolean, sent: PlayerAction | null): string {
  if (table.outcome) return "over";
  if (table.players.includes(null) || table.waiting?.length) return "open";
  if (table.paused) return "paused";
  if (sent) return "sending";
  if (table.view.phase === "give" && lifted) return "give-sure";
  return PHASES.includes(table.view.phase) ? table.view.phase : "over";
}

interface Pointed {
  readonly stage: "square" | "line" | "sure";
  readonly open: readonly Square[];
  readonly marked: readonly Square[];
  readonly lines: readonly Line[];
}

function pointAt(table: QuartoTableView, pointing: Pointing, aim: Square | null): Pointed {
  const calls = offered(table, "call");
  const squares = calls.flatMap((call) => (call.square ? [call.square] : []));
  const now = calls.filter((call) => (call.square ?? null) === pointing.square);
  const lines = now.flatMap((call) => (call.line ? [call.line] : []));
  const sure = chosen(table, pointing) !== null;
  const beneath = aim && !pointing.line ? lines.find((line) => line.includes(aim)) : undefined;
  const line = pointing.line ?? beneath;
  return {
    stage: sure ? "sure" : squares.length > 0 && !pointing.square ? "square" : "line",
    open: [...new Set([...squares, ...lines.flat()])],
    marked: line ?? (pointing.square ? [pointing.square] : []),
    lines: pointing.line ? [pointing.line] : [],
  };
}

/** Returns the offered call that has been pointed out in full, if any. */
function chosen(table: QuartoTableView, pointing: Pointing): Call | null {
  return (
    offered(table, "call").find(
      (call) =>
        (call.square ?? null) === pointing.square &&
        (call.line ? pointing.line !== null && sameLine(call.line, pointing.line) : pointing.line === null),
    ) ?? null
  );
}

// What gestures mean

export function tapSquare(table: QuartoTableView, hold: Hold, square: Square): GestureResult {
  if (hold.pointing && mayCall(table)) return point(table, hold, hold.pointing, square);
  const place = offered(table, "place").find((action) => action.square === square);
  return place ? { hold: NOTHING, act: place } : { hold };
}

/** Handles a tap on a piece: the first lifts it, the second gives it, because the wrong piece loses the game. */
export function tapPiece(table: QuartoTableView, hold: Hold, piece: Digit): GestureResult {
  const give = offered(table, "give").find((action) => action.piece === piece);
  if (!give || hold.pointing) return { hold };
  return hold.lifted === piece ? { hold: NOTHING, act: give } : { hold: { ...hold, lifted: piece } };
}

/** Gives the piece that was lifted. */
export function tapHand(table: QuartoTableView, hold: Hold): GestureResult {
  return hold.lifted && !hold.pointing ? tapPiece(table, hold, hold.lifted) : { hold };
}

/** Handles a piece that was dragged onto the hand, or from the hand onto a square. */
export function drop(table: QuartoTableView, hold: Hold, piece: Digit, target: string): GestureResult {
  if (target === "hand") return tapPiece(table, { ...NOTHING, lifted: piece }, piece);
  const square = SQUARES.find((one) => target === `square-${one}`);
  return square ? tapSquare(table, NOTHING, square) : { hold };
}

/** Handles QUARTO!: begins pointing, or calls at once if no line has to be named. */
export function tapCall(table: QuartoTableView, hold: Hold): GestureResult {
  if (!mayCall(table)) return { hold };
  if (hold.pointing) return { hold: NOTHING };
  const calls = offered(table, "call");
  const [first] = calls;
  if (!first) return { hold: NOTHING, hint: "web-nothing-full" };
  if (!first.line && !first.square) return { hold: NOTHING, act: first };
  // The only possible call is pointed out; it only needs to be confirmed.
  const only = calls.length === 1 ? first : null;
  return { hold: { lifted: null, pointing: { square: only?.square ?? null, line: only?.line ?? null } } };
}

/** Calls what has been pointed at. */
export function confirm(table: QuartoTableView, hold: Hold): GestureResult {
  const call = hold.pointing && chosen(table, hold.pointing);
  return call ? { hold: NOTHING, act: call } : { hold };
}

/** Handles Escape: stops pointing, or puts a lifted piece down. */
export const leave = (): GestureResult => ({ hold: NOTHING });

function point(table: QuartoTableView, hold: Hold, pointing: Pointing, square: Square): GestureResult {
  const calls = offered(table, "call");
  const there = calls.filter((call) => call.square === square);
  if (there.length > 0 && square !== pointing.square) {
    const line = there.length === 1 ? (there[0]?.line ?? null) : null;
    return { hold: { ...hold, pointing: { square, line } } };
  }
  const now = calls.filter((call) => (call.square ?? null) === pointing.square);
  if (now.some((call) => !call.line)) return square === pointing.square ? confirm(table, hold) : { hold };
  const lines = now.flatMap((call) => (call.line?.includes(square) ? [call.line] : []));
  const at = lines.findIndex((line) => pointing.line !== null && sameLine(line, pointing.line));
  // Where lines cross a second tap goes to the next one; elsewhere it can only mean yes.
  if (lines.length === 1 && at === 0) return confirm(table, hold);
  const line = lines[(at + 1) % lines.length];
  return line ? { hold: { ...hold, pointing: { ...pointing, line } } } : { hold };
}

/** Returns what of the hold still makes sense after the table has changed. */
export function settle(table: QuartoTableView, hold: Hold): Hold {
  const lifted = hold.lifted && offered(table, "give").some((give) => give.piece === hold.lifted) ? hold.lifted : null;
  const pointing = hold.pointing && mayCall(table) && offered(table, "call").length > 0 ? hold.pointing : null;
  return lifted === hold.lifted && pointing === hold.pointing ? hold : { lifted, pointing };
}
