/** The worker that keeps the page for when there is no connection. */

const there = import.meta.env.PROD && "serviceWorker" in navigator;

/** The page comes first; what keeps it for later can wait until it is there. */
export function keepPage(): void {
  if (!there) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** Only the words of the language that is spoken are kept. */
export function keepWords(language: string): void {
  if (there) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language }));
}

/** Forgets all that this browser keeps of its guest; only the page itself stays for when there is no connection. */
export async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.startsWith("page-")).map((name) => caches.delete(name)));
}
