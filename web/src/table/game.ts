/** The interface between the table page and a game; every family has a folder that implements it. */
import type { Component, Snippet } from "svelte";
import type { GameInfo, News, Options, Seat, TableView } from "../protocol.ts";
import type { Sound } from "../sounds.ts";
import type { Replay } from "../wire.ts";
import type { TableSession } from "./session.svelte.ts";

export interface GameTableProps {
  readonly session: TableSession;
  /** Who plays, with clocks: the page's, placed by the game. */
  readonly players: Snippet;
  /** How it ended, requests, pause: what stands instead of the game's own controls when there is need. */
  readonly banner: Snippet | null;
  /** Resign, draw and the like. */
  readonly acts: Snippet;
  /** The rules of the table in a line. */
  readonly rules: Snippet;
}

export interface OptionsProps {
  readonly presets: Readonly<Record<string, Options>>;
  readonly preset: string;
  readonly changed: Options;
  readonly onchange: (preset: string, changed: Options) => void;
}

export interface ReplayProps {
  // Every game has views of its own.
  readonly replay: Replay;
}

/** A message to say and a sound to make. */
export interface Told {
  readonly text: string;
  readonly sound?: Sound;
  /** Whether it is shown and not only announced; "all" includes the player who did it. */
  readonly loud?: boolean | "all";
}

/** Rules in words. */
export interface RulesTold {
  readonly name: string;
  readonly short: string;
  /** A sentence about a preset that was not changed, or nothing. */
  readonly about: string;
  /** What is not as usual, a sentence each. */
  readonly points: readonly string[];
}

export interface GameUi {
  /** What the catalogue says of it. */
  readonly info: GameInfo;
  readonly id: string;
  /** Games of a family share their words. */
  readonly family: string;
  /** The areas of words that speak of it, beside what every page knows. */
  readonly words: readonly string[];
  /** Where its rules are told. */
  readonly rulebook: string;
  /** The Fluent id of its name. */
  readonly name: string;
  /** The Fluent id of a sentence about it. */
  readonly about: string;
  /** The Fluent id of what is different where two people share a screen, if anything is. */
  readonly here?: string;
  readonly Picture: Component<{ game: GameInfo }>;
  /** Whether the solver can look back at its games. */
  readonly reviewed?: boolean;
  readonly table: () => Promise<Component<GameTableProps>>;
  readonly options: () => Promise<Component<OptionsProps>>;
  readonly replay: () => Promise<Component<ReplayProps>>;
  readonly rules: (options: Options) => RulesTold;
  /** Whose time is running. */
  readonly turn: (view: TableView) => Seat | null;
  /** What news of the game's own are in words. */
  readonly tell: (news: News, view: TableView) => Told | null;
  /** How a game began, by its first view. */
  readonly began: (view: TableView) => string;
  /** The facts of a refusal as people call them. */
  readonly facts?: (facts: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}
