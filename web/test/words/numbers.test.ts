import { expect, it } from "vitest";
import { clock } from "../../src/words/numbers.ts";

it("writes seconds as minutes and seconds", () =>
  expect([0, 5.9, 65, 3600].map(clock)).toEqual(["0:00", "0:05", "1:05", "60:00"]));
