import { describe, expect, it } from "vitest";
import { described, DIGITS, drawing } from "../../src/quarto/board/pieces.ts";
import { lineName, neighbour, parsePosition } from "../../src/quarto/board/squares.ts";

describe("pieces", () => {
  it("all look different", () => {
    const looks = DIGITS.map((piece) => {
      const { wood, round, top, hole } = drawing(piece);
      return [wood, round, top, hole].join();
    });
    expect(new Set(looks).size).toBe(16);
  });

  it("look as on the server's pictures", () => {
    expect(drawing("0").outline).toBe("M24 25 V82 A26 12 0 0 0 76 82 V25 Z");
    expect(drawing("6").lid).toBe("M20 58 L50 44 L80 58 L50 72 Z");
  });

  it("show only the features that count", () => {
    const looks = (features: Parameters<typeof drawing>[1]) =>
      new Set(DIGITS.map((piece) => JSON.stringify(drawing(piece, features)))).size;
    expect([
      looks(["colour"]),
      looks(["colour", "shape"]),
      looks(["colour", "shape", "height"]),
      looks(["top"]),
    ]).toEqual([2, 4, 8, 2]);
  });

  it("are described by their features", () => {
    expect(described("f")).toEqual({ colour: "dark", shape: "square", height: "short", top: "hollow" });
  });
});

describe("the squares", () => {
  it("are read from a position string", () => {
    expect(parsePosition("0..f/..../.3../.... 9")).toEqual({ pieces: { a4: "0", d4: "f", b2: "3" }, hand: "9" });
    expect(parsePosition("..../..../..../.... -")).toEqual({ pieces: {}, hand: null });
  });

  it("are walked by arrow keys up to the edge", () => {
    expect(
      ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Home", "PageUp", "x"].map((key) => neighbour("b2", key)),
    ).toEqual(["b3", "c2", "b1", "a2", "a2", "b4", "b2"]);
    expect(neighbour("a4", "ArrowUp")).toBe("a4");
  });

  it("name a line by its ends", () => {
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
