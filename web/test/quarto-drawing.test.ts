import { describe, expect, it } from "vitest";
import { described, DIGITS, drawing } from "../src/quarto/pieces.ts";
import { lineName, neighbour, parsePosition } from "../src/quarto/squares.ts";
import { match } from "../src/match.ts";

describe("pieces", () => {
  it("look different, all sixteen", () => {
    const looks = DIGITS.map((piece) => {
      const { wood, round, top, hole } = drawing(piece);
      return [wood, round, top, hole].join();
    });
    expect(new Set(looks).size).toBe(16);
  });

  it("are drawn as in pictures.py", () => {
    expect(drawing("0").outline).toBe("M24 25 V82 A26 12 0 0 0 76 82 V25 Z");
    expect(drawing("6").lid).toBe("M20 58 L50 44 L80 58 L50 72 Z");
  });

  it("show only what counts", () => {
    const looks = (features: Parameters<typeof drawing>[1]) =>
      new Set(DIGITS.map((piece) => JSON.stringify(drawing(piece, features)))).size;
    expect([
      looks(["colour"]),
      looks(["colour", "shape"]),
      looks(["colour", "shape", "height"]),
      looks(["top"]),
    ]).toEqual([2, 4, 8, 2]);
  });

  it("have names", () => {
    expect(described("f")).toEqual({ colour: "dark", shape: "square", height: "short", top: "hollow" });
  });
});

describe("the board", () => {
  it("is read from a position", () => {
    expect(parsePosition("0..f/..../.3../.... 9")).toEqual({ pieces: { a4: "0", d4: "f", b2: "3" }, hand: "9" });
    expect(parsePosition("..../..../..../.... -")).toEqual({ pieces: {}, hand: null });
  });

  it("is walked by arrow keys and has edges", () => {
    expect(
      ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", "PageUp", "x"].map((key) => neighbour("b2", key)),
    ).toEqual(["b3", "c2", "b1", "a2", "a2", "b4", "b2"]);
    expect(neighbour("a4", "ArrowUp")).toBe("a4");
  });

  it("names lines by their ends", () => {
    expect(
      (
        [
          ["d1", "a1", "c1", "b1"],
          ["d4", "a1", "b2", "c3"],
          ["d1", "c2", "b3", "a4"],
          ["b2", "c2", "b3", "c3"],
        ] as const
      ).map(lineName),
    ).toEqual(["a1–d1", "a1–d4", "d1–a4", "b2–c3"]);
  });
});

describe("addresses", () => {
  it("are matched part by part", () => {
    expect(match("/table/:id", "/table/a%20b")).toEqual({ id: "a b" });
    expect(match("/table/:id", "/table/x/")).toEqual({ id: "x" });
    expect(match("/", "/")).toEqual({});
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("/table/:id", "/games/x")).toBeNull();
  });
});
