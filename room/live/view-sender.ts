import { type Seat, sameAs } from '@veillee/kernel'
import { lobbyChange, matchChange, phoneChange, showsSameSeats } from '../change.ts'
import type { PersonId } from '../person.ts'
import type { Room } from '../room.ts'
import type { Change, Seen } from '../seen.ts'
import { type Line, linesFor } from '../talk.ts'
import {
  changesFrom,
  lobbyView,
  type MatchView,
  matchView,
  type PhoneView,
  padView,
  phoneView,
} from '../view.ts'
import type { ServerMessage } from '../wire.ts'

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
  /** A whole frame. */
  send(frame: Frame): void
  /** A last word. */
  leave(why: CloseReason): void
}

/** What one connection was shown besides what all see. */
interface Showing {
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
    const own = this.#ownNews(subscriber.phone, showing, { talk: true })
    this.tellAway(away)
    this.#watchers.set(subscriber, showing)
    const news = new News(this.#frames)
    news.tell('lobby', lobbyView(this.#room))
    news.tell('match', this.#match)
    news.tell('pad', padView(this.#room))
    news.tell('away', away)
    this.#send(subscriber, news, own)
  }

  remove(subscriber: Subscriber<Frame>): void {
    this.#watchers.delete(subscriber)
  }

  tell(room: Room): void {
    const before = this.#room
    const changes = changesFrom(before, room)
    if (before.matches !== room.matches) this.#coverAll()
    this.#room = room
    const news = new News(this.#frames)
    if (changes.lobby) news.change('lobby', lobbyChange(lobbyView(before), lobbyView(room)))
    const isNewMatch = changes.match && this.#tellMatch(news, matchView(room))
    if (changes.pad) news.tell('pad', padView(room))
    for (const [subscriber, showing] of this.#watchers)
      if (room.people[subscriber.phone]!.status !== 'here') subscriber.leave('out')
      else
        this.#send(
          subscriber,
          news,
          this.#ownNews(subscriber.phone, showing, { talk: changes.talk, isNewMatch }),
        )
  }

  /** Whether it is another one than before. */
  #tellMatch(news: News<Frame>, match: MatchView | null): boolean {
    const before = this.#match
    this.#match = match
    if (before && match?.number === before.number) news.change('match', matchChange(before, match))
    else if (before || match) news.tell('match', match)
    return match?.number !== before?.number
  }

  /** Somebody else has the phone in hand, or a cover lies on it. */
  hold(subscriber: Subscriber<Frame>, seat: Seat | null): void {
    const showing = this.#watchers.get(subscriber)
    if (!showing) return
    showing.heldBy = seat
    this.#send(subscriber, new News(this.#frames), this.#ownNews(subscriber.phone, showing, { talk: false }))
  }

  /** With a new match everything is covered: whoever held the phone before has another hand now. */
  #coverAll(): void {
    for (const showing of this.#watchers.values()) if (showing.heldBy !== undefined) showing.heldBy = null
  }

  #send(subscriber: Subscriber<Frame>, news: News<Frame>, own: Own): void {
    const frame = news.frameWith(own)
    if (frame) subscriber.send(frame)
  }

  tellAway(away: readonly PersonId[]): void {
    if (sameAs(away, this.#away)) return
    this.#away = away
    const news = new News(this.#frames)
    news.tell('away', away)
    for (const subscriber of this.#watchers.keys()) this.#send(subscriber, news, NOTHING_OWN)
  }

  /** What this phone sees besides; the last lines of the talk only when somebody has spoken. */
  #ownNews(phone: PersonId, showing: Showing, { talk = false, isNewMatch = false }): Own {
    const before = showing.phone
    const view = phoneView(this.#room, phone, showing.heldBy)
    showing.phone = view
    const isWhole = !before || isNewMatch || !showsSameSeats(before, view)
    const lines = talk ? this.#newLines(phone, showing) : ''
    if (isWhole) return { parts: partOf('phone', view) + lines, change: '' }
    const change = phoneChange(before, view)
    if (change) return { parts: lines, change: JSON.stringify(change) }
    showing.phone = before // the same, and kept already
    return lines === '' ? NOTHING_OWN : { parts: lines, change: '' }
  }

  #newLines(phone: PersonId, showing: Showing): string {
    const lines = linesFor(this.#room, phone)
    if (showing.talk && sameAs(lines, showing.talk)) return ''
    showing.talk = lines
    return partOf('talk', lines)
  }
}

const partOf = (part: keyof Seen, view: unknown): string => `,"${part}":${JSON.stringify(view)}`

/** What one phone is told besides, as text: whole parts, and what has changed of what it sees. */
interface Own {
  readonly parts: string
  readonly change: string
}

const NOTHING_OWN: Own = { parts: '', change: '' }

/** One message, with what each is told besides. Those who are told the same get the very same frame. */
class News<Frame> {
  readonly #encoder: FrameEncoder<Frame>
  #parts = ''
  #change = ''
  /** One beside the other: few differ, and to look for a long text in a map it has to be read as a whole. */
  readonly #owns: Own[] = []
  readonly #frames: Frame[] = []

  constructor(encoder: FrameEncoder<Frame>) {
    this.#encoder = encoder
  }

  tell(part: keyof Seen, view: unknown): void {
    this.#parts += partOf(part, view)
  }

  change(part: keyof Change, change: object | undefined): void {
    if (change) this.#change += partOf(part, change)
  }

  /** Undefined if there is nothing to see. */
  frameWith(own: Own): Frame | undefined {
    for (let i = 0; i < this.#owns.length; i++) if (isSame(own, this.#owns[i]!)) return this.#frames[i]
    const text = this.#textWith(own)
    if (text === '') return undefined
    const frame = this.#encoder.text(`{"say":"see"${text}}`)
    this.#owns.push(own)
    this.#frames.push(frame)
    return frame
  }

  #textWith({ parts, change }: Own): string {
    const changes = change === '' ? this.#change : `${this.#change},"phone":${change}`
    const text = this.#parts + parts
    return changes === '' ? text : `${text},"change":{${changes.slice(1)}}`
  }
}

const isSame = (own: Own, other: Own): boolean =>
  own === other || (own.change === other.change && own.parts === other.parts)
