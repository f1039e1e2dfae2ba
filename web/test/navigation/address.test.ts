import { expect, it } from "vitest";
import { pathWith, withParameter } from "../../src/navigation/address.ts";

it("leaves parameters without a value out of an address", () => {
  expect(pathWith("/analysis", { hand: "", goal: "" })).toBe("/analysis");
  expect(pathWith("/analysis", { hand: "rOy gBv", goal: "" })).toBe("/analysis?hand=rOy+gBv");
});

it("sets one parameter and keeps the others and the fragment", () => {
  expect(withParameter("http://x/learn?table=1&lang=de#end", "lang", "ru")).toBe("http://x/learn?table=1&lang=ru#end");
});
