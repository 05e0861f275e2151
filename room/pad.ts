import { type GameId, games } from '@veillee/games'
import { type Game, type Mark, type Millis, type Plain, sameAs } from '@veillee/kernel'
import type { Options } from './entry.ts'
import type { PersonId } from './person.ts'
import type { BotLevel } from './seating.ts'

/** Who had a seat, under which name at the time. */
export type Player = { readonly person: PersonId; readonly name: string } | { readonly bot: BotLevel }

/** What the score pad keeps of a match: it has to do without replaying it. */
export interface PadLine {
  readonly number: number
  readonly game: GameId
  readonly at: Millis
  /** By seat. */
  readonly players: readonly Player[]
  /** As the game read them. */
  readonly options: Options
  /** None if it was ended before its time. */
  readonly result: Plain
}

/** The best that this group has done under these conditions, and when. */
export interface Best {
  readonly game: GameId
  readonly seats: number
  /** What makes results comparable besides the number of players. */
  readonly under: Options
  readonly score: number
  /** The matches that reached it. */
  readonly numbers: readonly number[]
}

/** None for a match that was ended before its time, or whose kind is not compared. */
function markOf({ game, options, result }: PadLine): Mark | undefined {
  const { best }: Game = games[game]
  return result === null ? undefined : best?.(options, result)
}

/** The best scores of a pad, in the order in which their kind was first played. */
export function bestOf(pad: readonly PadLine[]): readonly Best[] {
  const bests: Best[] = []
  for (const line of pad) {
    const mark = markOf(line)
    if (mark) note(bests, line, mark)
  }
  return bests
}

function note(bests: Best[], { game, players, number }: PadLine, { under, score }: Mark): void {
  const seats = players.length
  const i = bests.findIndex(best => best.game === game && best.seats === seats && sameAs(best.under, under))
  const best = bests[i]
  if (!best) bests.push({ game, seats, under, score, numbers: [number] })
  else if (score > best.score) bests[i] = { ...best, score, numbers: [number] }
  else if (score === best.score) bests[i] = { ...best, numbers: [...best.numbers, number] }
}
