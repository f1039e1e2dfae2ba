/**
 * Places on the table, as on the server: the direction of the apex, and the lower left cell. Cells have whole
 * coordinates, x to the right and y upwards. This is geometry for drawing and snapping; the server decides what may be
 * laid where, and what it is worth.
 */
import type { Direction, Placement } from "../../server/wire.ts";
import { type Colour, coloursOf, type Tile } from "./tiles.ts";

export type { Direction, Placement } from "../../server/wire.ts";
/** Up, right, down, left: where the apex points. */
export const DIRECTIONS: readonly Direction[] = ["U", "R", "D", "L"];
export type Cell = readonly [x: number, y: number];
export type Point = readonly [x: number, y: number];
/** A side of a cell, from vertex to vertex. */
export type Edge = readonly [from: Point, to: Point];

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;
/** By direction: the cells with the left and the right small triangle, relative to the lower left cell. */
const CELLS = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 1],
    [0, 0],
  ],
  [
    [1, 0],
    [0, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
] as const;
/** By direction: the middle of the base, relative to the lower left cell. */
const NODES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, 1],
] as const;

export const indexOf = (direction: Direction): number => DIRECTIONS.indexOf(direction);
export const turned = (direction: Direction, quarters = 1): Direction =>
  DIRECTIONS[(indexOf(direction) + quarters + 4) % 4] ?? "U";

export const same = (one: Placement, two: Placement): boolean => one.every((part, index) => part === two[index]);
export const keyOf = (placement: Placement): string => placement.join(" ");
const cellKey = ([x, y]: Cell): string => `${x},${y}`;

/** Returns its two cells: with the left small triangle, then with the right one. */
export function cellsOf([, direction, x, y]: Placement): readonly [Cell, Cell] {
  const [[ax, ay], [bx, by]] = CELLS[indexOf(direction)] ?? CELLS[0];
  return [
    [x + ax, y + ay],
    [x + bx, y + by],
  ];
}

/** Returns the centre of a tile. */
export function middleOf(placement: Placement): Point {
  const [[ax, ay], [bx, by]] = cellsOf(placement);
  return [(ax + bx + 1) / 2, (ay + by + 1) / 2];
}

/** Returns the parity of the vertices at which its diagonals end; tiles that fit together have the same. */
export function parityOf([, direction, x, y]: Placement): number {
  const [dx, dy] = NODES[indexOf(direction)] ?? NODES[0];
  return (x + dx + y + dy + 1) & 1;
}

/** Returns the colours at the sides of its two cells: up, right, down, left. */
export function sidesOf([tile, direction]: Placement): readonly [readonly Colour[], readonly Colour[]] {
  const [left, big, right] = coloursOf(tile);
  const turns = indexOf(direction);
  const turn = (sides: readonly Colour[]) => [0, 1, 2, 3].map((side) => sides[(side - turns + 4) % 4] ?? left);
  return [turn([left, big, big, left]), turn([right, right, big, big])];
}

export const moved = ([tile, direction, x, y]: Placement, dx: number, dy: number): Placement => [
  tile,
  direction,
  x + dx,
  y + dy,
];

/** Returns a group turned clockwise about a vertex in its middle. */
export function turnedGroup(placements: readonly Placement[]): readonly Placement[] {
  const box = boxOf(placements);
  const [cx, cy] = [Math.floor((box.left + box.right) / 2), Math.floor((box.bottom + box.top) / 2)];
  return placements.map((placement) => {
    // A cell (x, y) goes to (y, -x - 1) about the origin.
    const cells = cellsOf(placement).map(([x, y]): Cell => [cx + (y - cy), cy - (x - cx) - 1]);
    return [
      placement[0],
      turned(placement[1]),
      Math.min(...cells.map(([x]) => x)),
      Math.min(...cells.map(([, y]) => y)),
    ];
  });
}

/** Returns the unit edges at which two tiles touch. */
export function edgesBetween(one: Placement, two: Placement): readonly Edge[] {
  const cells = cellsOf(two).map(cellKey);
  return cellsOf(one).flatMap(([x, y]) =>
    STEPS.filter(([dx, dy]) => cells.includes(cellKey([x + dx, y + dy]))).map(([dx, dy]): Edge => {
      const [mx, my] = [x + (1 + dx) / 2, y + (1 + dy) / 2];
      return [
        [mx - Math.abs(dy) / 2, my - Math.abs(dx) / 2],
        [mx + Math.abs(dy) / 2, my + Math.abs(dx) / 2],
      ];
    }),
  );
}

/** Returns the placement whose centre is nearest to a point. */
export function near(tile: Tile, direction: Direction, [x, y]: Point): Placement {
  const upright = indexOf(direction) % 2 === 0;
  return [tile, direction, Math.floor(x + (upright ? -0.5 : 0)), Math.floor(y + (upright ? 0 : -0.5))];
}

export function boxOf(placements: readonly Placement[]): Box {
  const cells = placements.flatMap(cellsOf);
  if (!cells.length) return { left: 0, right: 0, bottom: 0, top: 0 };
  return {
    left: Math.min(...cells.map(([x]) => x)),
    right: Math.max(...cells.map(([x]) => x)) + 1,
    bottom: Math.min(...cells.map(([, y]) => y)),
    top: Math.max(...cells.map(([, y]) => y)) + 1,
  };
}

/** Tiles on the table by their cells: finds what lies where, and what would fit. */
export class Layout {
  private readonly at = new Map<string, { placement: Placement; sides: readonly Colour[] }>();

  constructor(readonly placements: readonly Placement[]) {
    for (const placement of placements) {
      const sides = sidesOf(placement);
      cellsOf(placement).forEach((cell, index) => this.at.set(cellKey(cell), { placement, sides: sides[index] ?? [] }));
    }
  }

  /** Returns the tile on a cell, if any. */
  on(cell: Cell): Placement | null {
    return this.at.get(cellKey(cell))?.placement ?? null;
  }

  free(placement: Placement): boolean {
    return cellsOf(placement).every((cell) => !this.at.has(cellKey(cell)));
  }

  /** Returns the unit edges at which it would touch others, how many clash, and whether a joint is rough. */
  touch(placement: Placement): { edges: number; clashes: number; rough: boolean } {
    let [edges, clashes] = [0, 0];
    let rough = false;
    const sides = sidesOf(placement);
    cellsOf(placement).forEach(([x, y], index) => {
      STEPS.forEach(([dx, dy], side) => {
        const beside = this.at.get(cellKey([x + dx, y + dy]));
        if (!beside) return;
        edges += 1;
        if (sides[index]?.[side] !== beside.sides[(side + 2) % 4]) clashes += 1;
        if (parityOf(beside.placement) !== parityOf(placement)) rough = true;
      });
    });
    return { edges, clashes, rough };
  }

  /** Returns whether it fits beside others without a fault. */
  fits(placement: Placement): boolean {
    if (!this.free(placement)) return false;
    const { edges, clashes, rough } = this.touch(placement);
    return edges > 0 && clashes === 0 && !rough;
  }

  /** Returns the tiles connected with this one. */
  groupOf(tile: Tile): readonly Placement[] {
    const first = this.placements.find(([name]) => name === tile);
    const group = first ? [first] : [];
    for (const member of group) {
      for (const [x, y] of cellsOf(member)) {
        for (const [dx, dy] of STEPS) {
          const beside = this.on([x + dx, y + dy]);
          if (beside && !group.includes(beside)) group.push(beside);
        }
      }
    }
    return group;
  }
}

/**
 * Returns where a tile snaps near a point: as it is held, if that fits or nothing does; otherwise turned and moved a
 * little to where it fits. Null if it would overlap another.
 */
export function snap(layout: Layout, tile: Tile, held: Direction, point: Point, reach = 0.9): Placement | null {
  const asHeld = near(tile, held, point);
  const candidates = DIRECTIONS.flatMap((direction) => {
    const [, , x, y] = near(tile, direction, point);
    return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Placement => [tile, direction, x + dx, y + dy]));
  });
  const fitting = candidates
    .filter((placement) => layout.fits(placement))
    .map((placement) => ({
      placement,
      away: distance(middleOf(placement), point) - (placement[1] === held ? 0.15 : 0),
    }))
    .filter(({ away }) => away < reach)
    .sort((one, two) => one.away - two.away);
  return fitting[0]?.placement ?? (layout.free(asHeld) ? asHeld : null);
}

/** Returns the place nearest to a point, within reach. */
export function nearestPlace(places: readonly Placement[], point: Point, reach = 1.6): Placement | null {
  const sorted = places
    .map((placement) => ({ placement, away: distance(middleOf(placement), point) }))
    .filter(({ away }) => away <= reach)
    .sort((one, two) => one.away - two.away);
  return sorted[0]?.placement ?? null;
}

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
