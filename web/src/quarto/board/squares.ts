import type { Line, Square } from "../../server/wire.ts";
import type { Digit } from "./pieces.ts";

export type { Line, Square } from "../../server/wire.ts";
export type Pieces = Readonly<Partial<Record<Square, Digit>>>;

export const FILES = ["a", "b", "c", "d"] as const;
/** The ranks from far to near. */
export const RANKS = ["4", "3", "2", "1"] as const;
export const squareAt = (file: (typeof FILES)[number], rank: (typeof RANKS)[number]): Square => `${file}${rank}`;
export const SQUARES: readonly Square[] = RANKS.flatMap((rank) => FILES.map((file) => squareAt(file, rank)));

export interface Position {
  readonly pieces: Pieces;
  readonly hand: Digit | null;
}

/** Reads a position string such as `0..f/..../.3../.... 9`: ranks 4 to 1, then the piece in hand. */
export function parsePosition(text: string): Position {
  const [board = "", hand = "-"] = text.split(" ");
  const digits = [...board.replaceAll("/", "")] as (Digit | ".")[];
  const pieces: Partial<Record<Square, Digit>> = {};
  SQUARES.forEach((square, index) => {
    const digit = digits[index];
    if (digit && digit !== ".") pieces[square] = digit;
  });
  return { pieces, hand: hand === "-" ? null : (hand as Digit) };
}

export const column = (square: Square): number => FILES.findIndex((file) => file === square[0]);
export const row = (square: Square): number => RANKS.findIndex((rank) => rank === square[1]);

/** Returns the square that a key leads to; stays on the board. */
export function neighbour(square: Square, key: string): Square {
  const steps: Record<string, readonly [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    Home: [-3, 0],
    End: [3, 0],
    PageUp: [0, -3],
    PageDown: [0, 3],
  };
  const [dx, dy] = steps[key] ?? [0, 0];
  const clamp = (value: number) => Math.min(3, Math.max(0, value));
  return squareAt(FILES[clamp(column(square) + dx)] ?? "a", RANKS[clamp(row(square) + dy)] ?? "1");
}

/** Returns the name of a line as records write it: its ends, or two corners of a square of four. */
export function lineName(line: Line): string {
  const order = (square: Square) => 4 * (3 - row(square)) + column(square);
  const sorted = [...line].sort((a, b) => order(a) - order(b));
  return `${sorted[0]}–${sorted.at(-1)}`;
}

export const sameLine = (a: Line, b: Line): boolean => a.length === b.length && a.every((square) => b.includes(square));
