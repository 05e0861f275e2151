// Keeps the app on the device: the page opens at once, and without a network too. Rooms need one; the page says so.
const store = 'veillee-__VERSION__'
const files = __FILES__

self.addEventListener('install', event => {
  const kept = caches.open(store).then(cache => cache.addAll(['/', ...files]))
  event.waitUntil(kept.then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  const old = caches.keys().then(names => names.filter(name => name.startsWith('veillee-') && name !== store))
  event.waitUntil(
    old.then(names => Promise.all(names.map(name => caches.delete(name)))).then(() => self.clients.claim()),
  )
})

// Files are named by their content, and the store by that of all pictures, so the kept one is the right one.
// Pictures that are not of the first page are kept as they are seen.
const isOfTheApp = ({ pathname }) => /^\/(?:assets|pictures)\/|^\/icon[\w.-]*$/.test(pathname)

const keep = (request, answer) => caches.open(store).then(cache => cache.put(request, answer))

const fromStore = async request => {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) void keep(request, answer.clone())
  return answer
}

const PATIENCE_MS = 3000

const late = () => new Promise((_, reject) => setTimeout(reject, PATIENCE_MS))

// The page comes fresh where there is a network, so that a renewed server is met by a renewed page; where there is none,
// or one that only pretends to be, it is the one that was kept.
const page = request =>
  Promise.race([fetch(request), late()]).catch(async () => (await caches.match('/')) ?? fetch(request))

// Pages that are the server's own, and not the app: without a network there are none.
const isOfTheServer = ({ pathname }) => /^\/(?:kept|evenings|invite|metrics|healthz)(?:\/|$)/.test(pathname)

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || isOfTheServer(url)) return
  if (isOfTheApp(url)) event.respondWith(fromStore(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(page(event.request))
})
