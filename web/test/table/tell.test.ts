import { beforeAll, describe, expect, it } from "vitest";
import type { GameUi } from "../../src/games/ui.ts";
import type { Act, TableView } from "../../src/server/protocol.ts";
import type { QuartoOptions, QuartoView } from "../../src/server/wire.ts";
import { tellNews } from "../../src/table/tell.ts";
import { setLanguage } from "../../src/words/words.svelte.ts";

const VIEW: TableView = {
  game: "quarto",
  options: {} as QuartoOptions,
  seat: null,
  players: ["Ann", "Bo"],
  view: {} as QuartoView,
};
/** A game that announces everything. */
const GAME = { tell: ({ what }: { what: Act }) => ({ text: `the game: ${what.type}` }) } as unknown as GameUi;

const told = (what: Act, view: TableView = VIEW) => tellNews({ version: 1, seat: "A", at: 0, what }, view, GAME);

describe("an act of the table", () => {
  beforeAll(() => setLanguage("en"));

  it("is announced by the message of its type, with its fields as facts", () => {
    expect(told({ type: "rematch" })).toEqual({ text: "Ann wants to play again." });
    expect(told({ type: "ask", wish: "pause" })).toEqual({ text: "Ann asks for a pause.", sound: "call" });
    expect(told({ type: "answer", yes: false, to: 1 })).toEqual({ text: "Ann would rather not.", loud: true });
    expect(told({ type: "join", name: "Cleo" })).toMatchObject({ text: "Ann has come." });
  });

  it("names the player that it is about", () => {
    expect(told({ type: "away", seat: "B" })?.text).toBe("Bo has gone away.");
    const over = { ...VIEW, outcome: { winner: null, reason: "agreed" } };
    expect(told({ type: "away", seat: "B" }, over)?.text).toBe("Bo has left.");
  });

  it("is left to the game if there is no message", () => {
    expect(told({ type: "resign" })?.text).toBe("the game: resign");
    expect(told({ type: "give", piece: "0" })?.text).toBe("the game: give");
  });
});
