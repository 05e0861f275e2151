import { type GameId, SETTINGS, STORY_LANGUAGES } from '@veillee/games'
import { isSeed } from '@veillee/kernel'
import * as v from 'valibot'
import { isGame, isShallow } from './choice.ts'
import type { Did, EntryOf } from './entry.ts'
import { areSoundWords } from './own-words.ts'
import { LEAST_LEVEL, MOST_LEVEL, readName } from './person.ts'
import { isKeptPicture, readTitle } from './photos.ts'
import { gameOf } from './room.ts'
import { BOT_LEVELS } from './seating.ts'
import { isSayable } from './talk.ts'

const LONGEST_TEXT = 2_500
/** More than any line of a pad has; what is nested without end could not be written down again. */
const DEEPEST = 12
const LONGEST_LINE = 20_000
/** Of a whole pad: it goes to everybody who comes, in one piece. A thousand matches of ten people have some 1,000,000. */
export const LONGEST_PAD = 2_000_000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const level = v.pipe(v.number(), v.minValue(LEAST_LEVEL), v.maxValue(MOST_LEVEL))
const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
const name = v.pipe(
  v.string(),
  v.check(raw => readName(raw) === raw),
)
const number = v.custom<string>(isSeed)
const game = v.custom<GameId>(isGame)
const options = v.custom<Record<string, unknown>>(isObject)
const anything = v.nonOptional(v.unknown())
const bot = v.strictObject({ bot: v.picklist(BOT_LEVELS) })
const awaited = v.union([v.literal('host'), whole])

// What a game says of its own

/** What the pad needs of a result, its game knows; the rest of it is only shown. */
const isResult = (game: GameId, result: unknown): boolean =>
  result === null || (isObject(result) && (gameOf(game).isResult?.(result) ?? true))

// What a room says

/** In letters, as it is written down. */
export const lengthOf = (line: unknown): number => JSON.stringify(line ?? null).length

const line = v.pipe(
  v.strictObject({
    number: whole,
    game,
    at: whole,
    players: v.array(v.union([v.strictObject({ person: whole, name }), bot])),
    options,
    result: anything,
  }),
  v.check(one => lengthOf(one) <= LONGEST_LINE && isResult(one.game, one.result)),
)

/** ROOM-39: none where nobody wanted it any more. */
const isPictureOrNone = (raw: unknown): boolean => raw === '' || isKeptPicture(raw)

const choice = { game, setting: v.picklist(SETTINGS), language: v.picklist(STORY_LANGUAGES), options }

/** What a file may say of each thing that can have happened. Devices and secrets are not among it. */
const shapes: Readonly<Partial<Record<Did, v.ObjectEntries>>> = {
  open: { ...choice, code: v.literal('') },
  join: { name: v.union([v.literal(''), name]), token: v.null(), isScreen: v.boolean() },
  share: { name },
  rename: { person: whole, name },
  leave: { person: whole },
  remove: { person: whole },
  passHost: { to: whole },
  setDoor: { isOpen: v.boolean() },
  setChat: { isOn: v.boolean() },
  setTimer: { timerMs: v.nullable(whole) },
  arrange: { seating: v.array(v.nullable(v.union([v.strictObject({ person: whole }), bot]))) },
  choose: choice,
  promise: { number },
  addNumber: { number },
  start: { game, rules: whole, options, levels: v.optional(v.array(level)) },
  play: {
    seat: v.union([v.literal('room'), awaited]),
    move: text,
    input: anything,
    gesture: v.optional(whole),
  },
  tick: {},
  askWithout: { absent: awaited },
  standIn: { seat: whole },
  comeBack: { seat: whole },
  takeSeat: { seat: whole },
  lengthenTimer: {},
  stopTimer: {},
  finish: { line },
  say: { kind: v.picklist(['words', 'faces', 'phrases']), text, heard: v.literal('everybody') },
  addPhoto: {
    title: v.custom<string>(raw => readTitle(raw) === raw),
    picture: v.custom<string>(isPictureOrNone),
  },
  titlePhoto: { card: whole, title: v.custom<string>(raw => readTitle(raw) === raw) },
  dropPhoto: { card: whole },
  layWords: { language: v.picklist(STORY_LANGUAGES), words: anything },
  moveIn: { person: whole, token: v.null(), phone: v.nullable(whole), leavesWatcher: v.boolean() },
}

const schemas = new Map<unknown, v.GenericSchema>(
  Object.entries(shapes).map(([did, shape]) => [
    did,
    v.strictObject({ ...shape, did: v.literal(did), at: whole, by: v.union([v.literal('room'), whole]) }),
  ]),
)

/** Whether this could be an entry of somebody's evening. */
export function isEntry(value: unknown): boolean {
  const schema = isObject(value) && isShallow(value, DEEPEST) ? schemas.get(value.did) : undefined
  return (
    schema !== undefined &&
    v.is(schema, value) &&
    isSaid(value as EntryOf<'say'>) &&
    isLaid(value as EntryOf<'layWords'>)
  )
}

/** A chat shows lines and faces, whoever wrote the file. */
const isSaid = ({ did, kind, text }: EntryOf<'say'>): boolean => did !== 'say' || isSayable(kind, text)

/** ROOM-40: as the room would have taken them. */
const isLaid = ({ did, language, words }: EntryOf<'layWords'>): boolean =>
  did !== 'layWords' || areSoundWords(words, language)
