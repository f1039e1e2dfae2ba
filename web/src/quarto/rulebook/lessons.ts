/** The examples and questions of the rules page. The answers are written here, because the page knows no rules. */
import type { Digit, Feature } from "../board/pieces.ts";
import type { Line, Pieces, Square } from "../board/squares.ts";

export interface QuizQuestion {
  readonly pieces: readonly [Digit, Digit, Digit, Digit];
  /** What all four have in common; empty if they are no line. */
  readonly common: readonly Feature[];
  /** The Fluent id of the reason. */
  readonly why: string;
}

export const QUESTIONS: readonly QuizQuestion[] = [
  { pieces: ["8", "d", "b", "e"], common: ["colour"], why: "web-rulebook-quiz-why-dark" },
  { pieces: ["1", "f", "5", "b"], common: ["top"], why: "web-rulebook-quiz-why-hollow" },
  { pieces: ["8", "5", "3", "0"], common: [], why: "web-rulebook-quiz-why-none-near" },
  { pieces: ["6", "f", "7", "e"], common: ["shape", "height"], why: "web-rulebook-quiz-why-square-short" },
  { pieces: ["0", "f", "5", "a"], common: [], why: "web-rulebook-quiz-why-none-two" },
  { pieces: ["0", "e", "4", "a"], common: ["top"], why: "web-rulebook-quiz-why-solid" },
];

export type QuizAnswer = Feature | "nothing";
export const ANSWERS: readonly QuizAnswer[] = ["colour", "shape", "height", "top", "nothing"];

/** Returns whether an answer is right: any one thing in common is. */
export const isRight = (question: QuizQuestion, answer: QuizAnswer): boolean =>
  answer === "nothing" ? question.common.length === 0 : question.common.includes(answer);

/** Which piece to give: three dark pieces stand in row 4, three hollow ones in row 1; it should complete neither. */
export const GIVING: {
  readonly board: Pieces;
  readonly pieces: readonly { readonly piece: Digit; readonly verdict: "safe" | "dark" | "hollow" | "both" }[];
  /** Where the opponent would place it. */
  readonly punished: Readonly<Record<"safe" | "dark" | "hollow" | "both", { square: Square; line: Line } | null>>;
} = {
  board: { a4: "8", b4: "f", c4: "c", a1: "1", b1: "7", c1: "b" },
  pieces: [
    { piece: "a", verdict: "dark" },
    { piece: "5", verdict: "hollow" },
    { piece: "4", verdict: "safe" },
    { piece: "9", verdict: "both" },
    { piece: "2", verdict: "safe" },
  ],
  punished: {
    safe: null,
    dark: { square: "d4", line: ["a4", "b4", "c4", "d4"] },
    hollow: { square: "d1", line: ["a1", "b1", "c1", "d1"] },
    both: { square: "d4", line: ["a4", "b4", "c4", "d4"] },
  },
};

interface Illustration {
  readonly pieces: Pieces;
  readonly lines: readonly Line[];
  readonly last: Square | null;
  readonly words: string;
}

/** Two lines, and four pieces that are none. */
export const LINES: readonly Illustration[] = [
  {
    pieces: { a1: "1", b2: "f", c3: "5", d4: "b", a4: "0", c1: "e", d2: "2" },
    lines: [["a1", "b2", "c3", "d4"]],
    last: null,
    words: "web-rulebook-line-hollow",
  },
  {
    pieces: { c1: "8", c2: "5", c3: "1", c4: "c", a2: "e", b4: "3", d1: "7" },
    lines: [["c1", "c2", "c3", "c4"]],
    last: null,
    words: "web-rulebook-line-tall",
  },
  {
    pieces: { a2: "0", b2: "f", c2: "5", d2: "a", b4: "9", d3: "6" },
    lines: [],
    last: null,
    words: "web-rulebook-line-none",
  },
];

/** A line: called in time, called late, and lost. */
const ROW: Line = ["a2", "b2", "c2", "d2"];
const FULL: Pieces = { a2: "8", b2: "d", c2: "b", d2: "e", b4: "1", c3: "4" };
export const CALLS: readonly (Omit<Illustration, "words"> & {
  readonly hand: Digit | null;
  readonly title: string;
  readonly who: string;
})[] = [
  { pieces: FULL, lines: [ROW], last: "d2", hand: null, title: "web-rulebook-call-1", who: "web-rulebook-call-1-who" },
  { pieces: FULL, lines: [ROW], last: "d2", hand: "3", title: "web-rulebook-call-2", who: "web-rulebook-call-2-who" },
  {
    pieces: { ...FULL, a4: "3" },
    lines: [],
    last: "a4",
    hand: null,
    title: "web-rulebook-call-3",
    who: "web-rulebook-call-3-who",
  },
];

/** Variants that have a name; Fluent messages explain them. */
export const VARIANTS: readonly { readonly name: string; readonly features?: readonly Feature[] }[] = [
  { name: "international" },
  { name: "beginners-1", features: ["colour"] },
  { name: "beginners-2", features: ["colour", "shape"] },
  { name: "beginners-3", features: ["colour", "shape", "height"] },
  { name: "advanced" },
  { name: "greek-2" },
  { name: "tournament" },
  { name: "balkan" },
  { name: "taiwan" },
];

export const BLOCK: Pick<Illustration, "pieces" | "lines"> = {
  pieces: { b2: "0", c2: "7", b3: "2", c3: "5", a1: "c", d4: "b" },
  lines: [["b2", "c2", "b3", "c3"]],
};
