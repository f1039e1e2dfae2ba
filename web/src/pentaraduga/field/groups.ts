/** Moves and turns tiles and groups of tiles: geometry, no rules. */
import {
  boxOf,
  type Direction,
  distance,
  indexOf,
  Layout,
  middleOf,
  moved,
  near,
  type Placement,
  type Point,
  snap,
  turned,
  turnedGroup,
} from "../tiles/lattice.ts";
import type { Tile } from "../tiles/tiles.ts";

const STEPS = [-1, 0, 1];

/** Returns a group moved and turned as a whole, so that its first tile lies at `lead`. */
export function carried(group: readonly Placement[], lead: Placement): readonly Placement[] {
  let now = group;
  const quarters = (indexOf(lead[1]) - indexOf(group[0]?.[1] ?? lead[1]) + 4) % 4;
  for (let quarter = 0; quarter < quarters; quarter++) now = turnedGroup(now);
  const [, , x, y] = now[0] ?? lead;
  return now.map((placement) => moved(placement, lead[2] - x, lead[3] - y));
}

/** Returns where the first tile of a group snaps near a point; null if the group would overlap others. */
export function snapGroup(
  rest: Layout,
  group: readonly Placement[],
  held: Direction,
  point: Point,
  reach = 0.9,
): Placement | null {
  const [first] = group;
  if (!first) return null;
  if (group.length === 1) return snap(rest, first[0], held, point, reach);
  const asHeld = near(first[0], held, point);
  const candidates = STEPS.flatMap((dx) => STEPS.map((dy) => moved(asHeld, dx, dy)))
    .filter((lead) => carried(group, lead).every((placement) => rest.free(placement)))
    .map((lead) => ({ lead, away: distance(middleOf(lead), point), ...touching(rest, carried(group, lead)) }));
  const fitting = candidates
    .filter(({ away, edges, faults }) => away < reach && edges > 0 && !faults)
    .sort((one, two) => one.away - two.away);
  return fitting[0]?.lead ?? candidates.find(({ lead }) => lead.join() === asHeld.join())?.lead ?? null;
}

function touching(rest: Layout, group: readonly Placement[]): { edges: number; faults: boolean } {
  const touches = group.map((placement) => rest.touch(placement));
  return {
    edges: touches.reduce((sum, { edges }) => sum + edges, 0),
    faults: touches.some(({ clashes, rough }) => clashes > 0 || rough),
  };
}

/** Returns a group turned clockwise in place, by the first number of quarter turns that has room. */
export function turnedInPlace(rest: Layout, group: readonly Placement[]): readonly Placement[] {
  const box = boxOf(group);
  const middle: Point = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  for (const quarters of [1, 2, 3]) {
    let now = group;
    for (let quarter = 0; quarter < quarters; quarter++) now = turnedGroup(now);
    const { left, right, bottom, top } = boxOf(now);
    const [dx, dy] = [middle[0] - (left + right) / 2, middle[1] - (bottom + top) / 2];
    // Half a cell may be left over: then either side will do.
    for (const [x, y] of [
      [Math.floor(dx), Math.ceil(dy)],
      [Math.ceil(dx), Math.ceil(dy)],
      [Math.floor(dx), Math.floor(dy)],
      [Math.ceil(dx), Math.floor(dy)],
    ] as const) {
      const there = now.map((placement) => moved(placement, x, y));
      if (there.every((placement) => rest.free(placement))) return there;
    }
  }
  return group;
}

/** Returns a tile turned where the keyboard holds it; it may overlap others until it is laid. */
export const turnedAt = ([tile, direction, x, y]: Placement): Placement => [tile, turned(direction), x, y];

/** Returns where a tile chosen by keyboard appears: beside all other tiles. */
export function besides(layout: Layout, tile: Tile): Placement {
  const box = boxOf(layout.placements);
  return layout.placements.length ? [tile, "U", box.right, Math.floor((box.bottom + box.top) / 2)] : [tile, "U", 0, 0];
}
