import { effect } from '@preact/signals'
import { isResting, newScan, onward, pressed, type Scan } from './scan.ts'
import { type Settings, settings } from './settings.ts'

/** Up to so many things need no groups. */
const FEW = 5
/** A switch that rattles is pressed once. */
const RATTLES_MS = 250
const LIT = 'data-lit-by-switch'

const STOPS = 'button, a[href], input, select, summary'
/** What nobody can fill in with one switch; a system's own keyboard can. */
const FIELDS = 'input:is([type="text"], [type="search"], [type="number"], :not([type])), textarea'

const isField = (target: EventTarget | null): boolean =>
  (target as Element | null)?.matches?.(FIELDS) === true

/** What is written there is sent by Enter; whoever stayed in it would only write with their switch from then on. */
function leaveField(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && isField(target)) target.blur()
}

/** Where it is seen: a choice is drawn by its label. */
const faceOf = (stop: HTMLElement): HTMLElement =>
  (stop.matches('input') && stop.closest<HTMLElement>('label')) || stop

function canBePressed(stop: HTMLElement): boolean {
  if (stop.matches(`:disabled, [aria-disabled="true"], ${FIELDS}`)) return false
  if (stop.closest('[inert], [aria-hidden="true"], .unseen')) return false
  const { width, height } = faceOf(stop).getBoundingClientRect()
  return width > 2 && height > 2
}

/** What belongs together says so; “again” is what is pressed again and again. */
const TOGETHER = '[data-together]'
const AGAIN = '[data-together="again"]'

/** The menus of the bar are rarely wanted: they come last. */
const groupOf = (stop: HTMLElement): Element | null =>
  stop.closest(TOGETHER) ?? stop.closest('footer, header, fieldset, nav, details, form, main, dialog')

/** All that can be pressed on the page, or in the sheet over it: in the order of the page, by groups where it is much. */
function stopsOn(page: Document): readonly (readonly HTMLElement[])[] {
  const place: ParentNode = [...page.querySelectorAll('dialog[open]')].at(-1) ?? page
  const all = [...place.querySelectorAll<HTMLElement>(STOPS)].filter(canBePressed)
  const groups = new Map<Element | null, HTMLElement[]>()
  for (const stop of all) groups.set(groupOf(stop), [...(groups.get(groupOf(stop)) ?? []), stop])
  const isBar = (group: Element | null): number => (group?.matches('header') ? 1 : 0)
  const ordered = [...groups].sort(([one], [other]) => isBar(one) - isBar(other)).map(([, stops]) => stops)
  if (all.length === 0) return []
  return all.length <= FEW ? [ordered.flat()] : ordered
}

/** ROOM-21: one switch, be it a key or a tap anywhere, is enough: what can be pressed is lit, one thing after the other. */
class OneSwitch {
  readonly #of: Settings['oneSwitch']
  readonly #over = new AbortController()
  readonly #paceMs: number
  #timer: ReturnType<typeof setInterval> | undefined
  #stops: readonly (readonly HTMLElement[])[] = []
  #scan: Scan = newScan([])
  #pressedAtMs = Number.NEGATIVE_INFINITY

  constructor(of: Settings['oneSwitch'], paceS: number) {
    this.#of = of
    this.#paceMs = paceS * 1_000
    const on = { capture: true, signal: this.#over.signal, passive: false }
    addEventListener('keydown', event => this.#key(event), on)
    addEventListener('keyup', event => this.#keyUp(event), on)
    if (of === 'tap')
      for (const kind of ['pointerdown', 'pointerup', 'touchstart', 'mousedown', 'click'] as const)
        addEventListener(kind, event => this.#touch(event), on)
    this.#look()
    this.#light()
    this.#waits()
  }

  end(): void {
    this.#over.abort()
    clearInterval(this.#timer)
    unlight()
  }

  /** Whatever a press has lit is lit for as long as anything else. */
  #waits(): void {
    clearInterval(this.#timer)
    this.#timer = setInterval(() => this.#goOn(), this.#paceMs)
  }

  #key(event: KeyboardEvent): void {
    if (!this.#isSwitch(event)) return
    stop(event)
    if (!event.repeat) this.#press()
  }

  #keyUp(event: KeyboardEvent): void {
    if (this.#isSwitch(event)) stop(event)
    else if (event.key === 'Enter') leaveField(event.target)
  }

  /** Whatever a switch sends; keys that lead elsewhere, and what is written, stay what they are. */
  #isSwitch({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    return (key === ' ' || key === 'Enter') && !altKey && !ctrlKey && !metaKey && !isField(target)
  }

  #touch(event: Event): void {
    if (!event.isTrusted) return
    stop(event)
    if (event.type === 'pointerdown') this.#press()
  }

  #goOn(): void {
    if (!this.#look() && !isResting(this.#scan)) {
      const first = this.#stops[this.#scan.group]?.[0]
      this.#scan = onward(this.#scan, first?.closest(AGAIN) != null)
    }
    this.#light()
  }

  #press(): void {
    const nowMs = performance.now()
    if (nowMs - this.#pressedAtMs < RATTLES_MS) return
    this.#pressedAtMs = nowMs
    // What was lit has gone from the page: a press was not meant for what took its place.
    if (!this.#look()) this.#takes()
    this.#light()
    this.#waits()
  }

  #takes(): void {
    const { scan, isTaken } = pressed(this.#scan)
    this.#scan = scan
    if (!isTaken) return
    take(this.#stops[scan.group]![scan.item ?? 0]!)
    this.#look()
  }

  /** Whether what is lit, if anything, is no longer there: then it begins anew. */
  #look(): boolean {
    const before = this.#stops
    const { group, item } = this.#scan
    const lit = before[group]?.[item ?? 0]
    this.#stops = stopsOn(document)
    const groups = this.#stops.map(({ length }) => length)
    const at = this.#stops.findIndex(stops => stops.includes(lit!))
    const place = this.#stops[at]?.indexOf(lit!) ?? -1
    const isAlike = (this.#stops.length === 1) === (before.length === 1)
    if (lit && at >= 0 && isAlike && (item !== null || place === 0)) {
      this.#scan = { ...this.#scan, groups, group: at, item: item === null ? null : place }
      return false
    }
    this.#scan = newScan(groups)
    return true
  }

  #light(): void {
    unlight()
    if (isResting(this.#scan)) return
    const { group, item } = this.#scan
    const stops = this.#stops[group] ?? []
    const lit = item === null ? stops : [stops[item]!]
    for (const one of lit) faceOf(one).setAttribute(LIT, this.#of)
    faceOf(lit[0]!).scrollIntoView?.({ block: 'nearest' })
  }
}

function stop(event: Event): void {
  event.stopImmediatePropagation()
  if (event.cancelable) event.preventDefault()
}

function unlight(): void {
  for (const one of document.querySelectorAll(`[${LIT}]`)) one.removeAttribute(LIT)
}

/** As a screen reader presses it: a click that no finger made, which also opens what others hold. */
function take(stop: HTMLElement): void {
  stop.focus({ preventScroll: true })
  if (stop instanceof HTMLSelectElement) {
    stop.selectedIndex = (stop.selectedIndex + 1) % stop.options.length
    stop.dispatchEvent(new Event('change', { bubbles: true }))
  } else stop.click()
}

/** As long as it is wanted. */
export function wearOneSwitch(): () => void {
  let worn: OneSwitch | undefined
  let [of, paceS]: [Settings['oneSwitch'], number] = ['off', 0]
  return effect(() => {
    const { oneSwitch, switchPaceS } = settings.value
    if (oneSwitch === of && switchPaceS === paceS) return
    ;[of, paceS] = [oneSwitch, switchPaceS]
    worn?.end()
    worn = of === 'off' ? undefined : new OneSwitch(of, paceS)
  })
}
