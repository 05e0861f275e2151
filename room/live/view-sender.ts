import type { Seat } from '@veillee/kernel'
import type { PersonId } from '../person.ts'
import type { Room } from '../room.ts'
import { linesFor } from '../talk.ts'
import { changesFrom, lobbyView, matchView, padView, phoneView } from '../view.ts'
import type { ServerMessage } from '../wire.ts'

/** Why a connection ends. */
export type CloseReason = Extract<ServerMessage, { say: 'bye' }>['why']

/** How what is told is wrapped up: for a socket in bytes, in a page hardly at all. */
export interface FrameEncoder<Frame> {
  text(text: string): Frame
  binary(bytes: Uint8Array): Frame
  /** The beginning of a text that goes to several, and how it ends for one of them. */
  begin(text: string): Frame
  end(begun: Frame, text: string): Frame
}

/** A connection, as the room sees it. */
export interface Subscriber<Frame> {
  readonly phone: PersonId
  /** A whole frame. */
  send(frame: Frame): void
  /** A last word. */
  leave(why: CloseReason): void
}

/** What all see alike, and what each phone sees for itself. */
type Shared = 'lobby' | 'match' | 'pad' | 'away'
type Own = 'phone' | 'talk'

/** What one connection was shown besides, as text. */
interface Showing {
  phone?: string
  talk?: string
  /** Of a phone that several share: who has it in hand, or nobody under a cover. Where nobody has said, it shows all. */
  heldBy?: Seat | null | undefined
}

/**
 * What every connection has seen. What all of them see is written out once, what one phone sees besides once for
 * that phone, and only what differs from the last time is sent, in one frame.
 */
export class ViewSender<Frame> {
  readonly #watchers = new Map<Subscriber<Frame>, Showing>()
  readonly #frames: FrameEncoder<Frame>
  readonly #shown: { [part in Shared]?: string } = {}
  #room: Room

  constructor(room: Room, frames: FrameEncoder<Frame>) {
    this.#room = room
    this.#frames = frames
    this.#show('lobby', lobbyView(room))
    this.#show('match', matchView(room))
    this.#show('pad', padView(room))
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
    const showing: Showing = { phone: '', talk: '', heldBy: isCovered ? null : undefined }
    // Before they are among the others: who cannot be shown anything must not stay to be told.
    const own = this.#own(subscriber.phone, showing, { talk: true })
    this.tellAway(away)
    this.#watchers.set(subscriber, showing)
    const shown = Object.entries(this.#shown).map(([part, text]) => partOf(part as Shared, text))
    subscriber.send(new News(shown.join(''), this.#frames).frameWith(own)!)
  }

  remove(subscriber: Subscriber<Frame>): void {
    this.#watchers.delete(subscriber)
  }

  tell(room: Room): void {
    const changes = changesFrom(this.#room, room)
    if (this.#room.matches !== room.matches) this.#coverAll()
    this.#room = room
    let shared = ''
    if (changes.lobby) shared += this.#show('lobby', lobbyView(room))
    if (changes.match) shared += this.#show('match', matchView(room))
    if (changes.pad) shared += this.#show('pad', padView(room))
    const news = new News(shared, this.#frames)
    for (const [subscriber, showing] of this.#watchers)
      if (room.people[subscriber.phone]!.status !== 'here') subscriber.leave('out')
      else this.#send(subscriber, news.frameWith(this.#own(subscriber.phone, showing, changes)))
  }

  /** Somebody else has the phone in hand, or a cover lies on it. */
  hold(subscriber: Subscriber<Frame>, seat: Seat | null): void {
    const showing = this.#watchers.get(subscriber)
    if (!showing) return
    showing.heldBy = seat
    const own = this.#own(subscriber.phone, showing, { talk: false })
    this.#send(subscriber, new News('', this.#frames).frameWith(own))
  }

  /** With a new match everything is covered: whoever held the phone before has another hand now. */
  #coverAll(): void {
    for (const showing of this.#watchers.values()) if (showing.heldBy !== undefined) showing.heldBy = null
  }

  #send(subscriber: Subscriber<Frame>, frame: Frame | undefined): void {
    if (frame) subscriber.send(frame)
  }

  tellAway(away: readonly PersonId[]): void {
    const news = new News(this.#show('away', away), this.#frames)
    for (const subscriber of this.#watchers.keys()) this.#send(subscriber, news.frameWith(''))
  }

  /** The part, if it is not what everybody has already seen. */
  #show(part: Shared, view: unknown): string {
    return news(this.#shown, part, view)
  }

  /** What this phone sees besides; the last lines of the talk only when somebody has spoken. */
  #own(phone: PersonId, showing: Showing, { talk }: { readonly talk: boolean }): string {
    const view = news(showing, 'phone', phoneView(this.#room, phone, showing.heldBy))
    return talk ? view + news(showing, 'talk', linesFor(this.#room, phone)) : view
  }
}

const partOf = (part: Shared | Own, text: string): string => `,"${part}":${text}`

/** The part of a frame, or nothing if it has been seen. */
function news<P extends Shared | Own>(seen: { [part in P]?: string }, part: P, view: unknown): string {
  const text = JSON.stringify(view)
  if (seen[part] === text) return ''
  seen[part] = text
  return partOf(part, text)
}

/** What all see, encoded once however many there are; whoever sees nothing else gets the very same frame. */
class News<Frame> {
  readonly #shared: string
  readonly #frames: FrameEncoder<Frame>
  #begun: Frame | undefined
  #whole: Frame | undefined

  constructor(shared: string, frames: FrameEncoder<Frame>) {
    this.#shared = shared
    this.#frames = frames
  }

  /** Undefined if there is nothing to see. */
  frameWith(own: string): Frame | undefined {
    if (own !== '') return this.#frames.end(this.#beginning(), `${own}}`)
    if (this.#shared === '') return undefined
    this.#whole ??= this.#frames.text(`{"say":"see"${this.#shared}}`)
    return this.#whole
  }

  #beginning(): Frame {
    this.#begun ??= this.#frames.begin(`{"say":"see"${this.#shared}`)
    return this.#begun
  }
}
