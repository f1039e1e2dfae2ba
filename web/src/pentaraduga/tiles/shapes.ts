/** The outlines of a tile with the apex up, centred on its middle; the server draws the same. */
import { type Colour, coloursOf, type Tile } from "./tiles.ts";

const [CELL, GAP, ROUND] = [100, 2.5, 9];
const [SIDE, LOW] = [CELL - GAP, CELL / 2 - GAP];
/** The diagonal leaves the tile in the middle of the rounding at the end of the base. */
const BEND = ROUND * (1 - Math.SQRT1_2);

function small(sign: 1 | -1): string {
  const corner = `a${ROUND} ${ROUND} 0 0 ${sign > 0 ? 0 : 1}`;
  return (
    `M${-sign * GAP} ${-LOW}H${sign * (ROUND - SIDE)}${corner} ${-sign * ROUND} ${ROUND}` +
    `V${LOW - ROUND}${corner} ${sign * BEND} ${ROUND - BEND}Z`
  );
}

const corner = `a${ROUND} ${ROUND} 0 0 1`;
export const BODY =
  `M${ROUND - SIDE} ${-LOW}H${SIDE - ROUND}${corner} ${ROUND} ${ROUND}V${LOW - ROUND}${corner} ${-ROUND} ${ROUND}` +
  `H${ROUND - SIDE}${corner} ${-ROUND} ${-ROUND}V${ROUND - LOW}${corner} ${ROUND} ${-ROUND}Z`;
export const [LEFT, RIGHT] = [small(1), small(-1)];

/** The signs, drawn from a node at the origin to the right; the diagonal is 71 away. */
const SIGNS: Record<Colour, string> = {
  red: "M38 0h3M53 -16h3M53 16h3",
  orange: "M50 -30V30",
  yellow: "M36 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0",
  green: "M58 -18L40 0L58 18",
  blue: "M40 -20V20M54 -34V34",
  violet: "M36 -10L56 10M36 10L56 -10",
};

/** Returns the sign of every half of a cell, turned towards its node. */
export function signs(tile: Tile): readonly { colour: Colour; path: string; transform: string }[] {
  const [left, big, right] = coloursOf(tile);
  const halves: [Colour, number, number, number][] = [
    [big, 0, 50, -135],
    [big, 0, 50, -45],
    [left, -100, -50, 45],
    [right, 100, -50, 135],
  ];
  return halves.map(([colour, x, y, turn]) => ({
    colour,
    path: SIGNS[colour],
    transform: `translate(${x} ${y}) rotate(${turn})`,
  }));
}
