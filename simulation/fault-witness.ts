import {
  applyEntry,
  type Entry,
  linesFor,
  lobbyView,
  matchView,
  openRoom,
  padView,
  phoneView,
  type Room,
  type Seen,
} from '@veillee/room'
import type { Told } from './faulty-phone.ts'

const PARTS = ['lobby', 'match', 'pad', 'phone', 'talk'] as const
type Part = (typeof PARTS)[number]
type Sight = Record<Part, string>

/** A phone, as far as it is looked at here. */
interface Seer {
  readonly name: string
  readonly person: number
  /** Every connection since somebody last looked. */
  readonly connections: { readonly frames: readonly string[]; readonly bye?: Goodbye | undefined }[]
}
type Goodbye = { readonly why: string }

/**
 * Holds all that people of one room were told and shown against the log: what was done is in it once, what was
 * refused is not, and whatever anybody ever saw is the room as the log had it at some moment, one moment after another.
 */
export class FaultWitness {
  #entries: readonly Entry[] = []
  /** The room after each of its entries. */
  readonly #rooms: Room[] = []
  /** How long the log was when somebody last looked. */
  #before = 0
  /** How far into the log each phone has seen. */
  readonly #seen = new Map<Seer, number>()
  /** How many have been compared with the log. */
  sights = 0

  get people(): number {
    return this.#rooms.at(-1)?.people.length ?? 0
  }

  reads(entries: readonly Entry[]): void {
    this.#before = this.#rooms.length
    this.#entries = entries
    for (const entry of entries.slice(this.#rooms.length)) {
      const last = this.#rooms.at(-1)
      this.#rooms.push(last ? applyEntry(last, entry) : openRoom(entry as Parameters<typeof openRoom>[0]))
    }
  }

  // What was told

  wrongsIn(told: readonly Told[]): readonly string[] {
    return told.flatMap(one => this.#wrongWith(one) ?? [])
  }

  #wrongWith({ person, id, answer, changes }: Told): string | undefined {
    const times = this.#entries.filter(entry => entry.by === person && entry.id === id).length
    if (times > 1) return `“${id}” is in the log ${times} times`
    if (answer === 'refused' && times > 0) return `“${id}” was refused, and is in the log`
    return answer === 'done' && changes && times === 0 ? `“${id}” was done, and is not in the log` : undefined
  }

  // What was seen

  /** Of every connection since the last time; whoever came back since then begins where the log was at that time. */
  wrongsSeenBy(phone: Seer, { isLast }: { readonly isLast: boolean }): readonly string[] {
    const connections = phone.connections.splice(0)
    const wrongs = connections.flatMap(({ frames }) => this.#wrongsIn(phone, frames) ?? [])
    const last = connections.at(-1)
    const isBehind = isLast && last?.bye?.why === 'restart' && !this.#isUpToDate(phone, last.frames)
    return isBehind ? [...wrongs, `${phone.name} does not see what the log says`] : wrongs
  }

  #wrongsIn(phone: Seer, frames: readonly string[]): string | undefined {
    let at = Math.max(this.#seen.get(phone) ?? 0, this.#before - 1)
    for (const sight of sightsIn(frames)) {
      this.sights++
      const found = this.#find(phone, sight, at)
      if (found === undefined) return `${phone.name} saw what the log never was, from entry ${at} on`
      at = found
    }
    this.#seen.set(phone, at)
    return undefined
  }

  #find({ person }: Seer, sight: Sight, from: number): number | undefined {
    const isSeenIn = (room: Room) => person < room.people.length && isSame(sight, sightOf(room, person))
    const further = this.#rooms.slice(from).findIndex(isSeenIn)
    return further === -1 ? undefined : from + further
  }

  #isUpToDate({ person }: Seer, frames: readonly string[]): boolean {
    const last = sightsIn(frames).at(-1)
    return last !== undefined && isSame(last, sightOf(this.#rooms.at(-1)!, person))
  }
}

/** What somebody saw after each frame of a connection that changed something. */
function sightsIn(frames: readonly string[]): readonly Sight[] {
  const sights: Sight[] = []
  for (const told of frames.map(frame => JSON.parse(frame)).filter(({ say }) => say === 'see')) {
    const news = PARTS.filter(part => part in told)
    if (news.length === 0) continue
    const shown = Object.fromEntries(news.map(part => [part, JSON.stringify((told as Seen)[part])]))
    sights.push({ ...(sights.at(-1) as Sight), ...shown })
  }
  return sights
}

const sightOf = (room: Room, person: number): Sight => ({
  lobby: JSON.stringify(lobbyView(room)),
  match: JSON.stringify(matchView(room)),
  pad: JSON.stringify(padView(room)),
  phone: JSON.stringify(phoneView(room, person)),
  talk: JSON.stringify(linesFor(room, person)),
})

const isSame = (one: Sight, other: Sight): boolean => PARTS.every(part => one[part] === other[part])
