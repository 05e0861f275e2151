/** The page is no longer looked at: another app, the lock, another page. Gives back how to stop listening. */
export function onPutAway(putAway: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  document.addEventListener('visibilitychange', () => document.hidden && putAway(), { signal })
  addEventListener('pagehide', putAway, { signal })
  return () => over.abort()
}

/** As long as it is put away, the page wears it: what is for some eyes only is then blank (base.css). */
export function wearPutAway(): void {
  const { dataset } = document.documentElement
  const back = () => {
    if (!document.hidden) delete dataset.away
  }
  onPutAway(() => {
    dataset.away = ''
  })
  document.addEventListener('visibilitychange', back)
  addEventListener('pageshow', back)
}
