import { signal } from '@preact/signals'
import { wordsOf } from './words-of.ts'

/**
 * What a screen reader is told, in one place. Whatever stands in an element with `data-aloud` is said as it comes, in
 * the order of the page and never twice; with `data-aloud="now"` it does not wait for what is being said, and
 * with `data-aloud="secret"`, on an evening ground, or within `data-passing`, nothing of it stays once it is gone from
 * the page. No other element is a live region (`announcer.test.tsx`).
 */

/** How many lines are kept: whoever reads with their fingers reads them later. */
const KEPT = 20

/** What one step brings comes within this, and is told in the order of the page. */
const TOGETHER_MS = 60

interface Told {
  readonly words: string
  /** For one pair of ears, or to be remembered: it goes as it goes from the page. */
  readonly isSecret: boolean
  /** With what else it came; an answer to a question came by itself. */
  readonly step: number | null
}

/** What was told and may still be heard again, the last thing last. */
export const told = signal<readonly Told[]>([])

/** Where it is told: one on the page, and one in each sheet, since nothing behind a sheet is heard. */
export const Announcer = () => (
  <div class="unseen">
    <div role="log" data-announcer="" />
    <div role="alert" data-announcer="now" />
  </div>
)

/** Text of its own makes one line of it all; otherwise every child is one. */
function partsOf(place: Element): readonly Element[] {
  const hasText = [...place.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())
  return hasText || place.matches('p, span') ? [place] : [...place.children]
}

interface Line extends Omit<Told, 'step'> {
  readonly isNow: boolean
  readonly element: Element
}

/** What is to be heard of the page as it stands, each thing once. */
function linesOn(page: Document): readonly Line[] {
  const lines = new Map<string, Line>()
  const isForSome = page.documentElement.hasAttribute('data-for-some')
  for (const place of page.querySelectorAll<HTMLElement>('[data-aloud]')) {
    if (place.closest('[aria-hidden="true"], [hidden]')) continue
    const { aloud } = place.dataset
    const isSecret = isForSome || aloud === 'secret' || place.closest('[data-passing]') !== null
    for (const element of partsOf(place)) {
      const words = wordsOf(element)
      if (words === '' || lines.has(words)) continue
      lines.set(words, { words, isSecret, isNow: aloud === 'now', element })
    }
  }
  return [...lines.values()]
}

const placesOf = (kind: '' | 'now', page: ParentNode = document) => [
  ...page.querySelectorAll(`[data-announcer="${kind}"]`),
]

/** What comes together is one addition, with a line for each: Orca lets every addition cut off the one before. */
function write(lines: readonly string[], isNow = false): void {
  if (lines.length === 0) return
  const kind = isNow ? 'now' : ''
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const inSheet = sheet && placesOf(kind, sheet).at(-1)
  const place = inSheet ?? placesOf(kind).find(one => !one.closest('dialog'))
  if (!place) return
  const addition = document.createElement('div')
  for (const words of lines)
    addition.append(Object.assign(document.createElement('p'), { textContent: words }))
  if (isNow) place.replaceChildren(addition)
  else place.append(addition)
  for (const line of [...place.querySelectorAll('p')].slice(0, -KEPT)) removeLine(line)
}

function removeLine(line: Element): void {
  const addition = line.parentElement!
  line.remove()
  if (addition.childElementCount === 0) addition.remove()
}

const keep = ({ words, isSecret, step }: Told): void => {
  told.value = [...told.value, { words, isSecret, step }].slice(-KEPT)
}

/** Nothing that was told can be found any more; without `isGone`, nothing at all. */
export function forgetTold(isGone: (one: Told) => boolean = () => true): void {
  const gone = new Set(
    told
      .peek()
      .filter(isGone)
      .map(({ words }) => words),
  )
  if (gone.size === 0) return
  told.value = told.value.filter(one => !isGone(one))
  for (const place of [...placesOf(''), ...placesOf('now')])
    for (const line of place.querySelectorAll('p')) if (gone.has(line.textContent ?? '')) removeLine(line)
}

/** What nothing on the page says: the answer to a question. A secret stays until the page changes. */
export function announce(words: string, { isSecret = false } = {}): void {
  if (told.peek().at(-1)?.words !== words) keep({ words, isSecret, step: null })
  write([words])
}

/** All that came last, whatever was asked since; or, if nothing has come yet, what is said otherwise. */
export function sayAgain(otherwise: string): void {
  const came = told.peek().filter(({ step }) => step !== null)
  const last = came.filter(({ step }) => step === came.at(-1)!.step)
  write(last.length === 0 ? [otherwise] : last.map(({ words }) => words))
}

/** What was for one pair of ears, or had to be remembered, is gone as soon as it is gone from the page. */
function forgetWhatIsGone(now: ReadonlySet<string>): void {
  forgetTold(({ words, isSecret }) => isSecret && !now.has(words))
}

const wordsOn = (lines: readonly Line[]): ReadonlySet<string> => new Set(lines.map(({ words }) => words))

/** What stood on the page when it was last looked at. */
let before: ReadonlySet<string> = new Set()
let steps = 0
let focused: Element | null = null
/** What stood there when something was opened over it: no news when that shuts. */
let under: { readonly words: ReadonlySet<string>; isShut: boolean } | null = null

/** Somebody looks at what is under a hold, and comes back to the same page. */
export function openOver(isOpen: boolean): void {
  if (isOpen) under = { words: before, isShut: false }
  else if (under) under.isShut = true
}

/** Whatever takes the focus is read by the screen reader itself. */
function look(): void {
  const lines = linesOn(document)
  const now = wordsOn(lines)
  const { activeElement } = document
  forgetWhatIsGone(now)
  steps += 1
  const news = lines.filter(({ words }) => !before.has(words) && !under?.words.has(words))
  for (const line of news) keep({ ...line, step: steps })
  const isReadByFocus = ({ element }: Line) => activeElement !== focused && element.contains(activeElement)
  const unread = news.filter(line => !isReadByFocus(line))
  for (const isNow of [true, false])
    write(
      unread.filter(line => line.isNow === isNow).map(({ words }) => words),
      isNow,
    )
  before = now
  focused = activeElement
  if (under?.isShut) under = null
}

/** From now on; what stands there already is read as any page is. Gives back how to stop. */
export function startAnnouncing(): () => void {
  before = wordsOn(linesOn(document))
  focused = document.activeElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(changes => {
    if (changes.every(({ target }) => isOwn(target))) return
    if (told.peek().some(({ isSecret }) => isSecret)) forgetWhatIsGone(wordsOn(linesOn(document)))
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, TOGETHER_MS)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

const isOwn = (node: Node): boolean => (node as Element).closest?.('[data-announcer]') != null
