import type { GameId } from '@veillee/games'
import { awaits, type Chance, dueAt, type Match, type Millis, type Seat } from '@veillee/kernel'
import { isPlayedByBot, phoneOf, playedBy, playingIn, type Room } from '@veillee/room'
import { isRash, memoryFor } from '../memory.ts'
import { Broken, type Playable, someMoveBy } from '../play.ts'
import type { Variants } from '../variants.ts'
import type { Act, AnyRequest, Hello } from './act.ts'
import type { Device } from './device.ts'
import type { Recording } from './recording.ts'
import type { Brought, World } from './world.ts'

/** Who may come, in this order. */
export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou']
export const SCREEN = 'the screen'

const PAUSE_MS = 500
/** After which nobody has to be waited for any longer. */
export const ABSENCE_MS = 31_000
const MOST_ACTS = 3_000
const LONGEST_ID = 40
const MOST_FREE_IN_A_ROW = 3
const ANYBODY_ONE_IN = 6
const RASH_ONE_IN = 30

type Actor = Seat | 'host'
type Deed = Act extends infer A ? (A extends Act ? Omit<A, 'by' | 'afterMs'> : never) : never

/** An evening that makes itself up while it is lived: who acts, and what they see fit to do. */
export class WireRun {
  readonly world: World
  readonly variants: Variants
  readonly chance: Chance
  readonly #acts: Act[] = []
  readonly #brought: Brought[] = []
  readonly #before: (Match | undefined)[] = []
  readonly #memory
  #freeInARow = 0

  constructor(world: World, variants: Variants, chance: Chance) {
    this.world = world
    this.variants = variants
    this.chance = chance
    this.#memory = memoryFor(variants.game)
  }

  get room(): Room {
    return this.world.room!
  }

  get match(): Match {
    return this.room.playing!.match
  }

  get isPlaying(): boolean {
    return this.world.room !== undefined && playingIn(this.world.room) !== undefined
  }

  get recording(): Recording {
    return {
      game: this.variants.game.id as GameId,
      acts: this.#acts,
      brought: this.#brought,
      before: this.#before,
      matches: this.world.matches,
      happened: this.world.happened,
      seed: this.room.playing!.opened.seed,
      devices: new Map(
        [...this.world.devices.values()].map(device => [device.name, this.#seatsBehind(device)]),
      ),
    }
  }

  /** What is on one device of a person is nothing new to their other ones. */
  #seatsBehind({ people, seats }: Device): ReadonlySet<Seat> {
    const others = [...this.world.devices.values()].filter(other =>
      [...people].some(person => other.people.has(person)),
    )
    return new Set([...seats, ...others.flatMap(other => [...other.seats])])
  }

  oneIn(n: number): boolean {
    return this.chance.below(n) === 0
  }

  // Acting

  async does(by: string, deed: Deed, afterMs: Millis = PAUSE_MS): Promise<Brought> {
    if (this.#acts.length > MOST_ACTS)
      throw new Broken(`endless: ${MOST_ACTS} acts, and still ${this.match.phase}`)
    const act = { by, afterMs, ...deed } as Act
    this.#before.push(this.world.room && playingIn(this.world.room)?.match)
    this.#acts.push(act)
    const brought = await this.world.performs(act)
    this.#brought.push(brought)
    if (this.isPlaying) this.#memory.watch(this.match)
    return brought
  }

  enters(by: string, as: Hello): Promise<Brought> {
    return this.does(by, { do: 'enter', as })
  }

  asks(by: string, request: AnyRequest, isProbe = false): Promise<Brought> {
    const id = `${this.#acts.length} ${by}`.slice(0, LONGEST_ID)
    return this.does(by, { do: 'wish', wish: request, id, ...(isProbe && { isProbe }) })
  }

  /** The last request of somebody once more, as from a phone that has not heard the answer. */
  async resends(): Promise<void> {
    const last = this.#acts.findLast(act => act.do === 'wish' && this.world.device(act.by).isOpen)
    if (last?.do === 'wish')
      await this.does(last.by, { do: 'wish', wish: last.wish, id: last.id, isProbe: true })
  }

  async comesBack(device: Device): Promise<void> {
    if (device.isOpen) await this.does(device.name, { do: 'hangUp' })
    if (device.key) await this.enters(device.name, { do: 'resume', tokenOf: device.name })
    if (device.isOpen && device.person === undefined) await this.does(device.name, { do: 'hangUp' })
  }

  /** Time passes, and a screen that comes back makes the room look at the clock. */
  async waits(ms: Millis): Promise<void> {
    const screen = this.world.device(SCREEN)
    await this.does(SCREEN, { do: 'hangUp' }, ms)
    await this.comesBack(screen)
  }

  // Who is there

  get open(): readonly Device[] {
    return [...this.world.devices.values()].filter(({ isOpen, person }) => isOpen && person !== undefined)
  }

  get players(): readonly Device[] {
    return this.open.filter(({ person }) => playedBy(this.room, person!).length > 0)
  }

  get host(): Device | undefined {
    const { host } = this.room
    return host === null ? undefined : this.open.find(({ person }) => person === phoneOf(this.room, host))
  }

  /** By whose device somebody acts now; nobody's, if they are away or a bot plays for them. */
  deviceOf(actor: Actor): Device | undefined {
    if (actor === 'host') return this.host
    const holder = this.room.seating[actor]
    if (!holder || 'bot' in holder) return undefined
    return this.open.find(({ person }) => person === phoneOf(this.room, holder.person))
  }

  get question(): { match: number; step: number } {
    return { match: this.room.playing!.number, step: this.match.step }
  }

  // Playing

  /** Somebody who is there does something that they may; if nobody can, time passes or somebody comes back. */
  async plays(): Promise<void> {
    const playable = this.#someMove()
    if (!playable) return this.#getsOn()
    const { by, move, input, free } = playable
    this.#freeInARow = free ? this.#freeInARow + 1 : 0
    const device = this.deviceOf(by as Actor)!
    await this.asks(device.name, { do: 'play', seat: by, move, input, ...this.question })
  }

  async #getsOn(): Promise<void> {
    this.#freeInARow = 0
    const due = dueAt(this.match)
    if (due !== undefined) return this.waits(due - this.world.nowMs)
    const away = [...this.world.devices.values()].filter(({ isOpen, key }) => !isOpen && key)
    const gone = awaits(this.match).filter(actor => actor !== 'room' && !this.deviceOf(actor))
    if (away.length > 0 && this.oneIn(2)) return this.comesBack(this.chance.pick(away))
    await this.waits(ABSENCE_MS)
    if (this.isPlaying && gone.length > 0) await this.votes(this.chance.pick(gone) as Actor)
  }

  /** ROOM-10: everybody who plays would go on without somebody. */
  async votes(absent: Actor): Promise<void> {
    const { question } = this
    for (const { name } of this.players) await this.asks(name, { do: 'askWithout', absent, ...question })
  }

  /** What somebody could play now who is there: mostly one who is awaited. */
  #someMove(): Playable | undefined {
    const lit = awaits(this.match).filter(actor => actor !== 'room')
    const isAnybodys = this.oneIn(ANYBODY_ONE_IN) || lit.every(actor => this.deviceOf(actor))
    return (
      (this.oneIn(ANYBODY_ONE_IN) ? undefined : this.#moveOfOne(lit)) ??
      (isAnybodys ? this.#moveOfOne(this.#everybody()) : undefined)
    )
  }

  #moveOfOne(actors: readonly Actor[]): Playable | undefined {
    for (const actor of this.chance.shuffled(actors)) {
      const playable = this.deviceOf(actor) && this.#moveBy(actor)
      if (playable) return playable
    }
    return undefined
  }

  #everybody(): readonly Actor[] {
    const seats = this.players.flatMap(({ person }) => playedBy(this.room, person!))
    return [...seats.filter(seat => !isPlayedByBot(this.room, seat)), 'host']
  }

  #moveBy(actor: Actor): Playable | undefined {
    const mayBeFree = this.#freeInARow < MOST_FREE_IN_A_ROW
    const playable = someMoveBy(this.match, actor, this.chance, mayBeFree)
    if (!playable) return undefined
    if (isRash(playable) && !this.oneIn(RASH_ONE_IN)) return this.#calmly(actor, mayBeFree)
    return this.#memory.recall(this.match, playable, this.chance)
  }

  /** A few times more; who thinks of nothing better lets others act. */
  #calmly(actor: Actor, mayBeFree: boolean): Playable | undefined {
    for (let tries = 0; tries < 10; tries++) {
      const playable = someMoveBy(this.match, actor, this.chance, mayBeFree)
      if (playable && !isRash(playable)) return this.#memory.recall(this.match, playable, this.chance)
    }
    return undefined
  }

  /** ROOM-4. */
  async endsEarly(): Promise<void> {
    if (this.host) await this.asks(this.host.name, { do: 'endEarly', match: this.question.match })
  }

  /** Something that somebody else could play here. */
  moveOf(actor: Actor): Playable | undefined {
    return someMoveBy(this.match, actor, this.chance, true)
  }
}
