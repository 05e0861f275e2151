import type { GameId } from '@veillee/games'
import {
  type Game,
  isRefusal,
  isSeed,
  type Match,
  type Refusal,
  refuse,
  sealOf,
  seedFrom,
  start as startMatch,
  tableOf,
} from '@veillee/kernel'
import { hadEnough } from './bounds.ts'
import { fittingOptions } from './choice.ts'
import type { EntryOf, Options } from './entry.ts'
import type { Closed, Playing, Promised } from './playing.ts'
import type { Effects, RequestTo } from './request.ts'
import { type Began, gameOf, isHost, playingIn, type Room } from './room.ts'
import { closedUp, countOf, isBot } from './seating.ts'
import { levelsOf } from './skin.ts'
import { timerFrom } from './timer.ts'

const no = {
  notHost: refuse({ en: 'Only the host starts the match.', fr: 'C’est l’hôte qui lance la partie.' }),
  inMatch: refuse({ en: 'A match is being played.', fr: 'Une partie est en cours.' }),
  late: refuse({ en: 'That match has already been.', fr: 'Cette partie-là a déjà eu lieu.' }),
  bots: refuse({
    en: 'Palms are real here, and robots have none: each seat needs a person.',
    fr: 'Ici les paumes sont vraies, et les robots n’en ont pas : il faut une personne à chaque place.',
  }),
  noPromise: refuse({ en: 'The shuffle is not sealed yet.', fr: 'Le mélange n’est pas encore scellé.' }),
  number: refuse({ en: 'A number has 64 hexadecimal digits.', fr: 'Un nombre a 64 chiffres hexadécimaux.' }),
  added: refuse({ en: 'Your number is in the seal.', fr: 'Ton nombre est dans le sceau.' }),
}

// The seal (ROOM-15)

/** A server's number is no request of a person: a wrong one is our own mistake. */
export function promise(room: Room, { number }: RequestTo<'promise'>): Effects {
  if (!isSeed(number)) throw new Error('a promise is 64 hexadecimal digits')
  return room.promised ? [] : [{ did: 'promise', number }]
}

export const promised = (room: Room, { number }: EntryOf<'promise'>): Room => ({
  ...room,
  promised: { server: number, numbers: [] },
})

/** Once, or somebody could try until they like what they cannot even see. */
export function addNumber(room: Room, { by, number }: RequestTo<'addNumber'>): Effects {
  if (!isSeed(number)) return no.number
  if (!room.promised) return no.noPromise
  return room.promised.numbers.some(one => one.by === by) ? no.added : [{ did: 'addNumber', number }]
}

/** In the order of people, so that nobody gains by being the last. */
export function numberAdded(room: Room, { by, number }: EntryOf<'addNumber'>): Room {
  if (!room.promised || by === 'room') return room
  const numbers = [...room.promised.numbers, { by, number }].sort((a, b) => a.by - b.by)
  return { ...room, promised: { ...room.promised, numbers } }
}

// The start (ROOM-4, 7)

/** How many are still needed. */
export const missingIn = (room: Room): number =>
  Math.max(0, gameOf(room.game).seats.min - countOf(room.seating))

/** What the match still lacks, in words; undefined if the host may start it. */
export function notReady(room: Room): Refusal | undefined {
  const enough = hadEnough(room)
  if (enough) return enough
  const isForPeople = room.setting === 'table' && gameOf(room.game).realPalms === 'every'
  const missing = missingIn(room)
  if (missing > 0) return isForPeople ? peopleMissing(missing) : anybodyMissing(missing)
  return isForPeople && room.seating.some(isBot) ? no.bots : undefined
}

const peopleMissing = (missing: number): Refusal =>
  missing === 1
    ? refuse({ en: 'One more person.', fr: 'Il manque une personne.' })
    : refuse({ en: `${missing} more people.`, fr: `Il manque ${missing} personnes.` })

const anybodyMissing = (missing: number): Refusal =>
  missing === 1
    ? refuse({ en: 'One more person, or a robot.', fr: 'Il manque une personne, ou un robot.' })
    : refuse({
        en: `${missing} more people, or robots.`,
        fr: `Il manque ${missing} personnes, ou des robots.`,
      })

export function start(room: Room, { by, match, number }: RequestTo<'start'>): Effects {
  if (!isSeed(number)) throw new Error('a promise is 64 hexadecimal digits')
  if (!isHost(room, by)) return no.notHost
  if (playingIn(room)) return no.inMatch
  if (match !== room.matches + 1) return no.late
  const refusal = room.promised ? notReady(room) : no.noPromise
  if (refusal) return refusal
  const { rules, edition } = gameOf(room.game)
  const chosen = withNextFirst(room, fittingOptions(room, countOf(room.seating)))
  const options = edition === undefined ? chosen : { ...chosen, edition }
  return [
    { did: 'start', game: room.game, rules, options, levels: levelsOf(room, options) },
    { did: 'promise', number, by: 'room' },
  ]
}

/** Without gaps between the seats: the match counts them from 0. */
export function started(room: Room, entry: EntryOf<'start'>): Room {
  const next = {
    ...room,
    matches: room.matches + 1,
    seating: closedUp(room.seating),
    promised: null,
    playing: null,
    closed: null,
  }
  const match = room.promised && matchOf(room.promised, countOf(room.seating), entry)
  if (!match) return { ...next, closed: closedFor(next.matches, entry) }
  const playing = playingOf(next, room.promised, match, entry)
  return { ...next, playing, began: beganIn(playing) ?? room.began }
}

/** Whether a match that was begun by the rules of this number goes on as it was. */
const replays = ({ rules, replaysFrom }: Game, number: number): boolean =>
  number >= replaysFrom && number <= rules

/** None if it was begun by another rulebook. */
function matchOf(promised: Promised, seats: number, { game, rules, options, at }: EntryOf<'start'>) {
  if (!replays(gameOf(game), rules)) return undefined
  const match = startMatch(gameOf(game), { seats, options, seed: seedOf(promised), at })
  return isRefusal(match) ? undefined : match
}

const closedFor = (number: number, { game, rules }: EntryOf<'start'>): Closed => ({
  number,
  game,
  why: replays(gameOf(game), rules) ? 'broken' : 'rules',
})

const numbersOf = ({ numbers }: Promised): readonly string[] => numbers.map(({ number }) => number)
const seedOf = (promised: Promised): string => seedFrom(promised.server, numbersOf(promised))

function playingOf(room: Room, promised: Promised, match: Match, entry: EntryOf<'start'>): Playing {
  const { game, at } = entry
  return {
    number: room.matches,
    game,
    match,
    options: gameOf(game).options(entry.options, match.seats) as Options,
    seal: { ...sealOf(promised.server, numbersOf(promised)), by: promised.numbers.map(({ by }) => by) },
    opened: { server: promised.server, seed: seedOf(promised) },
    levels: entry.levels ?? [],
    standIns: [],
    playedFor: [],
    votes: [],
    askedAt: at,
    stepAt: at,
    chapters: [],
    timerEndsAt: timerFrom(room, match, at),
    gestures: [],
    end: null,
  }
}

// Who begins (PALM-8, 29)

/** A rematch begins with the next team or seat. */
function withNextFirst({ game, began, seating }: Room, options: Options): Options {
  if (!gameOf(game).beganWith || !began) return options
  const first = (began.first + 1) % began.among
  const seats = countOf(seating)
  const read = gameOf(game).options({ ...options, first }, seats)
  const isMeant = !isRefusal(read) && amongIn(game, read, seats) === began.among
  return isMeant ? { ...options, first } : options
}

/** How many teams, or seats where there are no teams, could begin. */
const amongIn = (game: GameId, read: unknown, seats: number): number =>
  gameOf(game).teams?.(read, seats).length || seats

/** Who is active first. */
function beganIn({ game, match, options }: Playing): Began | null {
  const first = gameOf(game).beganWith?.(tableOf(match))
  return first === undefined ? null : { first, among: amongIn(game, options, match.seats) }
}
