/** The moves so far, from the news: who placed which piece where, and what was called. */
import type { Act, News, Seat } from "../../server/protocol.ts";
import type { Digit } from "../board/pieces.ts";
import { lineName, type Square } from "../board/squares.ts";

export type LoggedMove =
  | {
      readonly kind: "move";
      readonly version: number;
      readonly seat: Seat | null;
      readonly piece: Digit | null;
      readonly square: Square | null;
    }
  | {
      readonly kind: "call";
      readonly version: number;
      readonly seat: Seat | null;
      readonly line: string;
      readonly right: boolean;
    };

/** Returns the moves so far; giving a piece and placing it are one move. */
export function moveLog(news: readonly News[]): readonly LoggedMove[] {
  const entries: LoggedMove[] = [];
  for (const { version, seat = null, what } of standing(news)) {
    if (what.type === "give") {
      entries.push({ kind: "move", version, seat: null, piece: what.piece, square: null });
    } else if (what.type === "place") {
      settle(entries, version, seat, what.square);
    } else if (what.type === "heard") {
      const { call } = what;
      if (call.square) settle(entries, version, seat, call.square);
      const line = call.line ? lineName(call.line) : "";
      entries.push({ kind: "call", version, seat, line, right: what.right });
    }
  }
  return entries;
}

const GAME_ACTIONS: readonly Act["type"][] = ["give", "place", "heard", "done"];

/** Returns the actions that were not taken back: a takeback undoes the asker's last action and what followed. */
function standing(news: readonly News[]): readonly News[] {
  let actions: News[] = [];
  let asker: Seat | null = null;
  for (const item of news) {
    const { what, seat = null } = item;
    if (GAME_ACTIONS.includes(what.type)) actions.push(item);
    else if (what.type === "ask") asker = what.wish === "takeback" ? seat : null;
    else if (what.type === "answer") {
      const last = actions.findLastIndex((action) => action.seat === asker);
      if (what.yes && asker && last >= 0) actions = actions.slice(0, last);
      asker = null;
    }
  }
  return actions;
}

/** Enters the square of the piece that was given last. */
function settle(entries: LoggedMove[], version: number, seat: Seat | null, square: Square): void {
  const at = entries.findLastIndex((entry) => entry.kind === "move" && entry.square === null);
  const given = entries[at];
  if (given?.kind === "move") entries[at] = { ...given, seat, square };
  else entries.push({ kind: "move", version, seat, piece: null, square });
}
