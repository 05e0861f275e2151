// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Socket } from '../connection/server-connection.ts'
import type { Lobby, PadLine, Phone } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { OnTableIs } from '../game-kit/on-table.tsx'
import type { AnyScreens } from '../games/games.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { RoomClient } from '../room-client/room-client.ts'
import { screens } from './index.ts'
import type { ReaderMatch, ReaderSeat } from './round.ts'
import { matchWith, seatWith, tableWith } from './testing.ts'

const SIDE = 60
let client: RoomClient
let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  set('language', 'en')
  const socket = { send() {}, close() {}, readyState: 0 } as unknown as Socket
  client = new RoomClient({ do: 'resume', v: 2, room: '', token: '' }, () => socket)
  client.lobby.value = { people: [], seating: [], host: null } as unknown as Lobby
  root = document.createElement('div')
  document.body.replaceChildren(root)
})
afterEach(() => {
  render(null, root)
  client.end()
  vi.useRealTimers()
})

function shows(match: ReaderMatch, seat: ReaderSeat | null) {
  client.match.value = match
  client.phone.value = { person: 0, seats: seat ? [seat] : [], lends: [] } as unknown as Phone
  const { Play } = screens
  return act(() =>
    render(
      <RoomClientProvider value={client}>
        <OnTableIs value={{ screens: screens as unknown as AnyScreens, seat }}>
          <Play match={match} seat={seat} />
        </OnTableIs>
      </RoomClientProvider>,
      root,
    ),
  )
}

const fire = (target: Element, event: Event) => act(() => void target.dispatchEvent(event))
const key = (kind: string, name: string) => new KeyboardEvent(kind, { key: name, bubbles: true })
const first = (die: 2 | '?', choices: number[]) =>
  seatWith(1, {
    hand: { side: SIDE, die, vote: null, bet: null },
    offers: { choices: { look: choices }, open: [] },
  } as Partial<ReaderSeat>)

/** By keyboard: the key stays down. */
async function holds() {
  const pad = root.querySelector('.hold')!
  await fire(pad, key('keydown', ' '))
  await act(() => void vi.advanceTimersByTime(400))
  return { pad, letGo: () => fire(pad, key('keyup', ' ')) }
}

const primary = () => root.querySelector<HTMLButtonElement>('.primary')!

test('[READ-2] [READ-7] card and die are on the page of the first player only as long as the pad is held', async () => {
  await shows(matchWith('look', tableWith()), first(2, [2]))
  expect(root.querySelectorAll('.reader-symbol, .reader-die')).toHaveLength(0)
  expect(primary().disabled).toBe(true)
  const { letGo } = await holds()
  expect(root.querySelectorAll('.reader-symbol')).toHaveLength(5)
  expect(root.querySelector('.reader-cell.marked b')?.textContent).toBe('2')
  await letGo()
  expect(root.querySelectorAll('.reader-symbol, .reader-die')).toHaveLength(0)
  expect(primary().disabled).toBe(false)
})

test('[READ-7] on a question mark one lets go and taps a number, and nothing can be drawn before', async () => {
  const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
  await shows(matchWith('look', tableWith()), first('?', [1, 2, 3, 4, 5]))
  expect(root.querySelectorAll('.segments input')).toHaveLength(0)
  const { letGo } = await holds()
  expect(root.querySelector('.reader-die text')?.textContent).toBe('?')
  await letGo()
  expect(primary().disabled).toBe(true)
  expect(root.querySelectorAll('.reader-symbol')).toHaveLength(0)
  await act(() => root.querySelectorAll<HTMLElement>('.segments input')[1]!.click())
  expect(primary().disabled).toBe(false)
  const again = await holds()
  expect(root.querySelector('.reader-cell.marked b')?.textContent).toBe('2')
  await again.letGo()
  await act(() => primary().click())
  expect(play).toHaveBeenCalledWith(1, 'look', 2)
})

test('[READ-12] before the vote nobody else has a symbol on their page, and a watcher neither', async () => {
  // Were they told by mistake which it is, they would not be shown it even so.
  const hand = { side: SIDE, die: 2, vote: null, bet: null } as const
  for (const setting of ['table', 'remote'] as const) {
    const options = { ...tableWith().options, setting }
    const table = tableWith({ options, drawer: 1, feeler: 2, side: SIDE })
    for (const phase of ['look', 'draw', 'lap'] as const)
      for (const seat of [null, 0, 2, 3]) {
        await shows(matchWith(phase, table), seat === null ? null : seatWith(seat, { hand }))
        expect(root.querySelector('[data-screen]')).not.toBeNull()
        expect(root.querySelectorAll('.reader-symbol, .reader-die')).toHaveLength(0)
      }
  }
})

test('[READ-19] [ROOM-33] somebody who lends the phone is asked to lay it on the hand, and no palm is asked for', async () => {
  const match = matchWith('draw', tableWith({ drawer: 1, feeler: 2 }), { throughPhone: [2] })
  await shows(match, seatWith(2))
  expect(root.querySelector('[data-screen]')?.getAttribute('data-screen')).toBe('reader-draw-glass')
  await shows(match, first(2, []))
  expect(root.querySelector('h1')?.textContent).toContain('phone')
})

test('[READ-19] somebody over whose seat the chain has closed is told so', async () => {
  await shows(matchWith('draw', tableWith({ drawer: 1, feeler: 2, chain: [1, 2, 4, 0] })), seatWith(3))
  expect(root.querySelector('.notice')?.textContent).toContain('next round')
})

test('[READ-10] a second lap is asked for by its button, and the vote by the other', async () => {
  const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
  await shows(matchWith('lap', tableWith()), first(2, []))
  await act(() => primary().click())
  expect(primary().textContent).toBe('No, let us vote')
  expect(play).toHaveBeenLastCalledWith(1, 'noSecondLap', undefined)
  const again = root.querySelector<HTMLButtonElement>('.act .quiet')!
  expect(again.textContent).toContain('Once more round')
  await act(() => again.click())
  expect(play).toHaveBeenLastCalledWith(1, 'secondLap', undefined)
})

test('[READ-13] the symbol that was tapped is voted for', async () => {
  const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
  const offers = { choices: { vote: [1, 2, 3, 4, 5] }, open: [] }
  await shows(matchWith('vote', tableWith({ side: SIDE })), seatWith(2, { offers } as Partial<ReaderSeat>))
  await act(() => root.querySelectorAll<HTMLButtonElement>('button.reader-cell')[3]!.click())
  expect(primary().textContent).toBe('I vote for 4')
  await act(() => primary().click())
  expect(play).toHaveBeenCalledWith(2, 'vote', 4)
})

test('[READ-17] the last screen says the rank, and where it is on the ladder', async () => {
  const line = { number: 1, game: 'palm-reader', result: { stars: 24, rank: 4 } }
  client.pad.value = { lines: [line as unknown as PadLine], best: [] }
  await shows(matchWith('over', tableWith(), { end: 'finished' }), seatWith(2))
  expect(root.querySelector('h1')?.textContent).toBe('Within a finger of glory')
  const steps = [...root.querySelectorAll('.reader-ladder li')]
  expect(steps.map(step => step.querySelector('i')!.textContent)).toEqual(['5', '4', '3', '2', '1'])
  expect(steps.findIndex(step => step.hasAttribute('aria-current'))).toBe(1)
})
