import {
  changesFrom,
  lobbyView,
  matchView,
  type PersonId,
  padView,
  phoneView,
  type Room,
} from '@veillee/room'

/** A connection, as the room sees it. */
export interface Watcher {
  readonly phone: PersonId
  /** A frame of JSON text. */
  send(frame: string): void
}

type Part = 'lobby' | 'match' | 'pad' | 'away'

/**
 * What every connection has seen. What all of them see is written out once, what one phone sees besides once for
 * that phone, and only what differs from the last time is sent, in one frame.
 */
export class Sight {
  readonly #watchers = new Map<Watcher, string>()
  readonly #shown = new Map<Part, string>()
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
    return this.all.filter(watcher => watcher.phone === phone)
  }

  /** Somebody new sees everything, and the others see that they are there. */
  add(watcher: Watcher, away: readonly PersonId[]): void {
    this.tellAway(away)
    const phone = JSON.stringify(phoneView(this.#room, watcher.phone))
    this.#watchers.set(watcher, phone)
    watcher.send(frameOf([...this.#shown, ['phone', phone]]))
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  tell(room: Room): void {
    const changes = changesFrom(this.#room, room)
    this.#room = room
    const parts: [Part, string][] = []
    if (changes.lobby) parts.push(...this.#show('lobby', lobbyView(room)))
    if (changes.match) parts.push(...this.#show('match', matchView(room)))
    if (changes.pad) parts.push(...this.#show('pad', padView(room)))
    for (const watcher of this.#watchers.keys()) this.#tellOne(watcher, parts)
  }

  tellAway(away: readonly PersonId[]): void {
    const parts = this.#show('away', away)
    if (parts.length === 0) return
    for (const watcher of this.#watchers.keys()) watcher.send(frameOf(parts))
  }

  /** The part, if it is not what everybody has already seen. */
  #show(part: Part, view: unknown): [Part, string][] {
    const text = JSON.stringify(view)
    if (this.#shown.get(part) === text) return []
    this.#shown.set(part, text)
    return [[part, text]]
  }

  #tellOne(watcher: Watcher, parts: readonly [string, string][]): void {
    const phone = JSON.stringify(phoneView(this.#room, watcher.phone))
    const isNews = this.#watchers.get(watcher) !== phone
    this.#watchers.set(watcher, phone)
    const all = isNews ? [...parts, ['phone', phone] as const] : parts
    if (all.length > 0) watcher.send(frameOf(all))
  }
}

const frameOf = (parts: Iterable<readonly [string, string]>): string =>
  `{"say":"see",${[...parts].map(([part, text]) => `"${part}":${text}`).join()}}`
