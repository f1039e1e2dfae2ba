/** Parts of a long page, named by the address, such as /learn#lessons. */
import { tick } from "svelte";
import { route } from "../navigation/router.svelte.ts";

/** Scrolls to the part of the address once the page is loaded; call it in an effect. */
export function showPart(loading: Promise<unknown>): void {
  const part = route.part;
  if (part) void loading.then(tick, () => {}).then(() => document.getElementById(part)?.scrollIntoView());
}
