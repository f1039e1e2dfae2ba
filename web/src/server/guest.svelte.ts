/** The guest of this device: an optional name and nothing else. */
import { language, say } from "../words/words.svelte.ts";
import { api } from "./api.ts";

let name = $state<string | null>(null);
let asked: Promise<void> | null = null;

export const guest = {
  /** The name given, if any. */
  get name(): string | null {
    return name;
  },
  /** The name to play under. */
  get displayName(): string {
    return name ?? say("web-default-name");
  },
};

/** Asks the server once who the guest is. */
export function loadGuest(): Promise<void> {
  asked ??= api.guest().then(
    (guest) => void (name = guest.name ?? null),
    () => void (asked = null),
  );
  return asked;
}

export async function saveName(text: string): Promise<void> {
  const wanted = text.trim().slice(0, 40);
  if (wanted === (name ?? "")) return;
  // Blanks alone are no name; the server then uses the default name.
  name = wanted || null;
  await api.rename(guest.displayName, language());
}
