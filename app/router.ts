import { computed, signal } from '@preact/signals'

/** Where the page is. The address is the state: a reload comes back to the same place. */
const address = signal(location.pathname + location.search + location.hash)

addEventListener('popstate', () => {
  address.value = location.pathname + location.search + location.hash
})

export const path = computed(() => address.value.split(/[?#]/)[0]!)

/** What stands behind the #: links that work once, which no server log should have. */
export const fragment = computed(() => new URLSearchParams(address.value.split('#')[1] ?? ''))

/** The playground's phones keep saying which of them they are. */
const kept = new URLSearchParams(location.search).get('as')

const withKept = (to: string): string => {
  if (kept === null) return to
  const [before, hash] = to.split('#')
  return `${before}?as=${kept}${hash === undefined ? '' : `#${hash}`}`
}

export function go(to: string, { replace = false } = {}): void {
  const target = withKept(to)
  if (replace) history.replaceState(null, '', target)
  else history.pushState(null, '', target)
  address.value = target
  scrollTo(0, 0)
}

export const back = (): void => {
  if (history.length > 1) history.back()
  else go('/')
}
