import { describe, expect, it } from "vitest";
import {
  fitting,
  fittingBeside,
  panned,
  shows,
  toTable,
  toWindow,
  zoomed,
} from "../../src/pentaraduga/field/viewport.ts";

describe("the viewport", () => {
  const size = { width: 400, height: 300 };
  const box = { left: -3, right: 5, bottom: -2, top: 4 };

  for (const flip of [false, true]) {
    it(`converts a point to the table and back, ${flip ? "from the other side" : "straight"}`, () => {
      const view = fitting(box, size, 1, flip);
      const [x, y] = toWindow(view, size, toTable(view, size, [37, 211]));
      expect([Math.round(x), Math.round(y)]).toEqual([37, 211]);
    });
    it(`fits the whole box, ${flip ? "from the other side" : "straight"}`, () => {
      const view = fitting(box, size, 1, flip);
      for (const corner of [
        [-3, -2],
        [5, 4],
      ] as const) {
        const [x, y] = toWindow(view, size, corner);
        expect(x >= 0 && x <= 400 && y >= 0 && y <= 300).toBe(true);
      }
    });
  }
  it("keeps the point under the pointer when zooming", () => {
    const view = zoomed(fitting(box, size), size, 1.5, [80, 90]);
    expect(toTable(view, size, [80, 90])).toEqual(
      toTable(fitting(box, size), size, [80, 90]).map((at): unknown => expect.closeTo(at, 6)),
    );
  });
  it("follows the pointer when panning", () => {
    const view = fitting(box, size);
    const at = toTable(view, size, [100, 100]);
    expect(toTable(panned(view, 20, -30), size, [120, 70])).toEqual(at.map((one): unknown => expect.closeTo(one, 6)));
  });
});

it("keeps a figure clear of a corner of the window", () => {
  const [wide, corner] = [
    { width: 400, height: 100 },
    { width: 100, height: 30 },
  ];
  const beside = fittingBeside({ left: 0, right: 3, bottom: 0, top: 3 }, wide, corner, 0);
  expect(toWindow(beside, wide, [0, 3])[0]).toBeGreaterThan(100);
  const below = fittingBeside({ left: 0, right: 9, bottom: 0, top: 1 }, wide, corner, 0);
  expect(toWindow(below, wide, [0, 1])[1]).toBeGreaterThanOrEqual(30);
});

it("shows a box if it is inside the window and clear of the corner", () => {
  const [size, nothing, box] = [
    { width: 400, height: 400 },
    { width: 0, height: 0 },
    { left: 0, right: 4, bottom: 0, top: 4 },
  ];
  const viewport = { scale: 50, middle: [2, 2] } as const;
  expect(shows(viewport, size, nothing, box, 0.5)).toBe(true);
  expect(shows({ ...viewport, scale: -50 }, size, nothing, box, 0.5)).toBe(true);
  expect(shows(viewport, size, nothing, { ...box, right: 6 }, 0.5)).toBe(false);
  expect(shows(viewport, size, { width: 80, height: 80 }, box, 0.5)).toBe(false);
  expect(shows(viewport, size, { width: 80, height: 70 }, box, 0.5)).toBe(true);
});
