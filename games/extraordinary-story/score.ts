import { type Seat, seatsOf } from '@veillee/kernel'
import type { Told } from '../message-atoms.ts'
import { type Card, isWord, kindOf } from './card.ts'
import type { messages } from './messages.ts'
import type { State } from './state.ts'

export type Rank = 'not-yet' | 'haiku' | 'nursery-rhyme' | 'fable' | 'poem' | 'short-story' | 'novel'

export type Result = Told<typeof messages.result>

/** TALE-18: the Start card and the Links do not count. */
export const wordsIn = (pile: readonly Card[]): number => pile.filter(isWord).length

/** TALE-19. */
export function rankOf(words: number): Rank {
  if (words < 8) return 'not-yet'
  if (words < 13) return 'haiku'
  if (words < 18) return 'nursery-rhyme'
  if (words < 23) return 'fable'
  if (words < 28) return 'poem'
  return words < 33 ? 'short-story' : 'novel'
}

/** TALE-24: whoever ended the story has lost, and their team with them. */
function losersOf({ options, seats, teamCards, end }: State): readonly Seat[] | null {
  if (!options.teams || end!.by === null) return null
  const team = kindOf(teamCards[end!.by]!)
  return seatsOf(seats).filter(seat => kindOf(teamCards[seat]!) === team)
}

export function result(state: State): Result {
  const words = wordsIn(state.pile)
  const losers = losersOf(state)
  return {
    words,
    rank: state.options.teams ? null : rankOf(words),
    end: state.end!,
    losers,
    winners: losers && seatsOf(state.seats).filter(seat => !losers.includes(seat)),
  }
}
