/*
 * The service worker: one page for when there is no network, and the files whose address changes
 * with their content. It never answers a navigation while the network does, so that no visitor is
 * ever shown an old page.
 */
const offlinePage = '/_livery/offline';
const pages = 'livery-pages-1';
const files = 'livery-files-1';
/** Enough for two releases and the images of several brands; the oldest are evicted first. */
const maxFiles = 400;

self.addEventListener('install', (event) =>
  event.waitUntil(keepOfflinePage(offlinePage).then(() => self.skipWaiting())),
);
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
// The page tells of the visitor's language.
self.addEventListener('message', (event) =>
  event.waitUntil(
    keepOfflinePage(`${offlinePage}?lang=${encodeURIComponent(event.data.language)}`),
  ),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => answerOffline()));
  else if (
    request.method === 'GET' &&
    origin === self.location.origin &&
    /^\/(?:assets|build)\//.test(pathname)
  )
    event.respondWith(fileOf(request));
});

/** The page, and the files it is shown with. */
async function keepOfflinePage(address) {
  const reply = await fetch(address, { cache: 'no-store' });
  if (!reply.ok) return;
  const text = await reply.clone().text();
  const needed = [...text.matchAll(/(?:href|src)="(\/(?:assets|build)\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  await (await caches.open(files)).addAll([...new Set(needed)]);
  await (await caches.open(pages)).put(offlinePage, reply);
}

async function answerOffline() {
  return (await caches.match(offlinePage)) ?? Response.error();
}

async function fileOf(request) {
  const cache = await caches.open(files);
  const cached = await cache.match(request);
  if (cached) return cached;
  const reply = await fetch(request);
  if (reply.status === 200) await cacheFile(cache, request, reply.clone());
  return reply;
}

async function cacheFile(cache, request, reply) {
  try {
    await cache.put(request, reply);
    const cached = await cache.keys();
    await Promise.all(
      cached.slice(0, Math.max(0, cached.length - maxFiles)).map((old) => cache.delete(old)),
    );
  } catch {
    // No room: the file was sent all the same.
  }
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== pages && name !== files).map((name) => caches.delete(name)),
  );
}
