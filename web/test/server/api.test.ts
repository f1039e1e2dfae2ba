import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, learning, replays } from "../../src/server/api.ts";
import { setLanguage } from "../../src/words/words.svelte.ts";

describe("a request", () => {
  let sent: [url: string, init: RequestInit][];
  let response: () => Response | Promise<Response>;

  beforeEach(async () => {
    await setLanguage("de");
    sent = [];
    response = () => Response.json({});
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return response();
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("fills parameters into the path, and puts the others into the query", async () => {
    await api.table("a b/c");
    await learning.train("fit", 7);
    await learning.page("pt-BR", "squares+");
    expect(sent.map(([url]) => url)).toEqual([
      "/api/tables/a%20b%2Fc",
      "/api/train/fit?seed=7",
      "/api/learn/pt-BR/pages/squares%2B",
    ]);
    expect(api.record("t1", "text")).toBe("/api/tables/t1/record?form=text");
  });

  it("sends the language of the page, and JSON in every POST", async () => {
    await api.guest();
    await api.bot("t1", "3");
    await api.takeSeat("token");
    await api.forgetMe();
    expect(sent.map(([, { method, body }]) => [method, body])).toEqual([
      ["GET", null],
      ["POST", '{"level":"3"}'],
      ["POST", "{}"],
      ["DELETE", null],
    ]);
    expect(sent[0]?.[1].headers).toEqual({ "accept-language": "de" });
    expect(sent[1]?.[1].headers).toEqual({ "accept-language": "de", "content-type": "application/json" });
  });

  it("returns the answer", async () => {
    response = () => Response.json({ moves: [1] });
    expect(await replays.record("t1")).toBe('{"moves":[1]}');
  });

  it("rejects with the refusal of the server", async () => {
    response = () => Response.json({ code: "no-table", facts: { id: "x" }, text: "There is none." }, { status: 404 });
    await expect(api.table("x")).rejects.toMatchObject({ status: 404, code: "no-table", facts: { id: "x" } });
    response = () => new Response("<html>", { status: 502 });
    await expect(api.table("x")).rejects.toMatchObject({ status: 502, code: "http-502" });
  });

  it("rejects as offline without a connection", async () => {
    response = () => Promise.reject(new TypeError("no connection"));
    await expect(api.table("x")).rejects.toMatchObject({ status: 0, code: "offline" });
  });
});
