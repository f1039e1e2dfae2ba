/** Matches a pattern such as `/table/:id`; returns the parts by name, or null. */
export function matchPath(pattern: string, at: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const found = at.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== found.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = found[index] ?? "";
    if (part.startsWith(":") && value) parts[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return parts;
}
