import {
  type Chance,
  exampleIn,
  type Game,
  isFreeIn,
  type Seat,
  type TableView,
  tableView,
} from '@veillee/kernel'
import type { Playing } from './playing.ts'
import { type SeatView, seatView } from './view.ts'

/** ROOM-16: all that a bot is told. It is what a phone in its seat would be sent, and nothing else. */
interface SeatOffer {
  readonly game: Game
  readonly seen: TableView<unknown>
  readonly own: SeatView
}

interface Answer {
  readonly move: string
  readonly input: unknown
}

/** All that there is of the room behind a bot's answer. */
export const seatOffer = (playing: Playing, seat: Seat): SeatOffer => ({
  game: playing.match.game,
  seen: tableView(playing.match),
  own: seatView(playing, seat),
})

/**
 * Anything that their seat is offered: where bots with wits know no answer, and in proofs. What is free and answers
 * nothing is only done where an answer waits for it: a storyteller far apart has to say something before the card can be
 * turned. Two who did anything free for want of an answer would change the roles of their team back and forth for ever.
 */
export function anyAnswer(view: SeatOffer, chance: Chance): Answer | undefined {
  const { choices, open } = view.own.offers
  const moves = chance.shuffled([...Object.keys(choices), ...open])
  const answers = moves.filter(move => !isFree(view, move))
  return oneOf(view, answers, chance) ?? oneOf(view, open, chance)
}

const isFree = ({ game, seen }: SeatOffer, move: string): boolean => isFreeIn(game, seen.phase, move)

function oneOf({ game, seen, own }: SeatOffer, moves: readonly string[], chance: Chance): Answer | undefined {
  const view = { by: own.seat, table: seen.table, hand: own.hand }
  for (const move of moves) {
    const inputs = own.offers.choices[move] ?? [exampleIn(game, seen.phase, view, move, chance)]
    const input = inputs.length > 0 ? chance.pick(inputs) : undefined
    if (input !== undefined) return { move, input }
  }
  return undefined
}
