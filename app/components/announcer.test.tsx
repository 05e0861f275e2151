// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Announcer, announce, openOver, sayAgain, startAnnouncing, told } from './announcer.tsx'
import { type Ground, Screen } from './screen.tsx'
import { Sheet } from './sheet.tsx'
import { wordsOf } from './words-of.ts'

const place = document.createElement('div')
let stop: () => void

interface PageProps {
  readonly say: string
  readonly more?: string
  readonly news?: readonly string[]
  readonly isSheetOpen?: boolean
  readonly ground?: Ground
}

const Page = ({ say, more, news = [], isSheetOpen = false, ground = 'paper' }: PageProps) => (
  <>
    <Screen name={say} ground={ground} say={say} more={more} />
    <div data-aloud>
      {news.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
    {isSheetOpen && (
      <Sheet title="Sheet" onClose={() => undefined}>
        <p>…</p>
      </Sheet>
    )}
    <Announcer />
  </>
)

async function show(page: PageProps): Promise<void> {
  await act(async () => render(<Page {...page} />, place))
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)))
}

const logs = () => [...document.querySelectorAll('[role="log"]')]
const heardIn = (log: Element) => [...log.querySelectorAll('p')].map(line => line.textContent)
const toldWords = () => told.value.map(({ words }) => words)
const heard = () => logs().flatMap(heardIn)

beforeEach(async () => {
  vi.useFakeTimers()
  told.value = []
  document.body.replaceChildren(place, document.createElement('button'))
  // Somewhere else, so that no sentence takes it.
  document.body.querySelector<HTMLElement>(':scope > button')!.focus()
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  await act(async () => render(<Page say="Wait" />, place))
  stop = startAnnouncing()
})
afterEach(() => {
  stop()
  act(() => render(null, place))
  vi.useRealTimers()
})

test('what comes is said once, in the order of the page; what stood there is not', async () => {
  await show({ say: 'Wait', news: ['Tom is back.'] })
  await show({ say: 'Vote', more: 'In secret.', news: ['Tom is back.', 'Jo has left.'] })
  await show({ say: 'Vote', more: 'In secret.' })
  expect(heard()).toEqual(['Tom is back.', 'Vote', 'In secret.', 'Jo has left.'])
})

test('[ROOM-21] what comes together is one addition, so that no line cuts off the one before', async () => {
  await show({ say: 'Jo tells next', news: ['Tom adds', 'Noun a cyclops'] })
  expect(
    logs()
      .flatMap(log => [...log.children])
      .map(({ children }) => children.length),
  ).toEqual([3])
})

test('what stands in two places is said once', async () => {
  await show({ say: 'Vote', news: ['Vote'] })
  expect(heard()).toEqual(['Vote'])
})

test('a sentence that takes the focus is read by the screen reader itself, and can be asked for again', async () => {
  ;(document.activeElement as HTMLElement).blur()
  await show({ say: 'Vote', more: 'In secret.' })
  expect(document.activeElement?.textContent).toBe('Vote')
  expect(heard()).toEqual(['In secret.'])
  expect(toldWords()).toEqual(['Vote', 'In secret.'])
})

test('behind a sheet nothing is heard: the sheet says it', async () => {
  await show({ say: 'Wait', isSheetOpen: true })
  await show({ say: 'Vote', isSheetOpen: true })
  const [page, sheet] = logs().sort(
    (a, b) => Number(a.closest('dialog') !== null) - Number(b.closest('dialog') !== null),
  )
  expect(heardIn(page!)).toEqual([])
  expect(heardIn(sheet!)).toEqual(['Vote'])
})

test('what is said again is heard again, and stands once among what was told', () => {
  announce('Vote')
  announce('Vote')
  expect(heard()).toEqual(['Vote', 'Vote'])
  expect(toldWords()).toEqual(['Vote'])
})

test('[ROOM-19] the last thing again is all that came with it, whatever was asked since', async () => {
  sayAgain('You are waiting.')
  expect(heard()).toEqual(['You are waiting.'])
  await show({ say: 'Vote', more: 'In secret.' })
  await show({ say: 'Jo tells next', news: ['Tom adds', 'Noun a cyclops'] })
  announce('It is up to you.')
  const before = heard().length
  sayAgain('You are waiting.')
  expect(heard().slice(before)).toEqual(['Jo tells next', 'Tom adds', 'Noun a cyclops'])
})

test('[ROOM-14] what was for one pair of eyes goes as it goes from the page', async () => {
  await show({ say: 'Look', ground: 'dusk', news: ['The die says 3.'] })
  expect(heard()).toEqual(['Look', 'The die says 3.'])
  await show({ say: 'Look', ground: 'dusk' })
  expect(heard()).toEqual(['Look'])
  await show({ say: 'Wait' })
  expect(heard()).toEqual(['Wait'])
  expect(toldWords()).toEqual(['Wait'])
})

test('[ROOM-21] who comes back from what is under a hold is not told the same page again', async () => {
  await show({ say: 'Your turn', news: ['Zoé adds'] })
  openOver(true)
  await show({ say: 'Your hand', news: ['a hedgehog'] })
  openOver(false)
  await show({ say: 'Your turn', news: ['Zoé adds'] })
  expect(heard()).toEqual(['Your turn', 'Zoé adds', 'Your hand', 'a hedgehog'])
  await show({ say: 'Wait' })
  await show({ say: 'Your turn' })
  expect(heard().at(-1)).toBe('Your turn')
})

test('the last twenty lines stay, for whoever reads them with their fingers', () => {
  for (let i = 0; i < 30; i++) announce(`line ${i}`)
  expect(heard()).toHaveLength(20)
  expect(heard().at(-1)).toBe('line 29')
})

test('[ROOM-21] what goes from the screen by itself can still be read, by whoever reads slowly', async () => {
  await show({ say: 'Wait', news: ['Zoé has left the table.'] })
  await show({ say: 'Wait' })
  await act(async () => void (await vi.advanceTimersByTimeAsync(600_000)))
  expect(heard()).toEqual(['Zoé has left the table.'])
  expect(toldWords()).toEqual(['Zoé has left the table.'])
})

/** Where something is shown for a while and goes by itself; the rest that waits shows nothing, or waits for somebody. */
const GOES_BY_ITSELF = [
  'game-kit/news-lines.tsx',
  'match/floating.tsx',
  'match/refusal-toast.tsx',
  'in-the-palm/calls.tsx',
  'in-the-palm/faces.tsx',
  'in-the-palm/mime-stage-screen.tsx',
  'in-the-palm/thinking.tsx',
  'lobby/requests.tsx',
  'palm-reader/draw-pad.tsx',
]

test.each(GOES_BY_ITSELF)('[ROOM-21] what %s shows for a while is told', path => {
  expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8')).toContain('data-aloud')
})

test('words are what is not only drawn, with the names of pictures', () => {
  const element = document.createElement('p')
  element.innerHTML =
    'Tom<b aria-hidden="true">✓</b> <img alt="a cat"> <i role="img" aria-label="laughs">☺</i><p hidden>no</p>'
  expect(wordsOf(element)).toBe('Tom a cat laughs')
})

test('there is no other live region', () => {
  const app = join(import.meta.dirname, '..')
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.tsx') && !name.includes('.test.') && !name.endsWith('announcer.tsx'),
  )
  expect(sources.length).toBeGreaterThan(100)
  const live = /aria-live|role="(status|alert|log)"/
  expect(sources.filter(name => live.test(readFileSync(join(app, name), 'utf8')))).toEqual([])
})

test('[TALE-29] what has to be remembered does not stay once it is gone from the page', async () => {
  place.toggleAttribute('data-passing', true)
  onTestFinished(() => void place.toggleAttribute('data-passing', false))
  await show({ say: 'An ant' })
  expect(heard()).toContain('An ant')
  await show({ say: 'A mummy' })
  expect(heard()).toEqual(['A mummy'])
  expect(toldWords()).toEqual(['A mummy'])
})

test('[TALE-29] it goes with the page itself, not a moment later', async () => {
  place.toggleAttribute('data-passing', true)
  onTestFinished(() => void place.toggleAttribute('data-passing', false))
  await show({ say: 'An ant' })
  await act(async () => render(<Page say="A mummy" />, place))
  expect(heard()).toEqual([])
})
