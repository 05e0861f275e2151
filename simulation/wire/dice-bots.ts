import { randomBytes } from 'node:crypto'
import { awaits, chanceAt, isFree, type Match, type Seat } from '@veillee/kernel'
import { isPlayedByBot, mayBotAnswer, playingIn, type Room } from '@veillee/room'
import { anyAnswer, type BotPlayers, type BotRequest, type BotsDeps, seatOffer } from '@veillee/room/bots'

/**
 * Bots that choose by dice alone, one after the other. Worlds that are dealt anew are compared with them: their choices
 * depend on how many there are, and on nothing that a seat knows.
 */
export class DiceBots implements BotPlayers {
  readonly #deps: Pick<BotsDeps, 'room' | 'request'>
  #next: BotRequest | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(deps: Pick<BotsDeps, 'room' | 'request'>) {
    this.#deps = deps
  }

  look(): void {
    const next = this.#isClosed ? undefined : botMove(this.#deps.room())
    if (next?.id === this.#next?.id) return
    clearTimeout(this.#timer)
    this.#next = next
    if (next) this.#timer = setTimeout(() => void this.#play(next), THINKING_MS).unref()
  }

  watch(): void {
    // It chooses by dice alone.
  }

  hurry(): void {}

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #play(request: BotRequest): Promise<void> {
    this.#next = undefined
    await this.#deps.request(request).catch(() => undefined)
    this.look()
  }
}

/** So soon that it is held until all else has come to rest (HeldTimers). */
const THINKING_MS = 1

/**
 * The next thing that a bot plays. Its id is made of match, step and seat, so that two servers which both play it
 * play it once; what answers nothing has an id of its own, because the answer still follows in the same step.
 */
export function botMove(room: Room): BotRequest | undefined {
  const playing = playingIn(room)
  const seat = playing && seatOfBot(room, playing.match)
  if (!playing || seat === undefined) return undefined
  const { match, number } = playing
  const answer = anyAnswer(seatOffer(playing, seat), chanceAt(randomBytes(32).toString('hex'), 0))
  if (!answer) return undefined
  const id = `bot ${number}:${match.step}:${seat}${isFree(match, answer.move) ? ` ${answer.move}` : ''}`
  return { do: 'playFor', by: 'room', seat, ...answer, match: number, step: match.step, id }
}

/** A bot that is awaited, where not only people can answer. */
const seatOfBot = (room: Room, match: Match): Seat | undefined =>
  awaits(match).find(
    (actor): actor is Seat =>
      typeof actor === 'number' && isPlayedByBot(room, actor) && mayBotAnswer(room, match, actor),
  )
