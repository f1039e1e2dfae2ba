/** Reads and writes the query of an address. */

export const parametersOf = (search: string): URLSearchParams => new URLSearchParams(search);

/** Returns the address with one parameter set. */
export function withParameter(href: string, name: string, value: string): string {
  const address = new URL(href);
  address.searchParams.set(name, value);
  return address.href;
}

/** Returns the path followed by those parameters that have a value. */
export function pathWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value));
  return query.size ? `${path}?${query}` : path;
}
