/** The guest of this device: an optional name and nothing else. */
import { api } from "./api.ts";
import { language, say } from "./words.svelte.ts";

let name = $state<string | null>(null);
let asked: Promise<void> | null = null;

export const you = {
  /** The name given, if any. */
  get name(): string | null {
    return name;
  },
  /** The name to play under. */
  get called(): string {
    return name ?? say("web-default-name");
  },
};

/** Asks the server once who the guest is. */
export function meet(): Promise<void> {
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
  await api.rename(you.called, language());
}
