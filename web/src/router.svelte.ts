/** Addresses within the page: the history's path decides what is shown. */

let path = $state(location.pathname);
let query = $state(location.search);
let hash = $state(location.hash);

export const route = {
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
  /** The part of the page that is meant, without its sign. */
  get part(): string {
    return hash.slice(1);
  },
};

function arrive(): void {
  path = location.pathname;
  query = location.search;
  hash = location.hash;
}

/** Goes to another page of ours; `replace` leaves no step back to this one. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  arrive();
  scrollTo(0, 0);
}

/** Makes ordinary links within the page go without loading it anew; call once. */
export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
  });
}
