import type { Seat } from '@veillee/kernel'
import type { PersonId } from '../person.ts'
import type { Room } from '../room.ts'
import { linesFor } from '../talk.ts'
import { changesFrom, lobbyView, matchView, padView, phoneView } from '../view.ts'
import type { Told } from '../wire.ts'

/** Why a connection ends. */
export type Goodbye = Extract<Told, { say: 'bye' }>['why']

/** How what is told is wrapped up: for a socket in bytes, in a page hardly at all. */
export interface Frames<Frame> {
  text(text: string): Frame
  binary(bytes: Uint8Array): Frame
  /** The beginning of a text that goes to several, and how it ends for one of them. */
  begin(text: string): Frame
  end(begun: Frame, text: string): Frame
}

/** A connection, as the room sees it. */
export interface Watcher<Frame> {
  readonly phone: PersonId
  /** A whole frame. */
  send(frame: Frame): void
  /** A last word. */
  leave(why: Goodbye): void
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
export class Sight<Frame> {
  readonly #watchers = new Map<Watcher<Frame>, Showing>()
  readonly #frames: Frames<Frame>
  readonly #shown: { [part in Shared]?: string } = {}
  #room: Room

  constructor(room: Room, frames: Frames<Frame>) {
    this.#room = room
    this.#frames = frames
    this.#show('lobby', lobbyView(room))
    this.#show('match', matchView(room))
    this.#show('pad', padView(room))
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0
  }

  get all(): readonly Watcher<Frame>[] {
    return [...this.#watchers.keys()]
  }

  has(phone: PersonId): boolean {
    return this.of(phone).length > 0
  }

  of(phone: PersonId): readonly Watcher<Frame>[] {
    const watchers: Watcher<Frame>[] = []
    for (const watcher of this.#watchers.keys()) if (watcher.phone === phone) watchers.push(watcher)
    return watchers
  }

  /** Somebody new sees everything that is not under a cover, and the others see that they are there. */
  add(watcher: Watcher<Frame>, away: readonly PersonId[], { isCovered = false } = {}): void {
    const showing: Showing = { phone: '', talk: '', heldBy: isCovered ? null : undefined }
    // Before they are among the others: who cannot be shown anything must not stay to be told.
    const own = this.#own(watcher.phone, showing, { talk: true })
    this.tellAway(away)
    this.#watchers.set(watcher, showing)
    const shown = Object.entries(this.#shown).map(([part, text]) => partOf(part as Shared, text))
    watcher.send(new News(shown.join(''), this.#frames).frameWith(own)!)
  }

  remove(watcher: Watcher<Frame>): void {
    this.#watchers.delete(watcher)
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
    for (const [watcher, showing] of this.#watchers)
      if (room.people[watcher.phone]!.status !== 'here') watcher.leave('out')
      else this.#send(watcher, news.frameWith(this.#own(watcher.phone, showing, changes)))
  }

  /** Somebody else has the phone in hand, or a cover lies on it. */
  hold(watcher: Watcher<Frame>, seat: Seat | null): void {
    const showing = this.#watchers.get(watcher)
    if (!showing) return
    showing.heldBy = seat
    const own = this.#own(watcher.phone, showing, { talk: false })
    this.#send(watcher, new News('', this.#frames).frameWith(own))
  }

  /** With a new match everything is covered: whoever held the phone before has another hand now. */
  #coverAll(): void {
    for (const showing of this.#watchers.values()) if (showing.heldBy !== undefined) showing.heldBy = null
  }

  #send(watcher: Watcher<Frame>, frame: Frame | undefined): void {
    if (frame) watcher.send(frame)
  }

  tellAway(away: readonly PersonId[]): void {
    const news = new News(this.#show('away', away), this.#frames)
    for (const watcher of this.#watchers.keys()) this.#send(watcher, news.frameWith(''))
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
  readonly #frames: Frames<Frame>
  #begun: Frame | undefined
  #whole: Frame | undefined

  constructor(shared: string, frames: Frames<Frame>) {
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
