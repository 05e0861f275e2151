import { randomInt } from 'node:crypto'
import {
  awaits,
  awayOf,
  type Chance,
  chanceAt,
  exampleIn,
  type Game,
  isFreeIn,
  type Match,
  type Refusal,
  type Seat,
  type TableView,
  tableView,
} from '@veillee/kernel'
import {
  isPlayedByBot,
  type Log,
  playingIn,
  type Room,
  type RoomId,
  type SeatView,
  seatView,
} from '@veillee/room'
import type { Wanted } from './keeper.ts'
import { newNumber } from './tokens.ts'

/** What bots stand on: the room as it is, its log, and ways to play. */
export interface BotsAround {
  readonly id: RoomId
  readonly log: Pick<Log, 'read'>
  room(): Room
  /** A refusal, if it was not to be. */
  ask(wanted: Wanted): Promise<Refusal | undefined>
  /** Samples of a gesture that a bot makes, by the quick way. */
  moves(bytes: Uint8Array): void
}

/** Whoever plays the seats that no person plays. */
export interface BotPlayers {
  /** The room has changed. */
  look(): void
  close(): void
}

/** What a bot is about to do. */
interface BotMove {
  readonly wanted: Wanted
  readonly thinkingMs: number
  timer?: NodeJS.Timeout
}

/** ROOM-16: all that a bot is told. It is what a phone in its seat would be sent, and nothing else. */
interface BotView {
  readonly game: Game
  readonly seen: TableView<unknown>
  readonly own: SeatView
}

interface BotAnswer {
  readonly move: string
  readonly input: unknown
}

/**
 * Bots that choose by dice alone, one after the other. Worlds that are dealt anew are compared with them: their choices
 * depend on how many there are, and on nothing that a seat knows.
 */
export class DiceBots implements BotPlayers {
  readonly #around: BotsAround
  #next: BotMove | undefined
  #isClosed = false

  constructor(around: BotsAround) {
    this.#around = around
  }

  look(): void {
    const next = this.#isClosed ? undefined : botMove(this.#around.room())
    if (next?.wanted.id === this.#next?.wanted.id) return
    clearTimeout(this.#next?.timer)
    this.#next = next
    if (next) next.timer = setTimeout(() => void this.#play(next), next.thinkingMs).unref()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#next?.timer)
  }

  async #play({ wanted }: BotMove): Promise<void> {
    this.#next = undefined
    await this.#around.ask(wanted).catch(() => undefined)
    this.look()
  }
}

const LEAST_THINKING_MS = 1_200
const MOST_THINKING_MS = 2_500

/**
 * The next thing that a bot plays. Its id is made of match, step and seat, so that two servers which both play it
 * play it once; what answers nothing has an id of its own, because the answer still follows in the same step.
 */
export function botMove(room: Room): BotMove | undefined {
  const playing = playingIn(room)
  const seat = playing && seatOfBot(room, playing.match)
  if (!playing || seat === undefined) return undefined
  const { match, number } = playing
  const view = botView(playing, seat)
  const answer = answerOf(view, chanceAt(newNumber(), 0))
  if (!answer) return undefined
  const id = `bot ${number}:${match.step}:${seat}${isFree(view, answer.move) ? ` ${answer.move}` : ''}`
  return {
    wanted: { do: 'playFor', by: 'room', seat, ...answer, match: number, step: match.step, id },
    thinkingMs: randomInt(LEAST_THINKING_MS, MOST_THINKING_MS),
  }
}

/** All that there is of the room behind a bot's answer. */
export const botView = (playing: NonNullable<Room['playing']>, seat: Seat): BotView => ({
  game: playing.match.game,
  seen: tableView(playing.match),
  own: seatView(playing, seat),
})

/** A bot that is awaited, where not only people can answer. */
const seatOfBot = (room: Room, match: Match): Seat | undefined =>
  awaits(match).find(
    (actor): actor is Seat =>
      typeof actor === 'number' && isPlayedByBot(room, actor) && !awayOf(match, actor).peopleOnly,
  )

/**
 * Anything that their seat is offered: where bots with wits know no answer, and in proofs. What is free and answers nothing is
 * only done where nothing else can be: a storyteller far apart has to say something before the card can be turned.
 */
export function answerOf(view: BotView, chance: Chance): BotAnswer | undefined {
  const { choices, open } = view.own.offers
  const moves = chance.shuffled([...Object.keys(choices), ...open])
  const answers = moves.filter(move => !isFree(view, move))
  return anyOf(view, answers, chance) ?? anyOf(view, moves, chance)
}

const isFree = ({ game, seen }: BotView, move: string): boolean => isFreeIn(game, seen.phase, move)

function anyOf(
  { game, seen, own }: BotView,
  moves: readonly string[],
  chance: Chance,
): BotAnswer | undefined {
  const view = { by: own.seat, table: seen.table, hand: own.hand }
  for (const move of moves) {
    const inputs = own.offers.choices[move] ?? [exampleIn(game, seen.phase, view, move, chance)]
    const input = inputs.length > 0 ? chance.pick(inputs) : undefined
    if (input !== undefined) return { move, input }
  }
  return undefined
}
