// @vitest-environment happy-dom
import { join } from 'node:path'
import { type GameId, games, OFFERED } from '@veillee/games'
import {
  awaits,
  type Event,
  handView,
  isOver,
  isRefusal,
  type Match,
  offersTo,
  tableView,
} from '@veillee/kernel'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BotMatch } from '../../simulation/bots/table.ts'
import { Announcer, forgetTold, startAnnouncing } from '../components/announcer.tsx'
import { wordsOf } from '../components/words-of.ts'
import { playByEar } from '../device/by-ear.ts'
import { set } from '../device/settings.ts'
import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import { lengthOf } from '../game-kit/moment.ts'
import { lobbyOf, phoneOf, ScreenTest } from '../game-kit/testing.tsx'
import { loadGame } from '../games/games.ts'
import { manifestOf } from '../games/manifests.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { MatchPage } from './match-page.tsx'
import { read } from './read-testing.ts'

/**
 * A whole match as one of the players hears it, kept in docs/heard to be read like the screens are looked at. Bots
 * play for everybody; what is written down is what the announcer says, what takes the focus, what the cursor finds on
 * every screen on which that player has something to do, and what they do there. `npm run heard` writes it anew.
 */

const NAMES = ['Ana', 'Tom', 'Jo', 'Zoé']
const SEAT = 0
const SLICE_MS = 400
const SETTLED_MS = 400

interface Heard {
  readonly game: GameId
  readonly setting: 'table' | 'remote'
  readonly language: 'fr' | 'en'
}

/** Every position of a match of dreamy bots, and what led to it. */
function positions({ game, setting, language }: Heard): readonly { match: Match; event: Event | null }[] {
  const options = [{ setting, language }, { setting }].find(
    raw => !isRefusal(games[game].options(raw, NAMES.length)),
  )!
  const table = new BotMatch({
    game: games[game],
    options,
    levels: NAMES.map(() => 'dreamy' as const),
    seed: SEED,
    withHints: true,
  })
  const all: { match: Match; event: Event | null }[] = [{ match: table.match, event: null }]
  table.plays((_, event, match) => all.push({ match, event }))
  return all
}

const SEED = '5eed'.repeat(16)

/** What a server would show of it. */
function seen(match: Match, game: GameId, stepAt: number, chapters: readonly unknown[]) {
  const end = isOver(match) ? 'finished' : null
  const awaited = end ? [] : awaits(match).filter(actor => actor !== 'room')
  const seat = { seat: SEAT, hand: handView(match, SEAT), offers: offersTo(match, SEAT) }
  return {
    match: {
      ...JUST_BEGUN,
      game,
      view: tableView(match),
      awaits: awaited,
      stepAt,
      end,
      chapters: end ? chapters : [],
    },
    phone: phoneOf({ seats: [seat as never] }),
  }
}

class Listener {
  readonly lines: string[] = []
  readonly #place = document.createElement('div')
  readonly #room: ScreenTest
  readonly #stop: () => void
  #read = new Set<string>()

  constructor({ game, setting, language }: Heard, first: object) {
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
          for (const node of addedNodes) this.lines.push(`${place === log ? '' : '! '}${node.textContent}`)
      }).observe(place, { childList: true })
  }

  /** What is on the page already is read as any page is. */
  reads(): void {
    if (this.#read.has(this.screen)) return
    this.#read.add(this.screen)
    const screen = this.#place.querySelector('[data-screen]')!
    this.lines.push('', '*The screen, from its beginning:*', ...read(screen).map(line => `- ${line}`), '')
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

async function transcript(heard: Heard): Promise<string> {
  const { game } = heard
  const screens = await loadGame(game)
  const all = positions(heard)
  const chapters: unknown[] = []
  let stepAt = Date.now()
  const show = (match: Match) => seen(match, game, stepAt, chapters)
  const listener = new Listener(heard, show(all[0]!.match))
  await listener.sees({})
  listener.reads()
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
    if (awaits(match).includes(SEAT) || isOver(match)) listener.reads()
  }
  listener.ends()
  const title = `# ${manifestOf(game).name[heard.language]}, ${heard.setting}, ${heard.language}`
  return `${[title, '', ...listener.lines]
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll('\u202f', ' ')}\n`
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

const ALL = OFFERED.flatMap(game =>
  (['table', 'remote'] as const).flatMap(setting =>
    (['fr', 'en'] as const).map(language => ({ game, setting, language })),
  ),
)

test.each(ALL)(
  '$game, $setting, $language: a whole match as it is heard',
  async heard => {
    set('language', heard.language)
    const { game, setting, language } = heard
    const file = join(import.meta.dirname, '../../docs/heard', `${game}-${setting}.${language}.md`)
    await expect(await transcript(heard)).toMatchFileSnapshot(file)
  },
  600_000,
)
