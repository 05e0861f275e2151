import { createHash } from 'node:crypto'
import type { SimulatedGame } from '@veillee/games/simulated'
import {
  apply,
  type Event,
  handView,
  isOver,
  type Match,
  type Start,
  seatsOf,
  tableView,
} from '@veillee/kernel'
import { begin } from './play.ts'
import { playTrial, seedOfMatch } from './trial.ts'
import type { Variants } from './variants.ts'

/** A match as it was played once. As long as a game's rules number stays, it must be played just so for ever. */
export interface Golden {
  readonly rules: number
  readonly start: Start
  readonly events: readonly Event[]
  /** The hash of everything that anybody saw, in order. */
  readonly seen: string
}

/** A match worth keeping: the first of its kind that went on for a while. (Without gestures, which are kilobytes.) */
export function goldenOf(variants: SimulatedGame): Golden {
  const { seats, options, leastEvents } = variants.golden
  const chosen: Variants = { ...variants, options: () => options }
  for (let number = 0; ; number++) {
    const { start, happened } = playTrial(chosen, seats, seedOfMatch(number))
    const events = happened.map(({ event }) => event)
    if (events.length > leastEvents)
      return { rules: variants.game.rules, start, events, seen: seenIn(variants, { start, events }) }
  }
}

/** Everything that anybody sees when a match is played again. */
export function seenIn({ game }: Variants, { start, events }: Pick<Golden, 'start' | 'events'>): string {
  const hash = createHash('sha256')
  let match = begin(game, start)
  for (const event of events) {
    hash.update(viewsOf(match))
    match = apply(match, event)
  }
  if (!isOver(match)) throw new Error('a golden match goes to its end')
  return hash.update(viewsOf(match)).digest('hex')
}

const viewsOf = (match: Match): string =>
  JSON.stringify([tableView(match), seatsOf(match.seats).map(seat => handView(match, seat))])
