import { chanceAt, copy, type Game, type Seed } from '@veillee/kernel'
import { type AnyRules, rulesOf } from '@veillee/kernel/inside'

/**
 * What happens to the State of a match in the other world, by the number of an event: the first move has 1, and 0 is
 * the deal. Numbers are those of the first world, also where some of its events do not happen in this one.
 */
export interface Fork {
  readonly seed: Seed
  /** After this event the State is this one. */
  readonly dealt: ReadonlyMap<number, object>
  /** Before this event all is as in the first world again, and so is what is played. */
  readonly undone: ReadonlyMap<number, { readonly state: object; readonly input: unknown }>
  /** These never happen. */
  readonly leftOut: ReadonlySet<number>
}

/** A State that knows how many events it came after. No view is made of it, since views are built up from nothing. */
type Numbered = object & { event: number }

type Phase = AnyRules['phases'][string]
type Now = Parameters<Phase['moves'][string]['play']>[2]
type Onward = string | undefined
type Play = (state: object, input: unknown, now: Now) => Onward

/**
 * Plays a game by rules that lead into the other world; without a fork they only number the events. The house calls
 * the same rules as always, through the same server and the same log, and none of it knows. Returns the way back.
 */
export function numberEvents(game: Game, fork?: Fork): () => void {
  const rules = rulesOf(game)
  const real = { ...rules }
  Object.assign(rules, forked(real, fork))
  return () => void Object.assign(rules, real)
}

const forked = (real: AnyRules, fork: Fork | undefined): Partial<AnyRules> => ({
  setup: (seats, options, chance) => ({ ...real.setup(seats, options, chance), event: 0 }),
  phases: mapped(real.phases, phase => forkedPhase(phase, fork)),
})

function forkedPhase(phase: Phase, fork: Fork | undefined): Phase {
  const { time } = phase
  const ticks = time && forkedPlay((state, _, now) => time.play(state, now), fork)
  return {
    ...phase,
    begin: (state, now) => atRest(state, phase.begin?.(state, byNumber(state, now, fork)), fork),
    moves: mapped(phase.moves, move => ({
      ...move,
      play: forkedPlay((...played) => move.play(...played), fork),
    })),
    ...(ticks && { time: { ...time, play: (state, now) => ticks(state, null, now) } }),
  }
}

function forkedPlay(play: Play, fork: Fork | undefined): Play {
  return (state, input, now) => {
    const event = nextEvent(state as Numbered, fork)
    const undone = fork?.undone.get(event)
    Object.assign(state, copy(undone?.state), { event })
    return atRest(state, play(state, undone ? copy(undone.input) : input, byNumber(state, now, fork)), fork)
  }
}

/** What is drawn by a move and by the phases that it leads to is drawn one after the other. */
const chances = new WeakMap<Now, Now>()

/** Chance goes by the event's number: what was left out before it must not shift what is drawn. */
function byNumber(state: object, now: Now, fork: Fork | undefined): Now {
  if (!fork) return now
  const known = chances.get(now) ?? { ...now, chance: chanceAt(fork.seed, (state as Numbered).event) }
  chances.set(now, known)
  return known
}

function nextEvent({ event }: Numbered, fork: Fork | undefined): number {
  let next = event + 1
  while (fork?.leftOut.has(next)) next++
  return next
}

/** Once play waits for somebody again, or is over, the State may be dealt anew. */
function atRest(state: object, onward: Onward, fork: Fork | undefined): Onward {
  if (onward === undefined || onward === 'over')
    Object.assign(state, copy(fork?.dealt.get((state as Numbered).event)))
  return onward
}

const mapped = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
