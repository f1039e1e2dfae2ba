import { describe, expect, it } from "vitest";
import { MOST, parseOpened, withOpened } from "../../src/replay/opened.ts";

describe("the replays opened last", () => {
  const one = (table: string) => ({ table, game: "quarto", players: ["Ann", "Bo"] as const, outcome: null, at: 1 });
  it("are listed once each, the newest first, up to a limit", () => {
    expect(withOpened([one("a"), one("b")], one("b")).map(({ table }) => table)).toEqual(["b", "a"]);
    const many = Array.from({ length: MOST + 5 }, (_, index) => one(String(index)));
    expect(withOpened(many, one("new"))).toHaveLength(MOST);
  });

  it("are left out if the stored list is malformed", () => {
    expect([null, "", {}, [1, null], [{ table: 3 }]].map(parseOpened)).toEqual([[], [], [], [], []]);
    expect(parseOpened([one("a")])).toEqual([one("a")]);
    const { game, ...older } = one("b");
    expect(parseOpened([older])).toEqual([{ ...older, game }]);
  });
});
