import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");

it("test ids are for tests: no source selects by them", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts|css)$/.test(name),
  );
  const selecting = files.filter((name) =>
    /\[data-testid|dataset\W*testid/i.test(readFileSync(join(SOURCES, name), "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(selecting).toEqual([]);
});
