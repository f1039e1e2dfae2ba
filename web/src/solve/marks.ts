/** What of a figure is pointed out on a table: squares, and sides that do not fit. */
import type { Direction, Point } from "../pentaraduga/lattice.ts";
import type { FigureInfo } from "../wire.ts";

export type Side = readonly [Point, Point];

/** The ends of a cell's side. */
export function endsOf([x, y]: Point, direction: Direction): Side {
  switch (direction) {
    case "U":
      return [
        [x, y + 1],
        [x + 1, y + 1],
      ];
    case "R":
      return [
        [x + 1, y],
        [x + 1, y + 1],
      ];
    case "D":
      return [
        [x, y],
        [x + 1, y],
      ];
    case "L":
      return [
        [x, y],
        [x, y + 1],
      ];
  }
}

export const faultsOf = (figure: FigureInfo | null): readonly Side[] =>
  (figure?.clashes ?? []).map(([cell, direction]) => endsOf(cell, direction));
export const squaresOf = (figure: FigureInfo | null): readonly Point[] => figure?.squares ?? [];
