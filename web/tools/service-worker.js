// Caches the page, and the replays, rules and lessons that were opened, for offline use.
const VERSION = __VERSION__;
const SHELL = __SHELL__;
const WORDS = __WORDS__;
const PAGE = `page-${VERSION}`;
// Renamed because the first version also cached running games; caches that are not listed here are deleted.
const REPLAYS = "replays-2";
// Renamed when tiles got ASCII names.
const LESSONS = "lessons-2";
const REPLAY = /^\/api\/tables\/[^/]+\/(replay|picture\.svg|record)$/;
const LESSON = /^\/api\/learn\//;
const MAX_ENTRIES = 200;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(PAGE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((n) => ![PAGE, REPLAYS, LESSONS].includes(n)).map((n) => caches.delete(n))),
      )
      .then(() => self.clients.claim()),
  );
});

// The page sends its language; only the words of that language are cached.
self.addEventListener("message", (event) => {
  const words = new RegExp(`^/assets/words-${event.data.language}-(base|pentaraduga|web-)`);
  event.waitUntil(
    caches
      .open(PAGE)
      .then((cache) => Promise.all(WORDS.filter((name) => words.test(name)).map((name) => keep(cache, name)))),
  );
});

async function keep(cache, name) {
  if (!(await cache.match(name, { ignoreVary: true }))) await cache.add(name);
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (REPLAY.test(url.pathname)) event.respondWith(freshOrKept(event.request, REPLAYS));
  else if (LESSON.test(url.pathname)) event.respondWith(freshOrKept(event.request, LESSONS));
  else if (url.pathname.startsWith("/api/")) return;
  else if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else
    event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});

/** Returns the newest page if the server answers, otherwise the cached one. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
    throw new Error(String(answer.status));
  } catch {
    return (await caches.match("/", { cacheName: PAGE, ignoreVary: true })) ?? Response.error();
  }
}

const mayKeep = (answer) => !/\bno-store\b/i.test(answer.headers.get("cache-control") ?? "no-store");

/** Returns the server's answer and caches it; without one, returns the cached answer. */
async function freshOrKept(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    // Deletes the copy of what no longer exists or may no longer be cached.
    if (answer.status < 500 && !(answer.ok && mayKeep(answer))) await cache.delete(request, { ignoreVary: true });
    else if (answer.ok) {
      await cache.put(request, answer.clone());
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES)).map((key) => cache.delete(key)));
    }
    // A proxy answers with an error if the server behind it is down.
    return answer.status < 500 ? answer : ((await cache.match(request, { ignoreVary: true })) ?? answer);
  } catch (problem) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw problem;
  }
}
