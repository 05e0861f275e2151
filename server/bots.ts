import { randomInt } from 'node:crypto'
import { awaits, awayOf, chanceAt, exampleOf, isFree, offersTo, type Seat } from '@veillee/kernel'
import { isPlayedByBot, playingIn, type Room } from '@veillee/room'
import type { Wanted } from './keeper.ts'
import { newNumber } from './tokens.ts'

/** What a bot is about to do. */
export interface BotMove {
  readonly wanted: Wanted
  readonly thinkingMs: number
  timer?: NodeJS.Timeout
}

const LEAST_THINKING_MS = 1_200
const MOST_THINKING_MS = 2_500

/**
 * The next thing that a bot plays, as long as bots have no wits of their own: anything that its seat is offered. Its
 * id is made of match, step and seat, so that two servers which both play it play it once.
 */
export function botMove(room: Room): BotMove | undefined {
  const playing = playingIn(room)
  if (!playing) return undefined
  const { match, number } = playing
  const seat = awaits(match).find(
    (actor): actor is Seat =>
      typeof actor === 'number' && isPlayedByBot(room, actor) && !awayOf(match, actor).peopleOnly,
  )
  const answer = seat === undefined ? undefined : anyAnswer(room, seat)
  if (seat === undefined || !answer) return undefined
  const question = { match: number, step: match.step }
  const id = `bot ${number}:${match.step}:${seat}`
  return {
    wanted: { do: 'playFor', by: 'room', seat, ...answer, ...question, id },
    thinkingMs: randomInt(LEAST_THINKING_MS, MOST_THINKING_MS),
  }
}

function anyAnswer(room: Room, seat: Seat): { move: string; input: unknown } | undefined {
  const { match } = playingIn(room)!
  const chance = chanceAt(newNumber(), 0)
  const { choices, open } = offersTo(match, seat)
  const moves = chance.shuffled([...Object.keys(choices), ...open]).filter(move => !isFree(match, move))
  for (const move of moves) {
    const inputs = choices[move] ?? [exampleOf(match, seat, move, chance)]
    const input = inputs.length > 0 ? chance.pick(inputs) : undefined
    if (input !== undefined) return { move, input }
  }
  return undefined
}
