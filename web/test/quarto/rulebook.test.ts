import { describe, expect, it } from "vitest";
import { described, type Digit, FEATURES } from "../../src/quarto/board/pieces.ts";
import { squareAt } from "../../src/quarto/board/squares.ts";
import { BLOCK, CALLS, GIVING, isRight, LINES, QUESTIONS } from "../../src/quarto/rulebook/lessons.ts";

const common = (pieces: readonly (Digit | undefined)[]) =>
  FEATURES.filter((feature) => new Set(pieces.map((piece) => described(piece ?? "0")[feature])).size === 1);

describe("the rules page", () => {
  it("has the right answers", () => {
    for (const question of QUESTIONS) {
      expect(new Set(question.pieces).size).toBe(4);
      expect(common(question.pieces), question.pieces.join("")).toEqual(question.common);
    }
    expect(QUESTIONS.some((question) => !question.common.length)).toBe(true);
  });

  it("accepts any one of several right answers", () => {
    const both = { pieces: ["6", "f", "7", "e"], common: ["shape", "height"], why: "" } as const;
    expect((["shape", "height", "top", "nothing"] as const).map((answer) => isRight(both, answer))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isRight({ ...both, common: [] }, "nothing")).toBe(true);
  });

  it("judges the pieces to give correctly", () => {
    const row = (rank: "1" | "4") => (["a", "b", "c"] as const).map((file) => GIVING.board[squareAt(file, rank)]);
    for (const { piece, verdict } of GIVING.pieces) {
      const dark = common([...row("4"), piece]).length > 0;
      const hollow = common([...row("1"), piece]).length > 0;
      expect(verdict, piece).toBe(dark && hollow ? "both" : dark ? "dark" : hollow ? "hollow" : "safe");
      expect(Object.values(GIVING.board)).not.toContain(piece);
    }
  });

  it("draws every piece once, and bands only on lines", () => {
    for (const { pieces, lines } of [...LINES, ...CALLS, BLOCK]) {
      const all = Object.values(pieces);
      expect(new Set(all).size).toBe(all.length);
      for (const line of lines) expect(common(line.map((square) => pieces[square])).length).toBeGreaterThan(0);
    }
    expect(common((["a2", "b2", "c2", "d2"] as const).map((square) => LINES[2]?.pieces[square]))).toEqual([]);
    expect(
      LINES.slice(0, 2).map(({ pieces, lines }) => common((lines[0] ?? []).map((square) => pieces[square]))),
    ).toEqual([["top"], ["height"]]);
  });
});
