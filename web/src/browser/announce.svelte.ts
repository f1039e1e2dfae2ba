/** Announcements for screen readers, and short notes that everybody sees. */

let spoken = $state("");
let isOdd = false;
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

/** Announces a text to screen readers; repeats it even if it is the same as before. */
export function announce(text: string): void {
  isOdd = !isOdd;
  // Screen readers ignore a text that has not changed.
  spoken = isOdd ? text : `${text}\u00a0`;
}

/** Shows a note for a while, and announces it. */
export function notify(text: string, milliseconds = 5000): void {
  clearTimeout(hide);
  note = { text, id: (note?.id ?? 0) + 1 };
  announce(text);
  hide = setTimeout(() => (note = null), milliseconds);
}
