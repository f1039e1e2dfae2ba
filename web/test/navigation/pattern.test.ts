import { describe, expect, it } from "vitest";
import { matchPath } from "../../src/navigation/pattern.ts";

describe("a path", () => {
  it("is matched part by part", () => {
    expect(matchPath("/table/:id", "/table/a%20b")).toEqual({ id: "a b" });
    expect(matchPath("/table/:id", "/table/x/")).toEqual({ id: "x" });
    expect(matchPath("/", "/")).toEqual({});
    expect(matchPath("/table/:id", "/table")).toBeNull();
    expect(matchPath("/table/:id", "/games/x")).toBeNull();
  });
});
