import {
  type Actor,
  apply,
  type Chance,
  type Event,
  exampleOf,
  isRefusal,
  type Match,
  offersTo,
  type Seat,
  type Secret,
  sameAs,
  timeUp,
  tryMove,
} from '@veillee/kernel'
import { filled, inside, rules, stateOf } from '@veillee/kernel/inside'
import { Broken } from '../play.ts'
import { dealtAnewThroughout, places } from '../secrecy.ts'
import type { Recording } from './recording.ts'
import type { Fork } from './rulebook.ts'
import type { Happened } from './world.ts'

/** The seats of one phone: several where it is shared, none for a watcher, a shared screen or a host without a seat. */
export type Eyes = readonly Seat[]

/** Another course of the same match, as far as the eyes may not know, and what people do in it. */
export interface OtherWorld extends Fork {
  /** What is played in this world instead, by the number of the event. */
  readonly inputs: ReadonlyMap<number, unknown>
  /** How many cells of the State have another value than in the first world, over all deals. */
  readonly cells: number
}

/** For how many events a deal lasts: short ones move what is soon shown, long ones find what was written down. */
const LENGTHS = [1, 1, 2, 3, 5, 8, 13, 25]

const isHiddenFrom =
  (eyes: Eyes) =>
  ({ knownTo }: Secret): boolean =>
    !eyes.some(seat => knownTo.includes(seat))

/**
 * Event after event, all that stays hidden from the eyes for a while is dealt anew, and both worlds are played on with
 * the same choices. Right before it would be shown, the deal is taken back, and the next one follows: so one evening
 * goes through many deals, from the first card to the last, and each secret is another one until it is told.
 */
export function forkFor(
  recording: Recording,
  eyes: Eyes,
  mayLeaveOut: (happened: Happened) => boolean,
  chance: Chance,
): OtherWorld {
  const forking = new Forking(recording, eyes, mayLeaveOut, chance)
  for (let event = 0; event < recording.happened.length; ) event = forking.deals(event)
  forking.dealsForGood()
  return forking
}

class Forking implements OtherWorld {
  readonly seed
  readonly dealt = new Map<number, object>()
  readonly undone = new Map<number, { state: object; input: unknown }>()
  readonly leftOut = new Set<number>()
  readonly inputs = new Map<number, unknown>()
  cells = 0
  readonly #recording: Recording
  readonly #eyes: Eyes
  readonly #mayLeaveOut: (happened: Happened) => boolean
  readonly #chance: Chance

  constructor(
    recording: Recording,
    eyes: Eyes,
    mayLeaveOut: (happened: Happened) => boolean,
    chance: Chance,
  ) {
    this.seed = recording.seed
    this.#recording = recording
    this.#eyes = eyes
    this.#mayLeaveOut = mayLeaveOut
    this.#chance = chance
  }

  /** Deals anew after an event, and returns the one that this deal lasts until. */
  deals(after: number): number {
    const last = this.#recording.happened.length
    const until = Math.min(last, after + this.#chance.pick(LENGTHS))
    const isHidden = isHiddenFrom(this.#eyes)
    return (
      this.#dealsUntil(after, until, isHidden) ??
      this.#dealsUntil(after, after + 1, this.#andFromWhoActs(after + 1, isHidden)) ??
      after + 1
    )
  }

  /** What not even the end has shown. */
  dealsForGood(): void {
    const { matches, happened } = this.#recording
    const dealt = dealtAnewThroughout(matches.slice(-1), isHiddenFrom(this.#eyes), this.#chance)
    this.#notes(happened.length, dealt)
  }

  #notes(after: number, dealt: Match): void {
    this.dealt.set(after, stateOf(dealt))
    this.cells += cellsMoved(dealt, this.#recording.matches[after]!)
  }

  /** What somebody plays may follow from what they hold: then that stays as it was. */
  #andFromWhoActs(event: number, isHidden: (secret: Secret) => boolean): (secret: Secret) => boolean {
    const { by } = this.#eventOf(event)
    return secret => isHidden(secret) && !(typeof by === 'number' && secret.knownTo.includes(by))
  }

  /** As long as the same choices can be made; undefined if not even the first can. */
  #dealsUntil(after: number, until: number, isHidden: (secret: Secret) => boolean): number | undefined {
    const { matches } = this.#recording
    const dealt = dealtAnewThroughout(matches.slice(after, until), isHidden, this.#chance)
    const isInVain = cellsMoved(dealt, matches[after]!) === 0 // all of it is shown before: it can be another one until then
    if (isInVain && until > after + 1) return this.#dealsUntil(after, after + 1, isHidden)
    const reached = this.#plays(dealt, after, until)
    if (reached === after) return undefined
    this.#notes(after, dealt)
    this.undone.set(reached, { state: stateOf(matches[reached - 1]!), input: this.#eventOf(reached).input })
    this.leftOut.delete(reached)
    return reached
  }

  /** Returns the event before which the deal has to be taken back. */
  #plays(dealt: Match, after: number, until: number): number {
    let world = dealt
    for (let number = after + 1; number <= until; number++) {
      const event = this.#sameIn(world, number)
      if (!event) return number - 1
      this.inputs.set(number, event.input)
      if (number === until) return until
      const next = this.#isLeftOut(number, until) ? oneEventLater(world) : apply(world, event)
      if (!isSameQuestion(next, this.#recording.matches[number]!)) return number
      world = next
    }
    return until
  }

  /** Only what is nobody else's business, and stays so for as long as this deal lasts. */
  #isLeftOut(number: number, until: number): boolean {
    const { happened, matches } = this.#recording
    const isSecret = isSilent(matches.slice(number - 1, until), this.#eyes)
    const isLeftOut = isSecret && this.#mayLeaveOut(happened[number - 1]!) && this.#chance.below(2) === 0
    if (isLeftOut) this.leftOut.add(number)
    return isLeftOut
  }

  #eventOf(number: number): Event {
    return this.#recording.happened[number - 1]!.event
  }

  /** The same choice in the other world; undefined if it cannot be made there. */
  #sameIn(world: Match, number: number): Event | undefined {
    const { event, by } = this.#recording.happened[number - 1]!
    const before = this.#recording.matches[number - 1]!
    if (event.move === 'time') return timeUp(world, event.at)
    if (this.#isOwn(event.by)) return this.#own(world, event)
    if (by === 'room' && !isOfferedAlike(before, world, event.by)) return undefined
    const input = this.#inputIn(world, before, event)
    const again = input === undefined ? undefined : tryMove(world, { ...event, input })
    return again === undefined || isRefusal(again) ? undefined : again
  }

  #isOwn(actor: Actor): boolean {
    return typeof actor === 'number' && this.#eyes.includes(actor)
  }

  /** Whoever sees no difference must be able to do the same. */
  #own(world: Match, event: Event): Event {
    const again = tryMove(world, event)
    if (!isRefusal(again)) return again
    throw new Broken(`seat ${event.by} may play “${event.move}” in one world only: ${again.refusal.en}`)
  }

  /** The choice of the same number; a gesture of somebody's own, since what it shows may be a secret too. */
  #inputIn(world: Match, before: Match, { by, move, input, gesture }: Event): unknown {
    if (gesture !== undefined) return exampleOf(world, by, move, this.#chance)
    const offered = offersTo(before, by).choices[move]
    return offered ? offersTo(world, by).choices[move]?.[offered.findIndex(one => sameAs(one, input))] : input
  }
}

const isSameQuestion = (one: Match, other: Match): boolean =>
  one.phase === other.phase && one.step === other.step

/** A bot chooses by loaded dice: the same choice, if there are as many. */
function isOfferedAlike(one: Match, other: Match, by: Actor): boolean {
  const countsIn = (match: Match) => Object.entries(offersTo(match, by).choices).map(([, all]) => all.length)
  return sameAs(countsIn(one), countsIn(other))
}

/** The same moment, counted as if one more thing had happened: chance goes by the count. */
function oneEventLater(match: Match): Match {
  const { state, seed, position, gestures } = inside(match)
  return filled({ ...match }, { state, seed, position: position + 1, gestures })
}

/** Whether nothing has happened but among what these eyes may not know, and may not know afterwards either. */
function isSilent([before, after, ...later]: readonly Match[], eyes: Eyes): boolean {
  if (!isSameQuestion(before!, after!)) return false
  const changed = changesBetween(leavesOf(before!), leavesOf(after!))
  return [before!, after!, ...later].every(match => {
    const hidden = hiddenPlaces(match, eyes)
    return changed.every(place => hidden.has(place))
  })
}

/** Every value of a State that has no parts, by its place. */
function leavesOf(match: Match): ReadonlyMap<string, unknown> {
  const all = [...places(stateOf(match))].flatMap(({ object, path }) =>
    Object.entries(object).map(([key, value]) => [`${path}.${key}`, value] as const),
  )
  return new Map(all.filter(([place, value]) => place !== '.event' && !isObject(value)))
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

const changesBetween = (
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(place => one.get(place) !== other.get(place))

function hiddenPlaces(match: Match, eyes: Eyes): ReadonlySet<string> {
  const state = stateOf(match)
  const paths = new Map([...places(state)].map(({ object, path }) => [object, path]))
  const hidden = rules(match)
    .secrets(state, match.phase as never)
    .filter(isHiddenFrom(eyes))
  return new Set(hidden.map(({ of, key }) => `${paths.get(of)}.${key}`))
}

function cellsMoved(one: Match, other: Match): number {
  const valuesOf = (match: Match) =>
    rules(match)
      .secrets(stateOf(match), match.phase as never)
      .map(({ of, key }) => JSON.stringify(of[key as keyof typeof of]))
  const there = valuesOf(other)
  return valuesOf(one).filter((value, i) => value !== there[i]).length
}
