/** The glossary, fetched once, and the term whose meaning is being shown. */
import { learning } from "../../server/api.ts";
import { language } from "../../words/words.svelte.ts";
import { byId, type Explained } from "../documents.ts";

let asked: { language: string; entries: Promise<ReadonlyMap<string, Explained>> } | null = null;

/** Returns all terms by id; tries again after a failure. */
export function terms(): Promise<ReadonlyMap<string, Explained>> {
  const wanted = language();
  if (asked?.language !== wanted) {
    const entries = learning.glossary(wanted).then(byId);
    asked = { language: wanted, entries };
    entries.catch(() => (asked = null));
  }
  return asked.entries;
}

let open = $state.raw<{ readonly entry: Explained; readonly link: HTMLElement } | null>(null);

export const explained = {
  get now() {
    return open;
  },
  /** Shows the meaning of a term beside the link to it; returns false if it cannot be loaded. */
  async show(id: string, link: HTMLElement): Promise<boolean> {
    const entry = await terms().then(
      (all) => all.get(id),
      () => undefined,
    );
    open = entry ? { entry, link } : null;
    return Boolean(entry);
  },
  hide(): void {
    open = null;
  },
};
