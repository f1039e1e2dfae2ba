import { beforeAll, describe, expect, it } from "vitest";
import type { Act, TableView } from "../src/protocol.ts";
import type { GameUi } from "../src/table/game.ts";
import { tellNews } from "../src/table/tell.ts";
import type { QuartoOptions, QuartoView } from "../src/wire.ts";
import { speak } from "../src/words.svelte.ts";

const VIEW: TableView = {
  game: "quarto",
  options: {} as QuartoOptions,
  seat: null,
  players: ["Ann", "Bo"],
  view: {} as QuartoView,
};
/** A game that tells whatever it is asked to. */
const GAME = { tell: ({ what }: { what: Act }) => ({ text: `the game: ${what.type}` }) } as unknown as GameUi;

const told = (what: Act, view: TableView = VIEW) => tellNews({ version: 1, seat: "A", at: 0, what }, view, GAME);

describe("an act of the table", () => {
  beforeAll(() => speak("en"));

  it("is told by the message with its type, its fields being the facts", () => {
    expect(told({ type: "rematch" })).toEqual({ text: "Ann wants to play again." });
    expect(told({ type: "ask", wish: "pause" })).toEqual({ text: "Ann asks for a pause.", sound: "call" });
    expect(told({ type: "answer", yes: false, to: 1 })).toEqual({ text: "Ann would rather not.", loud: true });
    expect(told({ type: "join", name: "Cleo" })).toMatchObject({ text: "Ann has come." });
  });

  it("names the player it is about", () => {
    expect(told({ type: "away", seat: "B" })?.text).toBe("Bo has gone away.");
    const over = { ...VIEW, outcome: { winner: null, reason: "agreed" } };
    expect(told({ type: "away", seat: "B" }, over)?.text).toBe("Bo has left.");
  });

  it("is the game's to tell if there is no message", () => {
    expect(told({ type: "resign" })?.text).toBe("the game: resign");
    expect(told({ type: "give", piece: "0" })?.text).toBe("the game: give");
  });
});
