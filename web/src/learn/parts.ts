/** Parts of a long page that an address names, such as /learn#lessons. */
import { tick } from "svelte";
import { route } from "../router.svelte.ts";

/** Brings the part that is meant into sight, once the page is there; for an effect. */
export function showPart(loading: Promise<unknown>): void {
  const part = route.part;
  if (part) void loading.then(tick, () => {}).then(() => document.getElementById(part)?.scrollIntoView());
}
