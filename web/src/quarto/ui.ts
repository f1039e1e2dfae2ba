/** Quarto as the table page knows it. */
import type { Component } from "svelte";
import type { GameInfo, News, TableView } from "../protocol.ts";
import type { GameTableProps, GameUi, OptionsProps, ReplayProps, Told } from "../table/game.ts";
import { playerName } from "../table/names.ts";
import { say } from "../words.svelte.ts";
import { described, type Digit } from "./pieces.ts";
import Picture from "./Picture.svelte";
import { rulesTold } from "./rules.ts";
import { lineName } from "./squares.ts";
import type { QuartoView } from "../wire.ts";

export const pieceName = (piece: Digit): string => say("piece-name", described(piece));

function tell(news: News, view: TableView): Told | null {
  const name = playerName(view, news.seat ?? null);
  const what = news.what;
  switch (what.type) {
    case "give":
      return { text: say("web-told-give", { name, piece: pieceName(what.piece) }), sound: "give" };
    case "place":
      return { text: say("web-told-place", { name, square: what.square }), sound: "place" };
    case "heard": {
      const line = what.call.line ? lineName(what.call.line) : "none";
      if (what.right) return { text: say("web-told-call", { name, line }), sound: "win" };
      return { text: say("web-told-false-call", { name, line }), sound: "wrong", loud: "all" };
    }
    case "done":
      return { text: say("web-told-done", { name }) };
    default:
      return null;
  }
}

export const quarto = (info: GameInfo): GameUi => ({
  info,
  id: info.id,
  family: info.family,
  words: [],
  rulebook: "/rules",
  name: `web-game-${info.word}`,
  about: `web-about-game-${info.word}`,
  reviewed: true,
  Picture: Picture as Component<{ game: GameInfo }>,
  table: () => import("./QuartoTable.svelte").then((module) => module.default as Component<GameTableProps>),
  options: () => import("./QuartoOptions.svelte").then((module) => module.default as Component<OptionsProps>),
  replay: () => import("../replay/QuartoReplay.svelte").then((module) => module.default as Component<ReplayProps>),
  rules: (options) => rulesTold(options, info.presets),
  turn: (view) => (view.outcome ? null : (view.view as QuartoView).turn),
  tell,
  began: (table) => {
    const { position, turn } = table.view as QuartoView;
    return say(position.endsWith(" -") ? "web-replay-began" : "web-replay-began-holding", {
      name: playerName(table, turn),
    });
  },
});
