// The app opens without a network: what a release needs for its first page is kept when it comes, the rest when it is
// first used. What is played always comes from the server. The build puts `RELEASE` before this (dev/worker.ts).
/* global RELEASE */
const CACHE = `gruft-${RELEASE.name}`
const FIRST_PAGE = '/'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(begin())
})

/** Fetches what the first page needs; what the last release has left and this one has too, need not be fetched again. */
async function begin() {
  const cache = await caches.open(CACHE)
  await cache.addAll([FIRST_PAGE, ...RELEASE.first].map((path) => new Request(path, { cache: 'no-cache' })))
  for (const name of await caches.keys()) {
    const old = await caches.open(name)
    for (const request of name === CACHE ? [] : await old.keys()) {
      if (RELEASE.files.includes(new URL(request.url).pathname)) await cache.put(request, await old.match(request))
    }
  }
}

// Whatever other releases have left is forgotten.
self.addEventListener('activate', (event) => {
  const forgotten = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
  event.waitUntil(forgotten.then(() => self.clients.claim()))
})

/** A file of this release: its name changes when it does, so it is fetched once. */
async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

const firstPage = () => caches.open(CACHE).then((cache) => cache.match(FIRST_PAGE))

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (RELEASE.files.includes(pathname)) event.respondWith(kept(event.request))
  else if (mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(fetch(event.request).catch(firstPage))
  }
})

// A notice leads to its table: to the page that shows it, if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => new URL(page.url).pathname === path)
    return there ? there.focus() : self.clients.openWindow(path)
  }
  event.waitUntil(show())
})
