import { describe, expect, it } from "vitest";
import { type Reloader, reloadOnce } from "../../src/server/outdated.ts";
import { PROTOCOL } from "../../src/server/protocol.ts";

const refused = (ours: number) => ({ code: "protocol", facts: { version: PROTOCOL, ours } });

describe("a page that is older than the server", () => {
  const memory = { version: null as string | null, reloads: 0 };
  const page: Reloader = {
    recall: () => memory.version,
    note: (version) => (memory.version = version),
    reload: () => memory.reloads++,
  };

  it("reloads once for each version of the server", () => {
    for (let time = 0; time < 5; time++) reloadOnce(refused(PROTOCOL + 1), page);
    expect(memory.reloads).toBe(1);
    reloadOnce(refused(PROTOCOL + 2), page);
    expect(memory.reloads).toBe(2);
  });

  it("does not reload if that cannot help", () => {
    const before = memory.reloads;
    reloadOnce(refused(PROTOCOL - 1), page);
    reloadOnce({ code: "protocol" }, page);
    reloadOnce({ code: "not-your-seat", facts: { ours: PROTOCOL + 3 } }, page);
    const forgetful = {
      ...page,
      note: () => {
        throw new Error("no memory");
      },
    };
    reloadOnce(refused(PROTOCOL + 3), forgetful);
    expect(memory.reloads).toBe(before);
  });
});
