/** The service worker that caches the page for offline use. */

const isSupported = import.meta.env.PROD && "serviceWorker" in navigator;

/** Registers the service worker after the page has loaded. */
export function keepPage(): void {
  if (!isSupported) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** Tells the service worker to cache only the words of the current language. */
export function keepWords(language: string): void {
  if (isSupported) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ language }));
}

/** Deletes everything that this browser stores about the guest; only the page itself stays cached. */
export async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (!("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.startsWith("page-")).map((name) => caches.delete(name)));
}
