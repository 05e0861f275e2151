import { computed, signal } from '@preact/signals'
import { under, withoutBase } from './device/base.ts'
import { phoneOfPlayground } from './device/stored.ts'

const whereNow = (): string => withoutBase(location.pathname) + location.search + location.hash

/** Where the page is. The address is the state: a reload comes back to the same place. */
const address = signal(whereNow())

addEventListener('popstate', () => {
  address.value = whereNow()
})

export const path = computed(() => address.value.split(/[?#]/)[0]!)

/** What stands behind the #: links that work once, which no server log should have. */
export const fragment = computed(() => new URLSearchParams(address.value.split('#')[1] ?? ''))

const phone = phoneOfPlayground(location.search)

/** Where a place is. The playground's phones keep saying which of them they are. */
export function addressOf(to: string): string {
  const [before, hash] = under(to).split('#')
  return `${before}${phone === undefined ? '' : `?as=${phone}`}${hash === undefined ? '' : `#${hash}`}`
}

/** How many steps the app has made here: one can only go back where it has been itself. */
const stepsBehind = (): number => (history.state as { steps?: number } | null)?.steps ?? 0

export function go(to: string, { replace = false } = {}): void {
  const target = addressOf(to)
  if (replace) history.replaceState({ steps: stepsBehind() }, '', target)
  else history.pushState({ steps: stepsBehind() + 1 }, '', target)
  address.value = whereNow()
  scrollTo(0, 0)
}

/** To the place before; whoever came straight here, by a link or a QR code, goes home. */
export const back = (): void => {
  if (stepsBehind() > 0) history.back()
  else go('/', { replace: true })
}
