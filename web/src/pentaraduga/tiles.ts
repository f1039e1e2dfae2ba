/** The tiles: their names are their three colours, seen with the apex up: left, big, right. */

/** Such as "оКф": the letters of the colours, the big one in capitals. */
export type Tile = string;

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

const LETTERS = "кожзсф";
const ASCII = "roygbv";
/** The letters of colours and directions, as they are written and as everybody can type them. */
const WRITTEN = "кожзсфКОЖЗСФВПНЛ";
const TYPED = "roygbvROYGBVURDL";

export const colourOf = (letter: string): Colour => COLOURS[LETTERS.indexOf(letter.toLowerCase())] ?? "red";

/** Left, big, right. */
export function coloursOf(tile: Tile): readonly [Colour, Colour, Colour] {
  const [left = "", big = "", right = ""] = tile;
  return [colourOf(left), colourOf(big), colourOf(right)];
}

/** Tiles and places in letters that everybody can type: "oRv", "oRoU,rOrLL". */
export const ascii = (notation: string): string =>
  [...notation].map((letter) => TYPED[WRITTEN.indexOf(letter)] ?? letter).join("");

/** The name of a tile that is written in any letters, in any case. */
export function cyrillic(text: string): Tile {
  return [...text.toLowerCase()]
    .map((letter, index) => {
      const found = LETTERS[ASCII.indexOf(letter)] ?? letter;
      return index === 1 ? found.toUpperCase() : found;
    })
    .join("");
}
