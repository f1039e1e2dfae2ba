import { describe, expect, it } from "vitest";
import {
  count,
  EMPTY,
  EXAMPLE,
  lift,
  looksLikeRecord,
  put,
  putInHand,
  read,
  takeOff,
  tapHand,
  tapSquare,
  unused,
  write,
} from "../../src/quarto/board/setup.ts";

describe("a position that is set up", () => {
  it("takes the lifted piece on the tapped square", () => {
    const setup = tapSquare(lift(EMPTY, "f"), "b3");
    expect(write(setup)).toBe("..../.f../..../.... -");
    expect(setup.lifted).toBeNull();
    expect(unused(setup)).toHaveLength(15);
  });

  it("lets pieces be moved, replaced and taken off", () => {
    const two = put(put(EMPTY, "f", "b3"), "0", "a1");
    const lifted = tapSquare(two, "b3");
    expect(lifted.lifted).toBe("f");
    expect(tapSquare(lifted, "b3").lifted).toBeNull();
    expect(write(tapSquare(lifted, "c1"))).toBe("..../..../..../0.f. -");
    expect(write(tapSquare(lifted, "a1"))).toBe("..../..../..../f... -");
    expect(write(takeOff(two, "f"))).toBe("..../..../..../0... -");
    expect(tapSquare(EMPTY, "a1")).toBe(EMPTY);
  });

  it("has one piece in hand, which leaves its square", () => {
    const holding = tapHand(lift(put(EMPTY, "9", "d4"), "9"));
    expect(write(holding)).toBe("..../..../..../.... 9");
    expect(write(putInHand(holding, "3"))).toBe("..../..../..../.... 3");
    expect(tapHand(holding).lifted).toBe("9");
    expect(tapHand(EMPTY)).toBe(EMPTY);
    expect(write(tapSquare(tapHand(holding), "a1"))).toBe("..../..../..../9... -");
    expect([count(holding), count(put(holding, "1", "a1"))]).toEqual([0, 1]);
  });

  it("is written and read, also as people type it", () => {
    for (const text of [EXAMPLE, "..../..../..../.... -"]) {
      const found = read(text);
      expect("setup" in found && write(found.setup)).toBe(text);
    }
    const loose = read("  0..F/..../.3../....  ");
    expect("setup" in loose && write(loose.setup)).toBe("0..f/..../.3../.... -");
  });

  it("is refused with a reason", () => {
    expect(read("0..f/..../.3../...0 9")).toEqual({ twice: "0" });
    expect(read("0..f/..../.3../.... f")).toEqual({ twice: "f" });
    expect([read(""), read("0..f/...."), read("0..f/..../.3../...g 9")]).toEqual([
      { wrong: true },
      { wrong: true },
      { wrong: true },
    ]);
  });

  it("is told from a record", () => {
    expect(['[Game "quarto"]', '{"format": 1}', "1. DQSH b2", "a\nb"].map(looksLikeRecord)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(looksLikeRecord(EXAMPLE)).toBe(false);
  });
});
