/** Values that the browser keeps on this device, as JSON; a private window may forbid it. */

/** Returns a stored value; null if there is none or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** Stores a value if the browser allows it; otherwise it lasts only as long as the page. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without.
  }
}
