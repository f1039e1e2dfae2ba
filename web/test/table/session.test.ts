import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Act,
  type News,
  QuestionRefused,
  type Seat,
  type TableInfo,
  type TableView,
} from "../../src/server/protocol.ts";
import type { FullsOptions, FullsView } from "../../src/server/wire.ts";
import { RELEASED_MS } from "../../src/table/released-sockets.ts";
import { type NewsInView, TableSession } from "../../src/table/session.svelte.ts";
import { FakeNetwork, INFO } from "../fakes/network.ts";

const OUTCOME = { winner: "A", reason: "out" } as const;
const LAY: Act = { type: "lay" };

const viewOf = (seat: Seat | null, more: Partial<TableView> = {}): TableView => ({
  game: "fulls",
  options: {} as FullsOptions,
  seat,
  players: ["Ann", "Bo"],
  view: {} as FullsView,
  offers: { tries: ["lay"] },
  acts: [{ type: "resign" }],
  ...more,
});
const newsOf = (version: number): News => ({ version, seat: "B", at: 0, what: LAY });
const update = (view: TableView, version = 0, news: readonly News[] = []) => ({
  type: "update",
  now: 0,
  version,
  view,
  news,
});
const refused = (id: unknown, code: string, facts = {}) => ({ type: "refused", now: 0, id, code, facts });

describe("a table as this device plays it", () => {
  let network: FakeNetwork;
  let session: TableSession;

  beforeEach(() => {
    vi.useFakeTimers();
    network = new FakeNetwork();
    session = new TableSession("t1");
  });
  afterEach(() => {
    session.close();
    vi.advanceTimersByTime(RELEASED_MS);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const socket = (index = 0) => network.socket(index);
  /** Opens the table and all its connections. */
  async function enter(info: Partial<TableInfo> = {}): Promise<void> {
    const answer = { ...INFO, ...info };
    network.answer = answer;
    await session.open();
    const seats = answer.seats.length ? answer.seats : [null];
    for (const [index, seat] of seats.entries()) {
      socket(index).onopen?.();
      socket(index).say(update(viewOf(seat)));
    }
  }
  const sentId = (type: string, index = 0) => socket(index).of(type).at(-1)?.["id"];

  it("connects every seat that is played here", async () => {
    await enter({ seats: ["A", "B"] });
    expect(network.asked).toEqual(["/api/tables/t1"]);
    expect(network.sockets.map((one) => one.of("hello")[0]?.["seat"])).toEqual(["A", "B"]);
    expect(socket()).toMatchObject({ url: "wss://fourfold.example/api/tables/t1/live" });
    expect(session.here).toBe(true);
    expect(session.seats).toEqual(["A", "B"]);
    expect(session.connection).toEqual({ kind: "live" });
  });

  it("is a spectator if no seat is played here", async () => {
    await enter({ seats: [] });
    expect(socket().of("hello")[0]).toMatchObject({ seat: null });
    expect(session.view).toMatchObject({ seat: null });
    expect(session.here).toBe(false);
    session.act("A", LAY);
    expect(session.sending(["lay"])).toBe(null);
    expect(await session.choices("A", LAY)).toEqual({});
  });

  it.each([["offline" as const], [429], [503]])("retries after a while if the server answers %s", async (problem) => {
    network.answer = problem;
    await session.open();
    expect(session.problem).not.toBe(null);
    expect(network.sockets).toEqual([]);
    network.answer = INFO;
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.problem).toBe(null);
    expect(network.sockets).toHaveLength(1);
  });

  it("does not retry for a table that does not exist, or after close()", async () => {
    network.answer = 404;
    await session.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.problem).toMatchObject({ code: "http-404" });
    expect(network.asked).toHaveLength(1);
    network.answer = 503;
    await session.open();
    session.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(network.asked).toHaveLength(2);
  });

  it("does not connect after close(), which closes its connections", async () => {
    const opening = session.open();
    session.close();
    await opening;
    expect(network.sockets).toEqual([]);
    session = new TableSession("t1");
    await enter();
    session.close();
    expect(socket().closed).toBe(true);
  });

  it("puts the newest view first", async () => {
    await enter({ seats: ["A", "B"] });
    expect(session.views.map(({ seat }) => seat)).toEqual(["B", "A"]);
    socket().say(update(viewOf("A", { paused: true }), 1));
    expect(session.views.map(({ seat }) => seat)).toEqual(["A", "B"]);
    expect(session.view).toMatchObject({ seat: "A", paused: true });
    expect(session.views.map(({ seat }) => seat)).toEqual(["A", "B"]);
  });

  it("announces only news after the first update, and only once", async () => {
    const heard: NewsInView[] = [];
    const deaf = session.listen({ news: (one) => heard.push(one) });
    network.answer = { ...INFO, seats: ["A", "B"] };
    await session.open();
    for (const [index, seat] of (["A", "B"] as const).entries()) {
      socket(index).onopen?.();
      socket(index).say(update(viewOf(seat), 2, [newsOf(1), newsOf(2)]));
    }
    expect(heard).toEqual([]);
    for (const [index, seat] of (["A", "B"] as const).entries()) {
      socket(index).say(update(viewOf(seat), 3, [newsOf(3)]));
    }
    expect(heard.map(({ news }) => news.version)).toEqual([3]);
    expect(session.news.map(({ version }) => version)).toEqual([1, 2, 3]);
    deaf();
    socket().say(update(viewOf("A"), 4, [newsOf(4)]));
    expect(heard).toHaveLength(1);
  });

  it("counts an action as sending until it is accepted and visible", async () => {
    await enter();
    session.act("A", LAY);
    expect(session.sending(["pass"])).toBe(null);
    expect(session.sending(["lay", "pass"])).toEqual(LAY);
    socket().say({ type: "accepted", now: 0, id: sentId("act") });
    expect(session.sending(["lay"])).toEqual(LAY);
    socket().say(update(viewOf("A"), 1));
    expect(session.sending(["lay"])).toBe(null);
    // The update may come first.
    session.act("A", LAY);
    socket().say(update(viewOf("A"), 2));
    expect(session.sending(["lay"])).toEqual(LAY);
    socket().say({ type: "accepted", now: 0, id: sentId("act") });
    expect(session.sending(["lay"])).toBe(null);
  });

  it("reports a refusal, and stops sending the action", async () => {
    const codes: string[] = [];
    session.listen({ refused: ({ code }) => codes.push(code) });
    await enter();
    session.act("A", LAY);
    socket().say(refused(sentId("act"), "no-fit"));
    expect(codes).toEqual(["no-fit"]);
    expect(session.sending(["lay"])).toBe(null);
  });

  it("asks for the continuations of an action", async () => {
    await enter();
    const known = session.choices("A", LAY);
    socket().say({ type: "choices", now: 0, id: sentId("choices"), offers: { tries: ["x"] } });
    expect(await known).toEqual({ tries: ["x"] });
    const unknown = session.choices("A", LAY);
    socket().say(refused(sentId("choices"), "too-many"));
    await expect(unknown).rejects.toBeInstanceOf(QuestionRefused);
  });

  it.each(["a refused hello", "a refused action"])(
    "becomes a spectator when its seat has moved, shown by %s",
    async (way) => {
      let moved = 0;
      const heard: NewsInView[] = [];
      session.listen({ moved: () => moved++, news: (one) => heard.push(one) });
      await enter();
      session.act("A", LAY);
      const question = session.choices("A", LAY);
      question.catch(() => undefined);
      if (way === "a refused hello") {
        socket().onclose?.();
        await vi.advanceTimersByTimeAsync(1000);
        socket(1).onopen?.();
        socket(1).say(refused(null, "not-your-seat"));
      } else socket().say(refused(sentId("act"), "not-your-seat"));
      expect(moved).toBe(1);
      expect(session.moved).toBe(true);
      expect(session.seats).toEqual([]);
      expect(session.sending(["lay"])).toBe(null);
      expect(session.views).toMatchObject([{ seat: null, offers: {}, acts: [] }]);
      await expect(question).rejects.toBeInstanceOf(QuestionRefused);
      await vi.advanceTimersByTimeAsync(0);
      const watching = socket(-1);
      watching.onopen?.();
      expect(watching.of("hello")[0]).toMatchObject({ seat: null });
      expect(network.sockets.filter((one) => !one.closed)).toEqual([watching]);
      watching.say(update(viewOf(null), 1, [newsOf(1)]));
      expect(heard).toEqual([]);
      watching.say(update(viewOf(null), 2, [newsOf(2)]));
      expect(heard.map(({ news }) => news.version)).toEqual([2]);
    },
  );

  it("shows the state of its worst connection", async () => {
    await enter({ seats: ["A", "B"] });
    socket(1).onclose?.();
    expect(session.connection).toMatchObject({ kind: "waiting", attempt: 1 });
    session.retry();
    expect(session.connection).toMatchObject({ kind: "connecting" });
    socket(2).onopen?.();
    socket(2).say(update(viewOf("B")));
    expect(session.connection).toEqual({ kind: "live" });
  });

  it("fetches the table again when the game ends and when the opponent joins", async () => {
    network.answer = { ...INFO, open: true, players: ["Ann", null] };
    await session.open();
    socket().onopen?.();
    socket().say(update(viewOf("A", { players: ["Ann", null] })));
    expect(network.asked).toHaveLength(1);
    network.answer = { ...INFO, next: "t2" };
    socket().say(update(viewOf("A"), 1));
    expect(network.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.next).toBe("t2");
    network.answer = { ...INFO, next: "t3" };
    socket().say(update(viewOf("A", { outcome: OUTCOME }), 2));
    expect(network.asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.next).toBe("t3");
    socket().say(update(viewOf("A", { outcome: OUTCOME }), 3));
    expect(network.asked).toHaveLength(3);
  });

  it("keeps what it knows if the table cannot be fetched again", async () => {
    await enter();
    socket().say({ type: "next", now: 0, table: "t3" });
    network.answer = 503;
    await session.refresh();
    expect(session.info).toMatchObject({ table: "t1" });
    network.answer = INFO;
    await session.refresh();
    expect(session.next).toBe("t3");
  });

  it("knows who is present, who is awaited and which seat the computer plays", async () => {
    await enter();
    socket().say({ type: "presence", now: 0, seats: { A: true, B: false } });
    socket().say(update(viewOf("A", { waiting: ["A", "B"] }), 1));
    expect(session.presence).toEqual({ A: true, B: false });
    expect(session.awaited).toEqual(["B"]);
    expect([session.level("A"), session.level("B")]).toEqual([null, "3"]);
  });

  it("returns the server's time", async () => {
    vi.setSystemTime(5000);
    expect(session.now()).toBe(5000);
    await enter();
    socket().say({ type: "time", now: 9000 });
    expect(session.now()).toBe(9000);
  });

  describe("and its next game", () => {
    const NEXT = { ...INFO, table: "t2", seats: ["A", "B"] as Seat[] };

    /** Ends a game of two at this screen, and leaves its page. */
    async function leave(): Promise<void> {
      await enter({ seats: ["A", "B"] });
      socket().say({ type: "next", now: 0, table: "t2" });
      session.close();
    }

    it("goes on over the sockets that are there", async () => {
      await leave();
      session = new TableSession("t2");
      network.answer = NEXT;
      await session.open();
      expect(network.sockets).toHaveLength(2);
      for (const [index, seat] of NEXT.seats.entries()) {
        expect(socket(index).of("hello").at(-1)).toMatchObject({ table: "t2", seat, version: 0 });
        socket(index).say({ type: "joined", now: 0, table: "t2" });
        socket(index).say(update(viewOf(seat)));
        socket(index).say({ type: "time", now: 0 });
      }
      expect(session.connection).toEqual({ kind: "live" });
      await vi.advanceTimersByTimeAsync(RELEASED_MS);
      expect(network.sockets.map(({ closed }) => closed)).toEqual([false, false]);
    });

    it("connects anew if a socket was lost, or taken too late", async () => {
      await leave();
      socket(0).onclose?.();
      await vi.advanceTimersByTimeAsync(RELEASED_MS);
      expect(network.sockets.map(({ closed }) => closed)).toEqual([false, true]);
      session = new TableSession("t2");
      network.answer = NEXT;
      await session.open();
      expect(network.sockets).toHaveLength(4);
      expect(socket(2)).toMatchObject({ url: "wss://fourfold.example/api/tables/t2/live" });
    });

    it("leaves them to no other table", async () => {
      await leave();
      session = new TableSession("t3");
      network.answer = { ...INFO, table: "t3" };
      await session.open();
      expect(network.sockets).toHaveLength(3);
    });
  });
});
