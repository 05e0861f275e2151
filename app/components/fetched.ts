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

/** A part of the app, once all that it needs is here too; what a phone's network has lost is asked for once more. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  await load().catch(why => {
    if (missing.size === 0) throw why
  })
  const lost = [...missing]
  missing.clear()
  await Promise.all(lost.map(link => askAgain[link.rel]!(link)))
  return load()
}
