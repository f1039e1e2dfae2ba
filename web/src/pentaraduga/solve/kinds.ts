/** The kinds of problems in words. */
import type { ProblemKind } from "../../server/wire.ts";
import { say } from "../../words/words.svelte.ts";

/** The kinds as parts of message ids, which allow no "+". */
const WORDS: Readonly<Record<ProblemKind, string>> = {
  squares: "squares",
  "squares+": "squares-plus",
  quados: "quados",
};

export const sayKind = (kind: ProblemKind): string => say(`web-solve-kind-${WORDS[kind]}`);
export const sayAboutKind = (kind: ProblemKind): string => say(`web-solve-about-${WORDS[kind]}`);
