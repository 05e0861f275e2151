// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Socket } from '../connection/server-connection.ts'
import type { Lobby, Phone } from '../connection/server-messages.ts'
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
  client = new RoomClient({ do: 'resume', v: 1, room: '', token: '' }, () => socket)
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
    hand: { side: SIDE, die, vote: null },
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

test('[READ-7] on a question mark the die is turned to a face, and nothing can be drawn before', async () => {
  const play = vi.spyOn(client, 'play').mockResolvedValue({ is: 'done' } as never)
  await shows(matchWith('look', tableWith()), first('?', [1, 2, 3, 4, 5]))
  const { pad, letGo } = await holds()
  expect(root.querySelector('.reader-die text')?.textContent).toBe('?')
  await letGo()
  expect(primary().disabled).toBe(true)
  await holds()
  await fire(pad, key('keydown', 'ArrowRight'))
  await fire(pad, key('keydown', 'ArrowRight'))
  expect(root.querySelector('.reader-cell.marked b')?.textContent).toBe('2')
  await letGo()
  await act(() => primary().click())
  expect(play).toHaveBeenCalledWith(1, 'look', 2)
})

test('[READ-12] before the vote nobody else has a symbol on their page, and a watcher neither', async () => {
  const table = tableWith({ drawer: 1, feeler: 2 })
  for (const phase of ['look', 'draw', 'lap'] as const)
    for (const seat of [null, 0, 2, 3]) {
      await shows(matchWith(phase, table), seat === null ? null : seatWith(seat))
      expect(root.querySelectorAll('.reader-symbol, .reader-die')).toHaveLength(0)
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
