import { USUAL_GAME } from '@veillee/games'
import type { Hello } from '@veillee/room'
import type { ComponentChildren } from 'preact'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import type { Socket } from '../connection/server-connection.ts'
import type { Lobby, Match, Pad, Phone, Talk } from '../connection/server-messages.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { RoomClient } from '../room-client/room-client.ts'
import { JUST_BEGUN } from './match-testing.ts'
import { type OnTable, OnTableIs } from './on-table.tsx'

/** Somebody who was here before. */
const BACK: Hello = { do: 'resume', v: 2, room: 'R', token: 'T' }

/** A room as a test has it: a real evening on a wire of the test's own. */
export class ScreenTest {
  readonly client: RoomClient
  readonly requests: { readonly id: string; readonly wish: Record<string, unknown> }[] = []
  readonly #socket: Socket

  constructor(seen: Seen = {}, hello: Hello = BACK) {
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: frame => {
        if (typeof frame !== 'string') return
        const message = JSON.parse(frame)
        if (message.do === 'wish') this.requests.push(message)
        if (message.do === 'fetch') this.tells({ say: 'refused', refusal: { en: '', fr: '' } })
      },
      close: () => undefined,
    }
    this.#socket = socket
    this.client = new RoomClient(hello, () => socket)
    this.tells({ say: 'welcome', v: 2, room: 'R', code: 'KMF4', person: 0, at: Date.now() })
    this.sees({
      lobby: lobbyOf(['Ana', 'Tom', 'Jo']),
      match: matchOf(),
      phone: phoneOf(),
      talk: [],
      away: [],
      ...seen,
    })
  }

  tells(told: object): void {
    this.#socket.onmessage?.({ data: JSON.stringify(told) })
  }

  sees(seen: Seen): void {
    this.tells({ say: 'see', ...seen })
  }

  async answers(request: string, answer: 'done' | { en: string; fr: string }): Promise<void> {
    const { id } = this.requests.findLast(one => one.wish.do === request)!
    await this.answersWith(answer === 'done' ? { say: 'done', id } : { say: 'refused', id, refusal: answer })
  }

  /** Until whoever asked has heard it, and the screen shows it. */
  async answersWith(told: object): Promise<void> {
    await act(async () => {
      this.tells(told)
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    })
  }

  loses(): void {
    this.#socket.onclose?.()
  }
}

interface Seen {
  readonly lobby?: Lobby
  readonly match?: Match | null
  readonly phone?: Phone
  readonly talk?: Talk
  readonly away?: readonly number[]
  readonly pad?: Pad
}

/** Everybody sits in the order in which they are named; a name with a star is a bot's. */
export const lobbyOf = (
  names: readonly string[],
  change: Partial<Record<keyof Lobby, unknown>> = {},
): Lobby =>
  ({
    code: 'KMF4',
    game: USUAL_GAME,
    setting: 'table',
    language: 'fr',
    options: {},
    timerMs: null,
    people: names.map((name, mark) => ({ name, mark, status: 'here', isScreen: false, onPhoneOf: null })),
    host: 0,
    seating: names.map((name, person) => (name.endsWith('*') ? { bot: 'keen' } : { person })),
    teams: [],
    isOpen: true,
    isChatOn: true,
    nextMatch: 2,
    missing: 0,
    notReady: null,
    seal: null,
    photos: 0,
    closed: null,
    ...change,
  }) as unknown as Lobby

export const matchOf = (
  change: Partial<Record<keyof Match, unknown>> = {},
  phase = 'vote',
  seats = 3,
): Match =>
  ({
    ...JUST_BEGUN,
    game: USUAL_GAME,
    view: { phase, step: 5, table: { seats } },
    ...change,
  }) as unknown as Match

export const seatOf = (seat: number, choices: object = {}): Phone['seats'][number] =>
  ({ seat, hand: {}, offers: { choices, open: [] } }) as unknown as Phone['seats'][number]

export const phoneOf = (change: Partial<Phone> = {}): Phone => ({
  person: 0,
  isHost: true,
  seats: [seatOf(0)],
  covered: [],
  hostOffers: null,
  lends: [],
  playedFor: [],
  photos: [],
  brought: [],
  may: { words: true, faces: true, phrases: [] },
  ...change,
})

const NOTHING = { fr: '', en: '' }

export const SCREENS = {
  Play: () => null,
  Television: () => null,
  turn: () => null,
  isForTable: () => false,
  isForAll: () => false,
  lit: () => ({ acting: [], answered: [] }),
  playedFor: {},
  help: () => ({ step: 0, steps: [], happening: NOTHING, youCan: NOTHING, keep: null }),
  holds: () => [],
  rules: NOTHING,
} as unknown as OnTable['screens']

let shown: HTMLElement | undefined

/** Shows something as it would stand in a match; gives back where it stands. */
export function show(
  children: ComponentChildren,
  room: ScreenTest,
  { screens = SCREENS, seat = room.client.phone.peek()?.seats[0] ?? null }: Partial<OnTable> = {},
): HTMLElement {
  if (shown) act(() => render(null, shown!))
  const place = document.createElement('div')
  shown = place
  document.body.replaceChildren(place)
  act(() =>
    render(
      <RoomClientProvider value={room.client}>
        <OnTableIs value={{ screens, seat }}>{children}</OnTableIs>
      </RoomClientProvider>,
      place,
    ),
  )
  return place
}

export const press = (place: HTMLElement, words: string): void => {
  const button = [...place.querySelectorAll('button')].find(
    one => one.textContent?.includes(words) || one.getAttribute('aria-label')?.includes(words),
  )
  if (!button) throw new Error(`nothing to press: ${words}`)
  act(() => button.click())
}
