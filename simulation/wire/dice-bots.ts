import { randomBytes, randomInt } from 'node:crypto'
import { awaits, chanceAt, isFree, type Match, type Seat } from '@veillee/kernel'
import { isPlayedByBot, mayBotAnswer, playingIn, type Room } from '@veillee/room'
import { anyAnswer, type BotPlayers, type BotRequest, type BotsDeps, seatOffer } from '@veillee/room/bots'

/** What a bot is about to do. */
interface BotMove {
  readonly request: BotRequest
  readonly thinkingMs: number
  timer?: NodeJS.Timeout
}

/**
 * Bots that choose by dice alone, one after the other. Worlds that are dealt anew are compared with them: their choices
 * depend on how many there are, and on nothing that a seat knows.
 */
export class DiceBots implements BotPlayers {
  readonly #deps: Pick<BotsDeps, 'room' | 'request'>
  #next: BotMove | undefined
  #isClosed = false

  constructor(deps: Pick<BotsDeps, 'room' | 'request'>) {
    this.#deps = deps
  }

  look(): void {
    const next = this.#isClosed ? undefined : botMove(this.#deps.room())
    if (next?.request.id === this.#next?.request.id) return
    clearTimeout(this.#next?.timer)
    this.#next = next
    if (next) next.timer = setTimeout(() => void this.#play(next), next.thinkingMs).unref()
  }

  watch(): void {
    // It chooses by dice alone.
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#next?.timer)
  }

  async #play({ request }: BotMove): Promise<void> {
    this.#next = undefined
    await this.#deps.request(request).catch(() => undefined)
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
  const answer = anyAnswer(seatOffer(playing, seat), chanceAt(randomBytes(32).toString('hex'), 0))
  if (!answer) return undefined
  const id = `bot ${number}:${match.step}:${seat}${isFree(match, answer.move) ? ` ${answer.move}` : ''}`
  return {
    request: { do: 'playFor', by: 'room', seat, ...answer, match: number, step: match.step, id },
    thinkingMs: randomInt(LEAST_THINKING_MS, MOST_THINKING_MS),
  }
}

/** A bot that is awaited, where not only people can answer. */
const seatOfBot = (room: Room, match: Match): Seat | undefined =>
  awaits(match).find(
    (actor): actor is Seat =>
      typeof actor === 'number' && isPlayedByBot(room, actor) && mayBotAnswer(room, match, actor),
  )
