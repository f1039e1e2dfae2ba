import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Laying } from "../../src/pentaraduga/laying/laying.svelte.ts";
import type { Placement } from "../../src/pentaraduga/tiles/lattice.ts";
import type { TilesTableView, TilesView } from "../../src/pentaraduga/view.ts";
import type { Act, News, Offers, Seat } from "../../src/server/protocol.ts";
import type { FullsOptions, Lay, Tile } from "../../src/server/wire.ts";
import { TableSession } from "../../src/table/session.svelte.ts";
import { loadWords, setLanguage } from "../../src/words/words.svelte.ts";
import { FakeNetwork, INFO } from "../fakes/network.ts";

const LYING: Placement = ["rOy", "U", 0, 0];
const THERE: Placement = ["oRo", "U", 2, 0];
const ELSEWHERE: Placement = ["oRo", "D", 0, 5];
const NEXT: Placement = ["oRv", "U", 4, 0];
const lay = (...placements: Placement[]): Lay => ({ type: "lay", placements });
const begin = (tile: Tile, ...placements: Placement[]): Lay => ({
  type: "lay",
  tile,
  ...(placements.length ? { placements } : {}),
});
const key = (name: string, more = {}) => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

const VIEW: TilesView = {
  hands: [["oRo", "oRv"], [null]],
  stocks: [[], []],
  figures: { common: [LYING] },
  right: "A",
  need: "any",
};
/** Returns a table at which A is to move and may begin with two tiles. */
const tableOf = (more: Partial<TilesTableView> = {}, view: Partial<TilesView> = {}): TilesTableView => ({
  game: "fulls",
  options: {} as FullsOptions,
  seat: "A",
  players: ["Ann", "Bo"],
  view: { ...VIEW, ...view },
  offers: { begun: [begin("oRo"), begin("oRv")] },
  ...more,
});

describe("a table at which tiles are laid", () => {
  let network: FakeNetwork;
  let session: TableSession;
  let laying: Laying;
  let finger: boolean;
  let version: number;
  let stop: (() => void) | undefined;

  beforeAll(async () => {
    await loadWords("pentaraduga", "web-pentaraduga", "web-bench");
    await setLanguage("en");
  });
  beforeEach(() => {
    vi.useFakeTimers();
    network = new FakeNetwork();
    session = new TableSession("t1");
    [finger, version, stop] = [false, 0, undefined];
    laying = new Laying(
      () => session,
      () => finger,
    );
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Does what the component does in effects after every change. */
  function follow(): void {
    laying.settle();
    stop?.();
    stop = laying.askPlaces();
    laying.holdBeside();
  }
  function update(table: TilesTableView, news: readonly News[] = [], index = 0): void {
    version += 1;
    network.socket(index).say({ type: "update", now: 0, version, view: table, news });
    follow();
  }
  async function sit(table: TilesTableView, seats: readonly Seat[] = table.seat ? [table.seat] : []): Promise<void> {
    network.answer = { ...INFO, seats };
    await session.open();
    for (const socket of network.sockets) socket.onopen?.();
    update(table);
  }
  const questions = () => network.socket().of("choices");
  /** Lets the server answer the newest question. */
  async function answer(offers: Offers): Promise<void> {
    network.socket().say({ type: "choices", now: 0, id: questions().at(-1)?.["id"], offers });
    await vi.advanceTimersByTimeAsync(0);
  }
  async function refuse(code: string): Promise<void> {
    network.socket().say({ type: "refused", now: 0, id: questions().at(-1)?.["id"], code });
    await vi.advanceTimersByTimeAsync(0);
  }
  async function choose(tile: Tile, offers: Offers): Promise<void> {
    laying.tap(tile);
    follow();
    await answer(offers);
  }
  const sent = (index = 0) =>
    network
      .socket(index)
      .of("act")
      .map((message) => message["action"]);
  const placements = () => laying.namedPlaces.map(({ placement }) => placement);

  describe("with aids", () => {
    it("asks where the chosen tile fits, and names the places", async () => {
      await sit(tableOf());
      expect(laying.usable).toEqual(["oRo", "oRv"]);
      await choose("oRo", { actions: [lay(THERE), lay(ELSEWHERE)], names: ["oRoR", ""], marks: ["full"] });
      expect(questions().at(-1)).toMatchObject({ prefix: begin("oRo") });
      expect(laying.namedPlaces).toEqual([
        { placement: THERE, name: "Place oRoR, full", mark: "full" },
        { placement: ELSEWHERE, name: "Place 2" },
      ]);
      expect(laying.prompt).toBe("Choose its place.");
      finger = true;
      expect(laying.prompt).toBe("Tap its place. A second tap lays it.");
    });

    it("sends a move once nothing remains to be chosen, and accepts nothing else until the answer", async () => {
      await sit(tableOf());
      await choose("oRo", { actions: [lay(THERE)] });
      laying.place(THERE);
      follow();
      expect(sent()).toEqual([lay(THERE)]);
      expect(laying.draft.tile).toBe(null);
      expect(laying.busy).toBe(true);
      expect(laying.usable).toEqual([]);
      expect(laying.tilesOf("common").at(-1)).toMatchObject({ placement: THERE, tone: "busy" });
    });

    it("builds a move of several tiles, and sends it on request", async () => {
      await sit(tableOf());
      await choose("oRo", { actions: [lay(THERE)], begun: [begin("oRv", THERE)] });
      laying.place(THERE);
      follow();
      expect(sent()).toEqual([]);
      expect(laying.usable).toEqual(["oRv"]);
      expect(laying.prompt).toBe("Finish the move, or choose another tile for it.");
      await choose("oRv", { actions: [lay(THERE, NEXT)] });
      expect(questions().at(-1)).toMatchObject({ prefix: begin("oRv", THERE) });
      expect(placements()).toEqual([NEXT]);
      expect(laying.escape()).toBe(true);
      expect(laying.draft).toMatchObject({ tile: null, laid: [THERE] });
      laying.finish();
      expect(sent()).toEqual([lay(THERE)]);
    });

    it("drops the chosen tile at the first Escape and the laid tiles at the second", async () => {
      await sit(tableOf());
      expect(laying.escape()).toBe(false);
      await choose("oRo", { actions: [lay(THERE)], begun: [begin("oRv", THERE)] });
      laying.place(THERE);
      laying.tap("oRv");
      expect([laying.escape(), laying.draft.laid]).toEqual([true, [THERE]]);
      expect([laying.escape(), laying.draft.laid]).toEqual([true, []]);
      expect(laying.escape()).toBe(false);
      laying.finish();
      expect(sent()).toEqual([]);
    });

    it("takes back the tiles of a draft", async () => {
      await sit(tableOf());
      await choose("oRo", { begun: [begin("oRv", THERE)] });
      laying.place(THERE);
      expect(laying.prompt).toBe("Choose the next tile of this move.");
      laying.putBack();
      expect(laying.moving).toEqual([]);
    });

    it("drops the chosen tile at a second tap", async () => {
      await sit(tableOf());
      laying.tap("oRo");
      laying.tap("oRo");
      expect(laying.draft.tile).toBe(null);
    });

    it("says that a tile has no place only after the server has answered", async () => {
      await sit(tableOf({ offers: { begun: [begin("oRo")], actions: [{ type: "exchange", tile: "oRo" }] } }));
      laying.tap("oRo");
      follow();
      expect(laying.placeless).toBe(false);
      await answer({});
      expect(laying.placeless).toBe(true);
      expect(laying.prompt).toBe("There is no place for this tile. Choose another, or exchange it.");
    });

    it("shows no places if the question is refused", async () => {
      await sit(tableOf());
      laying.tap("oRo");
      follow();
      await refuse("too-many");
      expect(laying.namedPlaces).toEqual([]);
      expect(laying.placeless).toBe(false);
    });

    it("ignores the answer to an outdated question", async () => {
      await sit(tableOf());
      laying.tap("oRo");
      follow();
      const old = questions().at(-1)?.["id"];
      laying.tap("oRv");
      follow();
      network.socket().say({ type: "choices", now: 0, id: old, offers: {} });
      await vi.advanceTimersByTimeAsync(0);
      expect(laying.placeless).toBe(false);
    });

    it("asks again after every update, and drops a draft that is out of date", async () => {
      await sit(tableOf());
      await choose("oRo", { actions: [lay(THERE)] });
      update(tableOf());
      expect(questions()).toHaveLength(2);
      expect(placements()).toEqual([]);
      update(tableOf({ offers: { begun: [begin("oRv")] } }));
      expect(laying.draft.tile).toBe(null);
      laying.setIntent("exchange");
      update(tableOf({ outcome: { winner: "A", reason: "out" } }));
      expect(laying.purpose).toBe(null);
      expect(laying.prompt).toBe("The game is over.");
    });

    it("snaps a carried tile to the nearest place", async () => {
      await sit(tableOf());
      expect(laying.lift("oYo")).toBe(false);
      expect(laying.lift("oRo")).toBe(true);
      follow();
      await answer({ actions: [lay(THERE), lay(ELSEWHERE)] });
      expect(laying.snap({ tile: "oRo", direction: "U" }, [3.2, 0.4])).toEqual(THERE);
      expect(laying.snap({ tile: "oRo", direction: "U" }, [30, 30])).toBe(null);
    });
  });

  describe("when a tile may be tried anywhere", () => {
    const trying = (more: Partial<TilesTableView> = {}, view: Partial<TilesView> = {}) =>
      tableOf({ offers: { begun: [begin("oRo"), begin("oRv")], tries: ["lay"] }, ...more }, view);
    const unaided = (more: Partial<TilesTableView> = {}, view: Partial<TilesView> = {}) =>
      trying({ options: { aids: "none" } as FullsOptions, ...more }, view);

    it("snaps a carried tile to any free place that touches the figure", async () => {
      await sit(trying());
      laying.lift("oRo");
      follow();
      await answer({});
      expect(laying.placeless).toBe(false);
      expect(laying.snap({ tile: "oRo", direction: "U" }, [3, 0.5])).toEqual(THERE);
      expect(laying.snap({ tile: "oRo", direction: "U" }, [1, 0.5])).toBe(null);
      expect(laying.snap({ tile: "oRo", direction: "U" }, [9, 9])).toBe(null);
    });

    it("holds the tile beside the figure, and moves it by keys", async () => {
      await sit(unaided());
      expect(laying.steer(key("ArrowUp"), false)).toBe(false);
      laying.tap("oRo");
      follow();
      expect(laying.held).toEqual(["oRo", "U", 2, 0]);
      expect(laying.prompt).toBe("Tap where the tile is to lie, and tap it to lay it.");
      expect(laying.namedPlaces).toHaveLength(1);
      expect(laying.steer(key("ArrowUp"), false)).toBe(true);
      expect(laying.steer(key("ArrowLeft"), false)).toBe(true);
      expect(laying.steer(key("R"), false)).toBe(true);
      expect(laying.held).toEqual(["oRo", "R", 1, 1]);
      expect(laying.steer(key("r"), true)).toBe(false);
      expect(laying.steer(key("ArrowUp", { ctrlKey: true }), false)).toBe(false);
      expect(laying.steer(key("x"), false)).toBe(false);
      laying.turnHeld();
      follow();
      expect(laying.held).toEqual(["oRo", "D", 1, 1]);
      laying.moveHeld([5, 5.5]);
      expect(laying.held).toEqual(["oRo", "D", 4, 5]);
      laying.escape();
      follow();
      expect(laying.held).toBe(null);
    });

    it("moves it as seen from the player's side", async () => {
      await sit(unaided({ seat: "B" }, { right: "B", far: 6 }));
      laying.tap("oRo");
      follow();
      laying.steer(key("ArrowUp"), false);
      expect(laying.held).toEqual(["oRo", "U", 2, -1]);
    });

    it("sends a move of one tile at once, and continues a move of several", async () => {
      await sit(unaided());
      laying.tap("oRo");
      follow();
      laying.place(ELSEWHERE);
      expect(sent()).toEqual([lay(ELSEWHERE)]);
      session.close();
      session = new TableSession("t1");
      network.sockets.length = 0;
      await sit(unaided({}, { need: "start" }));
      laying.tap("oRo");
      follow();
      laying.place(ELSEWHERE);
      expect(sent()).toEqual([]);
      expect(laying.usable).toEqual(["oRv"]);
    });
  });

  describe("a tile for another action", () => {
    const exchange: Act = { type: "exchange", tile: "oRo" };
    const offers = { begun: [begin("oRv")], actions: [exchange] };

    it("is given away by a tap after the action was chosen", async () => {
      await sit(tableOf({ offers }));
      expect(laying.usable).toEqual(["oRv", "oRo"]);
      laying.setIntent("exchange");
      expect(laying.prompt).toBe("Which tile do you give away?");
      expect(laying.usable).toEqual(["oRo"]);
      expect(laying.lift("oRv")).toBe(false);
      laying.tap("oRo");
      expect(sent()).toEqual([exchange]);
      expect(laying.purpose).toBe(null);
    });

    it("needs two taps of a finger", async () => {
      finger = true;
      await sit(tableOf({ offers }));
      laying.setIntent("exchange");
      laying.tap("oRo");
      follow();
      expect(sent()).toEqual([]);
      expect(laying.draft.tile).toBe("oRo");
      expect(questions()).toEqual([]);
      laying.tap("oRo");
      expect(sent()).toEqual([exchange]);
    });

    it("is exchanged by a tap after the exchange was claimed", async () => {
      await sit(tableOf({ offers }, { lock: ["A", "exchange", 0] }));
      expect(laying.purpose).toBe("exchange");
      update(tableOf({ offers }, { lock: ["B", "exchange", 0] }));
      expect(laying.purpose).toBe(null);
    });

    it("is cancelled by Escape", async () => {
      await sit(tableOf({ offers }));
      laying.setIntent("exchange");
      expect(laying.escape()).toBe(true);
      expect(laying.purpose).toBe(null);
    });
  });

  describe("the players", () => {
    it("can cut in when it is not their turn, and do nothing else with tiles", async () => {
      const offers: Offers = { begun: [begin("oRo")], actions: [{ type: "exchange", tile: "oRv" }] };
      await sit(tableOf({ offers }, { right: "B" }));
      expect([laying.who, laying.offTurn]).toEqual(["other", true]);
      expect(laying.usable).toEqual(["oRo"]);
      expect(laying.prompt).toBe("Bo is to move. You may cut in.");
      await choose("oRo", {});
      expect(laying.prompt).toBe("You cannot cut in with this tile.");
    });

    it("can do nothing as spectators", async () => {
      await sit(tableOf({ seat: null }));
      expect([laying.who, laying.offTurn, laying.acting]).toEqual(["other", false, false]);
      expect(laying.usable).toEqual([]);
      expect(await laying.read("oRoU")).toBe("oRo cannot be laid now.");
      laying.act({ type: "pass" });
      expect(sent()).toEqual([]);
    });

    it("share a screen: tiles are covered until the player whose turn it is uncovers them", async () => {
      await sit(tableOf(), ["A", "B"]);
      expect([laying.covered, laying.showsCurtain, laying.prompt]).toEqual([true, false, ""]);
      update(tableOf({ seat: "B", offers: {} }), [], 1);
      expect([laying.covered, laying.showsCurtain, laying.me]).toEqual([true, true, "A"]);
      expect(laying.usable).toEqual([]);
      laying.uncover();
      expect([laying.covered, laying.who, laying.acting]).toEqual([false, "here", true]);
      expect(laying.usable).toEqual(["oRo", "oRv"]);
      laying.act({ type: "pass" });
      expect(sent()).toEqual([{ type: "pass" }]);
      update(tableOf({ offers: {} }, { right: "B" }));
      update(tableOf({ seat: "B" }, { right: "B" }), [], 1);
      expect([laying.me, laying.covered]).toEqual(["B", true]);
    });
  });

  describe("the drawing", () => {
    it("marks tiles that were laid last, can be moved, or are chosen", async () => {
      const others: Placement[] = [LYING, THERE, NEXT];
      await sit(tableOf({}, { figures: { common: others } }));
      const news = { version: 2, seat: "B" as const, at: 0, what: lay(LYING) };
      update(tableOf({}, { figures: { common: others } }), [news]);
      laying.tap("oRv");
      expect(laying.tilesOf("common")).toMatchObject([
        { placement: LYING, tone: "last", movable: false },
        { placement: THERE, movable: true },
        { placement: NEXT, tone: "faint", movable: true },
      ]);
      update(tableOf({ offers: { actions: [{ type: "exchange", tile: "oRo" }] } }, { figures: { common: [THERE] } }));
      expect(laying.tilesOf("common")).toMatchObject([{ movable: true }]);
      laying.setIntent("exchange");
      expect(laying.tilesOf("common")).toMatchObject([{ movable: false }]);
    });

    it("shows the opponent's figure first if each player has one", async () => {
      await sit(tableOf({}, { figures: { A: [LYING], B: [] } }));
      expect([laying.figures, laying.ownFigure]).toEqual([["B", "A"], "A"]);
      await choose("oRo", { actions: [], begun: [begin("oRv", THERE)] });
      laying.place(THERE);
      expect(laying.tilesOf("A").map(({ tone }) => tone)).toEqual([undefined, "busy"]);
      expect(laying.tilesOf("B")).toEqual([]);
    });

    it("reserves no room for empty hands after the end", async () => {
      const outcome = { winner: "A" as const, reason: "out" };
      await sit(tableOf({ outcome }));
      expect(laying.cleared).toBe(false);
      update(tableOf({ outcome }, { hands: [[], [null]] }));
      expect(laying.cleared).toBe(true);
      update(tableOf({ outcome }, { hands: [[], [null]], captured: [1, 0] }));
      expect(laying.cleared).toBe(false);
    });

    it("moves the focus to the places once if the tile was chosen by keyboard", async () => {
      await sit(tableOf());
      laying.pick("oRo", false);
      follow();
      await answer({ actions: [lay(THERE)] });
      expect(laying.takeFocus()).toBe(false);
      laying.pick("oRv", true);
      follow();
      expect(laying.takeFocus()).toBe(false);
      await answer({ actions: [lay(NEXT)] });
      expect(laying.takeFocus()).toBe(true);
      expect(laying.takeFocus()).toBe(false);
    });

    it("announces a prompt once, and only to players at this screen", async () => {
      await sit(tableOf());
      expect(laying.takeAnnouncement()).toBe(laying.prompt);
      expect(laying.takeAnnouncement()).toBe(null);
      await choose("oRo", { actions: [lay(THERE)] });
      expect(laying.takeAnnouncement()).toBe("Choose its place.");
      update(tableOf({ offers: {} }, { right: "B" }));
      expect(laying.takeAnnouncement()).toBe(null);
    });
  });

  describe("a typed place", () => {
    const OFFERS = { actions: [lay(THERE), lay(ELSEWHERE)], names: ["oRoUU", "oRoUD"] };
    async function read(text: string, offers: Offers = OFFERS): Promise<string | null> {
      const reading = laying.read(text);
      await answer(offers);
      return reading;
    }

    it("is laid if it is unambiguous", async () => {
      await sit(tableOf({}, { need: "add" }));
      expect(await read("oRoUD")).toBe(null);
      expect(sent()).toEqual([lay(ELSEWHERE)]);
    });

    it.each([
      ["hello", "“hello” is not a place"],
      ["vYv", "vYv cannot be laid now."],
      ["oRoU", "“oRoU” has several places: oRoUU, oRoUD."],
      ["oRoL", "“oRoL” is no place for it; oRo fits at oRoUU, oRoUD."],
    ])("is refused with a reason: %s", async (text, words) => {
      await sit(tableOf());
      expect(await read(text)).toContain(words);
      expect(sent()).toEqual([]);
      expect(laying.draft.tile).toBe(null);
    });

    it("is not laid while the next tile is for another action", async () => {
      await sit(tableOf());
      laying.setIntent("exchange");
      expect(await read("oRoUU")).toBe("oRo cannot be laid now.");
    });

    it("needs its cell without aids", async () => {
      await sit(
        tableOf({ options: { aids: "none" } as FullsOptions, offers: { begun: [begin("oRo")], tries: ["lay"] } }),
      );
      expect(await read("oRoU", {})).toContain("Say the direction and the lower left cell");
      expect(await read("oRoD@0,5", {})).toBe(null);
      expect(sent()).toEqual([lay(ELSEWHERE)]);
    });

    it("is refused with the server's reason", async () => {
      await sit(tableOf());
      const reading = laying.read("oRoUU");
      await refuse("offline");
      expect(await reading).toBe("The server cannot be reached. Is there a connection?");
      expect(laying.draft.tile).toBe(null);
    });
  });
});
