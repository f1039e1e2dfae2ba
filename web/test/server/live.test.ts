import { beforeEach, describe, expect, it } from "vitest";
import { FIRST_WAIT_MS, Live, LONGEST_WAIT_MS, PATIENCE_MS, PULSE_MS, type World } from "../../src/server/live.ts";
import type { News, Refusal } from "../../src/server/protocol.ts";
import { FakeSocket } from "../fakes/socket.ts";

class FakeWorld implements World {
  time = 1000;
  sockets: FakeSocket[] = [];
  /** The tables that were connected to. */
  tables: string[] = [];
  timers: { at: number; run: () => void }[] = [];
  ids = 0;
  connect = (table: string) => {
    this.tables.push(table);
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  now = () => this.time;
  random = () => 1;
  id = () => `id-${++this.ids}`;
  later = (run: () => void, wait: number) => {
    const timer = { at: this.time + wait, run };
    this.timers.push(timer);
    return () => void (this.timers = this.timers.filter((other) => other !== timer));
  };
  pass(milliseconds: number) {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
  get socket() {
    return this.sockets.at(-1) as FakeSocket;
  }
}

const news = (version: number): News => ({ version, seat: "A", at: 0, what: { type: "done" } });
const update = (version: number, list: News[] = [], now = 0) => ({
  type: "update",
  now,
  version,
  view: {},
  news: list,
});

describe("a live connection", () => {
  let world: FakeWorld;
  let live: Live;
  let heard: { states: string[]; news: number[]; accepted: string[]; refused: [string, Refusal][] };

  beforeEach(() => {
    world = new FakeWorld();
    heard = { states: [], news: [], accepted: [], refused: [] };
    live = new Live(
      "t1",
      "A",
      {
        state: (state) => heard.states.push(state.kind),
        update: (_view, list) => heard.news.push(...list.map((item) => item.version)),
        accepted: (id) => heard.accepted.push(id),
        refused: (id, refusal) => heard.refused.push([id, refusal]),
      },
      world,
    );
    live.start();
  });

  const enter = (version = 0) => {
    world.socket.onopen?.();
    world.socket.say(update(version));
  };

  it("says hello first and is live with the first update", () => {
    world.socket.onopen?.();
    expect(world.socket.sent).toEqual([{ type: "hello", protocol: 2, seat: "A", version: 0 }]);
    expect(live.state.kind).toBe("connecting");
    world.socket.say(update(3, [news(1), news(2), news(3)]));
    expect(heard.states).toEqual(["connecting", "live"]);
    expect(heard.news).toEqual([1, 2, 3]);
  });

  it("keeps actions until there is a connection", () => {
    live.act({ type: "done" });
    expect(world.socket.sent).toEqual([]);
    enter();
    expect(world.socket.of("act")).toEqual([{ type: "act", id: "id-1", action: { type: "done" } }]);
  });

  it("sends again what was not answered after a reconnect, under the same id", () => {
    enter();
    live.act({ type: "give", piece: "0" });
    live.act({ type: "place", square: "a1" });
    world.socket.say({ type: "accepted", now: 0, id: "id-1" });
    expect(heard.accepted).toEqual(["id-1"]);
    world.socket.onclose?.();
    expect(live.state.kind).toBe("waiting");
    live.act({ type: "done" });
    world.pass(FIRST_WAIT_MS);
    enter(5);
    expect(world.socket.of("act").map((message) => message["id"])).toEqual(["id-2", "id-3"]);
    expect(live.unanswered).toEqual(["id-2", "id-3"]);
  });

  it("asks for the news it missed, and reports no news twice", () => {
    world.socket.onopen?.();
    world.socket.say(update(2, [news(1), news(2)]));
    world.socket.onclose?.();
    world.pass(FIRST_WAIT_MS);
    world.socket.onopen?.();
    expect(world.socket.of("hello")[0]).toMatchObject({ version: 2 });
    world.socket.say(update(3, [news(2), news(3)]));
    expect(heard.news).toEqual([1, 2, 3]);
  });

  it("waits longer after every failure, up to a limit, and retries at once on request", () => {
    for (let attempt = 1; attempt < 12; attempt++) {
      world.socket.onclose?.();
      const state = live.state;
      expect(state.kind === "waiting" && state.until - world.time).toBe(
        Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)),
      );
      const before = world.sockets.length;
      live.retry();
      expect(world.sockets.length).toBe(before + 1);
    }
    enter();
    world.socket.onclose?.();
    expect(live.state).toMatchObject({ kind: "waiting", attempt: 1 });
  });

  it("treats silence as a lost connection", () => {
    enter();
    world.socket.say({ type: "time", now: 0 });
    const first = world.socket;
    world.pass(PULSE_MS);
    expect(first.of("time").length).toBe(2);
    world.pass(PATIENCE_MS);
    expect(first.closed).toBe(true);
    expect(live.state.kind).toBe("waiting");
  });

  it("notices a lost connection soon after an action is not answered", () => {
    enter();
    world.socket.say({ type: "time", now: 0 });
    live.act({ type: "give", piece: "0" });
    world.pass(PATIENCE_MS);
    expect(live.state.kind).toBe("waiting");
  });

  it("gives up a connection attempt that hangs", () => {
    world.pass(PATIENCE_MS);
    expect(live.state.kind).toBe("waiting");
  });

  it("reports refusals of actions", () => {
    enter();
    live.act({ type: "give", piece: "0" });
    world.socket.say({ type: "refused", now: 0, id: "id-1", code: "piece-gone", facts: { piece: "LRTF" }, text: "…" });
    expect(heard.refused[0]?.[1]).toMatchObject({ code: "piece-gone" });
    expect(live.unanswered).toEqual([]);
  });

  it("reconnects no sooner than a rate limit allows", () => {
    world.socket.onopen?.();
    world.socket.say({
      type: "refused",
      now: 0,
      id: null,
      code: "too-many",
      facts: { what: "connections", seconds: 10 },
    });
    world.socket.onclose?.();
    expect(live.state).toMatchObject({ kind: "waiting", until: world.time + 10_000 + FIRST_WAIT_MS });
    world.pass(10_000 + FIRST_WAIT_MS);
    expect(world.sockets).toHaveLength(2);
    world.socket.onopen?.();
    world.socket.say(update(0));
    live.act({ type: "done" });
    world.socket.say({
      type: "refused",
      now: 0,
      id: "id-1",
      code: "too-many",
      facts: { what: "messages", seconds: 3 },
    });
    expect(heard.refused[0]?.[1]).toMatchObject({ code: "too-many" });
    expect(live.state.kind).toBe("live");
    world.socket.say(update(1));
    world.socket.onclose?.();
    expect(live.state).toMatchObject({ kind: "waiting", until: world.time + FIRST_WAIT_MS });
  });

  it("does not reconnect after a refused hello or after stop()", () => {
    world.socket.onopen?.();
    world.socket.say({ type: "refused", now: 0, id: null, code: "not-yours" });
    expect(live.state).toMatchObject({ kind: "closed", refusal: { code: "not-yours" } });
    world.pass(100_000);
    expect(world.sockets.length).toBe(1);
    expect(world.timers).toEqual([]);
  });

  it("estimates the server's clock from the fastest round trip", () => {
    world.socket.onopen?.();
    world.socket.say(update(0, [], 5000));
    expect(live.now()).toBe(5000);
    world.time += 100;
    world.socket.say({ type: "time", now: 5060 });
    expect(live.now()).toBe(5110);
    world.pass(PULSE_MS);
    world.time += 1000;
    world.socket.say({ type: "time", now: 99_999 });
    expect(live.now()).toBe(5110 + PULSE_MS + 1000);
  });

  it("accepts a slower round trip in the end, and the clock of a new connection at once", () => {
    enter();
    let trip = 2;
    world.time += trip;
    world.socket.say({ type: "time", now: 5000 });
    for (let pulse = 0; pulse < 12; pulse++) {
      world.pass(PULSE_MS - trip);
      trip = 10;
      world.time += trip;
      world.socket.say({ type: "time", now: 100 + world.time });
    }
    expect(live.now()).toBe(world.time + 100 + 5);
    world.socket.onclose?.();
    world.pass(FIRST_WAIT_MS);
    world.socket.onopen?.();
    world.socket.say(update(0, [], 7_000));
    expect(live.now()).toBe(7_000);
  });

  it("resolves a question with the server's choices", async () => {
    enter();
    const asked = live.choices({ type: "lay" });
    world.socket.say({ type: "choices", now: 0, id: "id-1", offers: { tries: ["x"] } });
    expect(await asked).toEqual({ tries: ["x"] });
  });

  it("rejects a question that the server refuses, and reports the refusal", async () => {
    enter();
    const asked = live.choices({ type: "lay" });
    world.socket.say({ type: "refused", now: 0, id: "id-1", code: "too-many", facts: { seconds: 3 } });
    await expect(asked).rejects.toMatchObject({ refusal: { code: "too-many", facts: { seconds: 3 } } });
    expect(heard.refused.map(([id]) => id)).toEqual(["id-1"]);
    expect(live.unanswered).toEqual([]);
  });

  it("keeps a question while it reconnects, and rejects it when the connection is closed for good", async () => {
    enter();
    const stopped = live.choices({ type: "lay" });
    world.socket.onclose?.();
    world.pass(FIRST_WAIT_MS);
    enter();
    expect(world.socket.of("choices")).toHaveLength(1);
    live.stop();
    await expect(stopped).rejects.toMatchObject({ refusal: { code: "offline" } });

    await expect(live.choices({ type: "lay" })).rejects.toMatchObject({ refusal: { code: "offline" } });
    live.start();
    const dismissed = live.choices({ type: "lay" });
    world.socket.onopen?.();
    world.socket.say({ type: "refused", now: 0, id: null, code: "not-your-seat" });
    await expect(dismissed).rejects.toMatchObject({ refusal: { code: "not-your-seat" } });
  });

  describe("over the socket of the last game", () => {
    const joined = (table: string) => ({ type: "joined", now: 0, table });
    const hello = { type: "hello", protocol: 2, seat: "A", version: 0, table: "t2" };
    let last: FakeSocket;
    let next: Live;
    let views: unknown[];

    beforeEach(() => {
      enter(7);
      last = world.socket;
      views = [];
      next = new Live("t2", "A", { update: (view) => views.push(view), presence: (seats) => views.push(seats) }, world);
    });

    it("says hello for its own table, from the beginning", () => {
      next.start(live.release());
      expect(live.state).toEqual({ kind: "closed", refusal: null });
      expect(next.state).toEqual({ kind: "connecting", attempt: 0 });
      expect(last.closed).toBe(false);
      expect(last.of("hello").at(-1)).toEqual(hello);
      last.say(joined("t2"));
      last.say(update(1, [news(1)]));
      expect(next.state).toEqual({ kind: "live" });
      expect(next.version).toBe(1);
      expect(world.sockets).toHaveLength(1);
    });

    it("hears nothing of the table that was left", () => {
      live.act({ type: "rematch" });
      next.start(live.release());
      const early = next.act({ type: "done" });
      last.say({ type: "accepted", now: 0, id: "id-1" });
      last.say({ type: "presence", now: 0, seats: { A: true, B: false } });
      last.say(update(8, [news(8)]));
      last.say(joined("t1"));
      last.say(update(9, [news(9)]));
      expect(views).toEqual([]);
      expect(heard.accepted).toEqual([]);
      expect(last.of("act").map((message) => message["id"])).toEqual(["id-1"]);
      last.say(joined("t2"));
      last.say(update(1, [news(1)]));
      expect(views).toHaveLength(1);
      expect(last.of("act").at(-1)?.["id"]).toBe(early);
    });

    it.each(["unknown", "hello", "not-your-seat", "too-many"])(
      "connects anew if the hello is refused with %s",
      (code) => {
        next.start(live.release());
        last.say({ type: "refused", now: 0, id: null, code });
        expect(last.closed).toBe(true);
        expect(world.sockets).toHaveLength(2);
        world.socket.onopen?.();
        expect(world.socket.sent).toEqual([{ type: "hello", protocol: 2, seat: "A", version: 0 }]);
        world.socket.say(update(0));
        expect(next.state).toEqual({ kind: "live" });
      },
    );

    it.each(["lost", "silent"])("connects to its own table if the socket is %s", (how) => {
      next.start(live.release());
      if (how === "lost") last.onclose?.();
      else world.pass(PATIENCE_MS);
      expect(next.state).toMatchObject({ kind: "waiting", attempt: 1 });
      world.pass(FIRST_WAIT_MS);
      expect(world.tables).toEqual(["t1", "t2"]);
      world.socket.onopen?.();
      expect(world.socket.of("hello")[0]).not.toHaveProperty("table");
    });

    it("releases no socket that does not work", () => {
      last.onclose?.();
      expect(live.release()).toBe(null);
      expect(live.state.kind).toBe("closed");
      expect(world.timers).toEqual([]);
    });
  });
});
