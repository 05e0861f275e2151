// @vitest-environment happy-dom
import type { GameId } from '@veillee/games'
import { MemoryLog } from '@veillee/room'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Socket } from '../connection/server-connection.ts'
import { set } from '../device/settings.ts'
import { loadGame } from '../games/games.ts'
import { MatchPage } from '../match/match-page.tsx'
import { RoomClientProvider } from '../room-client/context.tsx'
import { RoomClient } from '../room-client/room-client.ts'
import { LocalServer } from './local-server.ts'
import { testDeps } from './testing.ts'

const serverOn = (log: MemoryLog) => new LocalServer(testDeps(log, 'one device'), () => 'here-test')

function socketTo(server: LocalServer): Socket {
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }
  const ear = server.enter({
    send: data => queueMicrotask(() => act(() => socket.onmessage?.({ data }))),
    close: () => undefined,
  })
  socket.send = frame => void ear.hear(typeof frame === 'string' ? frame : new Uint8Array(frame))
  queueMicrotask(() => socket.onopen?.())
  return socket
}

const settle = () => act(() => new Promise(resolve => setTimeout(resolve, 0)))

/** People round one phone, who play by its screens alone. */
class Table {
  readonly place = document.createElement('div')
  readonly client: RoomClient
  readonly seen: string[] = []

  constructor(log: MemoryLog, game: GameId) {
    const hello = { do: 'open', v: 2, name: 'Ana', game, setting: 'table', language: 'fr' } as const
    this.client = new RoomClient(hello, () => socketTo(serverOn(log)))
    document.body.replaceChildren(this.place)
  }

  async starts(names: readonly string[], options?: Record<string, unknown>): Promise<void> {
    await settle()
    for (const name of names.slice(1)) await this.client.request({ do: 'share', name })
    if (options) await this.client.request({ do: 'choose', options })
    const answer = await this.client.request({ do: 'start', match: 1 })
    expect(answer).toEqual({ is: 'done', link: null })
    act(() =>
      render(
        <RoomClientProvider value={this.client}>
          <MatchPage />
        </RoomClientProvider>,
        this.place,
      ),
    )
    await settle()
  }

  get screen(): string {
    return this.place.querySelector<HTMLElement>('[data-screen]')!.dataset.screen!
  }

  get title(): string {
    return this.place.querySelector('h1')?.textContent ?? ''
  }

  find(selector: string): HTMLElement {
    const found = this.place.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`nothing like ${selector} at ${this.screen}: ${this.place.textContent}`)
    return found
  }

  async taps(selector: string, place = 0): Promise<void> {
    this.find(selector)
    const all = this.place.querySelectorAll<HTMLElement>(selector)
    act(() => void all[place]!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })))
    await settle()
  }

  async acts(): Promise<void> {
    const { screen } = this
    this.seen.push(screen)
    const does = ACTS[screen]
    if (!does) throw new Error(`nobody knows what to do at ${screen}: ${this.place.textContent}`)
    await does(this)
    await settle()
  }

  async until(screen: string): Promise<void> {
    for (let i = 0; this.screen !== screen; i++) {
      if (i > 1_000) throw new Error(`never at ${screen}: ${this.seen.slice(-12)}`)
      await this.acts()
    }
  }
}

type Does = (table: Table) => Promise<void>

const PRIMARY = '.act .primary:not(:disabled)'
const primary: Does = table => table.taps(PRIMARY)
const twice: Does = async table => {
  await table.taps('.hold')
  await table.taps('.hold')
}
const looks: Does = async table => {
  await twice(table)
  await primary(table)
}
const photos =
  (...places: readonly number[]): Does =>
  async table => {
    for (const place of places) await table.taps('.palm-grid .photo', place)
    await primary(table)
  }

const adds: Does = async table => {
  const playable = '.story-hand .word:not(.story-not)'
  for (const link of table.place.querySelectorAll<HTMLButtonElement>('button.story-link:not(:disabled)'))
    if (!table.place.querySelector(playable)) act(() => link.click())
  await table.taps(playable)
  await primary(table)
}

const ACTS: Readonly<Record<string, Does>> = {
  cover: twice,
  opening: settle,
  loading: settle,
  'palm-roles': primary,
  'palm-choose': looks,
  'palm-take': photos(0),
  'palm-mime': async table => {
    if (table.place.querySelector(PRIMARY)) return primary(table)
    await looks(table)
  },
  'palm-interfere': photos(1),
  'palm-album': photos(0, 1),
  'palm-score': primary,
  'reader-look-first': async table => {
    await table.taps('.hold')
    if (table.place.querySelector('.reader-card button')) await table.taps('.reader-card button', 1)
    await table.taps('.hold')
    await primary(table)
  },
  'reader-draw-drawer': primary,
  'reader-count': () => act(() => new Promise(resolve => setTimeout(resolve, 300))),
  'reader-lap-first': primary,
  'reader-vote': async table => {
    await table.taps('.reader-card button', 2)
    await primary(table)
  },
  'reader-gallery': primary,
  'story-gather': primary,
  'story-teams': () => act(() => new Promise(resolve => setTimeout(resolve, 200))),
  'story-first': primary,
  'story-pass': primary,
  'story-add-next': primary,
  'story-open': adds,
  'story-add': adds,
  'story-tell': twice,
  'story-doubt': table => table.taps('.story-vote button'),
}

beforeEach(() => {
  set('hold', 'tap')
  set('motion', 'reduced') // what is staged is there at once
  set('language', 'fr')
  vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1_000)) // people who take their time: nobody taps twice
})

let nowMs = 0
let table: Table
afterEach(() => {
  act(() => render(null, table.place))
  table.client.end()
  vi.restoreAllMocks()
  set('hold', 'hold')
  set('motion', 'auto')
})

const NAMES = ['Ana', 'Tom', 'Jo', 'Zoé', 'Inès', 'Max', 'Lou', 'Guy', 'Eve', 'Kim']

async function sits(game: GameId, count: number, options?: Record<string, unknown>): Promise<Table> {
  await loadGame(game)
  table = new Table(new MemoryLog(Date.now), game)
  await table.starts(NAMES.slice(0, count), options)
  return table
}

test.each([
  ['two', 2, undefined],
  ['each for oneself, of three', 3, undefined],
  ['two teams', 4, undefined],
  ['each for oneself, of four', 4, { individually: true }],
  ['experts', 4, { expert: true }],
  ['a team of three', 5, undefined],
])('[ROOM-22] In the Palm on one phone to its end: %s', async (_, count, options) => {
  const { seen } = await sits('in-the-palm', count, options)
  await table.until('palm-over')
  expect(seen).toContain('cover')
})

test.each([4, 10])('[ROOM-22] a round of Palm Reader on one phone: %i people', async count => {
  await sits('palm-reader', count)
  await table.until('reader-gallery')
  // Card, die and votes are under covers; what goes from palm to palm lies in the middle.
  const covers = table.seen.filter(screen => screen === 'cover').length
  expect(covers).toBe(1 + 1 + (count - 1))
  expect(table.seen.filter(screen => screen === 'reader-draw-drawer')).toHaveLength(count)
  await table.until('reader-look-first')
  expect(table.client.match.peek()?.view.table).toMatchObject({ round: 2 })
})

test.each([2, 8])('[ROOM-22] [TALE-29] a story on one phone: %i people, hands under covers', async count => {
  await sits('extraordinary-story', count)
  await table.until('story-tell')
  await table.until('story-add-next')
  expect(table.place.querySelector('.story-hand')).toBeNull()
  await table.until('story-tell')
  await table.acts()
  // Whoever doubts reaches for the phone; all vote, each behind a cover. Of two, the storyteller has no ballot (TALE-27).
  const doubts = [...table.place.querySelectorAll('button')].find(one =>
    one.textContent?.includes('se trompe'),
  )!
  act(() => doubts.click())
  await settle()
  expect(table.screen).toBe('cover')
  const before = table.seen.length
  await table.until('story-tell')
  expect(table.seen.slice(before).filter(screen => screen === 'story-doubt')).toHaveLength(
    count === 2 ? 1 : count,
  )
  expect(table.place.textContent).toContain('L’histoire continue')
})

test('[ROOM-22] [TALE-22] secret teams on one phone: all look together for five seconds, then it is covered', async () => {
  await sits('extraordinary-story', 4, { teams: true })
  expect(table.screen).toBe('story-gather')
  await table.acts()
  expect(table.screen).toBe('story-teams')
})

test('[ROOM-14] under a cover there is nobody’s hand in the page, not even unseen', async () => {
  await sits('in-the-palm', 4)
  await table.until('cover')
  expect(table.client.phone.peek()?.seats).toEqual([])
  expect(table.place.innerHTML).not.toContain('/pictures/cards/')
  await table.acts()
  expect(table.client.phone.peek()?.seats).toHaveLength(1)
  await table.until('palm-interfere')
  expect(table.place.innerHTML).toContain('/pictures/cards/')
  await table.until('cover')
  expect(table.client.phone.peek()?.seats).toEqual([])
  expect(table.place.innerHTML).not.toContain('/pictures/cards/')
})
