import { type GameId, SETTINGS } from '@veillee/games'
import { isSeed } from '@veillee/kernel'
import { isGame, isShallow, LANGUAGES } from './choice.ts'
import type { Did, EntryOf } from './entry.ts'
import { LEAST_LEVEL, MOST_LEVEL, readName } from './person.ts'
import { gameOf } from './room.ts'
import { BOT_LEVELS } from './seating.ts'
import { isSayable, type Kind } from './talk.ts'

/** Whether a value read from a file is what it has to be. */
type Is = (value: unknown) => boolean
type Shape = Readonly<Record<string, Is>>

const KINDS: readonly Kind[] = ['words', 'faces', 'phrases']
const LONGEST_TEXT = 2_500
/** More than any line of a pad has; what is nested without end could not be written down again. */
const DEEPEST = 12
const LONGEST_LINE = 20_000
/** Of a whole pad: it goes to everybody who comes, in one piece. A thousand matches of ten people have some 1,000,000. */
export const LONGEST_PAD = 2_000_000

const isOneOf =
  (values: readonly unknown[]): Is =>
  value =>
    values.includes(value)
const isWhole: Is = value => Number.isSafeInteger(value) && (value as number) >= 0
const isLevel: Is = value =>
  Number.isFinite(value) && (value as number) >= LEAST_LEVEL && (value as number) <= MOST_LEVEL
const isText: Is = value => typeof value === 'string' && value.length <= LONGEST_TEXT
const isBoolean: Is = value => typeof value === 'boolean'
const isAnything: Is = value => value !== undefined
const isName: Is = value => typeof value === 'string' && readName(value) === value
const isOrNull =
  (is: Is): Is =>
  value =>
    value === null || is(value)
const isListOf =
  (is: Is): Is =>
  value =>
    Array.isArray(value) && value.every(is)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** These fields and no others. */
const isOf =
  (shape: Shape): Is =>
  value =>
    isObject(value) &&
    Object.keys(value).every(key => Object.hasOwn(shape, key)) &&
    Object.entries(shape).every(([key, is]) => is(Object.hasOwn(value, key) ? value[key] : undefined))

const isOptional =
  (is: Is): Is =>
  value =>
    value === undefined || is(value)

const isHolder: Is = value => isOf({ person: isWhole })(value) || isOf({ bot: isOneOf(BOT_LEVELS) })(value)
const isPlayer: Is = value =>
  isOf({ person: isWhole, name: isName })(value) || isOf({ bot: isOneOf(BOT_LEVELS) })(value)
const isAwaited: Is = value => value === 'host' || isWhole(value)
const isActor: Is = value => value === 'room' || isAwaited(value)

/** What the pad needs of a result, its game knows; the rest of it is only shown. */
const isResult = (game: GameId, result: unknown): boolean =>
  result === null || (isObject(result) && (gameOf(game).isResult?.(result) ?? true))

/** In letters, as it is written down. */
export const lengthOf = (line: unknown): number => JSON.stringify(line ?? null).length

const isLine: Is = value =>
  lengthOf(value) <= LONGEST_LINE &&
  isOf({
    number: isWhole,
    game: isGame,
    at: isWhole,
    players: isListOf(isPlayer),
    options: isObject,
    result: isAnything,
  })(value) &&
  isResult((value as { game: GameId }).game, (value as { result: unknown }).result)

const choice: Shape = {
  game: isGame,
  setting: isOneOf(SETTINGS),
  language: isOneOf(LANGUAGES),
  options: isObject,
}

/** What a file may say of each thing that can have happened. Devices and secrets are not among it. */
const shapes: Readonly<Partial<Record<Did, Shape>>> = {
  open: { ...choice, code: isOneOf(['']) },
  join: { name: value => value === '' || isName(value), token: isOneOf([null]), isScreen: isBoolean },
  share: { name: isName },
  rename: { person: isWhole, name: isName },
  leave: { person: isWhole },
  remove: { person: isWhole },
  passHost: { to: isWhole },
  setDoor: { isOpen: isBoolean },
  setChat: { isOn: isBoolean },
  setTimer: { timerMs: isOrNull(isWhole) },
  arrange: { seating: isListOf(isOrNull(isHolder)) },
  choose: choice,
  promise: { number: isSeed },
  addNumber: { number: isSeed },
  start: {
    game: isGame,
    rules: isWhole,
    options: isObject,
    levels: isOptional(isListOf(isLevel)),
  },
  play: { seat: isActor, move: isText, input: isAnything, gesture: isOptional(isWhole) },
  tick: {},
  askWithout: { absent: isAwaited },
  standIn: { seat: isWhole },
  comeBack: { seat: isWhole },
  takeSeat: { seat: isWhole },
  lengthenTimer: {},
  stopTimer: {},
  finish: { line: isLine },
  say: { kind: isOneOf(KINDS), text: isText, heard: isOneOf(['everybody']) },
  moveIn: { person: isWhole, token: isOneOf([null]), phone: isOrNull(isWhole), leavesWatcher: isBoolean },
}

/** Whether this could be an entry of somebody's evening. */
export function isEntry(value: unknown): boolean {
  const did =
    isObject(value) && isShallow(value, DEEPEST) && isText(value.did) ? (value.did as Did) : undefined
  const shape = did !== undefined && Object.hasOwn(shapes, did) ? shapes[did] : undefined
  const is = shape && isOf({ ...shape, did: isText, at: isWhole, by: one => one === 'room' || isWhole(one) })
  return is?.(value) === true && (did !== 'say' || isSaid(value as EntryOf<'say'>))
}

/** A chat shows lines and faces, whoever wrote the file. */
const isSaid = ({ kind, text }: EntryOf<'say'>): boolean => isSayable(kind, text)
