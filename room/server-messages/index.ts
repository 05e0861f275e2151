import { GAME_IDS, type GameId } from '@veillee/games'
import { count, type GameMessages, gestureRef, means, messages, millis, seat } from '@veillee/games/messages'
import * as v from 'valibot'
import type { Seen } from '../seen.ts'
import { WIRE_VERSION } from '../wire.ts'
import { awaited, hash, person, plain, said } from './atoms.ts'
import { change, handChanges, tableChanges } from './change.ts'
import { drawing, mime } from './gesture.ts'
import { closed, holder, lobby, nextSeal, personShown } from './lobby.ts'
import { match, openedSeal, seal, vote } from './match.ts'
import { best, pad, line as padLine } from './pad.ts'
import { line, phone, seats } from './phone.ts'

/**
 * Everything that a server says (`Told` in wire.ts), to the last field. The server does not need it: its types see
 * to it. Tests check every frame by it, and the page about the wire is made from it.
 */

const id = means(v.string(), 'The id that the wish came with.')

const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))

const difference = (of: string) => v.exactOptional(means(plain, `How this differs now: ${of}.`))

export const serverMessages = {
  welcome: means(
    v.strictObject({
      say: v.literal('welcome'),
      v: v.literal(WIRE_VERSION),
      room: means(v.string(), 'The room’s link: with the token it brings this device back.'),
      code: means(v.string(), 'For reading aloud: with it others join.'),
      person: means(person, 'Who this device is in the room.'),
      token: v.exactOptional(
        means(token, 'This device’s secret. Only for one that is new here, and only this once: keep it.'),
      ),
      at: means(millis, 'What the server’s clock says, for timers.'),
    }),
    'The answer to the first message: you are in.',
  ),
  see: means(
    v.strictObject({
      say: v.literal('see'),
      lobby: v.exactOptional(lobby),
      match: v.exactOptional(means(v.nullable(match), 'Null before the first match.')),
      pad: v.exactOptional(pad),
      phone: v.exactOptional(phone),
      talk: v.exactOptional(means(v.array(line), 'The last 50 lines that this phone may read.')),
      away: v.exactOptional(means(v.array(person), 'Whose phones are not connected.')),
      change: v.exactOptional(change),
    }),
    'What has changed of all that this device may see; right after the welcome, everything. Each part that is there replaces the whole part that was there before, and `change` some fields of it.',
  ),
  now: means(
    v.strictObject({
      say: v.literal('now'),
      lobby: difference('`lobby`'),
      match: difference('`match`; without its view, unless there was no match before'),
      view: difference('`match.view`, without its table'),
      table: difference('`match.view.table`'),
      pad: difference('`pad`'),
      phone: difference('`phone`; without its seat, where it shows the same one as before and no other'),
      hand: difference('`phone.seats[0].hand`, of such a phone'),
      offers: difference('`phone.seats[0].offers`, of such a phone'),
      talk: difference('`talk`'),
      away: difference('`away`'),
    }),
    'The same as `see` with a `change`, for a device that has asked for it by `?brief`: only what differs, however deep.',
  ),
  done: means(
    v.strictObject({
      say: v.literal('done'),
      id,
      link: v.exactOptional(means(token, 'After `offerSeat`: with it another device can `moveIn`, once.')),
    }),
    'A wish was granted, and is kept for good.',
  ),
  refused: means(
    v.strictObject({
      say: v.literal('refused'),
      id: v.exactOptional(id),
      refusal: means(said, 'Why not, to be shown to whoever asked.'),
      v: v.exactOptional(
        means(count, 'The server’s version of the wire, where a first message could not be read.'),
      ),
    }),
    'A wish was not granted, and nothing has changed. Without an id: the last message was no wish, or could not be read.',
  ),
  gesture: means(
    v.strictObject({
      say: v.literal('gesture'),
      gesture: means(count, 'The number by which it was fetched.'),
      input: v.variant('kind', [mime, drawing]),
    }),
    'The answer to `fetch`.',
  ),
  felt: means(
    v.strictObject({
      say: v.literal('felt'),
      gesture: means(count, 'The number by which it was fetched.'),
      feltBy: means(seat, 'Whose palm it was.'),
      strip: means(
        v.string(),
        'Frame by frame what that palm felt, in bytes as of a binary frame of kind 3, in base64.',
      ),
    }),
    'The answer to `fetch` with `feltBy`.',
  ),
  photo: means(
    v.strictObject({
      say: v.literal('photo'),
      card: means(count, 'The number by which it was fetched.'),
      title: means(v.string(), 'Text and nothing else: it is to be shown, never to be run.'),
      picture: means(v.string(), 'A JPEG of 942 by 642, in base64; nothing where it stayed behind.'),
    }),
    'The answer to `fetchPhoto`.',
  ),
  thought: means(
    v.strictObject({
      say: v.literal('thought'),
      match: means(count, 'The number of the match.'),
      step: means(count, 'The step in which it thinks: later it is of no interest.'),
      seat: means(seat, 'Where the robot sits.'),
      phrase: means(v.string(), 'Which phrase of its game; one that is not known need not be shown.'),
      about: means(v.array(count), 'What it speaks of: cards of the table, or a card and a detail on it.'),
    }),
    'A robot thinks aloud. Nothing of it is kept, and nothing follows from it.',
  ),
  bye: means(
    v.strictObject({
      say: v.literal('bye'),
      why: means(
        v.picklist(['out', 'restart', 'forgotten', 'elsewhere', 'newer', 'damaged']),
        'restart: come back in a moment. out: this person has left or was removed. forgotten: the room was deleted. elsewhere: the place has moved to another device. newer: the room was continued on a newer Veillée, and this one cannot read it. damaged: what is stored of it can no longer be read.',
      ),
      words: means(said, 'The same for people.'),
    }),
    'The last message of a connection.',
  ),
} as const

export const serverMessageSchema = v.variant('say', [
  serverMessages.welcome,
  serverMessages.see,
  serverMessages.now,
  serverMessages.done,
  serverMessages.refused,
  serverMessages.gesture,
  serverMessages.felt,
  serverMessages.photo,
  serverMessages.thought,
  serverMessages.bye,
])

/** A seat of this phone, by game. */
export type SeatShown<G extends keyof typeof seats> = v.InferOutput<(typeof seats)[G]>

export const gestures = { mime, drawing } as const

/** How the names of a game's parts begin. */
export const prefixOf = (game: GameId): string =>
  game.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

function partsOf(game: GameId): readonly (readonly [string, v.GenericSchema])[] {
  const { named, options, table, hand, result }: GameMessages = messages[game]
  const parts = {
    ...named,
    ...{ Options: options, Table: table, Hand: hand, Seat: seats[game], Result: result },
    ...{ TableChange: tableChanges[game], HandChange: handChanges[game] },
  }
  return Object.entries(parts).map(([name, schema]) => [prefixOf(game) + name, schema])
}

/** What is named on the page about the wire rather than repeated wherever it occurs. */
export const named = {
  Lobby: lobby,
  Match: match,
  PersonShown: personShown,
  Holder: holder,
  NextSeal: nextSeal,
  Closed: closed,
  Vote: vote,
  Pad: pad,
  PadLine: padLine,
  Best: best,
  Phone: phone,
  Change: change,
  Line: line,
  Seal: seal,
  OpenedSeal: openedSeal,
  ...Object.fromEntries(GAME_IDS.flatMap(partsOf)),
  Mime: mime,
  Drawing: drawing,
  GestureRef: gestureRef,
  Said: said,
  Seat: seat,
  Person: person,
  Awaited: awaited,
  Millis: millis,
  Hash: hash,
  Json: plain,
}

/** In words, where a value is not what the schema says; undefined if it is. */
export function whyNot(schema: v.GenericSchema, value: unknown): string | undefined {
  const read = v.safeParse(schema, value)
  return read.issues?.map(issue => `${v.getDotPath(issue)}: ${issue.message}`).join('\n')
}

/** All that a device sees; throws in words where it is not what a server may have shown it. */
export function checkSeen(seen: Seen): void {
  const wholes = [
    [lobby, seen.lobby],
    [v.nullable(match), seen.match],
    [pad, seen.pad],
    [phone, seen.phone],
    [v.array(line), seen.talk],
    [v.array(person), seen.away],
  ] as const
  for (const [schema, whole] of wholes) {
    const why = whole === undefined ? undefined : whyNot(schema, whole)
    if (why !== undefined) throw new Error(`nobody ever sees this\n${why}\n${JSON.stringify(whole)}`)
  }
}

/** A frame of a server; throws in words where it is not one. */
export function readServerMessage(frame: string): v.InferOutput<typeof serverMessageSchema> {
  const told = JSON.parse(frame)
  const why = whyNot(serverMessageSchema, told)
  if (why === undefined) return told
  throw new Error(`a server never says this\n${why}\n${frame.slice(0, 2_000)}`)
}
