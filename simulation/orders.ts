import { type BotLevel, DIFFICULTIES, type Difficulty, type GameId } from '@veillee/games'
import { type Game, isRefusal, type Refusal, refuse } from '@veillee/kernel'
import { GAMES, seatCounts, type Variants } from './variants.ts'

/** What to simulate. */
export interface Orders {
  readonly tables: readonly { readonly variants: Variants; readonly seats: number }[]
  readonly matches: number
  readonly seed: number
}

/** How often the server is killed. */
export interface FaultOrders {
  readonly kills: number
  readonly seed: number
}

/** How many messages a server is attacked with. */
export interface FuzzOrders {
  readonly messages: number
  readonly seed: number
}

/** At which tables everybody leaves. */
export interface AbsentOrders {
  readonly tables: readonly { readonly game: GameId; readonly seats: number }[]
  readonly seed: number
  readonly isAbsent: true
}

/** Which bots play what. */
export interface BotOrders {
  readonly tables: readonly { readonly game: Game; readonly seats: number }[]
  readonly levels: readonly BotLevel[]
  readonly matches: number
  readonly seed: number
}

/** Not whole matches, but symbols from palm to palm. */
export interface ChainOrders extends Omit<BotOrders, 'tables'> {
  readonly colours: readonly Difficulty[]
  /** Whether they are to be what they were when they were frozen. */
  readonly isCheck: boolean
}

/** Not whole matches, but every memory so many times. */
export interface BlindOrders extends Omit<BotOrders, 'tables'> {
  readonly isBlind: true
}

/** One pair of a level against an average one. */
export interface VersusOrders extends Omit<BotOrders, 'tables'> {
  readonly isVersus: true
}

type Words = {
  readonly [name in 'level' | 'colour' | 'game' | 'seats' | 'matches' | 'seed' | 'kills' | 'messages']?:
    | string
    | undefined
}

const MATCHES = 1_000
const BOT_MATCHES = 20
const CHAIN_SYMBOLS = 800
const BLIND_TRIALS = 10
const VERSUS_MATCHES = 100
const LEVELS: readonly BotLevel[] = ['dreamy', 'average', 'keen']
const MOST_WHO_LEAVE = 4
const KILLS = 50
const MESSAGES = 100_000
const MOST = 2 ** 32

/** What somebody has typed, or a sentence that says what is wrong with it. */
export function readOrders({ game, seats, matches, seed }: Words): Orders | Refusal {
  const games = GAMES.filter(variants => game === undefined || variants.game.id === game)
  const tables = games.flatMap(variants => tablesOf(variants, seats))
  const numbers = { matches: number(matches, MATCHES), seed: number(seed, 1) }
  if (games.length === 0) return refuse({ en: `There is no game “${game}”. There are: ${ids()}.`, fr: '' })
  if (tables.length === 0) return refuse({ en: `Nothing here is played by ${seats}.`, fr: '' })
  if (Number.isNaN(numbers.matches)) return refuse({ en: '--matches is a whole number.', fr: '' })
  if (Number.isNaN(numbers.seed)) return refuse({ en: '--seed is a whole number.', fr: '' })
  return { tables, ...numbers }
}

export function readBotOrders({ level, ...words }: Words): BotOrders | Refusal {
  const orders = readOrders({ ...words, matches: words.matches ?? String(BOT_MATCHES) })
  const levels = LEVELS.filter(one => level === undefined || one === level)
  if (levels.length === 0)
    return refuse({ en: `There is no level “${level}”. There are: ${LEVELS.join(', ')}.`, fr: '' })
  if (isRefusal(orders)) return orders
  const tables = orders.tables.map(({ variants, seats }) => ({ game: variants.game, seats }))
  return { ...orders, levels, tables }
}

export function readChainOrders({ colour, ...words }: Words, isCheck: boolean): ChainOrders | Refusal {
  const orders = readBotOrders({ ...words, matches: words.matches ?? String(CHAIN_SYMBOLS) })
  const colours = DIFFICULTIES.filter(one => colour === undefined || one === colour)
  if (isRefusal(orders)) return orders
  return colours.length > 0
    ? { levels: orders.levels, matches: orders.matches, seed: orders.seed, colours, isCheck }
    : refuse({ en: `There is no colour “${colour}”. There are: ${DIFFICULTIES.join(', ')}.`, fr: '' })
}

export function readBlindOrders(words: Words): BlindOrders | Refusal {
  const orders = readBotOrders({ ...words, matches: words.matches ?? String(BLIND_TRIALS) })
  if (isRefusal(orders)) return orders
  const { levels, matches, seed } = orders
  return { levels, matches, seed, isBlind: true }
}

export function readVersusOrders(words: Words): VersusOrders | Refusal {
  const orders = readBotOrders({ ...words, matches: words.matches ?? String(VERSUS_MATCHES) })
  if (isRefusal(orders)) return orders
  const { levels, matches, seed } = orders
  return { levels, matches, seed, isVersus: true }
}

/** Every set of people doubles with every seat: where none is named, small tables only. */
export function readAbsentOrders(words: Words): AbsentOrders | Refusal {
  const orders = readOrders(words)
  if (isRefusal(orders)) return orders
  const isMeant = (seats: number): boolean => words.seats !== undefined || seats <= MOST_WHO_LEAVE
  const tables = orders.tables
    .filter(({ seats }) => isMeant(seats))
    .map(({ variants, seats }) => ({ game: variants.game.id as GameId, seats }))
  return { tables, seed: orders.seed, isAbsent: true }
}

export function readFaultOrders({ kills, seed }: Words): FaultOrders | Refusal {
  const orders = { kills: number(kills, KILLS), seed: number(seed, 1) }
  if (Number.isNaN(orders.kills)) return refuse({ en: '--kills is a whole number.', fr: '' })
  return Number.isNaN(orders.seed) ? refuse({ en: '--seed is a whole number.', fr: '' }) : orders
}

export function readFuzzOrders({ messages, seed }: Words): FuzzOrders | Refusal {
  const orders = { messages: number(messages, MESSAGES), seed: number(seed, 1) }
  if (Number.isNaN(orders.messages)) return refuse({ en: '--messages is a whole number.', fr: '' })
  return Number.isNaN(orders.seed) ? refuse({ en: '--seed is a whole number.', fr: '' }) : orders
}

const ids = (): string => GAMES.map(({ game }) => game.id).join(', ')

const tablesOf = (variants: Variants, seats: string | undefined): Orders['tables'] =>
  seatCounts(variants.game)
    .filter(count => seats === undefined || String(count) === seats)
    .map(count => ({ variants, seats: count }))

const number = (text: string | undefined, byDefault: number): number => {
  const value = text === undefined ? byDefault : Number(text)
  return Number.isInteger(value) && value >= 0 && value < MOST ? value : Number.NaN
}
