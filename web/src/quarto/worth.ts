/** What a position or a choice is worth, as the server says it. */
import type { Worth } from "../wire.ts";
import { say } from "../words.svelte.ts";

/** By square for the piece in hand, or by piece to give. */
export type Worths = Readonly<Record<string, Worth>>;

/** Turns until the line stands, the other's too: in each a piece is placed. */
export const turnsOf = ({ plies }: Worth): number => Math.ceil((plies ?? 0) / 2);

/** How far the worth is known; 0 turns: how soon is not. */
export const worthFacts = (worth: Worth) => ({ value: worth.value ?? "unknown", turns: turnsOf(worth) });

export const sayWorth = (worth: Worth): string => say("web-worth", worthFacts(worth));

export const sameWorth = (a: Worth, b: Worth): boolean => a.value === b.value && a.plies === b.plies;

/** The choices that are worth as much as the position itself; none before that is known. */
export const bestOf = (worth: Worth, choices: Worths): readonly string[] =>
  worth.value === null ? [] : Object.keys(choices).filter((what) => sameWorth(choices[what] as Worth, worth));

/** Those of them to be marked: where all are equal, none is. */
export const outstanding = (best: readonly string[], choices: Worths): readonly string[] =>
  best.length < Object.keys(choices).length ? best : [];
