import { beforeEach, describe, expect, it } from "vitest";
import { FIRST_WAIT_MS, Live, LONGEST_WAIT_MS, PATIENCE_MS, PULSE_MS, type World } from "../src/live.ts";
import type { News, Refusal } from "../src/protocol.ts";
import { FakeSocket } from "./fake-socket.ts";

class FakeWorld implements World {
  time = 1000;
  sockets: FakeSocket[] = [];
  timers: { at: number; run: () => void }[] = [];
  ids = 0;
  connect = () => {
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
      "ws://x",
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

  it("sends unanswered actions again with their ids, and answered ones never", () => {
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

  it("asks for what it missed, and hears no news twice", () => {
    world.socket.onopen?.();
    world.socket.say(update(2, [news(1), news(2)]));
    world.socket.onclose?.();
    world.pass(FIRST_WAIT_MS);
    world.socket.onopen?.();
    expect(world.socket.of("hello")[0]).toMatchObject({ version: 2 });
    world.socket.say(update(3, [news(2), news(3)]));
    expect(heard.news).toEqual([1, 2, 3]);
  });

  it("backs off up to a limit, and retries at once when told to", () => {
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

  it("does not wait for the next pulse when an action is not answered", () => {
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

  it("passes refusals on", () => {
    enter();
    live.act({ type: "give", piece: "0" });
    world.socket.say({ type: "refused", now: 0, id: "id-1", code: "piece-gone", facts: { piece: "LRTF" }, text: "…" });
    expect(heard.refused[0]?.[1]).toMatchObject({ code: "piece-gone" });
    expect(live.unanswered).toEqual([]);
  });

  it("reconnects when the server says so, after a rate limit", () => {
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

  it("does not come back after a refused hello, nor after stop", () => {
    world.socket.onopen?.();
    world.socket.say({ type: "refused", now: 0, id: null, code: "not-yours" });
    expect(live.state).toMatchObject({ kind: "closed", refusal: { code: "not-yours" } });
    world.pass(100_000);
    expect(world.sockets.length).toBe(1);
    expect(world.timers).toEqual([]);
  });

  it("knows the server's time from the fastest answer", () => {
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

  it("believes a slower answer in the end, and the clock of a new connection at once", () => {
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

  it("answers questions about choices", async () => {
    enter();
    const asked = live.choices({ type: "lay" });
    world.socket.say({ type: "choices", now: 0, id: "id-1", offers: { tries: ["x"] } });
    expect(await asked).toEqual({ tries: ["x"] });
  });

  it("rejects a question about choices that is refused, and passes the refusal on", async () => {
    enter();
    const asked = live.choices({ type: "lay" });
    world.socket.say({ type: "refused", now: 0, id: "id-1", code: "too-many", facts: { seconds: 3 } });
    await expect(asked).rejects.toMatchObject({ refusal: { code: "too-many", facts: { seconds: 3 } } });
    expect(heard.refused.map(([id]) => id)).toEqual(["id-1"]);
    expect(live.unanswered).toEqual([]);
  });

  it("keeps a question over a lost connection, and rejects it when there will be no other", async () => {
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
});
