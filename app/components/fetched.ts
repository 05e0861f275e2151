/** What a part of the app needs, and did not come: its loader does not ask for it twice. */
const missing = new Set<HTMLLinkElement>()

globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel in askAgain) missing.add(target)
  },
  true,
)

const askAgain: Record<string, (link: HTMLLinkElement) => Promise<unknown>> = {
  /** Without, the part would be shown bare. */
  stylesheet: link => {
    const again = link.cloneNode() as HTMLLinkElement
    const comes = new Promise((resolve, reject) => {
      again.addEventListener('load', resolve)
      again.addEventListener('error', () => reject(new Error(`no style sheet: ${link.href}`)))
    })
    link.replaceWith(again)
    return comes
  },
  /** WebKit keeps in mind that it was lost, even when the page is loaded anew, until somebody fetches it otherwise. */
  modulepreload: link =>
    fetch(link.href, { cache: 'reload' }).catch(why => {
      missing.add(link)
      throw why
    }),
}

/** Those of one kind, which are missing no more, or again. */
function taken(rel: string): readonly HTMLLinkElement[] {
  const links = [...missing].filter(link => link.rel === rel)
  for (const link of links) missing.delete(link)
  return links
}

const allAgain = (rel: string) => Promise.all(taken(rel).map(link => askAgain[rel]!(link)))

/** A part of the app, once its style sheets are here too; what a phone's network has lost is asked for once more. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  await load().then(
    () => taken('modulepreload'), // what was only to come early, and came after all, is not missed
    why => {
      if (missing.size === 0) throw why
      return allAgain('modulepreload')
    },
  )
  await allAgain('stylesheet')
  return load()
}
