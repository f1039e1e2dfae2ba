import { expect, test } from "vitest";
import { pathWith, withParameter } from "../src/address.ts";

test("only parameters with a value are in an address", () => {
  expect(pathWith("/analysis", { hand: "", goal: "" })).toBe("/analysis");
  expect(pathWith("/analysis", { hand: "rOy gBv", goal: "" })).toBe("/analysis?hand=rOy+gBv");
});

test("a parameter that is set leaves the others and the part as they are", () => {
  expect(withParameter("http://x/learn?table=1&lang=de#end", "lang", "ru")).toBe("http://x/learn?table=1&lang=ru#end");
});
