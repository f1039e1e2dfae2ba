/** The user interface of the games of Pentaraduga. */
import type { Component } from "svelte";
import type { Announcement, GameTableProps, GameUi, OptionsProps, ReplayProps, RulesSummary } from "../games/ui.ts";
import type { AnyOptions, GameInfo, News, TableView } from "../server/protocol.ts";
import { playerName } from "../table/seats/names.ts";
import { hasMessage, loadWords, say } from "../words/words.svelte.ts";
import PentaradugaPicture from "./PentaradugaPicture.svelte";
import { tileName } from "./tiles/names.ts";
import type { Tile } from "./tiles/tiles.ts";
import { type TilesTableView, type TilesView, turnOf } from "./view.ts";

const WORDS = ["pentaraduga", "web-bench", "web-pentaraduga"];
function tell(game: GameInfo, news: News, view: TableView): Announcement | null {
  const name = playerName(view, news.seat ?? null);
  const { what } = news;
  switch (what.type) {
    case "lay": {
      const placements = what.placements ?? [];
      const tiles = placements.map(([tile]) => tileName(tile)).join("; ");
      return { text: say("web-told-lay", { name, count: placements.length, tiles }), sound: "place" };
    }
    case "exchange":
    case "hand-over":
    case "drop": {
      const { tile } = what;
      return {
        text: say(`web-told-${what.type}`, { name, tile: tile ? tileName(tile) : "", known: tile ? "yes" : "no" }),
        sound: "give",
      };
    }
    case "knock":
      if (game.style === "screen") return { text: say("web-told-begin", { name }), sound: "call" };
      // Not loud: the status line of the table shows it as well.
      return {
        text: say("web-told-knock", { name, what: what.what ?? "move" }),
        sound: "call",
      };
    case "rotate":
      return { text: say("web-told-rotate", { name, half: what.half === false ? "no" : "yes" }), sound: "place" };
    case "extend":
      return {
        text: say("web-told-extend", { name, own: what.own === false ? "no" : "yes" }),
        sound: "call",
        loud: true,
      };
    case "protest":
      return { text: say("web-told-protest", { name, game: game.variant_of ?? game.id }), sound: "call", loud: "all" };
    case "stop":
    case "hurry":
    case "capture":
    case "give-all":
      return { text: say(`web-told-${what.type}`, { name }), sound: "call", loud: true };
    case "pass":
    case "take":
    case "draw":
    case "mark":
      return { text: say(`web-told-${what.type}`, { name }), sound: "give" };
    default:
      return null;
  }
}

/** Returns the end of the Fluent id for the value of an option. */
function settingOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null) return "none";
  if (typeof value === "number") return "set";
  return value ? "on" : "off";
}

/** Returns a sentence for every option that differs from the default. */
function rulesSummary(game: GameInfo, options: AnyOptions): RulesSummary {
  const points = Object.entries(options).flatMap(([name, value]) => {
    if (value === game.options[name]?.default) return [];
    const text = `web-rule-${name.replace("_", "-")}-${settingOf(value)}`;
    return hasMessage(text) ? [say(text, { seconds: typeof value === "number" ? value : 0 })] : [];
  });
  return {
    name: say(`web-game-${game.word}`),
    short: points.length ? say("web-rules-changed") : "",
    about: say(`web-about-game-${game.word}`),
    points,
  };
}

/** Returns how a game began; in games with turns, with whom. */
function began(table: TableView): string {
  const { right, starter, setter } = table.view as TilesView;
  const first = starter ?? setter ?? right ?? null;
  return say("web-replay-began-tiles", { name: playerName(table, first), known: first ? "yes" : "no" });
}

/** Returns the end of the Fluent id that explains how two players share a screen. */
function sharingOf({ style, options }: GameInfo): string {
  if (style === "screen") return "building";
  if (style === "race") return "race";
  return "interception" in options ? "cutting-in" : "turns";
}

export function pentaraduga(game: GameInfo): GameUi {
  return {
    info: game,
    id: game.id,
    family: game.family,
    words: WORDS,
    rulebook: `/learn/${game.page}`,
    name: `web-game-${game.word}`,
    about: `web-about-game-${game.word}`,
    here: `web-here-${sharingOf(game)}`,
    Picture: PentaradugaPicture,
    table: async () => {
      const [, module] = await Promise.all([
        loadWords(...WORDS),
        game.style === "screen" ? import("./building/BuildingTable.svelte") : import("./laying/LayingTable.svelte"),
      ]);
      return module.default as Component<GameTableProps>;
    },
    options: async () => {
      const [, module] = await Promise.all([loadWords(...WORDS), import("./PentaradugaOptions.svelte")]);
      return module.default as Component<OptionsProps>;
    },
    replay: async () => {
      const [, module] = await Promise.all([
        loadWords(...WORDS, "web-replay"),
        import("./replay/PentaradugaReplay.svelte"),
      ]);
      return module.default as Component<ReplayProps>;
    },
    rules: (options) => rulesSummary(game, options),
    // The clock runs for a player with a claim, whoever has the move.
    turn: (view) => (view.outcome ? null : (view.on_clock ?? turnOf(view as TilesTableView) ?? null)),
    tell: (news, view) => tell(game, news, view),
    began,
    facts: (facts) => (typeof facts["tile"] === "string" ? { ...facts, tile: tileName(facts["tile"] as Tile) } : facts),
  };
}
