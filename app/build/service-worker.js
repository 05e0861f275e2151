// Keeps the app on the device: the page opens at once, and without a network too, with all that one phone for all or
// somebody alone needs to play (ROOM-22, 23). Rooms that others come to need a network; the page says so.
// The app lies where this file lies, and so do all names below: at the root, or under a path beside other things.
const base = new URL('./', location).pathname
// What is kept for the whole address: each path has stores of its own.
const stores = base === '/' ? 'veillee-' : `veillee${base}`
const store = `${stores}__VERSION__`
const files = __FILES__
// Pictures that are wanted later: fetched once the page has what it needs itself.
const later = __LATER__

self.addEventListener('install', event => {
  const kept = caches.open(store).then(cache => cache.addAll([base, ...files]))
  event.waitUntil(kept.then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  const old = caches.keys().then(names => names.filter(name => name.startsWith(stores) && name !== store))
  event.waitUntil(
    old.then(names => Promise.all(names.map(name => caches.delete(name)))).then(() => self.clients.claim()),
  )
})

// From the root of the app.
const pathOf = ({ pathname }) => pathname.slice(base.length)

// A page that has come to rest asks for it. What is missing after a broken journey is fetched the next time.
const keepLater = async () => {
  const cache = await caches.open(store)
  const kept = new Set((await cache.keys()).map(({ url }) => pathOf(new URL(url))))
  for (const file of later) if (!kept.has(file)) await cache.add(file)
  await Promise.allSettled(READ.map(path => cache.add(path)))
}

// Whoever asks is told whether all of it is here: then the page may say that it needs no network.
const isKept = () =>
  keepLater().then(
    () => true,
    () => false,
  )

self.addEventListener('message', event =>
  event.waitUntil(isKept().then(is => event.ports[0]?.postMessage(is))),
)

// Files are named by their content, and the store by that of all pictures, so the kept one is the right one.
const isOfTheApp = url => /^(?:assets|pictures)\/|^icon[\w.-]*$/.test(pathOf(url))

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
  Promise.race([fetch(request), late()]).catch(async () => (await caches.match(base)) ?? fetch(request))

// What the server has to read: fresh where there is a network, otherwise as it was last.
const READ = ['kept', 'veillee.css', 'lamp.svg']

const read = async request => {
  try {
    const answer = await Promise.race([fetch(request), late()])
    if (answer.ok) void keep(request, answer.clone())
    return answer
  } catch {
    // In another language than was asked for, rather than not at all.
    const kept = await caches.match(request, { ignoreVary: true })
    return kept ?? (await caches.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request)
  }
}

// Pages that are the server's own, and not the app: without a network there are none.
const isOfTheServer = url => /^(?:here|evenings|invite|metrics|healthz)(?:\/|$)/.test(pathOf(url))

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin || isOfTheServer(url)) return
  if (READ.includes(pathOf(url))) event.respondWith(read(event.request))
  else if (isOfTheApp(url)) event.respondWith(fromStore(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(page(event.request))
})
