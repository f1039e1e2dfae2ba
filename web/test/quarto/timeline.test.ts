import { describe, expect, it } from "vitest";
import {
  dealRecord,
  isPlayable,
  missedAt,
  namesOf,
  type QuartoStep,
  timeline,
} from "../../src/quarto/replay/timeline.ts";
import type { Act, Seat } from "../../src/server/protocol.ts";
import type { Line, Piece, Square } from "../../src/server/wire.ts";

interface Made {
  seat?: Seat;
  what?: Act | null;
  position?: string;
  last?: Square | null;
  missed?: Line[];
  left?: Piece[];
}
const step = (made: Made, seq: number): QuartoStep => ({
  seq,
  seat: made.seat ?? null,
  at: 0,
  what: made.what ?? null,
  view: {
    position: made.position ?? "..../..../..../.... -",
    left: made.left ?? ["1"],
    turn: "A",
    phase: "give",
    last: made.last ?? null,
    spent: [],
    shown: [],
  },
  missed: made.missed ?? [],
});
const give = (piece: Piece): Act => ({ type: "give", piece });
const place = (square: Square): Act => ({ type: "place", square });
const ROW = ["a1", "b1", "c1", "d1"];

/** Gives, places (nobody notices the line), gives, places elsewhere. */
const GAME = [
  { position: "..../..../..../012. -" },
  { seat: "A", what: give("4"), position: "..../..../..../012. 4", last: null },
  { seat: "B", what: place("d1"), position: "..../..../..../0124 -", last: "d1", missed: [ROW] },
  { seat: "B", what: give("f"), position: "..../..../..../0124 f", last: "d1" },
  { seat: "A", what: place("a2"), position: "..../..../f.../0124 -", last: "a2" },
].map((made, seq) => step(made as Made, seq));

describe("overlooked lines", () => {
  it("are shown from their completion until the next piece is placed", () => {
    expect(GAME.map((_, index) => missedAt(GAME, index).length)).toEqual([0, 0, 1, 1, 0]);
    expect(namesOf(missedAt(GAME, 3))).toBe("a1–d1");
  });

  it("disappear when the move is taken back", () => {
    const game = [
      ...GAME.slice(0, 3),
      step({ seat: "A", what: { type: "answer", yes: true }, position: "..../..../..../012. 4", last: null }, 3),
    ];
    expect(missedAt(game, 3)).toEqual([]);
  });
});

describe("the list of moves", () => {
  it("joins giving a piece and placing it to one move", () => {
    const entries = timeline(GAME, null);
    expect(entries.map((entry) => [entry.kind, entry.from, entry.to])).toEqual([
      ["start", 0, 0],
      ["move", 1, 2],
      ["move", 3, 4],
    ]);
    expect(entries[1]).toMatchObject({ number: 1, piece: "4", square: "d1", seat: "B", missed: true });
  });

  it("lists calls, and the piece that a call places", () => {
    const heard = (call: object, right: boolean): Act => ({ type: "heard", call: { type: "call", ...call }, right });
    const entries = timeline(
      [
        step({}, 0),
        step({ what: give("3") }, 1),
        step({ seat: "B", what: heard({ square: "c2", line: ROW }, false), position: "..../..../..3./.... -" }, 2),
        step({ seat: "A", what: heard({}, true) }, 3),
      ],
      { winner: "A", reason: "line" },
    );
    expect(entries.slice(1)).toMatchObject([
      { kind: "move", piece: "3", square: "c2", from: 1, to: 2 },
      { kind: "call", seat: "B", line: "a1–d1", right: false },
      { kind: "call", seat: "A", line: "", right: true },
    ]);
  });

  it("marks moves that were taken back, and does not number them", () => {
    const entries = timeline(
      [
        step({}, 0),
        step({ what: give("0"), position: "..../..../..../.... 0" }, 1),
        step({ what: place("a1"), position: "..../..../..../0... -" }, 2),
        step({ what: give("1"), position: "..../..../..../0... 1" }, 3),
        step({ what: { type: "ask", wish: "takeback" }, position: "..../..../..../0... 1" }, 4),
        step({ what: { type: "answer", yes: true }, position: "..../..../..../.... 0" }, 5),
        step({ what: place("b2"), position: "..../..../.0../.... -" }, 6),
        step({ what: give("2"), position: "..../..../.0../.... 2" }, 7),
      ],
      null,
    );
    expect(entries.slice(1)).toMatchObject([
      { piece: "0", square: "b2", back: false, number: 1 },
      { piece: "1", square: null, back: true },
      { piece: "2", number: 2, back: false },
    ]);
  });

  it("starts with the piece in hand if the game did", () => {
    const entries = timeline(
      [
        step({ position: "..../..../..../.... 9" }, 0),
        step({ what: place("a1"), position: "..../..../..../9... -" }, 1),
      ],
      null,
    );
    expect(entries[1]).toMatchObject({ kind: "move", piece: "9", square: "a1", number: 1 });
  });

  it("lists how the game ended", () => {
    const acts = [
      { type: "ask", wish: "draw" },
      { type: "answer", yes: true },
      { type: "resign" },
      { type: "time-up" },
    ] as Act[];
    const entries = timeline([step({}, 0), ...acts.map((what, index) => step({ what }, index + 1))], {
      winner: null,
      reason: "agreed",
    });
    expect(entries.flatMap((entry) => (entry.kind === "act" ? [entry.act] : []))).toEqual(["agreed", "resign", "time"]);
  });
});

describe("playing on", () => {
  it("writes a record that names who gives first, or gave the piece in hand", () => {
    expect(dealRecord("..../..../..../0... -", "B")).toBe('[Deal "B ..../..../..../0... -"]\n');
    expect(dealRecord("..../..../..../0... 9", "B")).toBe('[Deal "A ..../..../..../0... 9"]\n');
  });

  it("needs a piece to place or to give", () => {
    expect(isPlayable(step({ left: [] }, 0))).toBe(false);
    expect(isPlayable(step({ left: [], position: "..../..../..../.... 3" }, 0))).toBe(true);
  });
});
