/** Style sheets that did not come: the loader of the app does not ask for one twice, and then shows its part without. */
const missing = new Set<HTMLLinkElement>()

globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
  },
  true,
)

function askAgain(link: HTMLLinkElement): Promise<unknown> {
  missing.delete(link)
  const again = link.cloneNode() as HTMLLinkElement
  const comes = new Promise((resolve, reject) => {
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`no style sheet: ${link.href}`)))
  })
  link.replaceWith(again)
  return comes
}

/** A part of the app, once its style sheets are here too; one that a phone's network has lost is asked for once more. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  await load().catch(why => {
    if (missing.size === 0) throw why
  })
  await Promise.all([...missing].map(askAgain))
  return load()
}
