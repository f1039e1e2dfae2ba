import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AGAINST_BELOW } from "../../src/quarto/levels/levels.ts";

describe("the results of the levels", () => {
  it("match docs/levels.md", () => {
    const text = readFileSync(join(import.meta.dirname, "../../../docs/levels.md"), "utf8");
    const rows = [...text.matchAll(/^\| (\d) \| (−?\d+) \| \d+ \|(?: (\d+), (\d+), (\d+))? \|$/gm)];
    const below = rows.slice(0, -1).map((row) => [Number(row[5]), Number(row[4]), Number(row[3])]);
    expect(below).toEqual(AGAINST_BELOW);
  });
});
