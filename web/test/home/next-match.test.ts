import { describe, expect, it } from "vitest";
import { lengthOf, lengthsOf, mixedFrom, toggled } from "../../src/home/next-match.ts";

describe("the next match", () => {
  it("has the wanted length if that is offered", () => {
    expect(lengthsOf("quarto", false)).toEqual([1, 3, 5, 7]);
    expect(lengthsOf("pentaraduga", false)).toEqual([1, 3, 5, 7, 8]);
    expect(lengthsOf("pentaraduga", true)).toEqual([3, 5, 7, 8]);
    expect([
      lengthOf(8, "pentaraduga", false),
      lengthOf(8, "quarto", false),
      lengthOf(1, "pentaraduga", true),
      lengthOf(3, "pentaraduga", true),
    ]).toEqual([8, 1, 8, 3]);
  });

  it("has the games in the order in which they were chosen", () => {
    const chosen = ["rings", "squares", "fulls"].reduce<readonly string[]>(toggled, []);
    expect(mixedFrom("squares", chosen)).toEqual(["squares", "rings", "fulls"]);
    expect(mixedFrom("squares", toggled(chosen, "rings"))).toEqual(["squares", "fulls"]);
    expect(mixedFrom("squares", ["squares"])).toEqual([]);
  });
});
