// @vitest-environment happy-dom
import { games, OFFERED } from '@veillee/games'
import { tableView } from '@veillee/kernel'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import type * as Sound from '../device/sound.ts'
import { lengthOf } from '../game-kit/moment.ts'
import { lobbyOf, ScreenTest } from '../game-kit/testing.tsx'
import { loadGame } from '../games/games.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { MatchPage } from './match-page.tsx'
import { NAMES, type Played, positions, shown } from './played-testing.ts'

/** Whole matches without their sound: whatever would have been heard, something on the page says or shows it then. */

const heard = vi.hoisted((): string[] => [])

vi.mock('../device/sound.ts', async original => ({
  ...(await original<typeof Sound>()),
  cue: (name: string) => heard.push(name),
}))
vi.mock('../game-kit/cues.ts', () => ({
  sound: (name: string) => {
    heard.push(name)
    return () => {}
  },
}))

const SLICE_MS = 200
const place = document.createElement('div')

/** What eyes have of it. */
function sight(): string {
  const page = place.cloneNode(true) as HTMLElement
  for (const one of page.querySelectorAll('.unseen, [data-announcer]')) one.remove()
  return page.innerHTML
}

const screen = () => place.querySelector<HTMLElement>('[data-screen]')?.dataset.screen

/** What was heard when nothing on the page had changed. */
async function soundsAlone(asked: Played): Promise<readonly string[]> {
  const { game, setting, language } = asked
  const screens = await loadGame(game)
  const all = positions(asked)
  const chapters: unknown[] = []
  const alone: string[] = []
  let before = ''
  let stepAt = Date.now()
  const look = (what: string) => {
    const now = sight()
    if (heard.length > 0 && now === before) alone.push(`${what}: ${heard}`)
    heard.length = 0
    before = now
  }
  const first: object = shown(all[0]!.match, game, stepAt, chapters)
  const room = new ScreenTest({ lobby: lobbyOf(NAMES, { game, setting, language }), ...first })
  document.body.replaceChildren(place)
  act(() => render(<RoomClientProvider value={room.client} children={<MatchPage />} />, place))
  for (const [i, { match }] of all.entries()) {
    const last = all[i - 1]?.match
    if (last && last.phase === games[game].chapter) chapters.push(tableView(last).table)
    if (match.step !== last?.step) stepAt = Date.now()
    const told = shown(match, game, stepAt, chapters)
    const stagedMs = match.step === last?.step ? 0 : lengthOf(screens.beats?.(told.match as never) ?? [])
    const seen: object = told
    const wasAt = screen()
    act(() => room.sees(seen))
    for (let atMs = 0; atMs <= stagedMs; atMs += SLICE_MS) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(SLICE_MS)))
      await vi.dynamicImportSettled() // sounds are fetched when they are wanted
      look(`${match.phase}, ${atMs} ms`)
    }
    // Who has looked long enough at what is past goes on.
    const goOn = place.querySelector<HTMLElement>('.act .primary:not(:disabled)')
    if (match.phase !== last?.phase && screen() === wasAt && goOn) act(() => goOn.click())
  }
  act(() => render(null, place))
  room.client.end()
  return alone
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.UTC(2026, 0, 1, 20),
  })
  set('language', 'en')
})
afterEach(() => {
  vi.useRealTimers()
})

/** Far apart it takes half a minute more: npm run test:long. */
const SETTINGS = process.env.LONG ? (['table', 'remote'] as const) : (['table'] as const)

test.each(OFFERED.flatMap(game => SETTINGS.map(setting => ({ game, setting }))))(
  '[ROOM-21] $game, $setting: nothing is told by sound alone in a whole match',
  async ({ game, setting }) => {
    expect(await soundsAlone({ game, setting, language: 'en' })).toEqual([])
  },
  300_000,
)
