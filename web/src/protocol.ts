/** The messages between the page and the server, protocol version 2; docs/protocol.md is the contract. */

export const PROTOCOL = 2;

export type Seat = "A" | "B";
export const SEATS: readonly Seat[] = ["A", "B"];

export const other = (seat: Seat): Seat => (seat === "A" ? "B" : "A");
export const seatIndex = (seat: Seat): 0 | 1 => (seat === "A" ? 0 : 1);

/** Anything with a type: an action of some game, an act at the table, or what news tell of them. */
export interface Act {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Offers {
  readonly actions?: readonly Act[];
  /** How a record writes each of the actions and then of those begun, and what each does, where that is told. */
  readonly names?: readonly string[];
  readonly marks?: readonly string[];
  readonly begun?: readonly Act[];
  readonly tries?: readonly string[];
}

/** How a game was set up; `known`: whoever did so may know what others cannot see. */
export type SetUp = "open" | "known";

export interface Request {
  readonly seat: Seat;
  readonly wish: "draw" | "pause" | "takeback";
  /** Counts the requests at this table; an answer names it. */
  readonly number: number;
}

export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
  readonly score?: readonly [number, number];
}

/** All that a seat sees and may do. Fields that have their default are left out. */
export interface TableView<V = unknown> {
  readonly game: string;
  readonly options: Options;
  readonly seat: Seat | null;
  readonly players: readonly [string | null, string | null];
  readonly view: V;
  readonly offers?: Offers;
  readonly acts?: readonly Act[];
  readonly request?: Request | null;
  readonly paused?: boolean;
  /** Who has been gone so long that the other may claim the game. */
  readonly away?: readonly Seat[];
  /** Who has yet to come; nobody moves and the clock stands until then. */
  readonly waiting?: readonly Seat[];
  readonly rematch?: readonly Seat[];
  readonly deadline?: number | null;
  /** While the clock stands: what is left until the deadline. */
  readonly remaining?: number | null;
  /** Whose time it is. */
  readonly on_clock?: Seat | null;
  readonly outcome?: Outcome | null;
  /** How the game was set up, if it does not begin as chance has dealt it. */
  readonly set_up?: SetUp | null;
}

export interface News {
  readonly version: number;
  readonly seat?: Seat | null;
  readonly at: number;
  readonly what: Act;
}

export interface Refusal {
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly text?: string;
}

/** Rejects a question that the server has refused, or will not hear. */
export class QuestionRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text || refusal.code);
  }
}

export type Presence = Readonly<Partial<Record<Seat, boolean>>>;

export type ServerMessage =
  | { type: "update"; now: number; version: number; view: TableView; news: News[] }
  | { type: "accepted"; now: number; id: string }
  | ({ type: "refused"; now: number; id: string | null } & Refusal)
  | { type: "choices"; now: number; id: string; offers: Offers }
  | { type: "presence"; now: number; seats: Presence }
  | { type: "next"; now: number; table: string }
  | { type: "time"; now: number };

export type ClientMessage =
  | { type: "hello"; protocol: number; seat: Seat | null; version: number }
  | { type: "act"; id: string; action: Act }
  | { type: "choices"; id: string; prefix: Act }
  | { type: "time" };

export type Options = Readonly<Record<string, unknown>>;

export interface OptionInfo {
  readonly default: unknown;
  readonly about: string;
}

/** The descriptor of a game. */
export interface GameInfo {
  readonly id: string;
  /** The id as a part of message ids. */
  readonly word: string;
  /** Games of a family share their pages and their words. */
  readonly family: string;
  /** The game that it varies, if it is a variant. */
  readonly variant_of: string | null;
  /** How it is played: this decides which table is shown. */
  readonly style: "board" | "turns" | "race" | "screen";
  readonly tiles: number;
  readonly age: number | null;
  readonly options: Readonly<Record<string, OptionInfo>>;
  readonly presets: Readonly<Record<string, Options>>;
  /** The computer's levels, weakest first, and the one for who has not chosen. */
  readonly levels: readonly string[];
  readonly level: string | null;
  /** The document that tells its rules, where there is one. */
  readonly page: string | null;
  /** A figure of tiles that stands for it, as placements. */
  readonly emblem: readonly (readonly [tile: string, direction: string, x: number, y: number])[];
  /** What its table shows beside hands and figures. */
  readonly shows: readonly string[];
  /** Whether it is listed after the others. */
  readonly rare: boolean;
}

export interface Match {
  readonly games: readonly string[];
  readonly entries: readonly { game: string; outcome: Outcome; table: string; points: readonly [number, number] }[];
  readonly totals: readonly [number, number];
  /** Whether it is over, be it early because the lead is safe; and who has won it. */
  readonly over: boolean;
  readonly winner: Seat | null;
}

export interface TableInfo {
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly players: readonly (string | null)[];
  /** By seat, at which level the computer plays there. */
  readonly levels: readonly (string | null)[];
  readonly seats: readonly Seat[];
  readonly started: number;
  readonly outcome: Outcome | null;
  readonly match: Match | null;
  readonly next: string | null;
  readonly invite: string | null;
  readonly open: boolean;
  /** How the game was set up, if it does not begin as chance has dealt it. */
  readonly set_up: SetUp | null;
  /** Why the game cannot be read, if so. */
  readonly problem?: Refusal;
}

export type Opponent =
  { kind: "friend" } | { kind: "anybody" } | { kind: "bot"; level: string | null } | { kind: "here" };

export interface NewTable {
  readonly game: string;
  readonly preset?: string;
  readonly options?: Options;
  readonly opponent: Opponent;
  readonly games?: number;
  /** The games of a mixed match, in their order; `game` is the first. */
  readonly mixed?: readonly string[];
  readonly name?: string;
  readonly names?: readonly [string, string];
  readonly record?: string;
  readonly after?: number;
  /** Whether a friend plays with the hidden tiles of the record; they are drawn anew otherwise. */
  readonly keep_hidden?: boolean;
  /** Where one sits oneself; without it at the first seat. */
  readonly seat?: Seat;
  readonly position?: string;
}
