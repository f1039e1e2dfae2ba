/** The router: the path of the history decides which page is shown. */
import { parametersOf, withParameter } from "./address.ts";

const LANGUAGE = "lang";
const TABLE = "table";

let path = $state(location.pathname);
let query = $state(location.search);
let hash = $state(location.hash);

export const route = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return parametersOf(query);
  },
  /** The language that the address asks for. */
  get language(): string | null {
    return this.query.get(LANGUAGE);
  },
  /** The part of the page that the address names, without the `#`. */
  get part(): string {
    return hash.slice(1);
  },
};

function arrive(): void {
  path = location.pathname;
  query = location.search;
  hash = location.hash;
}

/** Goes to another page of the app; `replace` adds no entry to the history. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", inLanguage(to));
  arrive();
  scrollTo(0, 0);
}

/** Sets the address to what is shown, so that it can be shared; stays on the page and adds nothing to the history. */
export function updateAddress(to: string): void {
  const address = inLanguage(to);
  if (location.pathname + location.search !== address) history.replaceState(history.state, "", address);
}

/** Returns the table that the person left to look something up, if any. */
export const originTable = (): string | null => route.query.get(TABLE);

/** Returns the address of a page, with the table to which it leads back. */
export function withWayBack(to: string, table: string | null = originTable()): string {
  if (!table) return to;
  const [rest, part] = to.split("#");
  return `${rest}?${TABLE}=${table}${part === undefined ? "" : `#${part}`}`;
}

/** Puts a language into the address, where it stays from page to page. */
export function shareLanguage(name: string): void {
  history.replaceState(history.state, "", withParameter(location.href, LANGUAGE, name));
  query = location.search;
}

/** Returns an address in the language that the current address asks for. */
function inLanguage(to: string): string {
  const wish = route.language;
  if (!wish || new URL(to, location.href).searchParams.has(LANGUAGE)) return to;
  const [rest = "", part] = to.split("#");
  return `${rest}${rest.includes("?") ? "&" : "?"}${LANGUAGE}=${wish}${part === undefined ? "" : `#${part}`}`;
}

/** Makes ordinary links within the app navigate without a reload; call it once. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    const here = link.pathname === location.pathname;
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
    if (here && link.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
  });
}
