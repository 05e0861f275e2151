// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games, OFFERED } from '@veillee/games'
import { awaits, isOver, type Language, type Match, READ_IN, tableView } from '@veillee/kernel'
import { catalogueOf } from '@veillee/kernel/catalogue'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer, forgetTold, startAnnouncing } from '../components/announcer.tsx'
import { wordsOf } from '../components/words-of.ts'
import { playByEar } from '../device/by-ear.ts'
import { set } from '../device/settings.ts'
import { lengthOf } from '../game-kit/moment.ts'
import { lobbyOf, ScreenTest } from '../game-kit/testing.tsx'
import { loadGame } from '../games/games.ts'
import { manifestOf } from '../games/manifests.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { catalogues, said } from '../words/language.ts'
import { MatchPage } from './match-page.tsx'
import { NAMES, type Played, positions, SEAT, shown } from './played-testing.ts'
import { read } from './read-testing.ts'

/**
 * A whole match as one of the players hears it, kept in docs/heard to be read like the screens are looked at. Bots
 * play for everybody; what is written down is what the announcer says, what takes the focus, what the cursor finds on
 * every screen on which that player has something to do, and what they do there. `npm run heard` writes it anew.
 */

const SLICE_MS = 400
const SETTLED_MS = 400

class Listener {
  readonly lines: string[] = []
  readonly #place = document.createElement('div')
  readonly #room: ScreenTest
  readonly #stop: () => void
  #read = new Set<string>()

  constructor({ game, setting, language }: Played, first: object) {
    this.#room = new ScreenTest({ lobby: lobbyOf(NAMES, { game, setting, language }), ...first })
    document.body.replaceChildren(this.#place)
    act(() =>
      render(
        <RoomClientProvider value={this.#room.client}>
          <MatchPage />
          <Announcer />
        </RoomClientProvider>,
        this.#place,
      ),
    )
    this.#stop = startAnnouncing()
    this.#place.addEventListener('focusin', ({ target }) =>
      this.lines.push(`(focus) ${wordsOf(target as Element)}`),
    )
    const log = this.#place.querySelector('[data-announcer=""]')!
    for (const place of this.#place.querySelectorAll('[data-announcer]'))
      new MutationObserver(changes => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            for (const { textContent } of (node as Element).querySelectorAll('p'))
              this.lines.push(`${place === log ? '' : '! '}${textContent}`)
      }).observe(place, { childList: true })
  }

  /** What is on the page already is read as any page is. */
  async reads(): Promise<void> {
    if (this.#read.has(this.screen)) return
    this.#read.add(this.screen)
    const screen = this.#place.querySelector('[data-screen]')!
    this.lines.push('', '*The screen, from its beginning:*', ...read(screen).map(line => `- ${line}`), '')
    await this.#peeks()
  }

  /** What is under a hold, as a double tap opens it. */
  async #peeks(): Promise<void> {
    const pad = () => this.#place.querySelector<HTMLElement>('.hold[aria-pressed]:not(:disabled)')
    if (!pad()) return
    this.lines.push(`*opens: ${wordsOf(pad()!)}*`, '')
    for (const isOpening of [true, false]) {
      act(() => pad()?.click())
      await this.sees({})
      if (isOpening) this.lines.push('', '*and shuts it*', '')
    }
  }

  /** As long as it is staged, and a little longer. */
  async sees(told: object, stagedMs = 0): Promise<void> {
    act(() => this.#room.sees(told))
    for (let atMs = 0; atMs <= stagedMs + SETTLED_MS; atMs += SLICE_MS)
      await act(async () => void (await vi.advanceTimersByTimeAsync(SLICE_MS)))
  }

  get screen(): string {
    return this.#place.querySelector<HTMLElement>('[data-screen]')!.dataset.screen!
  }

  /** Who has looked long enough at what is past goes on. */
  async goesOn(): Promise<void> {
    const button = this.#place.querySelector<HTMLElement>('.act .primary:not(:disabled)')
    if (!button) return
    this.lines.push('', `*presses: ${button.textContent}*`, '')
    act(() => button.click())
    await this.sees({})
  }

  ends(): void {
    this.#stop()
    act(() => render(null, this.#place))
    this.#room.client.end()
  }
}

async function transcript(heard: Played): Promise<string> {
  const { game } = heard
  const screens = await loadGame(game)
  const all = positions(heard)
  const chapters: unknown[] = []
  let stepAt = Date.now()
  const show = (match: Match) => shown(match, game, stepAt, chapters)
  const listener = new Listener(heard, show(all[0]!.match))
  await listener.sees({})
  await listener.reads()
  for (const [i, { match, event }] of all.entries()) {
    if (!event) continue
    if (event.by === SEAT) listener.lines.push('', `**${NAMES[SEAT]}: ${event.move}**`, '')
    const before = all[i - 1]!.match
    if (before.phase === games[game].chapter) chapters.push(tableView(before).table)
    if (match.step !== before.step) stepAt = Date.now()
    const told = show(match)
    const staged = match.step === before.step ? 0 : lengthOf(screens.beats?.(told.match as never) ?? [])
    const { screen } = listener
    await listener.sees(told, staged)
    if (match.phase !== before.phase && listener.screen === screen) await listener.goesOn()
    if (awaits(match).includes(SEAT) || isOver(match)) await listener.reads()
  }
  listener.ends()
  const title = `# ${said(manifestOf(game).name)}, ${heard.setting}, ${heard.language}`
  return `${[title, '', ...listener.lines]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')}\n`
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.UTC(2026, 0, 1, 20),
  })
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  playByEar(true)
})
afterEach(() => {
  forgetTold()
  vi.useRealTimers()
})

/** What a phone would have fetched is there. */
function speaks(language: Language): void {
  const file = join(import.meta.dirname, '../words/translations', `${language}.json`)
  if (existsSync(file))
    catalogues.value = { [language]: catalogueOf(language, JSON.parse(readFileSync(file, 'utf8'))) }
  set('language', language)
}

const ALL = OFFERED.flatMap(game =>
  (['table', 'remote'] as const).flatMap(setting => READ_IN.map(language => ({ game, setting, language }))),
)

/** All of them take minutes. */
const CHOSEN = process.env.LONG
  ? ALL
  : ALL.filter(({ setting, language }) => setting === 'table' && language === 'en')

test.each(CHOSEN)(
  '$game, $setting, $language: a whole match as it is heard',
  async heard => {
    const { game, setting, language } = heard
    speaks(language)
    const file = join(import.meta.dirname, '../../docs/heard', `${game}-${setting}.${language}.md`)
    await expect(await transcript(heard)).toMatchFileSnapshot(file)
  },
  600_000,
)
