/** The worth of positions and choices, as the server sends it. */
import type { Worth } from "../../server/wire.ts";
import { say } from "../../words/words.svelte.ts";

/** By square for the piece in hand, or by piece to give. */
export type Worths = Readonly<Record<string, Worth>>;

/** Returns the number of turns until the line is complete; in each turn a piece is placed. */
export const turnsOf = ({ plies }: Worth): number => Math.ceil((plies ?? 0) / 2);

/** Returns the facts for messages about a worth; 0 turns: it is not known how soon. */
export const worthFacts = (worth: Worth) => ({ value: worth.value ?? "unknown", turns: turnsOf(worth) });

export const sayWorth = (worth: Worth): string => say("web-worth", worthFacts(worth));

export const sameWorth = (a: Worth, b: Worth): boolean => a.value === b.value && a.plies === b.plies;

/** Returns the choices that are worth as much as the position; none before its worth is known. */
export const bestOf = (worth: Worth, choices: Worths): readonly string[] =>
  worth.value === null ? [] : Object.keys(choices).filter((what) => sameWorth(choices[what] as Worth, worth));

/** Returns the best choices to mark: none if all are equal. */
export const outstanding = (best: readonly string[], choices: Worths): readonly string[] =>
  best.length < Object.keys(choices).length ? best : [];
