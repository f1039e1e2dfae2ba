/** The user interface of Quarto. */
import type { Component } from "svelte";
import type { Announcement, GameTableProps, GameUi, OptionsProps, ReplayProps } from "../games/ui.ts";
import type { GameInfo, News, TableView } from "../server/protocol.ts";
import type { QuartoView } from "../server/wire.ts";
import { playerName } from "../table/seats/names.ts";
import { say } from "../words/words.svelte.ts";
import { described, type Digit } from "./board/pieces.ts";
import { lineName } from "./board/squares.ts";
import { rulesSummary } from "./options/rules.ts";
import QuartoPicture from "./QuartoPicture.svelte";

export const pieceName = (piece: Digit): string => say("piece-name", described(piece));

function tell(news: News, view: TableView): Announcement | null {
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
  Picture: QuartoPicture as Component<{ game: GameInfo }>,
  table: () => import("./table/QuartoTable.svelte").then((module) => module.default as Component<GameTableProps>),
  options: () => import("./options/QuartoOptions.svelte").then((module) => module.default as Component<OptionsProps>),
  replay: () => import("./replay/QuartoReplay.svelte").then((module) => module.default as Component<ReplayProps>),
  rules: (options) => rulesSummary(options, info.presets),
  turn: (view) => (view.outcome ? null : (view.view as QuartoView).turn),
  tell,
  began: (table) => {
    const { position, turn } = table.view as QuartoView;
    return say(position.endsWith(" -") ? "web-replay-began" : "web-replay-began-holding", {
      name: playerName(table, turn),
    });
  },
});
