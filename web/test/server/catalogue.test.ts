import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo } from "../../src/server/protocol.ts";
import { descriptor } from "../fakes/descriptors.ts";

const FULLS = descriptor("fulls");
const PLUS = descriptor("rings+", { word: "rings-plus", variant_of: "rings", style: "race", page: "plus", rare: true });
const KEY = "fourfold-games";

/** The server's answer: games, a status, or none. */
let answer: readonly GameInfo[] | number | "offline";
let asked: number;
let stored: Map<string, string>;
/** Whether the browser forbids storage. */
let isPrivate: boolean;

beforeEach(() => {
  answer = [FULLS, PLUS];
  asked = 0;
  stored = new Map();
  isPrivate = false;
  vi.stubGlobal("fetch", (url: string) => {
    expect(url).toBe("/api/games");
    asked++;
    if (answer === "offline") return Promise.reject(new TypeError("no connection"));
    return Promise.resolve(
      typeof answer === "number" ? new Response("", { status: answer }) : new Response(JSON.stringify(answer)),
    );
  });
  const allowed = () => {
    if (isPrivate) throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (allowed(), stored.get(key) ?? null),
    setItem: (key: string, text: string) => (allowed(), void stored.set(key, text)),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the page again: its modules are new, the storage is not. */
async function visit() {
  vi.resetModules();
  return import("../../src/server/catalogue.svelte.ts");
}

it("requests the catalogue once for any number of callers", async () => {
  const { catalogue, loadCatalogue } = await visit();
  await Promise.all([loadCatalogue(), loadCatalogue()]);
  await loadCatalogue();
  expect(asked).toBe(1);
  expect(catalogue.games.map(({ id }) => id)).toEqual(["fulls", "rings+"]);
  expect(catalogue.game("rings+")?.style).toBe("race");
  expect(catalogue.game("chess")).toBe(undefined);
  expect(["fulls", "rings+", "chess"].map(catalogue.baseOf)).toEqual(["fulls", "rings", "chess"]);
});

it("uses the stored copy offline", async () => {
  await (await visit()).loadCatalogue();
  answer = "offline";
  const { catalogue, loadCatalogue } = await visit();
  await loadCatalogue();
  expect(catalogue.games).toEqual([FULLS, PLUS]);
});

it("shows the stored copy at once and replaces it when the server answers", async () => {
  await (await visit()).loadCatalogue();
  answer = [descriptor("fulls", { age: 7 })];
  const { catalogue, loadCatalogue } = await visit();
  await loadCatalogue();
  expect(catalogue.game("fulls")?.age).toBe(9);
  await vi.waitFor(() => expect(catalogue.game("fulls")?.age).toBe(7));
  expect(stored.get(KEY)).toContain('"age":7');
});

it("keeps the descriptors if the server sends the same", async () => {
  await (await visit()).loadCatalogue();
  const { catalogue, loadCatalogue } = await visit();
  await loadCatalogue();
  const before = catalogue.game("fulls");
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toBe(2);
  expect(catalogue.game("fulls")).toBe(before);
});

it.each([
  ["of another build", JSON.stringify({ build: "another", games: [FULLS] })],
  ["unreadable", "{"],
  ["of no known form", "[]"],
])("ignores a stored copy that is %s", async (_how, text) => {
  stored.set(KEY, text);
  answer = "offline";
  await expect((await visit()).loadCatalogue()).rejects.toThrow();
});

it("requests again after a failure", async () => {
  answer = 503;
  const { catalogue, loadCatalogue } = await visit();
  await expect(loadCatalogue()).rejects.toThrow();
  answer = [FULLS];
  await loadCatalogue();
  expect(catalogue.games).toEqual([FULLS]);
});

it("loads without storage", async () => {
  isPrivate = true;
  const { catalogue, loadCatalogue } = await visit();
  await loadCatalogue();
  expect(catalogue.games).toEqual([FULLS, PLUS]);
});
