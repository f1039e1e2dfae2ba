// Keeps the page, and the replays, rules and lessons that were looked at, so that all open without the server.
const VERSION = __VERSION__;
const SHELL = __SHELL__;
const WORDS = __WORDS__;
const PAGE = `page-${VERSION}`;
// Another name than at first, when running games were kept, too: what is not listed here is deleted.
const REPLAYS = "replays-2";
// Another name than before tiles were named in ASCII.
const LESSONS = "lessons-2";
const REPLAY = /^\/api\/tables\/[^/]+\/(replay|picture\.svg|record)$/;
const LESSON = /^\/api\/learn\//;
const KEPT = 200;

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

// The page tells which language it speaks; only its words are kept.
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

const mayKeep = (answer) => !/\bno-store\b/i.test(answer.headers.get("cache-control") ?? "no-store");

async function freshOrKept(request, name) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    // What the server forbids to keep, or has no longer, is not kept from before either.
    if (answer.status < 500 && !(answer.ok && mayKeep(answer))) await cache.delete(request, { ignoreVary: true });
    else if (answer.ok) {
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
