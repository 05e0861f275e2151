import { isRefusal, type Refusal, seatsOf } from '@veillee/kernel'
import { oneOf, onOrOff, readOptions } from '../options.ts'
import { ownCards } from '../own-cards.ts'
import { SETTINGS, type Setting } from '../setting.ts'

/** two: together against the deck. individual: each for oneself, with a partner for one turn (PALM-34). */
type Mode = 'two' | 'teams' | 'individual'

/** PALM-52. */
export const LEAST_OWN = 8
export const MOST_OWN = 100

const ALBUMS = [8, 10, 12, 14] as const

/** What the host may say. What has no meaning at this table is not offered. */
interface Wishes {
  setting: Setting
  expert: boolean
  bets?: boolean
  first: 'chance' | number
  individually?: boolean
  trio?: number
  thirdRound?: boolean
  redraw?: boolean
  album?: (typeof ALBUMS)[number]
  own: readonly number[]
  photographs: boolean
}

export interface Options {
  readonly setting: Setting
  readonly mode: Mode
  /** PALM-8: the team that begins; where there are no teams, the seat of the first Child. */
  readonly first: 'chance' | number
  /** PALM-5: the team of three, if there is one. */
  readonly trio: number | null
  /** PALM-28. */
  readonly rounds: 2 | 3
  /** PALM-13. */
  readonly redraw: boolean
  /** PALM-23, 31: how many cards it has. */
  readonly album: (typeof ALBUMS)[number]
  /** PALM-40. */
  readonly expert: boolean
  /** PALM-51. */
  readonly bets: boolean
  /** PALM-52: the room's own photographs, where some are played with. */
  readonly own?: readonly number[]
}

export function options(raw: unknown, seats: number): Options | Refusal {
  const mode = modeOf(raw, seats)
  const wishes = readOptions<Wishes>(raw, offered(mode, seats))
  if (isRefusal(wishes)) return wishes
  const { setting, first, expert, own } = wishes
  return {
    setting,
    mode,
    first,
    trio: wishes.trio ?? null,
    rounds: wishes.thirdRound ? 3 : 2,
    redraw: wishes.redraw ?? false,
    album: wishes.album ?? 8,
    expert,
    bets: wishes.bets ?? false,
    ...(wishes.photographs && own.length > 0 && { own }),
  }
}

function offered(mode: Mode, seats: number) {
  const teams = seatsOf(Math.floor(seats / 2))
  const mayBegin = mode === 'teams' ? teams : seatsOf(seats)
  const hasTrio = mode === 'teams' && seats % 2 === 1
  return {
    setting: oneOf(SETTINGS, 'table'),
    expert: onOrOff(false),
    first: oneOf<'chance' | number>(['chance', ...mayBegin], 'chance'),
    own: ownCards(LEAST_OWN, MOST_OWN),
    photographs: onOrOff(true),
    ...(mayChooseMode(seats) && { individually: onOrOff(false) }),
    ...(hasTrio && { trio: oneOf(teams, teams.length - 1), thirdRound: onOrOff(true) }),
    ...(mode !== 'individual' && { redraw: onOrOff(true) }),
    ...(mode !== 'two' && { bets: onOrOff(true) }),
    ...(mode === 'two' && { album: oneOf(ALBUMS, 8) }),
  }
}

/** PALM-34. */
const mayChooseMode = (seats: number): boolean => seats === 4 || seats === 5

function modeOf(raw: unknown, seats: number): Mode {
  if (seats === 2) return 'two'
  if (seats === 3 || (mayChooseMode(seats) && isIndividual(raw))) return 'individual'
  return 'teams'
}

const isIndividual = (raw: unknown): boolean =>
  (raw as { individually?: unknown } | null | undefined)?.individually === true
