import type { Memory } from '@veillee/games/simulated'
import {
  type Actor,
  apply,
  awaits,
  type Chance,
  dueAt,
  type Event,
  exampleOf,
  type Game,
  isFree,
  isOver,
  isRefusal,
  type Match,
  type MoveRequest,
  offersTo,
  type Start,
  seatsOf,
  start,
  timeUp,
  tryMove,
} from '@veillee/kernel'
import { rules, stateOf } from '@veillee/kernel/inside'
import { isRash } from './memory.ts'

/** Something that could be played now. */
export interface Playable {
  readonly by: Actor
  readonly move: string
  readonly input: unknown
  /** Its place among the choices of that move; an open move has none. */
  readonly index: number | undefined
  readonly free: boolean
}

/** One thing that happened in a match. */
export interface Happened {
  readonly event: Event
  readonly index: number | undefined
}

/** Called at every position of a match; nothing has happened at the first. */
export type Watch = (match: Match, happened: Happened | undefined) => void

/** A promise of the rules that does not hold. */
export class Broken extends Error {}

/** Matches that go on for longer are taken to be endless. */
export const MOST_EVENTS = 6_000
const MOST_FREE_IN_A_ROW = 3
const PAUSE_MS = 500
const ANYBODY_ONE_IN = 8
const ROOM_ONE_IN = 60
const RASH_ONE_IN = 30

/** Random legal players, who remember what they saw. */
export function playMatch(game: Game, asked: Start, chance: Chance, memory: Memory, watch: Watch): Match {
  let match = begin(game, asked)
  let freeInARow = 0
  watch(match, undefined)
  for (let count = 0; !isOver(match); count++) {
    if (count > MOST_EVENTS) throw new Broken(`endless: still in ${match.phase} after ${count} events`)
    memory.watch(match)
    const choice = clockOf(match) ?? choose(match, chance, memory, freeInARow < MOST_FREE_IN_A_ROW)
    freeInARow = choice.free ? freeInARow + 1 : 0
    const event = eventOf(match, choice)
    match = after(match, event)
    watch(match, { event, index: choice.index })
  }
  return match
}

export function begin(game: Game, asked: Start): Match {
  const match = start(game, asked)
  if (isRefusal(match)) throw new Broken(`the start is refused: ${match.refusal.en}`)
  return match
}

/** Where only the clock is awaited, nobody can hurry it. */
function clockOf(match: Match): Playable | undefined {
  const onlyClock = awaits(match).every(actor => actor === 'room')
  const isDue = dueAt(match) !== undefined && (onlyClock || timeUp(match, match.at + PAUSE_MS))
  return isDue ? { by: 'room', move: 'time', input: null, index: undefined, free: false } : undefined
}

function choose(match: Match, chance: Chance, memory: Memory, mayBeFree: boolean): Playable {
  // Whoever has said what leads nowhere can still say something else.
  const playable =
    roomMove(match, chance) ?? someMove(match, chance, mayBeFree) ?? someMove(match, chance, true)
  if (!playable) throw new Broken(`a dead end: nobody can do anything in ${match.phase}`)
  if (isRash(playable) && chance.below(RASH_ONE_IN) > 0) return choose(match, chance, memory, mayBeFree)
  return memory.recall(match, playable, chance)
}

/** Now and then the room decides as if somebody were absent. */
function roomMove(match: Match, chance: Chance): Playable | undefined {
  return chance.below(ROOM_ONE_IN) === 0 ? someMoveBy(match, 'room', chance, true) : undefined
}

function someMove(match: Match, chance: Chance, mayBeFree: boolean): Playable | undefined {
  for (const by of actors(match, chance)) {
    const playable = someMoveBy(match, by, chance, mayBeFree)
    if (playable) return playable
  }
  return undefined
}

/** Any of an actor's choices, or an example of an open move: made up only when it is really picked. */
export function someMoveBy(
  match: Match,
  by: Actor,
  chance: Chance,
  mayBeFree: boolean,
): Playable | undefined {
  const { choices, open } = offersTo(match, by)
  const isWanted = (move: string): boolean => mayBeFree || !isFree(match, move)
  const closed = Object.keys(choices).filter(move => choices[move]!.length > 0 && isWanted(move))
  const openMoves = open.filter(isWanted)
  for (const move of chance.shuffled([...closed, ...openMoves])) {
    const [playable] = choices[move]
      ? [oneChoice(match, by, move, choices[move], chance)]
      : openMove(match, by, move, chance)
    if (playable) return playable
  }
  return undefined
}

function oneChoice(
  match: Match,
  by: Actor,
  move: string,
  inputs: readonly unknown[],
  chance: Chance,
): Playable {
  const index = chance.below(inputs.length)
  return { by, move, input: inputs[index], index, free: isFree(match, move) }
}

/** Everybody who could act: mostly those who are awaited first. */
function actors(match: Match, chance: Chance): Actor[] {
  const everybody: Actor[] = [...seatsOf(match.seats), 'host']
  if (chance.below(ANYBODY_ONE_IN) === 0) return chance.shuffled(everybody)
  const lit = awaits(match)
  return [...chance.shuffled(lit), ...everybody.filter(actor => !lit.includes(actor))]
}

/** Everything that an actor could play. */
export function playableBy(match: Match, by: Actor, chance: Chance): Playable[] {
  const { choices, open } = offersTo(match, by)
  const closed = Object.entries(choices).flatMap(([move, inputs]) =>
    inputs.map((input, index) => ({ by, move, input, index, free: isFree(match, move) })),
  )
  return [...closed, ...open.flatMap(move => openMove(match, by, move, chance))]
}

function openMove(match: Match, by: Actor, move: string, chance: Chance): Playable[] {
  const input = exampleOf(match, by, move, chance)
  return input === undefined ? [] : [{ by, move, input, index: undefined, free: isFree(match, move) }]
}

function eventOf(match: Match, { by, move, input }: Playable): Event {
  if (move === 'time') return timeUp(match, dueAt(match)!)!
  return accepted(match, { by, move, input, at: match.at + PAUSE_MS })
}

/** What was offered must be accepted: the first promise of the kernel. */
export function accepted(match: Match, request: MoveRequest): Event {
  const event = tryMove(match, request)
  if (!isRefusal(event)) return event
  throw new Broken(
    `“${request.move}” was offered to ${request.by} in ${match.phase}, and refused: ${event.refusal.en}`,
  )
}

export function after(match: Match, event: Event): Match {
  const next = apply(match, event)
  rules(next).check(stateOf(next))
  return next
}
