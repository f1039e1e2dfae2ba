/** What is marked in a figure: squares, and edges that clash. */
import type { FigureInfo } from "../../server/wire.ts";
import type { Direction, Edge, Point } from "../tiles/lattice.ts";

/** Returns the edge of a cell on one side. */
export function endsOf([x, y]: Point, direction: Direction): Edge {
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

export const clashEdges = (figure: FigureInfo | null): readonly Edge[] =>
  (figure?.clashes ?? []).map(([cell, direction]) => endsOf(cell, direction));
export const squaresOf = (figure: FigureInfo | null): readonly Point[] => figure?.squares ?? [];
