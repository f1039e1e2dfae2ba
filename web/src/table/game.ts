/** What the table page asks of a game; every game has its own folder that answers it. */
import type { Component, Snippet } from "svelte";
import type { News, Options, Seat, TableView } from "../protocol.ts";
import type { Sound } from "../sounds.ts";
import type { TableSession } from "./session.svelte.ts";

export interface GameTableProps {
  readonly session: TableSession;
  /** Who plays, with clocks: the page's, placed by the game. */
  readonly players: Snippet;
  /** How it ended, requests, pause: what stands instead of the game's own controls when there is need. */
  readonly banner: Snippet | null;
  /** Resign, draw and the like. */
  readonly acts: Snippet;
}

export interface OptionsProps {
  readonly presets: Readonly<Record<string, Options>>;
  readonly preset: string;
  readonly changed: Options;
  readonly onchange: (preset: string, changed: Options) => void;
}

/** A message to say and a sound to make. */
export interface Told {
  readonly text: string;
  readonly sound?: Sound;
  /** Whether everybody is to see it, not only those who listen. */
  readonly loud?: boolean;
}

export interface GameUi {
  readonly id: string;
  /** The Fluent id of its name. */
  readonly name: string;
  readonly Picture: Component;
  readonly table: () => Promise<Component<GameTableProps>>;
  readonly options: () => Promise<Component<OptionsProps>>;
  /** Whose time is running. */
  readonly turn: (view: TableView) => Seat | null;
  /** What news of the game's own are in words. */
  readonly tell: (news: News, view: TableView) => Told | null;
}
