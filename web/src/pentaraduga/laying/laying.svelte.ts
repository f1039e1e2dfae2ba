/**
 * The view model of all games in which tiles are laid one after the other: what to draw and say, and what a tap, a
 * drop, a key or a typed place means. It holds no rules; `model.ts` builds moves from what the server offers.
 *
 * Methods that are named "for an effect" follow the session: the component runs each in an effect of its own.
 */
import { catalogue } from "../../server/catalogue.svelte.ts";
import { type Act, type Offers, otherSeat, QuestionRefused, type Seat, seatIndex } from "../../server/protocol.ts";
import type { Lay } from "../../server/wire.ts";
import { playerName } from "../../table/seats/names.ts";
import type { TableSession } from "../../table/session.svelte.ts";
import { say, sayRefusal } from "../../words/words.svelte.ts";
import type { Held } from "../field/carry.svelte.ts";
import type { FieldPlace, FieldTile } from "../field/field.ts";
import { besides, turnedAt } from "../field/groups.ts";
import { placesMeant, readTyped } from "../table/typed.ts";
import { Layout, moved, near, nearestPlace, type Placement, type Point } from "../tiles/lattice.ts";
import { placeName, tileName, written } from "../tiles/names.ts";
import type { Tile } from "../tiles/tiles.ts";
import { type OfferedPlace, type TilesTableView, turnOf } from "../view.ts";
import * as model from "./model.ts";

/** The part of a session that the table uses. */
export type LayingSession = Pick<TableSession, "views" | "news" | "seats" | "here" | "sending" | "act" | "choices">;

/** The part of a keyboard event that matters here. */
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
  draft = $state.raw(model.NO_DRAFT);
  /** Where the chosen tile is held, if the table does not show places. */
  held = $state.raw<Placement | null>(null);
  /** The places of the chosen tile, once the server has sent them. */
  private placeOffers = $state.raw<Offers | null>(null);
  /** What the next tapped tile is for, other than being laid. */
  private intent = $state<model.TileAction | null>(null);
  /** The seat that may see its tiles, if two play at this screen. */
  private shown = $state<Seat | null>(null);
  /** Whether the focus is to go to the places as soon as they are known. */
  private focusPlaces = false;
  private announced = "";

  readonly tables = $derived(this.session.views as readonly TilesTableView[]);
  readonly newest = $derived(this.tables[0] as TilesTableView);
  readonly table = $derived((this.session.here && model.acting(this.tables)) || this.newest);
  readonly view = $derived(this.table.view);
  /** From whose side the table is seen. */
  readonly me = $derived<Seat>(this.table.seat ?? "A");
  readonly opponent = $derived(otherSeat(this.me));
  readonly covered = $derived(this.session.here && !this.table.outcome && this.shown !== this.table.seat);
  /** Whether the curtain is drawn. Until all seats have their views, it is not known whose turn it is. */
  readonly showsCurtain = $derived(this.covered && this.session.views.length === this.session.seats.length);
  readonly ownFigure = $derived("common" in this.view.figures ? "common" : this.me);
  readonly figures = $derived("common" in this.view.figures ? ["common"] : [this.opponent, this.me]);
  private readonly sent = $derived(this.session.sending(["lay"]));
  readonly busy = $derived(this.session.sending(SENDING) !== null);
  private readonly phase = $derived(model.phaseOf(this.newest, catalogue.game(this.newest.game)?.style === "race"));
  private readonly turn = $derived(this.newest.view.lock?.[0] ?? turnOf(this.newest));
  /** What a tapped tile is for: the player's intent, or what they have claimed. */
  readonly purpose = $derived(
    this.intent ?? (this.table.seat === this.turn && this.phase === "lock-exchange" ? "exchange" : null),
  );
  /** Whether a tile may be tried at any place. */
  private readonly mayTry = $derived(this.table.offers?.tries?.includes("lay") ?? false);
  /** Whether the table shows where a tile fits. */
  readonly helped = $derived(this.table.options.aids !== "none");
  private readonly places = $derived.by((): readonly OfferedPlace[] => {
    if (!this.draft.tile) return [];
    if (!this.helped) return this.held ? [{ placement: this.held, name: "", mark: "" }] : [];
    return model.placesOf(this.draft, this.placeOffers ?? {});
  });
  readonly who = $derived.by(() => {
    if (this.session.here) return "here";
    return this.table.seat && (this.turn === null || this.turn === this.table.seat) ? "you" : "other";
  });
  /** Whether it is somebody else's turn. */
  readonly offTurn = $derived(this.who === "other" && Boolean(this.table.seat) && !this.table.outcome);
  /** The tiles that can be tapped or dragged. */
  readonly usable = $derived.by((): readonly Tile[] => {
    if (this.covered || this.busy || !this.table.seat) return [];
    if (this.purpose) return this.withTile(this.purpose);
    if (this.draft.laid.length) return model.nextTiles(this.draft);
    // Off turn a tap cuts in; an exchange has to be chosen first.
    if (this.offTurn) return model.firstTiles(this.table);
    return [...model.firstTiles(this.table), ...this.withTile("exchange"), ...this.withTile("hand-over")];
  });
  /** The tiles that this move has laid or sent. */
  readonly moving = $derived([...this.draft.laid, ...(this.sent?.placements ?? [])]);
  /** Whether somebody at this screen plays and sees their tiles. */
  readonly acting = $derived(!this.covered && Boolean(this.table.seat) && !this.table.outcome);
  /** Whether the server has answered that the chosen tile has no place. */
  readonly placeless = $derived(
    Boolean(this.draft.tile) && this.helped && !this.mayTry && this.placeOffers !== null && !this.places.length,
  );
  /** The figure of the move, with the tiles that the move has laid. */
  private readonly lying = $derived([
    ...(this.view.figures[this.ownFigure] ?? []).filter(([tile]) => tile !== this.draft.tile),
    ...this.draft.laid,
  ]);
  /** Where the chosen tile may be laid, with the names of the places. */
  readonly namedPlaces = $derived(
    this.places.map(({ placement, name, mark }, index): FieldPlace => ({
      placement,
      name: this.helped
        ? say("web-place", { name: written(name) || String(index + 1), mark: mark || "none" })
        : placeName(placement, new Layout(this.lying)),
      ...(mark ? { mark } : {}),
    })),
  );
  /** What the table asks the player to do, in words. */
  readonly prompt = $derived.by((): string => {
    const { draft, table } = this;
    if (this.covered) return "";
    if (this.intent) return say(`web-status-meant-${this.intent}`);
    const laying = draft.laid.length || (draft.tile && model.firstTiles(table).includes(draft.tile));
    if (this.placeless && this.offTurn) return say("web-status-no-cut");
    if (this.placeless && laying)
      return say("web-status-no-place", {
        laid: draft.laid.length ? "yes" : "no",
        exchange: draft.tile && model.offeredFor(table, "exchange", draft.tile) ? "yes" : "no",
      });
    if (draft.tile && !this.helped && !this.purpose) return say("web-status-anywhere");
    if (draft.tile && this.places.length)
      return say("web-status-its-place", { finger: this.isFinger() ? "yes" : "no" });
    if (draft.laid.length && draft.whole)
      return say(draft.open.length ? "web-status-lay-or-on" : "web-status-lay-done");
    if (draft.laid.length) return say(model.nextTiles(draft).length ? "web-status-lay-on" : "web-status-lay-nowhere");
    if (this.offTurn && model.firstTiles(table).length)
      return say("web-status-cut-in", { name: playerName(this.newest, this.turn) });
    return say("web-penta-status", {
      phase: this.phase,
      who: this.who,
      name: playerName(this.newest, this.turn ?? this.me),
    });
  });
  /** Whether the game is over and nothing is left beside the figures, so that no room is reserved. */
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
  private withTile(type: model.TileAction): readonly Tile[] {
    return model.offered(this.table, type).flatMap((act) => act.tile ?? []);
  }
  /** The tiles with which the move may begin or go on. */
  private get next(): readonly Tile[] {
    return this.draft.laid.length ? model.nextTiles(this.draft) : model.firstTiles(this.table);
  }

  /** Returns the tiles of a figure with how each is drawn. */
  tilesOf(name: string): FieldTile[] {
    const last = this.session.news.flatMap(({ what }) => (what.type === "lay" ? [what] : [])).at(-1)?.placements;
    const gone = this.moving.map(([tile]) => tile);
    const lying = (this.view.figures[name] ?? []).map((placement): FieldTile => {
      const [tile] = placement;
      const movable = this.usable.includes(tile) && !this.intent;
      const faint = gone.includes(tile) || this.draft.tile === tile;
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

  /** Drops a draft that is out of date; for an effect. */
  settle(): void {
    const { tile, laid } = this.draft;
    if (!laid.length && tile && !this.usable.includes(tile)) this.draft = model.NO_DRAFT;
    if (this.table.outcome) this.forget();
  }

  /** Asks where the chosen tile may be laid, whenever anything has happened; for an effect. Returns how to stop. */
  askPlaces(): (() => void) | undefined {
    const seat = this.table.seat;
    void this.newest;
    this.placeOffers = null;
    if (!this.draft.tile || !seat || this.purpose) return undefined;
    let late = false;
    // Listeners of the session hear of a refusal; the places stay unknown.
    void this.session.choices(seat, model.prefixOf(this.draft)).then(
      (offers) => late || (this.placeOffers = offers),
      () => undefined,
    );
    return () => (late = true);
  }

  /** Without aids, holds the chosen tile beside the figure until it is laid; for an effect. */
  holdBeside(): void {
    const { tile } = this.draft;
    if (!tile || this.helped || this.purpose) this.held = null;
    else if (this.held?.[0] !== tile) this.held = besides(new Layout(this.lying), tile);
  }

  /** Returns whether to focus the places now, once for every tile chosen by keyboard; for an effect. */
  takeFocus(): boolean {
    if (!this.namedPlaces.length || !this.focusPlaces) return false;
    this.focusPlaces = false;
    return true;
  }

  /** Returns the prompt if it is new and meant for somebody here, otherwise null; for an effect. */
  takeAnnouncement(): string | null {
    const { prompt } = this;
    const fresh = prompt && prompt !== this.announced && this.who !== "other" ? prompt : null;
    this.announced = prompt;
    return fresh;
  }

  // What gestures mean

  /** Sends an action, and drops the draft. */
  act(action: Act): void {
    this.forget();
    if (this.table.seat) this.session.act(this.table.seat, action);
  }

  /** Shows their tiles to the player whose turn it is. */
  uncover(): void {
    this.shown = this.table.seat;
  }

  /** Sets what the next tapped tile is for; null: to be laid. */
  setIntent(type: model.TileAction | null): void {
    [this.intent, this.draft] = [type, model.NO_DRAFT];
  }

  /** Handles a tile of the hand that was tapped or chosen by keyboard. */
  pick(tile: Tile, byKeyboard: boolean): void {
    this.tap(tile);
    this.focusPlaces = byKeyboard;
  }

  /** Handles a tap on a tile, wherever it is. */
  tap(tile: Tile): void {
    const { draft, table } = this;
    const action = this.purpose ? model.offeredFor(table, this.purpose, tile) : null;
    if (action && this.isFinger() && draft.tile !== tile) this.draft = { ...model.NO_DRAFT, tile };
    else if (action) this.act(action);
    else if (draft.laid.length || model.firstTiles(table).includes(tile)) this.draft = model.toggleTile(draft, tile);
    else this.draft = { ...model.NO_DRAFT, tile: draft.tile === tile ? null : tile };
  }

  /** Handles the start of a drag; returns whether the tile can be laid. */
  lift(tile: Tile): boolean {
    if (this.purpose || !this.next.includes(tile)) return false;
    if (this.draft.tile !== tile) this.draft = { ...this.draft, tile };
    return true;
  }

  /** Returns where a carried tile would lie: at the nearest place, or, if any may be tried, anywhere that touches. */
  snap(carried: Pick<Held, "tile" | "direction">, point: Point): Placement | null {
    const candidates = this.places.map((one) => one.placement);
    const legal = this.helped ? nearestPlace(candidates, point, this.mayTry ? 0.6 : 1.6) : null;
    if (legal || !this.mayTry) return legal;
    const layout = new Layout(this.lying);
    const wish = near(carried.tile, carried.direction, point);
    return layout.free(wish) && (!layout.placements.length || layout.touch(wish).edges) ? wish : null;
  }

  /** Lays the chosen tile there; sends the move if nothing remains to be chosen. */
  place(placement: Placement): void {
    const known = this.helped && this.places.some((one) => one.placement.join() === placement.join());
    const next = known
      ? model.layOffered(this.draft, this.placeOffers ?? {}, placement)
      : model.layAnywhere(this.draft, placement, model.firstTiles(this.table));
    if (model.isComplete(next) || (!known && model.isOneTileMove(this.table))) this.act(next.whole as Lay);
    else this.draft = next;
  }

  /** Sends the move as it is, if it may end so. */
  finish(): void {
    if (this.draft.whole) this.act(this.draft.whole);
  }

  /** Puts the tiles of this move back. */
  putBack(): void {
    this.draft = model.NO_DRAFT;
  }

  private forget(): void {
    [this.draft, this.intent] = [model.NO_DRAFT, null];
  }

  turnHeld(): void {
    if (this.held) this.held = turnedAt(this.held);
  }

  /** Moves the held tile to a point. */
  moveHeld(point: Point): void {
    if (this.held) this.held = near(this.held[0], this.held[1], point);
  }

  /** Handles Escape: lets go of the chosen tile first, then of what this move has laid. Returns false if there is none. */
  escape(): boolean {
    const { draft } = this;
    if (draft.tile && draft.laid.length) this.draft = { ...draft, tile: null };
    else if (draft !== model.NO_DRAFT || this.intent) this.forget();
    else return false;
    return true;
  }

  /** Without aids, moves or turns the held tile by a key; returns false for other keys. */
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
    if (!seat || this.intent || !this.next.includes(tile)) return say("web-typed-not-now", { tile: written(tile) });
    const begun = { ...this.draft, tile };
    let offers: Offers;
    try {
      offers = await this.session.choices(seat, model.prefixOf(begun));
    } catch (problem) {
      if (problem instanceof QuestionRefused) return sayRefusal(problem.refusal);
      throw problem;
    }
    const all = model.placesOf(begun, offers);
    const found = placesMeant(typed, all);
    const only = found.length === 1 ? found[0]?.placement : this.mayTry ? placement : null;
    const listed = (places: readonly OfferedPlace[]) => places.map(({ name }) => written(name)).join(", ");
    if (!only && found.length) return say("web-typed-several", { text, places: listed(found) });
    if (!only && !this.helped) return say("web-typed-cell", { tile });
    if (!only) return say("web-typed-nowhere", { text, tile: written(tile), count: all.length, places: listed(all) });
    [this.draft, this.placeOffers] = [begun, offers];
    this.place(only);
    return null;
  }
}
