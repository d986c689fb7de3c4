// The app opens without a network: the page and its parts are kept; what is played always comes from the server.
const CACHE = 'gruft-1'
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api') || url.pathname === '/ws') return
  const lasting = url.pathname.startsWith('/assets/')
  const fetched = () => fetch(event.request).then((answer) => {
    if (answer.ok) { const copy = answer.clone(); caches.open(CACHE).then((cache) => cache.put(lasting ? event.request : '/', copy)) }
    return answer
  })
  event.respondWith(lasting
    ? caches.match(event.request).then((kept) => kept ?? fetched())
    : event.request.mode === 'navigate' ? fetched().catch(() => caches.match('/')) : fetch(event.request))
})
