/** The drawing of a piece in a field of 100 by 100; the server draws the same in fourfold/quarto/pictures.py. */

import type { Feature, Piece as Digit } from "../../server/wire.ts";

/** A hex digit: bit 8 dark, 4 square, 2 short, 1 hollow. */
export type { Feature, Piece as Digit } from "../../server/wire.ts";

export const FEATURES: readonly Feature[] = ["colour", "shape", "height", "top"];
export const DIGITS = [..."0123456789abcdef"] as readonly Digit[];

const BITS: Record<Feature, number> = { colour: 8, shape: 4, height: 2, top: 1 };
const VALUES: Record<Feature, readonly [string, string]> = {
  colour: ["light", "dark"],
  shape: ["round", "square"],
  height: ["tall", "short"],
  top: ["solid", "hollow"],
};

const has = (piece: Digit, feature: Feature) => (parseInt(piece, 16) & BITS[feature]) !== 0;

/** Returns the facts for the Fluent message `piece-name`. */
export function described(piece: Digit): Record<Feature, string> {
  const facts = FEATURES.map((feature) => [feature, VALUES[feature][has(piece, feature) ? 1 : 0]]);
  return Object.fromEntries(facts) as Record<Feature, string>;
}

export interface Drawing {
  /** "neutral" if colours do not count. */
  readonly wood: "light" | "dark" | "neutral";
  readonly round: boolean;
  /** The heights of the middle of the top and of the foot. */
  readonly top: number;
  readonly foot: number;
  readonly hole: boolean;
  /** The lit side, the shaded side and the outline of the body. */
  readonly lit: string;
  readonly shade: string;
  readonly outline: string;
  /** The top of a square piece; that of a round piece is an ellipse. */
  readonly lid: string;
  /** A strip of light and lines of grain, for wooden pieces. */
  readonly gleam: string;
  readonly grain: string;
}

const FOOT = 82;

/** Returns how to draw a piece. Features that do not count look the same on every piece. */
export function drawing(piece: Digit, features: readonly Feature[] = FEATURES): Drawing {
  const counts = (feature: Feature) => features.includes(feature);
  const top = counts("height") ? (has(piece, "height") ? 58 : 25) : 42;
  const round = !(counts("shape") && has(piece, "shape"));
  const wood = counts("colour") ? (has(piece, "colour") ? "dark" : "light") : "neutral";
  const hole = counts("top") && has(piece, "top");
  return { wood, round, top, foot: FOOT, hole, ...(round ? cylinder(top, FOOT) : prism(top, FOOT)) };
}

type Body = Pick<Drawing, "lit" | "shade" | "outline" | "lid" | "gleam" | "grain">;

function cylinder(top: number, foot: number): Body {
  const side = `M24 ${top} V${foot} A26 12 0 0 0 76 ${foot} V${top} Z`;
  return {
    lit: side,
    shade: `M58 ${top} V${foot + 11.4} A26 12 0 0 0 76 ${foot} V${top} Z`,
    outline: side,
    lid: "",
    gleam: `M30 ${top + 7.5} V${foot + 7.5} Q32.5 ${foot + 9} 36 ${foot + 10} V${top + 10} Q32.5 ${top + 9} 30 ${top + 7.5} Z`,
    grain: `M43 ${top + 12.5} q1.5 ${(foot - top) / 2} 0 ${foot - top - 1} M52 ${top + 13} q-2 ${(foot - top) / 2} 0 ${foot - top - 1} M66 ${top + 10} q1.5 ${(foot - top) / 2} 0 ${foot - top - 1}`,
  };
}

function prism(top: number, foot: number): Body {
  const left = `M20 ${top} V${foot} L50 ${foot + 14} V${top + 14} Z`;
  const right = `M80 ${top} V${foot} L50 ${foot + 14} V${top + 14} Z`;
  return {
    lit: left,
    shade: right,
    outline: `${left} ${right}`,
    lid: `M20 ${top} L50 ${top - 14} L80 ${top} L50 ${top + 14} Z`,
    gleam: `M45 ${top + 13} V${foot + 10.5} L49 ${foot + 12.3} V${top + 15} Z`,
    grain: `M28 ${top + 5} q1.5 ${(foot - top) / 2} 0 ${foot - top - 2} M37 ${top + 9} q-1.5 ${(foot - top) / 2} 0 ${foot - top - 2} M60 ${top + 11} q1.5 ${(foot - top) / 2} 0 ${foot - top - 3} M70 ${top + 6} q-1.5 ${(foot - top) / 2} 0 ${foot - top - 3}`,
  };
}
