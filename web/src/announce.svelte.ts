/** What screen readers are told, and the short notes that everybody sees. */

let spoken = $state("");
let turn = false;
let note = $state<{ text: string; id: number } | null>(null);
let hide: ReturnType<typeof setTimeout> | undefined;

export const announced = {
  get text(): string {
    return spoken;
  },
  get note(): { text: string; id: number } | null {
    return note;
  },
};

/** Says something to those who listen; the same words twice are heard twice. */
export function announce(text: string): void {
  turn = !turn;
  spoken = turn ? text : `${text}\u00a0`;
}

/** Shows a note for a while, and says it. */
export function notify(text: string, milliseconds = 5000): void {
  clearTimeout(hide);
  note = { text, id: (note?.id ?? 0) + 1 };
  announce(text);
  hide = setTimeout(() => (note = null), milliseconds);
}
