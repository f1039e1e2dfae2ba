import { describe, expect, it } from "vitest";
import type { Act, News, Seat } from "../src/protocol.ts";
import { moves } from "../src/quarto/moves.ts";
import type { Line } from "../src/wire.ts";

const list = (...acts: [Seat, Act][]): News[] =>
  acts.map(([seat, what], index) => ({ version: index + 1, seat, at: 0, what }));
const GIVE: [Seat, Act] = ["A", { type: "give", piece: "3" }];
const PLACE: [Seat, Act] = ["B", { type: "place", square: "b2" }];

describe("the move list", () => {
  it("puts a piece and its square together", () => {
    expect(moves(list(GIVE, PLACE, ["B", { type: "give", piece: "f" }]))).toEqual([
      { kind: "move", version: 1, seat: "B", piece: "3", square: "b2" },
      { kind: "move", version: 3, seat: null, piece: "f", square: null },
    ]);
  });

  it("lists calls, and those that place", () => {
    const line: Line = ["a1", "b1", "c1", "d1"];
    expect(
      moves(list(GIVE, ["B", { type: "heard", call: { type: "call", line, square: "d1" }, right: false }])),
    ).toEqual([
      { kind: "move", version: 1, seat: "B", piece: "3", square: "d1" },
      { kind: "call", version: 2, seat: "B", line: "a1–d1", right: false },
    ]);
  });

  it("forgets what was taken back: the asker's last action and what followed", () => {
    const ask = (seat: Seat): [Seat, Act] => [seat, { type: "ask", wish: "takeback" }];
    const answer = (seat: Seat, yes: boolean): [Seat, Act] => [seat, { type: "answer", yes }];
    const given = { kind: "move", version: 1, seat: null, piece: "3", square: null };
    expect(moves(list(GIVE, PLACE, ask("B"), answer("A", true)))).toEqual([given]);
    expect(moves(list(GIVE, PLACE, ask("A"), answer("B", true)))).toEqual([]);
    expect(moves(list(GIVE, PLACE, ask("B"), answer("A", false)))).toHaveLength(1);
    expect(moves(list(GIVE, PLACE, ["B", { type: "ask", wish: "draw" }], answer("A", true)))).toHaveLength(1);
  });
});
