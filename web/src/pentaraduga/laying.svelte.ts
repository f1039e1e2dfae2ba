/**
 * The view model of all games in which tiles are laid one after the other: what to draw and say, and what a tap, a
 * drop, a key or a typed place means. It holds no rules; `model.ts` builds moves from what the server offers.
 *
 * Methods that are named "for an effect" follow the session: the component runs each in an effect of its own.
 */
import { catalogue } from "../catalogue.svelte.ts";
import { type Act, other, type Offers, QuestionRefused, type Seat, seatIndex } from "../protocol.ts";
import { playerName } from "../table/names.ts";
import type { TableSession } from "../table/session.svelte.ts";
import { say, sayRefusal } from "../words.svelte.ts";
import { besides, turnedAt } from "./building.ts";
import type { Held } from "./carry.svelte.ts";
import type { FieldPlace, FieldTile } from "./field.ts";
import { Layout, moved, near, nearest, type Placement, type Point } from "./lattice.ts";
import * as model from "./model.ts";
import { placeName, tileName, written } from "./names.ts";
import type { Tile } from "./tiles.ts";
import { meant as meantOf, readTyped } from "./typed.ts";
import type { Lay } from "../wire.ts";

/** The part of a session that the table uses. */
export type LayingSession = Pick<TableSession, "views" | "news" | "seats" | "here" | "sending" | "act" | "choices">;

/** A key, as far as it matters here. */
export type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const SENDING: readonly Act["type"][] = [
  "lay",
  "exchange",
  "pass",
  "take",
  "draw",
  "capture",
  "hand-over",
  "rotate",
  "give-all",
];
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Laying {
  build = $state.raw(model.NOTHING);
  /** Where the chosen tile is held, if the table does not show places. */
  held = $state.raw<Placement | null>(null);
  /** The places of the chosen tile, once the server has sent them. */
  private answer = $state.raw<Offers | null>(null);
  /** What the next tapped tile is for, other than being laid. */
  private meant = $state<model.OfOneTile | null>(null);
  /** The seat that may see its tiles, if two play at this screen. */
  private shown = $state<Seat | null>(null);
  /** Whether the focus is to go to the places as soon as they are known. */
  private seeking = false;
  private told = "";

  readonly tables = $derived(this.session.views as readonly model.Table[]);
  readonly newest = $derived(this.tables[0] as model.Table);
  readonly table = $derived((this.session.here && model.acting(this.tables)) || this.newest);
  readonly view = $derived(this.table.view);
  /** From whose side the table is seen. */
  readonly me = $derived<Seat>(this.table.seat ?? "A");
  readonly you = $derived(other(this.me));
  readonly covered = $derived(this.session.here && !this.table.outcome && this.shown !== this.table.seat);
  /** Whose turn it is at this screen is known once all seats have their views. */
  readonly called = $derived(this.covered && this.session.views.length === this.session.seats.length);
  readonly ownFigure = $derived("common" in this.view.figures ? "common" : this.me);
  readonly figures = $derived("common" in this.view.figures ? ["common"] : [this.you, this.me]);
  private readonly sent = $derived(this.session.sending(["lay"]));
  readonly busy = $derived(this.session.sending(SENDING) !== null);
  private readonly phase = $derived(model.phaseOf(this.newest, catalogue.game(this.newest.game)?.style === "race"));
  private readonly turn = $derived(this.newest.view.lock?.[0] ?? model.turnOf(this.newest));
  /** What a tapped tile is for: what was meant, or what was claimed. */
  readonly purpose = $derived(
    this.meant ?? (this.table.seat === this.turn && this.phase === "lock-exchange" ? "exchange" : null),
  );
  /** Whether a tile may be tried anywhere. */
  private readonly free = $derived(this.table.offers?.tries?.includes("lay") ?? false);
  /** Whether the table says where a tile fits. */
  readonly helped = $derived(this.table.options.aids !== "none");
  private readonly places = $derived.by((): readonly model.Place[] => {
    if (!this.build.tile) return [];
    if (!this.helped) return this.held ? [{ placement: this.held, name: "", mark: "" }] : [];
    return model.placesOf(this.build, this.answer ?? {});
  });
  readonly who = $derived.by(() => {
    if (this.session.here) return "here";
    return this.table.seat && (this.turn === null || this.turn === this.table.seat) ? "you" : "other";
  });
  /** Whether it is somebody else's turn. */
  readonly off = $derived(this.who === "other" && Boolean(this.table.seat) && !this.table.outcome);
  /** Tiles that something can be done with. */
  readonly able = $derived.by((): readonly Tile[] => {
    if (this.covered || this.busy || !this.table.seat) return [];
    if (this.purpose) return this.withTile(this.purpose);
    if (this.build.laid.length) return model.followers(this.build);
    // Off turn a tap cuts in; an exchange has to be chosen first.
    if (this.off) return model.beginnings(this.table);
    return [...model.beginnings(this.table), ...this.withTile("exchange"), ...this.withTile("hand-over")];
  });
  /** Tiles that this move has laid, or has sent. */
  readonly moving = $derived([...this.build.laid, ...(this.sent?.placements ?? [])]);
  /** Whether somebody at this screen plays, and sees their tiles. */
  readonly acting = $derived(!this.covered && Boolean(this.table.seat) && !this.table.outcome);
  /** Whether the chosen tile has no place, as far as is known. */
  readonly placeless = $derived(
    Boolean(this.build.tile) && this.helped && !this.free && this.answer !== null && !this.places.length,
  );
  /** The figure of the move, with the tiles that the move has laid. */
  private readonly lying = $derived([
    ...(this.view.figures[this.ownFigure] ?? []).filter(([tile]) => tile !== this.build.tile),
    ...this.build.laid,
  ]);
  /** Where the chosen tile may be laid, with the names of the places. */
  readonly named = $derived(
    this.places.map(({ placement, name, mark }, index): FieldPlace => ({
      placement,
      name: this.helped
        ? say("web-place", { name: written(name) || String(index + 1), mark: mark || "none" })
        : placeName(placement, new Layout(this.lying)),
      ...(mark ? { mark } : {}),
    })),
  );
  /** What the table asks for, in words. */
  readonly asked = $derived.by((): string => {
    const { build, table } = this;
    if (this.covered) return "";
    if (this.meant) return say(`web-status-meant-${this.meant}`);
    const laying = build.laid.length || (build.tile && model.beginnings(table).includes(build.tile));
    if (this.placeless && this.off) return say("web-status-no-cut");
    if (this.placeless && laying)
      return say("web-status-no-place", {
        laid: build.laid.length ? "yes" : "no",
        exchange: build.tile && model.offeredFor(table, "exchange", build.tile) ? "yes" : "no",
      });
    if (build.tile && !this.helped && !this.purpose) return say("web-status-anywhere");
    if (build.tile && this.places.length)
      return say("web-status-its-place", { finger: this.isFinger() ? "yes" : "no" });
    if (build.laid.length && build.whole)
      return say(build.open.length ? "web-status-lay-or-on" : "web-status-lay-done");
    if (build.laid.length) return say(model.followers(build).length ? "web-status-lay-on" : "web-status-lay-nowhere");
    if (this.off && model.beginnings(table).length)
      return say("web-status-cut-in", { name: playerName(this.newest, this.turn) });
    return say("web-penta-status", {
      phase: this.phase,
      who: this.who,
      name: playerName(this.newest, this.turn ?? this.me),
    });
  });
  /** Once it is over, empty places need no room. */
  readonly cleared = $derived.by(() => {
    const { hands, stocks, captured } = this.view;
    const seat = seatIndex(this.me);
    return Boolean(this.table.outcome) && !hands[seat].length && !stocks[seat].length && !captured?.[seat];
  });

  /** `isFinger`: whether the pointer is coarse; a finger's first tap only shows. */
  constructor(
    private readonly sessionOf: () => LayingSession,
    private readonly isFinger: () => boolean,
  ) {}

  private get session(): LayingSession {
    return this.sessionOf();
  }
  private withTile(type: model.OfOneTile): readonly Tile[] {
    return model.offered(this.table, type).flatMap((act) => act.tile ?? []);
  }
  /** The tiles with which the move may begin or go on. */
  private get next(): readonly Tile[] {
    return this.build.laid.length ? model.followers(this.build) : model.beginnings(this.table);
  }

  /** Returns the tiles of a figure with how each is drawn. */
  tilesOf(name: string): FieldTile[] {
    const last = this.session.news.flatMap(({ what }) => (what.type === "lay" ? [what] : [])).at(-1)?.placements;
    const gone = this.moving.map(([tile]) => tile);
    const lying = (this.view.figures[name] ?? []).map((placement): FieldTile => {
      const [tile] = placement;
      const movable = this.able.includes(tile) && !this.meant;
      const faint = gone.includes(tile) || this.build.tile === tile;
      const tone = faint ? "faint" : last?.some((one) => one.join() === placement.join()) ? "last" : undefined;
      return { placement, name: tileName(tile), movable, ...(tone ? { tone } : {}) };
    });
    const fresh =
      name === this.ownFigure
        ? this.moving.map((placement): FieldTile => ({ placement, name: tileName(placement[0]), tone: "busy" }))
        : [];
    return [...lying.filter(({ placement }) => !fresh.some((one) => one.placement[0] === placement[0])), ...fresh];
  }

  // For effects

  /** Drops what was begun if it is out of date; for an effect. */
  settle(): void {
    const { tile, laid } = this.build;
    if (!laid.length && tile && !this.able.includes(tile)) this.build = model.NOTHING;
    if (this.table.outcome) this.forget();
  }

  /** Asks where the chosen tile may be laid, whenever anything has happened; for an effect. Returns how to stop. */
  askPlaces(): (() => void) | undefined {
    const seat = this.table.seat;
    void this.newest;
    this.answer = null;
    if (!this.build.tile || !seat || this.purpose) return undefined;
    let late = false;
    // Listeners of the session hear of a refusal; the places stay unknown.
    void this.session.choices(seat, model.prefixOf(this.build)).then(
      (offers) => late || (this.answer = offers),
      () => undefined,
    );
    return () => (late = true);
  }

  /** Without aids, holds the chosen tile beside the figure until it is laid; for an effect. */
  holdBeside(): void {
    const { tile } = this.build;
    if (!tile || this.helped || this.purpose) this.held = null;
    else if (this.held?.[0] !== tile) this.held = besides(new Layout(this.lying), tile);
  }

  /** Returns whether the focus is to go to the places now, once for every tile chosen by keyboard; for an effect. */
  takeFocus(): boolean {
    if (!this.named.length || !this.seeking) return false;
    this.seeking = false;
    return true;
  }

  /** Returns what is to be announced: what the table asks of somebody here, once; for an effect. */
  takeAnnouncement(): string | null {
    const { asked } = this;
    const fresh = asked && asked !== this.told && this.who !== "other" ? asked : null;
    this.told = asked;
    return fresh;
  }

  // What gestures mean

  /** Sends an action, and forgets what was begun. */
  act(action: Act): void {
    this.forget();
    if (this.table.seat) this.session.act(this.table.seat, action);
  }

  /** Shows their tiles to the player whose turn it is. */
  uncover(): void {
    this.shown = this.table.seat;
  }

  /** Says what the next tapped tile is for; null: to be laid. */
  mean(type: model.OfOneTile | null): void {
    [this.meant, this.build] = [type, model.NOTHING];
  }

  /** A tile in the hand was tapped, or chosen by keyboard. */
  pick(tile: Tile, byKeyboard: boolean): void {
    this.tap(tile);
    this.seeking = byKeyboard;
  }

  /** A tile was tapped, wherever it is. */
  tap(tile: Tile): void {
    const { build, table } = this;
    const action = this.purpose ? model.offeredFor(table, this.purpose, tile) : null;
    if (action && this.isFinger() && build.tile !== tile) this.build = { ...model.NOTHING, tile };
    else if (action) this.act(action);
    else if (build.laid.length || model.beginnings(table).includes(tile)) this.build = model.choose(build, tile);
    else this.build = { ...model.NOTHING, tile: build.tile === tile ? null : tile };
  }

  /** A drag begins; returns whether the tile can be laid. */
  lift(tile: Tile): boolean {
    if (this.purpose || !this.next.includes(tile)) return false;
    if (this.build.tile !== tile) this.build = { ...this.build, tile };
    return true;
  }

  /** Returns where a carried tile would lie: at the nearest place, or, if any may be tried, anywhere that touches. */
  snap(carried: Pick<Held, "tile" | "direction">, point: Point): Placement | null {
    const candidates = this.places.map((one) => one.placement);
    const legal = this.helped ? nearest(candidates, point, this.free ? 0.6 : 1.6) : null;
    if (legal || !this.free) return legal;
    const layout = new Layout(this.lying);
    const wish = near(carried.tile, carried.direction, point);
    return layout.free(wish) && (!layout.placements.length || layout.touch(wish).edges) ? wish : null;
  }

  /** Lays the chosen tile there; sends the move if nothing remains to be chosen. */
  place(placement: Placement): void {
    const known = this.helped && this.places.some((one) => one.placement.join() === placement.join());
    const next = known
      ? model.lay(this.build, this.answer ?? {}, placement)
      : model.layAnyhow(this.build, placement, model.beginnings(this.table));
    if (model.complete(next) || (!known && model.lonely(this.table))) this.act(next.whole as Lay);
    else this.build = next;
  }

  /** Sends the move as it is, if it may end so. */
  finish(): void {
    if (this.build.whole) this.act(this.build.whole);
  }

  /** Puts the tiles of this move back. */
  putBack(): void {
    this.build = model.NOTHING;
  }

  private forget(): void {
    [this.build, this.meant] = [model.NOTHING, null];
  }

  turnHeld(): void {
    if (this.held) this.held = turnedAt(this.held);
  }

  /** Moves the held tile to a point. */
  moveHeld(point: Point): void {
    if (this.held) this.held = near(this.held[0], this.held[1], point);
  }

  /** Escape: lets go of the tile in the hand first, then of what this move has laid. Returns whether there was any. */
  escape(): boolean {
    const { build } = this;
    if (build.tile && build.laid.length) this.build = { ...build, tile: null };
    else if (build !== model.NOTHING || this.meant) this.forget();
    else return false;
    return true;
  }

  /** Without help, moves or turns the held tile by a key; returns whether the key meant that. */
  steer({ key, ctrlKey, metaKey, altKey }: Key, carrying: boolean): boolean {
    const arrow = ARROWS[key];
    const sign = this.view.far && this.me === "B" ? -1 : 1;
    if (!this.held || ctrlKey || metaKey || altKey) return false;
    if (arrow) this.held = moved(this.held, sign * arrow[0], sign * arrow[1]);
    else if (key.toLowerCase() === "r" && !carrying) this.turnHeld();
    else return false;
    return true;
  }

  /** Lays a typed placement. Returns what is wrong with it in words, or null once it is done. */
  async read(text: string): Promise<string | null> {
    const typed = readTyped(text);
    if (!typed) return say("web-typed-unreadable", { text });
    const { tile, placement } = typed;
    const seat = this.table.seat;
    if (!seat || this.meant || !this.next.includes(tile)) return say("web-typed-not-now", { tile: written(tile) });
    const begun = { ...this.build, tile };
    let offers: Offers;
    try {
      offers = await this.session.choices(seat, model.prefixOf(begun));
    } catch (problem) {
      if (problem instanceof QuestionRefused) return sayRefusal(problem.refusal);
      throw problem;
    }
    const all = model.placesOf(begun, offers);
    const found = meantOf(typed, all);
    const only = found.length === 1 ? found[0]?.placement : this.free ? placement : null;
    const listed = (places: readonly model.Place[]) => places.map(({ name }) => written(name)).join(", ");
    if (!only && found.length) return say("web-typed-several", { text, places: listed(found) });
    if (!only && !this.helped) return say("web-typed-cell", { tile });
    if (!only) return say("web-typed-nowhere", { text, tile: written(tile), count: all.length, places: listed(all) });
    [this.build, this.answer] = [begun, offers];
    this.place(only);
    return null;
  }
}
