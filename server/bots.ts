import { MEMORY_MIMES } from '@veillee/art/mimes'
import { type Act, type BotLevel, SeatedBot, type Sight, seedOfBot } from '@veillee/games'
import { awaits, chanceAt, isFree, type Match, type Seat, seatsOf, tableView } from '@veillee/kernel'
import {
  applyEntry,
  type Entry,
  fold,
  isPlayedByBot,
  mayBotAnswer,
  PACKET,
  playingIn,
  type Room,
  seatView,
  touchesNow,
  writePacket,
} from '@veillee/room'
import { gestureIn, writeSamples } from '@veillee/touch'
import { answerOf, type BotPlayers, type BotsAround, botView } from './dice-bots.ts'
import type { Wanted } from './keeper.ts'
import { newNumber } from './tokens.ts'

/** What a bot is about to do, or is doing. */
interface Planned {
  readonly act: Act
  timer: NodeJS.Timeout
}

type Playing = NonNullable<Room['playing']>

/** A stand-in is nobody's choice, so it is neither keen nor dreamy. */
const STAND_IN: BotLevel = 'average'
/** Where a bot should answer and has nothing to say, it says anything: no table waits for one. */
const AT_A_LOSS_MS = 3_000
/** A device sends thirty packets a second; what nobody sees drawn is told a little less often. */
const STREAM_MS = 40
const SAMPLES_PER_PACKET = 8

/**
 * The bots of one room. Each notices what its seat is sent, in the order of the log; so after a restart, or when it
 * begins to stand in for somebody, it remembers what it would have remembered. Each plans by itself: no bot waits for
 * another, and nobody for both.
 */
export class Bots implements BotPlayers {
  readonly #around: BotsAround
  readonly #bots = new Map<Seat, SeatedBot>()
  readonly #planned = new Map<Seat, Planned>()
  #match = 0
  /** Some moment before the match began, and the one up to which the bots have noticed. */
  #before: Room | undefined
  #noticed: Room | undefined
  #queue: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(around: BotsAround) {
    this.#around = around
  }

  look(): void {
    this.#queue = this.#queue.then(() => this.#follow()).catch(() => undefined)
  }

  close(): void {
    this.#isClosed = true
    this.#rest()
  }

  async #follow(): Promise<void> {
    const room = this.#around.room()
    const playing = this.#isClosed ? undefined : playingIn(room)
    if (!playing) {
      this.#before = room
      return this.#rest()
    }
    const seats = seatsOf(playing.match.seats).filter(seat => isPlayedByBot(room, seat))
    if (seats.length === 0) return this.#rest()
    if (this.#match !== playing.number || seats.some(seat => this.#isNew(room, seat)))
      this.#seat(room, playing, seats)
    await this.#readOn()
    this.#plan()
  }

  // Remembering

  #isNew(room: Room, seat: Seat): boolean {
    return this.#bots.get(seat)?.self.level !== levelAt(room, seat)
  }

  /** All of them anew: what they remember follows from the log. */
  #seat(room: Room, { match, number }: Playing, seats: readonly Seat[]): void {
    this.#rest()
    this.#match = number
    this.#noticed = this.#before
    for (const seat of seats) {
      const self = { seat, level: levelAt(room, seat), seed: seedOfBot(match, seat) }
      this.#bots.set(seat, new SeatedBot(match.game.id, self, MEMORY_MIMES))
    }
  }

  async #readOn(): Promise<void> {
    const { id, log } = this.#around
    for (const { entry } of await log.read(id, this.#noticed?.position ?? 0))
      this.#notice(entry as unknown as Entry)
  }

  #notice(entry: Entry): void {
    const before = this.#noticed
    const after = before ? applyEntry(before, entry) : fold([entry])
    this.#noticed = after
    if (after?.playing?.number !== this.#match) return
    for (const bot of this.#bots.values()) {
      if (before?.playing && entry.did === 'play') meet(bot, before.playing, entry)
      bot.sees(sightOf(after, after.playing, bot.self.seat))
    }
  }

  #rest(): void {
    for (const { timer } of this.#planned.values()) clearTimeout(timer)
    this.#planned.clear()
    this.#bots.clear()
    this.#match = 0
  }

  // Playing

  #plan(): void {
    const room = this.#noticed!
    const playing = playingIn(room)
    for (const [seat, bot] of this.#bots) {
      const act = playing && this.#actOf(room, playing, bot)
      const planned = this.#planned.get(seat)
      if (planned?.act === act) continue
      clearTimeout(planned?.timer)
      this.#planned.delete(seat)
      if (act) this.#after(act.afterMs, seat, act, () => this.#perform(seat, act, playing))
    }
  }

  #actOf(room: Room, { match }: Playing, bot: SeatedBot): Act | undefined {
    const { seat } = bot.self
    const isAwaited = awaits(match).includes(seat)
    if (isAwaited && !mayBotAnswer(room, match, seat)) return undefined
    const planned = this.#planned.get(seat)
    return bot.act ?? (isAwaited ? (planned?.act ?? this.#anything(room, seat)) : undefined)
  }

  #anything(room: Room, seat: Seat): Act | undefined {
    const answer = room.playing ? answerOf(botView(room.playing, seat), chanceAt(newNumber(), 0)) : undefined
    return answer && { ...answer, afterMs: AT_A_LOSS_MS }
  }

  #after(ms: number, seat: Seat, act: Act, then: () => void): void {
    this.#planned.set(seat, { act, timer: setTimeout(then, ms).unref() })
  }

  /** A gesture takes its time where somebody sees or feels it, sample by sample; the whole of it is the move. */
  #perform(seat: Seat, act: Act, playing: Playing): void {
    const samples = isWatched(this.#around.room(), seat) ? gestureIn(act.input)?.samples : undefined
    if (!samples) return void this.#play(seat, act, playing)
    const begunMs = performance.now()
    let sent = 0
    const goOn = (): void => {
      const nowMs = performance.now() - begunMs
      while (sent < samples.length && samples[sent]!.tMs <= nowMs) {
        const due = samples.slice(sent, sent + SAMPLES_PER_PACKET).filter(({ tMs }) => tMs <= nowMs)
        const header = {
          seat,
          match: playing.number & 0xffff,
          step: playing.match.step & 0xffff,
          first: sent,
        }
        this.#around.moves(writePacket(PACKET.sent, header, writeSamples(due)))
        sent += due.length
      }
      if (sent < samples.length) this.#after(STREAM_MS, seat, act, goOn)
      else void this.#play(seat, act, playing)
    }
    goOn()
  }

  /** What is refused was not to be: then anything that is offered, so that nobody waits. */
  async #play(seat: Seat, act: Act, { number, match }: Playing): Promise<void> {
    try {
      const refusal = await this.#around.ask(wantedOf(number, match, seat, act))
      const other = refusal && this.#anything(this.#around.room(), seat)
      if (other && isStill(this.#around.room(), number, match))
        await this.#around.ask(wantedOf(number, match, seat, other))
    } catch {
      // The log is away: it is tried again with the next look.
    }
    this.#planned.delete(seat)
    this.look()
  }
}

const isStill = (room: Room, number: number, { step }: Match): boolean =>
  playingIn(room)?.number === number && room.playing?.match.step === step

/**
 * The id is made of match, step and seat, so that two servers which both play it play it once; what answers nothing can
 * be done several times, with another text each time.
 */
function wantedOf(number: number, match: Match, seat: Seat, { move, input }: Act): Wanted {
  const free = isFree(match, move) ? ` ${move} ${JSON.stringify(input)}` : ''
  const id = `bot ${number}:${match.step}:${seat}${free}`
  return { do: 'playFor', by: 'room', seat, move, input, match: number, step: match.step, id }
}

function levelAt({ seating }: Room, seat: Seat): BotLevel {
  const holder = seating[seat]
  return holder && 'bot' in holder ? holder.bot : STAND_IN
}

/** ROOM-16: what a phone in that seat would be sent. */
export function sightOf(room: Room, playing: Playing, seat: Seat): Sight<unknown, unknown> {
  const { hand, offers } = seatView(playing, seat)
  const people = seatsOf(playing.match.seats).filter(one => !isPlayedByBot(room, one))
  return { ...tableView(playing.match), hand, offers, people, isStandIn: playing.standIns.includes(seat) }
}

function meet(bot: SeatedBot, { match, levels }: Playing, entry: Entry & { did: 'play' }): void {
  const { seat, move, input, gesture, at } = entry
  if (gesture !== undefined) bot.meets(match, { by: seat, move, input, gesture, at }, levels[bot.self.seat])
}

/** Whether somebody's phone gets what this seat does with its hands. */
const isWatched = (room: Room, seat: Seat): boolean =>
  touchesNow(room).some(({ from, feltBy, seenBy }) => from === seat && feltBy.length + seenBy.length > 0)
