/** Helpers for the protocol besides the types of its messages, which are generated (wire.ts). */
import type { Act, Options, PresenceMessage, Refusal as ServerRefusal, Seat, TableView } from "./wire.ts";

export { PROTOCOL } from "./wire.ts";
export type {
  Act,
  ClientMessage,
  GameInfo,
  MatchInfo,
  News,
  Offers,
  Opponent,
  Outcome,
  Seat,
  ServerMessage,
  SetUp,
  TableInfo,
  TableView,
  TableRequest,
} from "./wire.ts";

export const SEATS: readonly Seat[] = ["A", "B"];

export const otherSeat = (seat: Seat): Seat => (seat === "A" ? "B" : "A");
export const seatIndex = (seat: Seat): 0 | 1 => (seat === "A" ? 0 : 1);

/** The types of acts by which players come, go and return; they happen beside the game, also after its end. */
export const PRESENCE_ACTS: readonly Act["type"][] = ["join", "wait", "away", "back"];

/** The acts of a type. */
export type ActOf<T extends Act["type"]> = Extract<Act, { readonly type: T }>;

type NameIn<T> = T extends unknown ? keyof T : never;
type ValueIn<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;
/** Merges a union: its common fields, and every field of any member as optional. */
export type AnyOf<T> = Pick<T, keyof T> & { readonly [Name in Exclude<NameIn<T>, keyof T>]?: ValueIn<T, Name> };

/** The options of any game, or some of them. */
export type AnyOptions = Partial<AnyOf<Options>>;

/** A view, as far as its offers matter. */
export type Offering = Pick<TableView, "offers">;

/** The presence of the players, by seat. */
export type SeatPresence = PresenceMessage["seats"];

/** A refusal of the server, or one of the page's own, which may be a code alone. */
export type Refusal = Pick<ServerRefusal, "code"> & Partial<ServerRefusal>;

/** Rejects a question that the server has refused or will never receive. */
export class QuestionRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text || refusal.code);
  }
}
