/** The kinds of problems in words. */
import { say } from "../words.svelte.ts";
import type { Kind } from "./api.ts";

/** The kinds as parts of message ids, which allow no "+". */
const WORDS: Readonly<Record<Kind, string>> = { squares: "squares", "squares+": "squares-plus", quados: "quados" };

export const sayKind = (kind: Kind): string => say(`web-solve-kind-${WORDS[kind]}`);
export const sayAboutKind = (kind: Kind): string => say(`web-solve-about-${WORDS[kind]}`);
