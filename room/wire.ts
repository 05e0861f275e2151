import { GAME_IDS, STORY_LANGUAGES } from '@veillee/games'
import { type Plain, type Refusal, refuse, type Said } from '@veillee/kernel'
import * as v from 'valibot'
import type { SaidByBot } from './bot-thoughts.ts'
import type { WhyUnread } from './format.ts'
import type { PersonId } from './person.ts'
import { LONGEST_PICTURE } from './picture.ts'
import { BOT_LEVELS } from './seating.ts'
import type { Change, Differences, Seen } from './seen.ts'

/** Rises when an old page and a new server would misunderstand each other. */
export const WIRE_VERSION = 2

/** JSON text, one message a frame. Binary frames are kept for the samples of gestures. */
const LONGEST_TEXT = 400

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const number = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))
/** Of the device's own making: whoever did not hear the welcome comes again with it, and is the same (ROOM-11). */
const ownToken = v.optional(token)
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const language = v.picklist(STORY_LANGUAGES)
const setting = v.picklist(['table', 'remote'])
const game = v.picklist(GAME_IDS)
const version = v.literal(WIRE_VERSION)
const person = v.optional(count)
const awaited = v.union([count, v.literal('host')])
const question = { match: count, step: count }
const options = v.optional(v.record(v.string(), v.unknown()))

/** What a device says first, and once: who it is, or that it is new. */
const helloSchema = v.variant('do', [
  v.strictObject({
    do: v.literal('open'),
    v: version,
    name: text,
    game,
    setting,
    language,
    options,
    token: ownToken,
  }),
  v.strictObject({
    do: v.literal('join'),
    v: version,
    code: text,
    name: text,
    isScreen: v.optional(v.boolean(), false),
    token: ownToken,
  }),
  v.strictObject({ do: v.literal('resume'), v: version, room: text, token }),
  v.strictObject({ do: v.literal('moveIn'), v: version, room: text, link: token, token: ownToken }),
])

/** What a person may ask for: the type of a request (request.ts) is made of it. Where no person is named, whoever asks is meant. */
const requestSchema = v.variant('do', [
  v.strictObject({ do: v.literal('share'), name: text }),
  v.strictObject({ do: v.literal('rename'), name: text, person }),
  v.strictObject({ do: v.literal('leave'), person }),
  v.strictObject({ do: v.literal('remove'), person: count }),
  v.strictObject({ do: v.literal('passHost'), to: count }),
  v.strictObject({ do: v.literal('setDoor'), isOpen: v.boolean() }),
  v.strictObject({ do: v.literal('setChat'), isOn: v.boolean() }),
  v.strictObject({
    do: v.literal('setTimer'),
    timerMs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.strictObject({ do: v.literal('sit'), seat: count, person }),
  v.strictObject({ do: v.literal('stand'), person }),
  v.strictObject({ do: v.literal('seatBot'), seat: count, level: v.picklist(BOT_LEVELS) }),
  v.strictObject({ do: v.literal('unseatBot'), seat: count }),
  v.strictObject({
    do: v.literal('choose'),
    game: v.optional(game),
    setting: v.optional(setting),
    language: v.optional(language),
    options,
  }),
  v.strictObject({ do: v.literal('answerPalm'), lends: v.picklist(['palm', 'back', 'phone']), person }),
  v.strictObject({ do: v.literal('feelAt'), level: v.number(), person }),
  v.strictObject({ do: v.literal('addNumber'), number }),
  v.strictObject({ do: v.literal('start'), match: count }),
  v.strictObject({ do: v.literal('play'), seat: awaited, move: text, input: v.unknown(), ...question }),
  v.strictObject({ do: v.literal('askWithout'), absent: awaited, ...question }),
  v.strictObject({ do: v.literal('takeSeat'), match: count, seat: count }),
  v.strictObject({ do: v.literal('lengthenTimer'), ...question }),
  v.strictObject({ do: v.literal('stopTimer'), ...question }),
  v.strictObject({ do: v.literal('endEarly'), match: count }),
  v.strictObject({ do: v.literal('say'), kind: v.picklist(['words', 'faces', 'phrases']), text }),
  v.strictObject({
    do: v.literal('addPhoto'),
    title: text,
    picture: v.pipe(v.string(), v.maxLength(LONGEST_PICTURE)),
    instead: v.optional(count),
  }),
  v.strictObject({ do: v.literal('titlePhoto'), card: count, title: text }),
  v.strictObject({ do: v.literal('dropPhoto'), card: count }),
  v.strictObject({ do: v.literal('layWords'), language, words: v.unknown() }),
  v.strictObject({ do: v.literal('offerSeat'), person }),
])

/** Everything after that. A request has an id of the device's own making: sent again, it counts once (ROOM-11). */
const messageSchema = v.variant('do', [
  v.strictObject({ do: v.literal('wish'), id, wish: requestSchema }),
  v.strictObject({ do: v.literal('fetch'), gesture: count, feltBy: v.optional(count) }),
  v.strictObject({ do: v.literal('fetchPhoto'), card: count }),
  v.strictObject({ do: v.literal('hold'), seat: v.nullable(count) }),
  v.strictObject({ do: v.literal('hurry') }),
  v.strictObject({ do: v.literal('forget') }),
])

export const schemas = { hello: helloSchema, message: messageSchema }

export type Hello = v.InferOutput<typeof helloSchema>
export type ClientMessage = v.InferOutput<typeof messageSchema>
export type WireRequest = v.InferOutput<typeof requestSchema>

/** Each request with what is round it: a variant of two dozen would try one after the other, for every move. */
const requestMessages = new Map<unknown, v.GenericSchema<unknown, ClientMessage>>(
  requestSchema.options.map(request => [
    request.entries.do.literal,
    v.strictObject({ do: v.literal('wish'), id, wish: request }) as v.GenericSchema<unknown, ClientMessage>,
  ]),
)

const requestKindOf = (raw: unknown): unknown =>
  isObject(raw) && raw.do === 'wish' && isObject(raw.wish) ? raw.wish.do : undefined

const isObject = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null

const unread: Refusal = refuse({
  en: 'Veillée could not read that message.',
  fr: 'Veillée n’a pas pu lire ce message.',
})
const otherVersion: Refusal = refuse({
  en: 'Veillée has been renewed: please load the page again.',
  fr: 'Veillée a été renouvelée : recharge la page, s’il te plaît.',
})

function parsed(frame: string): unknown {
  try {
    return JSON.parse(frame)
  } catch {
    return undefined
  }
}

const isOfOtherVersion = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'v' in raw && raw.v !== WIRE_VERSION

export function readHello(frame: string): Hello | Refusal {
  const raw = parsed(frame)
  if (isOfOtherVersion(raw)) return otherVersion
  const read = v.safeParse(helloSchema, raw)
  return read.success ? read.output : unread
}

export function readMessage(frame: string): ClientMessage | Refusal {
  const raw = parsed(frame)
  const read = v.safeParse(requestMessages.get(requestKindOf(raw)) ?? messageSchema, raw)
  return read.success ? read.output : unread
}

// What the server says

/** Whoever is told this keeps it: it is how their device is known when it comes back. */
export interface Welcome {
  readonly say: 'welcome'
  readonly v: typeof WIRE_VERSION
  /** The room's link; its code is for reading aloud. */
  readonly room: string
  readonly code: string
  readonly person: PersonId
  /** Only for a device that is new here. */
  readonly token?: string
  /** What the server's clock says, for timers. */
  readonly at: number
}

/** What has changed of all that this device may see, as whole parts or as a change of them; at first, everything. */
export interface ViewUpdate extends Seen {
  readonly say: 'see'
  readonly change?: Change
}

/** The same for a device that has asked for it, and told by how it differs. */
export interface ViewDifferences extends Differences {
  readonly say: 'now'
}

/** What a device adds to the address that it connects to, if it reads differences. A server that has none overlooks it. */
export const BRIEFLY = 'brief'

export type ServerMessage =
  | Welcome
  | ViewUpdate
  | ViewDifferences
  | { readonly say: 'done'; readonly id: string; readonly link?: string }
  /** With the server's version of the wire where a first message could not be read: the page may be of another. */
  | { readonly say: 'refused'; readonly id?: string; readonly refusal: Said; readonly v?: number }
  | { readonly say: 'gesture'; readonly gesture: number; readonly input: Plain }
  | { readonly say: 'felt'; readonly gesture: number; readonly feltBy: number; readonly strip: string }
  | { readonly say: 'photo'; readonly card: number; readonly title: string; readonly picture: string }
  | ({ readonly say: 'thought' } & SaidByBot)
  /** The connection ends here; the device may come back, or not. */
  | {
      readonly say: 'bye'
      readonly why: 'out' | 'restart' | 'forgotten' | 'elsewhere' | WhyUnread
      readonly words: Said
    }
