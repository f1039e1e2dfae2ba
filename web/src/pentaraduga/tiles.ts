/** The tiles: their names are their three colours, seen with the apex up: left, big, right. */

/** Such as "оКф": the letters of the colours, the big one in capitals. */
export type Tile = string;

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

const LETTERS = "кожзсф";
const ASCII = "roygbv";

export const colourOf = (letter: string): Colour => COLOURS[LETTERS.indexOf(letter.toLowerCase())] ?? "red";

/** Left, big, right. */
export function coloursOf(tile: Tile): readonly [Colour, Colour, Colour] {
  const [left = "", big = "", right = ""] = tile;
  return [colourOf(left), colourOf(big), colourOf(right)];
}

/** The name in letters that everybody can type: "oRv". */
export function ascii(tile: Tile): string {
  return [...tile].map((letter, index) => {
    const found = ASCII[LETTERS.indexOf(letter.toLowerCase())] ?? letter;
    return index === 1 ? found.toUpperCase() : found;
  }).join("");
}

/** The name of a tile that is written in any letters, in any case. */
export function cyrillic(text: string): Tile {
  return [...text.toLowerCase()].map((letter, index) => {
    const found = LETTERS[ASCII.indexOf(letter)] ?? letter;
    return index === 1 ? found.toUpperCase() : found;
  }).join("");
}
