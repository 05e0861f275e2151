import { type Chance, hears, type Match, type Seat, type Sound, touches } from '@veillee/kernel'
import { type Entry, type PersonId, readPacket, writePacket } from '@veillee/room'
import { type MimeSample, type ObjectId, writeSamples } from '@veillee/touch'
import type { Act, ActOf, AnyRequest } from './act.ts'
import { isEnd } from './device.ts'
import type { Eyes, OtherWorld } from './fork.ts'
import type { Recording } from './recording.ts'
import type { Happened } from './world.ts'

/** What becomes of an act in the other world. */
export interface Varied {
  /** Left out, if undefined. */
  readonly act: Act | undefined
  /** Other tokens and links than in the first world. */
  readonly salt: string
}

const SALT = 'of the other world'
const NO_STEP = 999_999

/** What may come to nothing. (How often an evening is taken home counts for all who are in it.) */
const IN_VAIN: readonly Act['do'][] = ['wish', 'fetch', 'fetchPhoto', 'babble']

/** The devices that may see no difference: those that have never played another seat. */
export const devicesOf = ({ devices }: Recording, eyes: Eyes): ReadonlySet<string> =>
  new Set(
    [...devices].filter(([, seats]) => [...seats].every(seat => eyes.includes(seat))).map(([name]) => name),
  )

/** Whether somebody else did this, and nothing besides. */
export const isOthersMove =
  ({ acts, brought }: Recording, own: ReadonlySet<string>) =>
  ({ act, by, event }: Happened): boolean =>
    by !== 'room' &&
    !own.has(acts[act]!.by) &&
    brought[act]!.entries.length === 1 &&
    event.gesture === undefined

/**
 * What people do in the other world. Whoever is looked over the shoulder does the same to the letter. Others may do
 * anything that is nobody else's business: whisper other words or none, answer about their palms otherwise, be given
 * other tokens, ask in vain or not at all.
 */
export class Variation {
  readonly #recording: Recording
  readonly #eyes: Eyes
  readonly #own: ReadonlySet<string>
  readonly #world: OtherWorld
  readonly #chance: Chance
  readonly #eventOf: ReadonlyMap<number, number>

  constructor(recording: Recording, eyes: Eyes, world: OtherWorld, chance: Chance) {
    this.#recording = recording
    this.#eyes = eyes
    this.#own = devicesOf(recording, eyes)
    this.#world = world
    this.#chance = chance
    const moves = recording.happened.map(({ act, by }, i) => [act, by, i + 1] as const)
    this.#eventOf = new Map(moves.filter(([, by]) => by !== 'room').map(([act, , number]) => [act, number]))
  }

  of(number: number): Varied {
    const act = this.#recording.acts[number]!
    if (this.#own.has(act.by)) return { act, salt: '' }
    if (this.#isInVain(number) && this.#chance.below(2) === 0) return { act: undefined, salt: '' }
    if (act.do === 'touch') return { act: this.#touch(number, act), salt: '' }
    if (act.do === 'wish')
      return { act: this.#request(number, act), salt: act.wish.do === 'offerSeat' ? SALT : '' }
    const isNew = act.do === 'enter' && (act.as.do === 'join' || act.as.do === 'moveIn')
    return { act, salt: isNew ? SALT : '' }
  }

  /** Nothing came of it, not even the end of a connection. */
  #isInVain(number: number): boolean {
    const { acts, brought } = this.#recording
    const { do: deed, by } = acts[number]!
    const { entries, heard } = brought[number]!
    return IN_VAIN.includes(deed) && entries.length === 0 && !heard.get(by)?.some(isEnd)
  }

  #request(number: number, act: ActOf<'wish'>): Act | undefined {
    const event = this.#eventOf.get(number)
    if (event !== undefined) return this.#move(act, event)
    if (act.isProbe && this.#recording.brought[number]!.entries.every(({ by }) => by === 'room'))
      return { ...act, wish: late(act.wish) }
    if (act.wish.do === 'answerPalm') return this.#answer(number, act)
    return act.wish.do === 'say' && this.#isUnheard(number) ? this.#otherWords(act) : act
  }

  #move(act: ActOf<'wish'>, event: number): Act | undefined {
    if (this.#world.leftOut.has(event)) return undefined
    const { inputs } = this.#world
    return inputs.has(event) ? { ...act, wish: { ...act.wish, input: inputs.get(event) } } : act
  }

  /** ROOM-33: which hand somebody lends is told to nobody, nor whether who lends none has answered at all. */
  #answer(number: number, act: ActOf<'wish'>): Act | undefined {
    const { lends } = act.wish
    if (lends === 'phone' && this.#isFirstAnswer(number) && this.#chance.below(2) === 0) return undefined
    return { ...act, wish: { ...act.wish, lends: OTHER_HAND[String(lends)] ?? lends } }
  }

  #isFirstAnswer(number: number): boolean {
    const { brought } = this.#recording
    const [whose] = whoAnswered(brought[number]!.entries)
    return !whoAnswered(brought.slice(0, number).flatMap(({ entries }) => entries)).includes(whose!)
  }

  /**
   * Samples go to those who see or feel that gesture; of others, only the rules are asked. Whoever feels a mime cannot
   * tell the four cubes apart. A puppet is for everybody, seated or not.
   */
  #touch(number: number, act: ActOf<'touch'>): Act | undefined {
    const match = this.#recording.before[number]
    const seat = act.packet[1]
    const touch = match && touches(match).find(({ from }) => from === seat)
    const isAmong = (seats: readonly Seat[]) => seats.some(one => this.#eyes.includes(one))
    if (touch && (touch.kind === 'puppet' || isAmong(touch.seen))) return act
    if (touch && isAmong(touch.felt)) return { ...act, packet: withOtherCubes(act.packet) }
    return this.#chance.below(2) === 0 ? undefined : { ...act, packet: act.otherwise }
  }

  // Whispers (ROOM-17)

  #otherWords(act: ActOf<'wish'>): Act | undefined {
    if (this.#chance.below(2) === 0) return undefined
    const text = act.wish.kind === 'faces' ? 'sleep' : `${act.wish.text}, or the contrary`
    return { ...act, wish: { ...act.wish, text } }
  }

  /** By the rules alone: nobody among the eyes hears any seat of that phone, and it is not for everybody. */
  #isUnheard(number: number): boolean {
    const { before, acts, brought, devices } = this.#recording
    const match = before[number]
    const wasSaid = brought[number]!.entries.length === 1
    const { wish: request, by } = acts[number] as ActOf<'wish'>
    if (!match || !wasSaid || request.kind === 'phrases') return false
    const seats = [...devices.get(by)!]
    return seats.length > 0 && seats.every(seat => this.#isWhisper(match, seat, request.kind as Sound))
  }

  #isWhisper(match: Match, from: Seat, sound: Sound): boolean {
    const heard = hears(match, from, sound)
    return heard.length < match.seats && !heard.some(seat => this.#eyes.includes(seat))
  }
}

const OTHER_HAND: Readonly<Record<string, string>> = { palm: 'back', back: 'palm' }

const whoAnswered = (entries: readonly Entry[]): readonly PersonId[] =>
  entries.flatMap(entry => (entry.did === 'answerPalm' ? [entry.person] : []))

/** In vain in any world. */
const late = (request: AnyRequest): AnyRequest => ({
  do: 'play',
  seat: 0,
  move: 'nothing',
  input: null,
  match: request.match ?? 0,
  step: NO_STEP,
})

/** What the log has to say alike in both worlds: everything but what is varied. */
export const kindOf = (entry: Entry): string =>
  entry.did === 'play' ? `${entry.did} ${entry.seat} ${entry.move}` : entry.did

const CUBES = ['cube-1', 'cube-2', 'cube-3', 'cube-4'] as const satisfies readonly ObjectId[]

/** The same with each cube taken for the next. */
function withOtherCubes(packet: Buffer): Buffer {
  const read = readPacket(packet)
  if (!read) return packet
  const samples = read.samples.map(sample => {
    const cube = (CUBES as readonly string[]).indexOf(sample.object)
    return cube === -1 ? sample : ({ ...sample, object: CUBES[(cube + 1) % CUBES.length] } as MimeSample)
  })
  return Buffer.from(writePacket(packet[0]!, read, writeSamples(samples)))
}
