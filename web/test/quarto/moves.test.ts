import { describe, expect, it } from "vitest";
import { moveLog } from "../../src/quarto/table/moves.ts";
import type { Act, News, Seat } from "../../src/server/protocol.ts";
import type { Line } from "../../src/server/wire.ts";

const list = (...acts: [Seat, Act][]): News[] =>
  acts.map(([seat, what], index) => ({ version: index + 1, seat, at: 0, what }));
const GIVE: [Seat, Act] = ["A", { type: "give", piece: "3" }];
const PLACE: [Seat, Act] = ["B", { type: "place", square: "b2" }];

describe("the move list", () => {
  it("joins giving a piece and placing it to one move", () => {
    expect(moveLog(list(GIVE, PLACE, ["B", { type: "give", piece: "f" }]))).toEqual([
      { kind: "move", version: 1, seat: "B", piece: "3", square: "b2" },
      { kind: "move", version: 3, seat: null, piece: "f", square: null },
    ]);
  });

  it("lists calls, and the piece that a call places", () => {
    const line: Line = ["a1", "b1", "c1", "d1"];
    expect(
      moveLog(list(GIVE, ["B", { type: "heard", call: { type: "call", line, square: "d1" }, right: false }])),
    ).toEqual([
      { kind: "move", version: 1, seat: "B", piece: "3", square: "d1" },
      { kind: "call", version: 2, seat: "B", line: "a1–d1", right: false },
    ]);
  });

  it("leaves out what was taken back: the asker's last action and what followed", () => {
    const ask = (seat: Seat): [Seat, Act] => [seat, { type: "ask", wish: "takeback" }];
    const answer = (seat: Seat, yes: boolean): [Seat, Act] => [seat, { type: "answer", yes }];
    const given = { kind: "move", version: 1, seat: null, piece: "3", square: null };
    expect(moveLog(list(GIVE, PLACE, ask("B"), answer("A", true)))).toEqual([given]);
    expect(moveLog(list(GIVE, PLACE, ask("A"), answer("B", true)))).toEqual([]);
    expect(moveLog(list(GIVE, PLACE, ask("B"), answer("A", false)))).toHaveLength(1);
    expect(moveLog(list(GIVE, PLACE, ["B", { type: "ask", wish: "draw" }], answer("A", true)))).toHaveLength(1);
  });
});
