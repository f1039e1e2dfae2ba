import { describe, expect, it } from "vitest";
import { DIGITS } from "../../src/quarto/board/pieces.ts";
import {
  acting,
  confirm,
  draw,
  drop,
  type Hold,
  leave,
  mayCall,
  mustAct,
  NOTHING,
  type PlayerAction,
  type QuartoTableView,
  settle,
  tapCall,
  tapHand,
  tapPiece,
  tapSquare,
} from "../../src/quarto/table/model.ts";
import type { Act } from "../../src/server/protocol.ts";
import type { Line, Piece, QuartoOptions, QuartoView, Square } from "../../src/server/wire.ts";

const ROW: Line = ["a1", "b1", "c1", "d1"];
const COLUMN: Line = ["d1", "d2", "d3", "d4"];
const BLOCK: Line = ["c1", "d1", "c2", "d2"];

function table(view: Partial<QuartoView>, actions: PlayerAction[], tries: Act["type"][] = []): QuartoTableView {
  return {
    game: "quarto",
    options: {} as QuartoOptions,
    seat: "A",
    players: ["Ann", "Bo"],
    view: {
      position: "..../..../..../.... -",
      left: DIGITS,
      turn: "A",
      phase: "give",
      last: null,
      spent: [],
      shown: [],
      ...view,
    },
    offers: { actions: actions as unknown as Act[], tries },
  };
}
const pieces = (digits: string) => [...digits] as Piece[];
const give = (piece: Piece): PlayerAction => ({ type: "give", piece });
const place = (square: Square): PlayerAction => ({ type: "place", square });
const call = (line: Line, square?: Square): PlayerAction => ({ type: "call", line, ...(square ? { square } : {}) });

describe("two players at one screen", () => {
  const seated = (seat: "A" | "B", one: QuartoTableView): QuartoTableView => ({ ...one, seat });
  const after = { position: "0.../..../..../.... -", turn: "B" as const };

  it("act when it is their turn", () => {
    const ann = seated("A", table(after, [])),
      bo = seated("B", table(after, [give("3")]));
    expect(acting([ann, bo])).toBe(bo);
    expect(acting([bo, ann])).toBe(bo);
  });

  it("cannot act by a view that is out of date", () => {
    const ann = seated("A", table(after, [])),
      bo = seated("B", table({ position: "..../..../..../.... 0" }, [place("a4")]));
    expect(acting([ann, bo])).toBeNull();
    expect(acting([ann])).toBeNull();
    expect(acting([])).toBeNull();
  });
});

describe("giving", () => {
  const view = table({}, [give("3"), give("f")]);

  it("offers exactly what the view offers", () => {
    const scene = draw(view, NOTHING);
    expect(scene.tray.filter((slot) => slot.open).map((slot) => slot.piece)).toEqual(["3", "f"]);
    expect([scene.giving, scene.placing, scene.calling, scene.open]).toEqual([true, false, false, []]);
    expect(scene.status).toBe("give");
    expect(scene.holder).toBe("B");
  });

  it("lifts a piece with the first tap, and gives it with the second or by a tap on the hand", () => {
    const lifted = tapPiece(view, NOTHING, "3");
    expect(lifted).toEqual({ hold: { lifted: "3", pointing: null } });
    expect(draw(view, lifted.hold)).toMatchObject({ handing: true, status: "give-sure" });
    expect(tapPiece(view, lifted.hold, "3").act).toEqual(give("3"));
    expect(tapHand(view, lifted.hold).act).toEqual(give("3"));
    expect(tapPiece(view, lifted.hold, "f")).toEqual({ hold: { lifted: "f", pointing: null } });
    expect(leave().hold).toEqual(NOTHING);
  });

  it("gives a piece dropped onto the hand if it is offered", () => {
    expect(drop(view, NOTHING, "f", "hand").act).toEqual(give("f"));
    expect(drop(view, NOTHING, "f", "square-a1").act).toBeUndefined();
    expect(drop(view, NOTHING, "f", "").act).toBeUndefined();
    expect(tapPiece(view, NOTHING, "0")).toEqual({ hold: NOTHING });
    expect(tapHand(view, NOTHING)).toEqual({ hold: NOTHING });
  });

  it("draws a piece as given while it is sent, and accepts nothing else", () => {
    const scene = draw(view, NOTHING, give("3"));
    expect(scene.hand).toBe("3");
    expect(scene.holder).toBe("B");
    expect(scene.tray.find((slot) => slot.piece === "3")?.here).toBe(false);
    expect(scene.tray.some((slot) => slot.open)).toBe(false);
    expect(scene.status).toBe("sending");
  });
});

describe("placing", () => {
  const view = table({ position: "0.../..../..../.... 9", left: pieces("12345678abcdef"), phase: "place" }, [
    place("b4"),
    place("d1"),
  ]);

  it("offers the free squares", () => {
    const scene = draw(view, NOTHING);
    expect(scene.open).toEqual(["b4", "d1"]);
    expect(scene).toMatchObject({ hand: "9", holder: "A", placing: true, pieces: { a4: "0" } });
  });

  it("places by a tap or a drop", () => {
    expect(tapSquare(view, NOTHING, "b4").act).toEqual(place("b4"));
    expect(drop(view, NOTHING, "9", "square-d1").act).toEqual(place("d1"));
    expect(tapSquare(view, NOTHING, "a4").act).toBeUndefined();
  });

  it("draws a piece on its square while it is sent", () => {
    const scene = draw(view, NOTHING, place("d1"));
    expect(scene).toMatchObject({ hand: null, busy: "d1", last: "d1", pieces: { a4: "0", d1: "9" } });
  });
});

describe("calling", () => {
  const filled = { position: "...f/...e/...d/0127 -", left: pieces("345689abc"), last: "d1" as const };
  const view = table(filled, [give("3"), call(ROW), call(COLUMN)], ["call"]);

  it("offers the same whether or not a line matches", () => {
    const other = table(
      { ...filled, position: "...0/...f/...6/91a4 -", left: pieces("23578bcde") },
      [give("3"), call(ROW), call(COLUMN)],
      ["call"],
    );
    const strip = (scene: ReturnType<typeof draw>) => ({ ...scene, pieces: null, tray: null });
    const pointing = { lifted: null, pointing: { square: null, line: null } };
    expect(strip(draw(view, NOTHING))).toEqual(strip(draw(other, NOTHING)));
    expect(strip(draw(view, pointing))).toEqual(strip(draw(other, pointing)));
  });

  it("selects a line by a tap on a square, and confirms it by a second tap", () => {
    const begun = tapCall(view, NOTHING);
    expect(begun.act).toBeUndefined();
    expect(draw(view, begun.hold)).toMatchObject({ pointing: "line", status: "point-line", marked: [] });
    expect(new Set(draw(view, begun.hold).open)).toEqual(new Set([...ROW, ...COLUMN]));
    const pointed = tapSquare(view, begun.hold, "b1");
    expect(draw(view, pointed.hold)).toMatchObject({ pointing: "sure", marked: ROW, lines: [ROW], line: "a1–d1" });
    expect(tapSquare(view, pointed.hold, "c1").act).toEqual(call(ROW));
    expect(confirm(view, pointed.hold).act).toEqual(call(ROW));
    expect(tapSquare(view, pointed.hold, "d3").hold.pointing?.line).toEqual(COLUMN);
  });

  it("cycles through the lines that cross in a square", () => {
    const begun = tapCall(view, NOTHING).hold;
    const first = tapSquare(view, begun, "d1");
    const second = tapSquare(view, first.hold, "d1");
    const third = tapSquare(view, second.hold, "d1");
    expect([first, second, third].map((step) => step.hold.pointing?.line)).toEqual([ROW, COLUMN, ROW]);
    expect([first, second, third].map((step) => step.act)).toEqual([undefined, undefined, undefined]);
  });

  it("shows the line under the pointer before it is selected", () => {
    const begun = tapCall(view, NOTHING).hold;
    expect(draw(view, begun, null, "d3").marked).toEqual(COLUMN);
    expect(draw(view, begun, null, "a4").marked).toEqual([]);
  });

  it("is left by Escape or the button, and prevents giving", () => {
    const begun = tapCall(view, NOTHING).hold;
    expect(tapPiece(view, begun, "3")).toEqual({ hold: begun });
    expect(draw(view, begun).tray.some((slot) => slot.open)).toBe(false);
    expect(tapCall(view, begun).hold).toEqual(NOTHING);
  });

  it("explains that there is no full line", () => {
    const empty = table({ last: "a1" }, [give("3")], ["call"]);
    expect(mayCall(empty)).toBe(true);
    expect(draw(empty, NOTHING).calling).toBe(true);
    expect(tapCall(empty, NOTHING)).toEqual({ hold: NOTHING, hint: "web-nothing-full" });
  });

  it("asks only for confirmation if there is one possible call, also of a square of four", () => {
    const single = table(filled, [call(BLOCK)], ["call"]);
    const begun = tapCall(single, NOTHING);
    expect(draw(single, begun.hold)).toMatchObject({ pointing: "sure", line: "c1–d2" });
    expect(tapSquare(single, begun.hold, "c2").act).toEqual(call(BLOCK));
  });

  it("calls at once if no line has to be named", () => {
    const word = table(filled, [give("3"), { type: "call" }], ["call"]);
    expect(tapCall(word, NOTHING).act).toEqual({ type: "call" });
  });

  it("is a right, not a duty", () => {
    expect(mustAct(table(filled, [call(ROW)], ["call"]))).toBe(false);
    expect(mustAct(view)).toBe(true);
    expect(draw(table(filled, []), NOTHING).calling).toBe(false);
  });
});

describe("calling before placing", () => {
  const before = {
    position: "..../..../...d/012. 7",
    left: pieces("345689abcef"),
    phase: "place",
    last: "c1" as const,
  };
  const view = table(
    before,
    [place("d1"), place("d3"), call(ROW, "d1"), call(COLUMN, "d3"), call(BLOCK, "d3")],
    ["call"],
  );

  it("asks for the square first, then for the line", () => {
    const begun = tapCall(view, NOTHING);
    expect(draw(view, begun.hold)).toMatchObject({ pointing: "square", open: ["d1", "d3"] });
    const there = tapSquare(view, begun.hold, "d3");
    expect(draw(view, there.hold)).toMatchObject({
      pointing: "line",
      ghost: { square: "d3", piece: "7" },
      marked: ["d3"],
    });
    const pointed = tapSquare(view, there.hold, "d4");
    expect(confirm(view, pointed.hold).act).toEqual(call(COLUMN, "d3"));
  });

  it("selects the only line through a square, and lets the square be changed", () => {
    const there = tapSquare(view, tapCall(view, NOTHING).hold, "d1");
    expect(draw(view, there.hold)).toMatchObject({ pointing: "sure", marked: ROW });
    expect(tapSquare(view, there.hold, "d3").hold.pointing).toEqual({ square: "d3", line: null });
    expect(tapSquare(view, there.hold, "d1").act).toEqual(call(ROW, "d1"));
  });

  it("asks only for the square if no line has to be named", () => {
    const word = table(before, [place("d1"), { type: "call", square: "d1" }, { type: "call", square: "d3" }], ["call"]);
    const there = tapSquare(word, tapCall(word, NOTHING).hold, "d1");
    expect(draw(word, there.hold).pointing).toBe("sure");
    expect(tapSquare(word, there.hold, "d1").act).toEqual({ type: "call", square: "d1" });
  });
});

describe("the scene", () => {
  it("shows the winning lines once the server shows them", () => {
    const over = {
      ...table({ phase: "over", shown: [ROW], position: "..../..../..../0127 -" }, []),
      outcome: { winner: "A", reason: "line" } as const,
    };
    expect(draw(over, NOTHING)).toMatchObject({ lines: [ROW], marked: ROW, status: "over" });
  });

  it("shows a pause and an empty seat", () => {
    expect(draw({ ...table({}, []), paused: true }, NOTHING).status).toBe("paused");
    expect(draw({ ...table({}, []), players: ["Ann", null] }, NOTHING).status).toBe("open");
    expect(draw({ ...table({}, []), waiting: ["B"] }, NOTHING).status).toBe("open");
  });

  it("drops a hold that no longer makes sense", () => {
    const hold: Hold = { lifted: "3", pointing: { square: null, line: ROW } };
    expect(settle(table({}, []), hold)).toEqual(NOTHING);
    expect(settle(table({}, [give("3"), call(ROW)]), hold)).toBe(hold);
  });

  it("offers to end the game after the last piece", () => {
    expect(draw(table({ phase: "close" }, [{ type: "done" }]), NOTHING)).toMatchObject({
      closing: true,
      status: "close",
    });
  });
});
