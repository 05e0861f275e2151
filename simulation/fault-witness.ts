import { applyEntry, type Entry, openRoom, type Room, type Seen } from '@veillee/room'
import { seenAfter } from '@veillee/room/seen'
import type { Told } from './faulty-phone.ts'
import { PARTS, type Part, VIEWS } from './views.ts'

type SeenOnce = Record<Part, string>

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
  readonly #rooms: Moment[] = []
  /** How long the log was when somebody last looked. */
  #before = 0
  /** How far into the log each phone has seen. */
  readonly #seen = new Map<Seer, number>()
  /** How many have been compared with the log. */
  sights = 0

  get people(): number {
    return this.#rooms.at(-1)?.room.people.length ?? 0
  }

  reads(entries: readonly Entry[]): void {
    this.#before = this.#rooms.length
    this.#entries = entries
    for (const entry of entries.slice(this.#rooms.length)) {
      const last = this.#rooms.at(-1)?.room
      this.#rooms.push(
        new Moment(last ? applyEntry(last, entry) : openRoom(entry as Parameters<typeof openRoom>[0])),
      )
    }
  }

  // What was told

  wrongsIn(message: readonly Told[]): readonly string[] {
    return message.flatMap(one => this.#wrongWith(one) ?? [])
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
    return isBehind ? [...wrongs, this.#behind(phone)] : wrongs
  }

  #behind(phone: Seer): string {
    const seen = this.#seen.get(phone) ?? 0
    const missed = this.#entries.slice(seen + 1).map(entry => `${entry.did} at ${entry.at}`)
    return `${phone.name} does not see what the log says: after entry ${seen} it missed ${missed.join(', ') || 'nothing'}`
  }

  #wrongsIn(phone: Seer, frames: readonly string[]): string | undefined {
    let at = Math.max(this.#seen.get(phone) ?? 0, this.#before - 1)
    for (const view of sightsIn(frames)) {
      this.sights++
      const found = this.#find(phone, view, at)
      if (found === undefined) return `${phone.name} saw what the log never was, from entry ${at} on`
      at = found
    }
    this.#seen.set(phone, at)
    return undefined
  }

  #find({ person }: Seer, view: SeenOnce, from: number): number | undefined {
    for (let at = from; at < this.#rooms.length; at++) if (this.#rooms[at]!.isSeen(view, person)) return at
    return undefined
  }

  #isUpToDate({ person }: Seer, frames: readonly string[]): boolean {
    const last = sightsIn(frames).at(-1)
    return last !== undefined && this.#rooms.at(-1)?.isSeen(last, person) === true
  }
}

/** The room as it was once, and what each saw of it, written out at most once. */
class Moment {
  readonly room: Room
  readonly #written = new Map<string, string>()

  constructor(room: Room) {
    this.room = room
  }

  /** Whoever had not come yet saw nothing of it. */
  isSeen(view: SeenOnce, person: number): boolean {
    if (this.room.people[person] === undefined) return false
    return PARTS.every(part => view[part] === this.#write(part, person))
  }

  #write(part: Part, person: number): string {
    const name = isOwn(part) ? `${part} ${person}` : part
    const written = this.#written.get(name) ?? JSON.stringify(VIEWS[part](this.room, person))
    this.#written.set(name, written)
    return written
  }
}

const isOwn = (part: Part): boolean => part === 'phone' || part === 'talk'

/** What somebody saw after each frame of a connection that changed something: all of its frames added up. */
function sightsIn(frames: readonly string[]): readonly SeenOnce[] {
  const sights: SeenOnce[] = []
  let seen: Seen = {}
  for (const news of frames.map(frame => JSON.parse(frame))) {
    if (news.say !== 'see' && news.say !== 'now') continue
    const before = seen
    seen = seenAfter(seen, news)
    const shown = PARTS.filter(part => seen[part] !== before[part]).map(part => [
      part,
      JSON.stringify(seen[part]),
    ])
    if (shown.length === 0) continue
    sights.push({ ...(sights.at(-1) as SeenOnce), ...Object.fromEntries(shown) })
  }
  return sights
}
