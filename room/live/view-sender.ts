import { type Seat, sameAs } from '@veillee/kernel'
import type { PersonId } from '../person.ts'
import type { Room } from '../room.ts'
import { type Line, linesFor } from '../talk.ts'
import {
  changesFrom,
  lobbyView,
  type MatchView,
  matchView,
  type PhonePlace,
  type PhoneView,
  padView,
  phonePlace,
  phoneViewAt,
  showsTheSame,
} from '../view.ts'
import type { ServerMessage } from '../wire.ts'
import { BRIEF_WORDING } from './brief-wording.ts'
import { FIELD_WORDING } from './field-wording.ts'
import { NO_WORDS, type Shared, type Wording, type Words } from './wording.ts'

/** Why a connection ends. */
export type CloseReason = Extract<ServerMessage, { say: 'bye' }>['why']

/** How what is told is wrapped up: for a socket in bytes, in a page hardly at all. */
export interface FrameEncoder<Frame> {
  text(text: string): Frame
  binary(bytes: Uint8Array): Frame
}

/** A connection, as the room sees it. */
export interface Subscriber<Frame> {
  readonly phone: PersonId
  /** Whether it reads differences (`BRIEFLY` in wire.ts). */
  readonly isBrief?: boolean
  /** A whole frame. */
  send(frame: Frame): void
  /** A last word. */
  leave(why: CloseReason): void
}

/** What one connection was shown besides what all see. */
interface Showing {
  place?: PhonePlace | undefined
  phone?: PhoneView
  talk?: readonly Line[]
  /** Of a phone that several share: who has it in hand, or nobody under a cover. Where nobody has said, it shows all. */
  heldBy?: Seat | null | undefined
}

/**
 * What every connection has seen. Whoever comes sees everything; from then on a match and what a phone sees of it are told
 * whole when they are new, and else only what has changed of them, in one frame for all who are told the same.
 */
export class ViewSender<Frame> {
  readonly #watchers = new Map<Subscriber<Frame>, Showing>()
  readonly #frames: FrameEncoder<Frame>
  #room: Room
  #match: MatchView | null
  #away: readonly PersonId[] = []

  constructor(room: Room, frames: FrameEncoder<Frame>) {
    this.#room = room
    this.#match = matchView(room)
    this.#frames = frames
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0
  }

  get all(): readonly Subscriber<Frame>[] {
    return [...this.#watchers.keys()]
  }

  has(phone: PersonId): boolean {
    return this.of(phone).length > 0
  }

  of(phone: PersonId): readonly Subscriber<Frame>[] {
    const subscribers: Subscriber<Frame>[] = []
    for (const subscriber of this.#watchers.keys())
      if (subscriber.phone === phone) subscribers.push(subscriber)
    return subscribers
  }

  /** Somebody new sees everything that is not under a cover, and the others see that they are there. */
  add(subscriber: Subscriber<Frame>, away: readonly PersonId[], { isCovered = false } = {}): void {
    const showing: Showing = { heldBy: isCovered ? null : undefined }
    // Before they are among the others: who cannot be shown anything must not stay to be told.
    const own = this.#ownWords(subscriber.phone, showing, FIELD_WORDING, { talk: true })
    this.tellAway(away)
    this.#watchers.set(subscriber, showing)
    const everything: Shared = {
      lobby: [undefined, lobbyView(this.#room)],
      match: [undefined, this.#match],
      pad: [undefined, padView(this.#room)],
      away: [undefined, away],
    }
    send(subscriber, new News(this.#frames, everything).frameWith(own, FIELD_WORDING))
  }

  remove(subscriber: Subscriber<Frame>): void {
    this.#watchers.delete(subscriber)
  }

  tell(room: Room): void {
    const before = this.#room
    const changes = changesFrom(before, room)
    if (before.matches !== room.matches) this.#coverAll()
    this.#room = room
    const match = changes.match ? matchView(room, changes.lobby ? null : this.#match) : this.#match
    const isNewMatch = match?.number !== this.#match?.number
    const news = new News(this.#frames, {
      lobby: changes.lobby ? [lobbyView(before), lobbyView(room)] : undefined,
      match: changes.match ? [this.#match, match] : undefined,
      pad: changes.pad ? [padView(before), padView(room)] : undefined,
    })
    this.#match = match
    if (changes.lobby) for (const showing of this.#watchers.values()) showing.place = undefined
    for (const [subscriber, showing] of this.#watchers)
      if (room.people[subscriber.phone]!.status !== 'here') subscriber.leave('out')
      else if (!changes.lobby && !changes.talk && showsTheSame(before, room, showing.place!.seats))
        send(subscriber, news.frameWith(NO_WORDS, wordingFor(subscriber)))
      else this.#tellOne(subscriber, showing, news, { talk: changes.talk, isNewMatch })
  }

  #tellOne(
    subscriber: Subscriber<Frame>,
    showing: Showing,
    news: News<Frame>,
    of: { readonly talk: boolean; readonly isNewMatch?: boolean },
  ): void {
    const wording = wordingFor(subscriber)
    send(subscriber, news.frameWith(this.#ownWords(subscriber.phone, showing, wording, of), wording))
  }

  /** Somebody else has the phone in hand, or a cover lies on it. */
  hold(subscriber: Subscriber<Frame>, seat: Seat | null): void {
    const showing = this.#watchers.get(subscriber)
    if (!showing) return
    showing.heldBy = seat
    this.#tellOne(subscriber, showing, new News(this.#frames, {}), { talk: false })
  }

  /** With a new match everything is covered: whoever held the phone before has another hand now. */
  #coverAll(): void {
    for (const showing of this.#watchers.values()) if (showing.heldBy !== undefined) showing.heldBy = null
  }

  tellAway(away: readonly PersonId[]): void {
    if (sameAs(away, this.#away)) return
    const news = new News(this.#frames, { away: [this.#away, away] })
    this.#away = away
    for (const subscriber of this.#watchers.keys())
      send(subscriber, news.frameWith(NO_WORDS, wordingFor(subscriber)))
  }

  /** What this phone sees besides; the last lines of the talk only when somebody has spoken. */
  #ownWords(
    phone: PersonId,
    showing: Showing,
    wording: Wording,
    { talk = false, isNewMatch = false },
  ): Words {
    const before = showing.phone
    showing.place ??= phonePlace(this.#room, phone)
    const view = phoneViewAt(this.#room, showing.place, showing.heldBy, before)
    const words = wording.phone(before, view, isNewMatch)
    if (words !== NO_WORDS) showing.phone = view // else the one that is kept is the same
    return talk ? joined(words, this.#newLines(phone, showing, wording)) : words
  }

  #newLines(phone: PersonId, showing: Showing, wording: Wording): Words {
    const before = showing.talk
    const lines = linesFor(this.#room, phone)
    if (before && sameAs(lines, before)) return NO_WORDS
    showing.talk = lines
    return wording.talk(before, lines)
  }
}

const wordingFor = ({ isBrief }: Subscriber<unknown>): Wording => (isBrief ? BRIEF_WORDING : FIELD_WORDING)

function send<Frame>(subscriber: Subscriber<Frame>, frame: Frame | undefined): void {
  if (frame !== undefined) subscriber.send(frame)
}

const joined = (words: Words, more: Words): Words =>
  more === NO_WORDS ? words : { parts: words.parts + more.parts, changes: words.changes + more.changes }

/** What has happened, with what each is told besides; for each way of reading it once, when the first is told. */
class News<Frame> {
  readonly #encoder: FrameEncoder<Frame>
  readonly #shared: Shared
  readonly #written: Written<Frame>[] = []

  constructor(encoder: FrameEncoder<Frame>, shared: Shared) {
    this.#encoder = encoder
    this.#shared = shared
  }

  /** Undefined if there is nothing to see. Those who are told the same get the very same frame. */
  frameWith(own: Words, wording: Wording): Frame | undefined {
    const { shared, owns, frames } = this.#writtenIn(wording)
    for (let i = 0; i < owns.length; i++) if (isSame(own, owns[i]!)) return frames[i]
    const message = wording.message(shared, own)
    if (message === undefined) return undefined
    const frame = this.#encoder.text(message)
    owns.push(own)
    frames.push(frame)
    return frame
  }

  #writtenIn(wording: Wording): Written<Frame> {
    for (const one of this.#written) if (one.wording === wording) return one
    const made = { wording, shared: wording.shared(this.#shared), owns: [], frames: [] }
    this.#written.push(made)
    return made
  }
}

interface Written<Frame> {
  readonly wording: Wording
  readonly shared: Words
  /** One beside the other: few differ, and to look for a long text in a map it has to be read as a whole. */
  readonly owns: Words[]
  readonly frames: Frame[]
}

const isSame = (own: Words, other: Words): boolean =>
  own === other || (own.changes === other.changes && own.parts === other.parts)
