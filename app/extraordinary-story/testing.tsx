import { LINKS } from '@veillee/games'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Lobby, Phone } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import { type OnTable, OnTableIs } from '../game-kit/on-table.tsx'
import { RoomClientProvider } from '../room-client/context.tsx'
import { RoomClient } from '../room-client/room-client.ts'
import { screens } from './index.ts'
import type { StoryMatch, StorySeat, StoryTable } from './story-match.ts'

export const NAMES = ['Ana', 'Tom', 'Zoé', 'Nour']
export const [DRAGON, PIRATE, IN_LOVE, EATS] = [0, 22, 56, 92] as const

const LOBBY = {
  game: 'extraordinary-story',
  people: NAMES.map((name, mark) => ({ name, mark, status: 'here', isScreen: false, onPhoneOf: null })),
  host: 0,
  seating: [...NAMES.map((_, person) => ({ person })), ...Array(4).fill({ bot: 'keen' })],
  nextMatch: 2,
} as unknown as Lobby

export const TABLE: StoryTable = {
  options: { setting: 'table', teams: false, language: 'fr', edition: 2, comparison: 'forgiving' },
  seats: 4,
  handSizes: [6, 6, 6, 6],
  deckSize: 90,
  here: [false, false, false, false],
  teamCards: null,
  shownUntil: null,
  tied: [],
  storyteller: 1,
  links: [...LINKS],
  pileSize: 4,
  words: 3,
  turned: 2,
  inSight: DRAGON,
  added: null,
  said: null,
  attempt: null,
  attempts: 0,
  doubt: null,
  count: null,
  passes: 0,
  ending: null,
}

export type Phase = StoryMatch['view']['phase']
interface Seen {
  readonly phase: Phase
  readonly table?: Partial<StoryTable>
  /** Null for a watcher. */
  readonly seat?: number | null
  /** What one has voted in a doubt. */
  readonly ballot?: 'right' | 'wrong'
  readonly choices?: Record<string, readonly unknown[]>
  readonly hostOffers?: Record<string, readonly unknown[]>
}

let page: HTMLElement
export let client: RoomClient

const silentSocket = () => ({ onopen: null, onmessage: null, onclose: null, send() {}, close() {} })

/** What a phone shows of a match that is just so. */
export function sees({ phase, table, seat = 0, ballot, choices = {}, hostOffers }: Seen): StoryMatch {
  const match = {
    ...JUST_BEGUN,
    game: 'extraordinary-story',
    view: { phase, step: 7, table: { ...TABLE, ...table } },
    awaits: [1],
  } as unknown as StoryMatch
  const held =
    seat === null
      ? null
      : ({
          seat,
          hand: { cards: [PIRATE, IN_LOVE, EATS], ballot: ballot ?? null },
          offers: { choices, open: [] },
        } as unknown as StorySeat)
  client.lobby.value = LOBBY
  client.match.value = match
  client.phone.value = {
    person: 0,
    isHost: true,
    seats: held === null ? [] : [held],
    covered: [],
    hostOffers: hostOffers ? { choices: hostOffers, open: [] } : null,
  } as unknown as Phone
  const { Play } = screens
  act(() =>
    render(
      <RoomClientProvider value={client}>
        <OnTableIs value={{ screens, seat: held } as unknown as OnTable}>
          <Play match={match} seat={held} />
        </OnTableIs>
      </RoomClientProvider>,
      page,
    ),
  )
  return match
}

export const one = (selector: string): HTMLElement => page.querySelector<HTMLElement>(selector)!
export const all = (selector: string): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(selector),
]
export const text = (): string => page.textContent!

/** A phone of Ana's in French, whose evening is silent: what it wants to play is only written down. */
export function layPhoneOut(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    set('language', 'fr')
    client = new RoomClient({ do: 'resume', v: 2, room: 'r', token: 't' }, silentSocket)
    vi.spyOn(client, 'play').mockResolvedValue({ is: 'done', link: null })
    document.body.innerHTML = '<div></div>'
    page = document.body.firstElementChild as HTMLElement
  })
  afterEach(() => {
    act(() => render(null, page))
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
  })
}
