// Keeps the page and the replays that were looked at, so that both open without the server.
const VERSION = __VERSION__;
const SHELL = __SHELL__;
const PAGE = `page-${VERSION}`;
const REPLAYS = "replays";
const REPLAY = /^\/api\/tables\/[^/]+\/(replay|picture\.svg|record)$/;
const KEPT = 200;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(PAGE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== PAGE && n !== REPLAYS).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (REPLAY.test(url.pathname)) event.respondWith(freshOrKept(event.request));
  else if (url.pathname.startsWith("/api/")) return;
  else if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});

/** The newest page if the server answers, otherwise the one we have. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
    throw new Error(String(answer.status));
  } catch {
    return (await caches.match("/", { cacheName: PAGE, ignoreVary: true })) ?? Response.error();
  }
}

async function freshOrKept(request) {
  const cache = await caches.open(REPLAYS);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - KEPT)).map((key) => cache.delete(key)));
    }
    // A proxy without the server behind it answers, too.
    return answer.status < 500 ? answer : ((await cache.match(request, { ignoreVary: true })) ?? answer);
  } catch (problem) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw problem;
  }
}
