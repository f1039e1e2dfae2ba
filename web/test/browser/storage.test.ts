import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readStored, store } from "../../src/browser/storage.ts";

describe("storage", () => {
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("returns what was stored", () => {
    store("a", { one: [1] });
    expect(readStored("a")).toEqual({ one: [1] });
  });

  it("returns null for what is missing or not JSON", () => {
    kept.set("a", "{");
    expect([readStored("a"), readStored("b")]).toEqual([null, null]);
  });

  it("does nothing where the browser forbids it", () => {
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });
    store("a", 1);
    expect(readStored("a")).toBe(null);
  });
});
