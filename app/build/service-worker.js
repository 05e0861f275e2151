// Keeps the app on the device: the page opens at once, and without a network too. Rooms need one; the page says so.
const store = 'veillee-__VERSION__'
const files = __FILES__

self.addEventListener('install', event => {
  const kept = caches
    .open(store)
    .then(cache => cache.addAll(['/', ...files.filter(name => name !== '/index.html')]))
  event.waitUntil(kept.then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  const old = caches.keys().then(names => names.filter(name => name.startsWith('veillee-') && name !== store))
  event.waitUntil(
    old.then(names => Promise.all(names.map(name => caches.delete(name)))).then(() => self.clients.claim()),
  )
})

// Files are named by their content, so the kept one is the right one; pictures are kept as they are seen.
const isOfTheApp = url => url.pathname.startsWith('/assets/') || url.pathname.startsWith('/pictures/')

const fromStore = request =>
  caches.match(request).then(
    kept =>
      kept ??
      fetch(request).then(answer => {
        if (answer.ok) {
          const copy = answer.clone()
          caches.open(store).then(cache => cache.put(request, copy))
        }
        return answer
      }),
  )

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (isOfTheApp(url)) event.respondWith(fromStore(event.request))
  // The page itself comes fresh where there is a network, so that a renewed server is met by a renewed page.
  else if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => caches.match('/')))
})
