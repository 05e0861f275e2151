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
type Part = readonly [Shared | Own, string]

interface Showing {
  readonly talk: boolean
  readonly heldBy: Seat | null | undefined
}

/**
 * What every connection has seen. What all of them see is written out once, what one phone sees besides once for
 * that phone, and only what differs from the last time is sent, in one frame.
 */
export class Sight<Frame> {
  readonly #watchers = new Map<Watcher<Frame>, Map<Own, string>>()
  /** Of phones that several share: who has it in hand, or nobody under a cover. Where nobody has said, it shows all. */
  readonly #heldBy = new Map<Watcher<Frame>, Seat | null>()
  readonly #frames: Frames<Frame>
  readonly #shown = new Map<Shared, string>()
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
    const seen = new Map<Own, string>()
    const heldBy = isCovered ? null : undefined
    // Before they are among the others: who cannot be shown anything must not stay to be told.
    const own = this.#ownOf(watcher.phone, seen, { talk: true, heldBy })
    this.tellAway(away)
    this.#watchers.set(watcher, seen)
    if (isCovered) this.#heldBy.set(watcher, null)
    watcher.send(this.#news([...this.#shown]).frameWith(own)!)
  }

  remove(watcher: Watcher<Frame>): void {
    this.#watchers.delete(watcher)
    this.#heldBy.delete(watcher)
  }

  tell(room: Room): void {
    const changes = changesFrom(this.#room, room)
    if (this.#room.matches !== room.matches) this.#coverAll()
    this.#room = room
    const shared: Part[] = []
    if (changes.lobby) shared.push(...this.#show('lobby', lobbyView(room)))
    if (changes.match) shared.push(...this.#show('match', matchView(room)))
    if (changes.pad) shared.push(...this.#show('pad', padView(room)))
    const news = this.#news(shared)
    for (const watcher of this.#watchers.keys())
      if (room.people[watcher.phone]!.status !== 'here') watcher.leave('out')
      else this.#send(watcher, news.frameWith(this.#own(watcher, changes)))
  }

  /** Somebody else has the phone in hand, or a cover lies on it. */
  hold(watcher: Watcher<Frame>, seat: Seat | null): void {
    if (!this.#watchers.has(watcher)) return
    this.#heldBy.set(watcher, seat)
    this.#send(watcher, this.#news([]).frameWith(this.#own(watcher, { talk: false })))
  }

  /** With a new match everything is covered: whoever held the phone before has another hand now. */
  #coverAll(): void {
    for (const watcher of this.#heldBy.keys()) this.#heldBy.set(watcher, null)
  }

  #send(watcher: Watcher<Frame>, frame: Frame | undefined): void {
    if (frame) watcher.send(frame)
  }

  tellAway(away: readonly PersonId[]): void {
    const news = this.#news(this.#show('away', away))
    for (const watcher of this.#watchers.keys()) this.#send(watcher, news.frameWith([]))
  }

  #news(shared: readonly Part[]): News<Frame> {
    return new News(shared, this.#frames)
  }

  /** The part, if it is not what everybody has already seen. */
  #show(part: Shared, view: unknown): readonly Part[] {
    return news(this.#shown, part, view)
  }

  /** What this phone sees besides; the last lines of the talk only when somebody has spoken. */
  #own(watcher: Watcher<Frame>, { talk }: { readonly talk: boolean }): readonly Part[] {
    const seen = this.#watchers.get(watcher)!
    return this.#ownOf(watcher.phone, seen, { talk, heldBy: this.#heldBy.get(watcher) })
  }

  #ownOf(phone: PersonId, seen: Map<Own, string>, { talk, heldBy }: Showing): readonly Part[] {
    const view = news(seen, 'phone', phoneView(this.#room, phone, heldBy))
    return talk ? [...view, ...news(seen, 'talk', linesFor(this.#room, phone))] : view
  }
}

function news<P extends Shared | Own>(seen: Map<P, string>, part: P, view: unknown): readonly Part[] {
  const text = JSON.stringify(view)
  if (seen.get(part) === text) return []
  seen.set(part, text)
  return [[part, text]]
}

const textOf = (parts: readonly Part[]): string => parts.map(([part, text]) => `,"${part}":${text}`).join('')

/** What all see, encoded once however many there are; whoever sees nothing else gets the very same frame. */
class News<Frame> {
  readonly #shared: readonly Part[]
  readonly #frames: Frames<Frame>
  #begun: Frame | undefined
  #whole: Frame | undefined

  constructor(shared: readonly Part[], frames: Frames<Frame>) {
    this.#shared = shared
    this.#frames = frames
  }

  /** Undefined if there is nothing to see. */
  frameWith(own: readonly Part[]): Frame | undefined {
    if (own.length > 0) return this.#frames.end(this.#beginning(), `${textOf(own)}}`)
    if (this.#shared.length === 0) return undefined
    this.#whole ??= this.#frames.text(`{"say":"see"${textOf(this.#shared)}}`)
    return this.#whole
  }

  #beginning(): Frame {
    this.#begun ??= this.#frames.begin(`{"say":"see"${textOf(this.#shared)}`)
    return this.#begun
  }
}
