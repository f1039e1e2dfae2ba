import { describe, expect, it } from "vitest";
import type { Act, Seat } from "../src/protocol.ts";
import { MOST, readOpened, withOpened } from "../src/replay/opened.ts";
import {
  currentEntry,
  dealRecord,
  missedAt,
  missedSteps,
  namesOf,
  nextMissed,
  playable,
  type QuartoStep,
  stepAsked,
  stepByKey,
  timeline,
} from "../src/replay/replay.ts";
import type { Line, Piece, Square } from "../src/wire.ts";

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

/** Given, placed (a line overlooked), given, placed elsewhere. */
const GAME = [
  { position: "..../..../..../012. -" },
  { seat: "A", what: give("4"), position: "..../..../..../012. 4", last: null },
  { seat: "B", what: place("d1"), position: "..../..../..../0124 -", last: "d1", missed: [ROW] },
  { seat: "B", what: give("f"), position: "..../..../..../0124 f", last: "d1" },
  { seat: "A", what: place("a2"), position: "..../..../f.../0124 -", last: "a2" },
].map((made, seq) => step(made as Made, seq));

describe("steps", () => {
  it("are named by the address, the last unless it says otherwise", () => {
    expect([null, "", "x", "-1", "3", "99", "1e3"].map((asked) => stepAsked(asked, 18))).toEqual([
      17, 17, 17, 17, 3, 17, 17,
    ]);
    expect(stepAsked(null, 0)).toBe(0);
  });

  it("are walked by keys and end at both ends", () => {
    const from = (key: string, now: number, mirrored = false) => stepByKey(key, now, 5, mirrored);
    expect([from("ArrowRight", 1), from("ArrowLeft", 1), from("Home", 3), from("End", 1), from("a", 1)]).toEqual([
      2,
      0,
      0,
      4,
      null,
    ]);
    expect([from("ArrowRight", 4), from("ArrowLeft", 0)]).toEqual([4, 0]);
    expect([from("ArrowRight", 1, true), from("ArrowLeft", 1, true)]).toEqual([0, 2]);
  });
});

describe("overlooked lines", () => {
  it("are shown from their completion to the next placing", () => {
    expect(GAME.map((_, index) => missedAt(GAME, index).length)).toEqual([0, 0, 1, 1, 0]);
    expect(namesOf(missedAt(GAME, 3))).toBe("a1–d1");
  });

  it("are found one after the other", () => {
    expect(missedSteps(GAME)).toEqual([2]);
    expect([nextMissed(GAME, 0), nextMissed(GAME, 2), nextMissed([], 0)]).toEqual([2, 2, null]);
  });

  it("are gone when the move is taken back", () => {
    const game = [
      ...GAME.slice(0, 3),
      step({ seat: "A", what: { type: "answer", yes: true }, position: "..../..../..../012. 4", last: null }, 3),
    ];
    expect(missedAt(game, 3)).toEqual([]);
  });
});

describe("the list of moves", () => {
  it("has a piece and its square in one", () => {
    const entries = timeline(GAME, null);
    expect(entries.map((entry) => [entry.kind, entry.from, entry.to])).toEqual([
      ["start", 0, 0],
      ["move", 1, 2],
      ["move", 3, 4],
    ]);
    expect(entries[1]).toMatchObject({ number: 1, piece: "4", square: "d1", seat: "B", missed: true });
    expect([0, 1, 2, 3, 4].map((at) => currentEntry(entries, at))).toEqual([0, 1, 1, 2, 2]);
  });

  it("tells of calls, also those that place", () => {
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

  it("keeps what was taken back, marked, and goes on counting without it", () => {
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

  it("begins with a piece in hand if the game did", () => {
    const entries = timeline(
      [
        step({ position: "..../..../..../.... 9" }, 0),
        step({ what: place("a1"), position: "..../..../..../9... -" }, 1),
      ],
      null,
    );
    expect(entries[1]).toMatchObject({ kind: "move", piece: "9", square: "a1", number: 1 });
  });

  it("tells how it ended", () => {
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
  it("says who gave the piece in hand, or is to give", () => {
    expect(dealRecord("..../..../..../0... -", "B")).toBe('[Deal "B ..../..../..../0... -"]\n');
    expect(dealRecord("..../..../..../0... 9", "B")).toBe('[Deal "A ..../..../..../0... 9"]\n');
  });

  it("needs something to play with", () => {
    expect(playable(step({ left: [] }, 0))).toBe(false);
    expect(playable(step({ left: [], position: "..../..../..../.... 3" }, 0))).toBe(true);
  });
});

describe("the replays opened last", () => {
  const one = (table: string) => ({ table, game: "quarto", players: ["Ann", "Bo"] as const, outcome: null, at: 1 });
  it("stand there once each, the newest first, and not for ever", () => {
    expect(withOpened([one("a"), one("b")], one("b")).map(({ table }) => table)).toEqual(["b", "a"]);
    const many = Array.from({ length: MOST + 5 }, (_, index) => one(String(index)));
    expect(withOpened(many, one("new"))).toHaveLength(MOST);
  });

  it("are read with care", () => {
    expect([null, "", "{}", "[1, null]", '[{"table": 3}]', "nonsense"].map(readOpened)).toEqual([
      [],
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(readOpened(JSON.stringify([one("a")]))).toEqual([one("a")]);
    const { game, ...older } = one("b");
    expect(readOpened(JSON.stringify([older]))).toEqual([{ ...older, game }]);
  });
});
