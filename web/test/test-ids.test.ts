import { expect, it } from "vitest";
import { sources } from "./sources.ts";

it("no source selects elements by test id", () => {
  const all = sources(/\.(svelte|ts|css)$/);
  expect(all.size).toBeGreaterThan(100);
  expect([...all].filter(([, source]) => /\[data-testid|dataset\W*testid/i.test(source))).toEqual([]);
});
