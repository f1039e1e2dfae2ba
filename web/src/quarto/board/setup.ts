/** A position that is being set up: pieces on squares, perhaps one in hand and one lifted. It holds no rules. */
import { type Digit, DIGITS } from "../board/pieces.ts";
import { FILES, type Pieces, RANKS, type Square, squareAt, SQUARES } from "../board/squares.ts";

export interface Setup {
  readonly pieces: Pieces;
  readonly hand: Digit | null;
  /** The piece that the next tap puts somewhere. */
  readonly lifted: Digit | null;
}
export const EMPTY: Setup = { pieces: {}, hand: null, lifted: null };

export const EXAMPLE = "0..f/..../.3../.... 9";

export const squareOf = (setup: Setup, piece: Digit): Square | null =>
  SQUARES.find((square) => setup.pieces[square] === piece) ?? null;

/** Returns the pieces that are neither on the board nor in hand. */
export const unused = (setup: Setup): readonly Digit[] =>
  DIGITS.filter((piece) => piece !== setup.hand && squareOf(setup, piece) === null);

export const count = (setup: Setup): number => DIGITS.length - unused(setup).length - (setup.hand ? 1 : 0);

/** Returns the set-up without a piece. */
export function takeOff(setup: Setup, piece: Digit): Setup {
  const pieces = Object.fromEntries(Object.entries(setup.pieces).filter(([, other]) => other !== piece));
  return { pieces, hand: setup.hand === piece ? null : setup.hand, lifted: null };
}

/** Returns the set-up with a piece on a square and nowhere else; the piece that stood there is unused again. */
export function put(setup: Setup, piece: Digit, square: Square): Setup {
  const without = takeOff(setup, piece);
  return { ...without, pieces: { ...without.pieces, [square]: piece } };
}

export function putInHand(setup: Setup, piece: Digit): Setup {
  return { ...takeOff(setup, piece), hand: piece };
}

/** Toggles the lifted piece. */
export const lift = (setup: Setup, piece: Digit): Setup => ({
  ...setup,
  lifted: setup.lifted === piece ? null : piece,
});

export function tapSquare(setup: Setup, square: Square): Setup {
  const there = setup.pieces[square];
  if (setup.lifted && setup.lifted !== there) return put(setup, setup.lifted, square);
  return there ? lift(setup, there) : setup;
}

export function tapHand(setup: Setup): Setup {
  if (setup.lifted && setup.lifted !== setup.hand) return putInHand(setup, setup.lifted);
  return setup.hand ? lift(setup, setup.hand) : setup;
}

/** Returns the position as the server reads it: ranks 4 to 1, then the piece in hand. */
export function write(setup: Setup): string {
  const ranks = RANKS.map((rank) => FILES.map((file) => setup.pieces[squareAt(file, rank)] ?? ".").join(""));
  return `${ranks.join("/")} ${setup.hand ?? "-"}`;
}

export type Reading = { readonly setup: Setup } | { readonly twice: Digit } | { readonly wrong: true };

/** Reads a position; the piece in hand may be left out. */
export function read(text: string): Reading {
  const found = /^([0-9a-f.]{4}(?:\/[0-9a-f.]{4}){3})(?:\s+([0-9a-f-]))?$/i.exec(text.trim());
  if (!found) return { wrong: true };
  const digits = [...(found[1] ?? "").toLowerCase().replaceAll("/", "")] as (Digit | ".")[];
  const hand = (found[2] ?? "-").toLowerCase() as Digit | "-";
  const all = [...digits, hand].filter((digit): digit is Digit => digit !== "." && digit !== "-");
  const twice = all.find((digit, index) => all.indexOf(digit) !== index);
  if (twice) return { twice };
  const pieces = Object.fromEntries(
    SQUARES.flatMap((square, index) => (digits[index] === "." ? [] : [[square, digits[index] ?? ""]])),
  );
  return { setup: { pieces, hand: hand === "-" ? null : hand, lifted: null } };
}

/** Returns whether a pasted text looks like a record instead of a position. */
export const looksLikeRecord = (text: string): boolean => /^\s*[[{]|\n|^\s*1\./.test(text);
