import {
  changesFrom,
  linesFor,
  lobbyView,
  matchView,
  type PersonId,
  padView,
  phoneView,
  type Room,
  type Told,
} from '@veillee/room'
import { joinedFrame, textFrame } from './frame.ts'

/** Why a connection ends. */
export type Goodbye = Extract<Told, { say: 'bye' }>['why']

/** A connection, as the room sees it. */
export interface Watcher {
  readonly phone: PersonId
  /** A whole frame. */
  send(frame: Buffer): void
  /** A last word. */
  leave(why: Goodbye): void
}

/** What all see alike, and what each phone sees for itself. */
type Shared = 'lobby' | 'match' | 'pad' | 'away'
type Own = 'phone' | 'talk'
type Part = readonly [Shared | Own, string]

/**
 * What every connection has seen. What all of them see is written out once, what one phone sees besides once for
 * that phone, and only what differs from the last time is sent, in one frame.
 */
export class Sight {
  readonly #watchers = new Map<Watcher, Map<Own, string>>()
  readonly #shown = new Map<Shared, string>()
  #room: Room

  constructor(room: Room) {
    this.#room = room
    this.#show('lobby', lobbyView(room))
    this.#show('match', matchView(room))
    this.#show('pad', padView(room))
  }

  get isEmpty(): boolean {
    return this.#watchers.size === 0
  }

  get all(): readonly Watcher[] {
    return [...this.#watchers.keys()]
  }

  has(phone: PersonId): boolean {
    return this.of(phone).length > 0
  }

  of(phone: PersonId): readonly Watcher[] {
    const watchers: Watcher[] = []
    for (const watcher of this.#watchers.keys()) if (watcher.phone === phone) watchers.push(watcher)
    return watchers
  }

  /** Somebody new sees everything, and the others see that they are there. */
  add(watcher: Watcher, away: readonly PersonId[]): void {
    this.tellAway(away)
    this.#watchers.set(watcher, new Map())
    watcher.send(new News([...this.#shown]).frameWith(this.#own(watcher, { talk: true }))!)
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  tell(room: Room): void {
    const changes = changesFrom(this.#room, room)
    this.#room = room
    const shared: Part[] = []
    if (changes.lobby) shared.push(...this.#show('lobby', lobbyView(room)))
    if (changes.match) shared.push(...this.#show('match', matchView(room)))
    if (changes.pad) shared.push(...this.#show('pad', padView(room)))
    const news = new News(shared)
    for (const watcher of this.#watchers.keys())
      if (room.people[watcher.phone]!.status !== 'here') watcher.leave('out')
      else this.#send(watcher, news.frameWith(this.#own(watcher, changes)))
  }

  #send(watcher: Watcher, frame: Buffer | undefined): void {
    if (frame) watcher.send(frame)
  }

  tellAway(away: readonly PersonId[]): void {
    const news = new News(this.#show('away', away))
    for (const watcher of this.#watchers.keys()) this.#send(watcher, news.frameWith([]))
  }

  /** The part, if it is not what everybody has already seen. */
  #show(part: Shared, view: unknown): readonly Part[] {
    return news(this.#shown, part, view)
  }

  /** What this phone sees besides; the last lines of the talk only when somebody has spoken. */
  #own(watcher: Watcher, changes: { readonly talk: boolean }): readonly Part[] {
    const seen = this.#watchers.get(watcher)!
    const phone = news(seen, 'phone', phoneView(this.#room, watcher.phone))
    return changes.talk ? [...phone, ...news(seen, 'talk', linesFor(this.#room, watcher.phone))] : phone
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
class News {
  readonly #shared: readonly Part[]
  #begun: Buffer | undefined
  #whole: Buffer | undefined

  constructor(shared: readonly Part[]) {
    this.#shared = shared
  }

  /** Undefined if there is nothing to see. */
  frameWith(own: readonly Part[]): Buffer | undefined {
    if (own.length > 0) return joinedFrame(this.#beginning(), `${textOf(own)}}`)
    if (this.#shared.length === 0) return undefined
    this.#whole ??= textFrame(`{"say":"see"${textOf(this.#shared)}}`)
    return this.#whole
  }

  #beginning(): Buffer {
    this.#begun ??= Buffer.from(`{"say":"see"${textOf(this.#shared)}`)
    return this.#begun
  }
}
