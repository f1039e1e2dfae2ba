/** A page that is older than the server: it reloads itself, but only once for every version of the server's. */
import { PROTOCOL, type Refusal } from "./protocol.ts";

/** What we need of the browser. */
export interface Page {
  readonly recall: () => string | null;
  readonly note: (version: string) => void;
  readonly reload: () => void;
}

/** Whether a connection was refused because the server speaks another version of the protocol. */
export const isOutdated = (refusal: Refusal | null): boolean => refusal?.code === "protocol";

/** Reloads if a newer server has refused us for the first time; after that it is left to the person. */
export function reloadOnce(refusal: Refusal, page: Page = browser): void {
  const ours = Number(refusal.facts?.["ours"]);
  if (!isOutdated(refusal) || !(ours > PROTOCOL)) return;
  try {
    if (page.recall() === String(ours)) return;
    page.note(String(ours));
  } catch {
    return; // Without a memory we could not tell the first time from the next.
  }
  page.reload();
}

const KEY = "fourfold-reloaded";
const browser: Page = {
  recall: () => sessionStorage.getItem(KEY),
  note: (version) => sessionStorage.setItem(KEY, version),
  reload: () => location.reload(),
};
