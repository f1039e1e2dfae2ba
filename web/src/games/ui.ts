/** The interface between the table page and a game; every family has a folder that implements it. */
import type { Component, Snippet } from "svelte";
import type { Sound } from "../browser/sounds.ts";
import type { AnyOptions, GameInfo, News, Seat, TableView } from "../server/protocol.ts";
import type { Replay } from "../server/wire.ts";
import type { TableSession } from "../table/session.svelte.ts";

export interface GameTableProps {
  readonly session: TableSession;
  /** The players with their clocks: drawn by the page, placed by the game. */
  readonly players: Snippet;
  /** The end of the game, a request or a pause, shown instead of the game's own controls; null if there is none. */
  readonly banner: Snippet | null;
  /** The actions of any table: resign, offer a draw, take back. */
  readonly acts: Snippet;
  /** The rules of the table in a line. */
  readonly rules: Snippet;
}

export interface OptionsProps {
  readonly presets: Readonly<Record<string, AnyOptions>>;
  readonly preset: string;
  readonly changed: AnyOptions;
  readonly onchange: (preset: string, changed: AnyOptions) => void;
}

export interface ReplayProps {
  // Every game has views of its own.
  readonly replay: Replay;
}

/** A message to say and a sound to make. */
export interface Announcement {
  readonly text: string;
  readonly sound?: Sound;
  /** Whether it is shown as well as announced; "all": also to the player who did it. */
  readonly loud?: boolean | "all";
}

/** The rules of a table in words. */
export interface RulesSummary {
  readonly name: string;
  readonly short: string;
  /** A sentence about a preset that was not changed, or nothing. */
  readonly about: string;
  /** A sentence for every option that differs from the default. */
  readonly points: readonly string[];
}

export interface GameUi {
  /** Its descriptor in the catalogue. */
  readonly info: GameInfo;
  readonly id: string;
  /** Games of a family share their words. */
  readonly family: string;
  /** The areas of words that it needs besides the base. */
  readonly words: readonly string[];
  /** The address of its rules. */
  readonly rulebook: string;
  /** The Fluent id of its name. */
  readonly name: string;
  /** The Fluent id of a sentence about it. */
  readonly about: string;
  /** The Fluent id of what is different when two people share a screen, if anything is. */
  readonly here?: string;
  readonly Picture: Component<{ game: GameInfo }>;
  /** Whether the solver can review its games. */
  readonly reviewed?: boolean;
  readonly table: () => Promise<Component<GameTableProps>>;
  readonly options: () => Promise<Component<OptionsProps>>;
  readonly replay: () => Promise<Component<ReplayProps>>;
  readonly rules: (options: AnyOptions) => RulesSummary;
  /** Returns whose time is running. */
  readonly turn: (view: TableView) => Seat | null;
  /** Returns the announcement of the game's own news; null for news of any table. */
  readonly tell: (news: News, view: TableView) => Announcement | null;
  /** Returns how a game began, from its first view. */
  readonly began: (view: TableView) => string;
  /** Returns the facts of a refusal in words. */
  readonly facts?: (facts: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}
