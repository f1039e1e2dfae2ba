/** Reloads a page that is older than the server, but only once per version of the server. */
import { PROTOCOL, type Refusal } from "./protocol.ts";

/** The part of the browser that is used here. */
export interface Reloader {
  readonly recall: () => string | null;
  readonly note: (version: string) => void;
  readonly reload: () => void;
}

/** Returns whether the server refused a connection because it uses another version of the protocol. */
export const isOutdated = (refusal: Refusal | null): boolean => refusal?.code === "protocol";

/** Reloads at the first refusal by a newer server; after that the person has to. */
export function reloadOnce(refusal: Refusal, page: Reloader = browser): void {
  const ours = Number(refusal.facts?.["ours"]);
  if (!isOutdated(refusal) || !(ours > PROTOCOL)) return;
  try {
    if (page.recall() === String(ours)) return;
    page.note(String(ours));
  } catch {
    return; // Without storage it might reload for ever.
  }
  page.reload();
}

const KEY = "fourfold-reloaded";
const browser: Reloader = {
  recall: () => sessionStorage.getItem(KEY),
  note: (version) => sessionStorage.setItem(KEY, version),
  reload: () => location.reload(),
};
