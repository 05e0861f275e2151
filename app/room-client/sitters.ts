import type { Shown } from '../components/seat.tsx'
import type { Lobby, Match, PersonShown } from '../connection/server-messages.ts'
import { said } from '../words/language.ts'
import { useLobby, useMatch, usePhone, useRoomClient } from './context.tsx'

/** Who is at a seat, as everybody sees it. */
export interface Sitter extends Shown {
  readonly seat: number
  /** Null for a bot. */
  readonly person: number | null
  readonly isBot: boolean
  /** A bot plays here until its person is back. */
  readonly isStoodIn: boolean
  readonly isAway: boolean
  /** For good: the seat is theirs until the match is over, or somebody takes it (ROOM-5). */
  readonly hasLeft: boolean
  readonly isHost: boolean
  /** Of this phone. */
  readonly isYou: boolean
}

const ROBOT = { fr: 'robot', en: 'robot' } as const
const MARKS = 10
const BOT_NAMES = ['Lou', 'Max', 'Ida', 'Guy', 'Fil', 'Eve', 'Noé', 'Zia', 'Ugo', 'Kim']

const sameName = (a: string, b: string): boolean =>
  a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** Its first letter; where somebody has that already, another one besides. */
function initialOf(name: string, taken: readonly string[]): string {
  const [first = '', ...others] = [...name.toLocaleUpperCase()].filter(letter => letter.trim() !== '')
  const ways = [first, ...others.map(letter => first + letter)]
  return ways.find(way => !taken.some(one => sameName(one, way))) ?? first + taken.length
}

/** What stands on the tokens of these, in the order in which they came. */
function initialsOf(names: readonly string[], taken: readonly string[] = []): readonly string[] {
  const initials = [...taken]
  for (const name of names) initials.push(initialOf(name, initials))
  return initials.slice(taken.length)
}

const isToBeSeen = ({ status, isScreen }: PersonShown): boolean => status === 'here' && !isScreen

/** ROOM-2: the second Tom is “Tom 2”; who has a letter that somebody had before has two. */
function shownAmong(people: readonly PersonShown[], person: number): Shown {
  const { name, mark } = people[person]!
  const before = people.slice(0, person).filter(isToBeSeen)
  const namesakes = before.filter(other => sameName(other.name, name)).length
  return {
    name: namesakes === 0 ? name : `${name} ${namesakes + 1}`,
    mark: mark % MARKS,
    initial: initialsOf([...before.map(other => other.name), name]).at(-1)!,
  }
}

export const shownPerson = ({ people }: Lobby, person: number): Shown => shownAmong(people, person)

/** Bots take the names and marks that nobody at the table has. */
function botsAt({ people, seating }: Lobby): ReadonlyMap<number, Shown> {
  const here = people.filter(isToBeSeen)
  const names = BOT_NAMES.filter(name => !here.some(person => sameName(person.name, name)))
  const marks = Array.from({ length: MARKS }, (_, i) => MARKS - 1 - i)
  const free = marks.filter(mark => !here.some(person => person.mark % MARKS === mark))
  const seats = seating.flatMap((holder, seat) => (holder && 'bot' in holder ? [seat] : []))
  const seated = seats.map((_, i) => names[i % names.length]!)
  const initials = initialsOf(seated, initialsOf(here.map(({ name }) => name)))
  return new Map(
    seats.map((seat, i) => {
      const mark = (free.length > 0 ? free : marks)[i % (free.length || MARKS)]!
      return [seat, { name: seated[i]!, mark, initial: initials[i]! }]
    }),
  )
}

export interface Eyes {
  readonly lobby: Lobby
  readonly match: Match | null
  readonly away: readonly number[]
  /** Whose phone it is; null on a shared screen. */
  readonly person: number | null
}

/** By whose name what the host does is told. */
export function useHostName(): string {
  const lobby = useLobby()
  return lobby.host === null ? '…' : shownPerson(lobby, lobby.host).name
}

/** Everybody at the table, by seat; an empty seat is null. */
export function sittersAt({ lobby, match, away, person: you }: Eyes): readonly (Sitter | null)[] {
  const bots = botsAt(lobby)
  return lobby.seating.map((holder, seat) => {
    if (holder === null) return null
    if ('bot' in holder) {
      const shown = bots.get(seat)!
      return {
        ...shown,
        seat,
        person: null,
        isBot: true,
        isStoodIn: false,
        isAway: false,
        hasLeft: false,
        isHost: false,
        isYou: false,
      }
    }
    const { person } = holder
    const { onPhoneOf: onPhone, status } = lobby.people[person]!
    const hasLeft = status !== 'here'
    const isStoodIn = match?.end === null && match.standIns.includes(seat)
    const shown = shownAmong(lobby.people, person)
    return {
      ...shown,
      // ROOM-36: in every sentence and under every token.
      name: isStoodIn ? `${shown.name}\u00a0(${said(ROBOT)})` : shown.name,
      seat,
      person,
      isBot: false,
      isStoodIn,
      isAway: hasLeft || away.includes(onPhone ?? person),
      hasLeft,
      isHost: lobby.host === person,
      isYou: person === you || (onPhone !== null && onPhone === you),
    }
  })
}

/** ROOM-5: a bot's seat, or that of somebody who has left. */
export const freeSeats = (match: Match, sitters: readonly (Sitter | null)[]): readonly Sitter[] =>
  sitters
    .slice(0, match.view.table.seats)
    .filter((sitter): sitter is Sitter => sitter !== null && (sitter.isBot || sitter.hasLeft))

export function useSitters(): readonly (Sitter | null)[] {
  const { away } = useRoomClient()
  return sittersAt({ lobby: useLobby(), match: useMatch(), away: away.value, person: usePhone().person })
}

/** Who sits at a seat of the match; a match has no empty ones. */
export function useSitter(): (seat: number) => Sitter {
  const sitters = useSitters()
  return seat => sitters[seat] ?? nobody(seat)
}

/** Somebody who has left in the middle of a match, and whose seat is not taken again. */
const nobody = (seat: number): Sitter => ({
  seat,
  name: '…',
  mark: seat,
  initial: '',
  person: null,
  isBot: false,
  isStoodIn: false,
  isAway: true,
  hasLeft: true,
  isHost: false,
  isYou: false,
})
