import type { Act, CardMimes } from '@veillee/games'
import { awaits, isFree, type Match, type Millis, type Refusal, type Seat } from '@veillee/kernel'
import { gestureIn, writeSamples } from '@veillee/touch'
import { BotPuppets, PuppetsSeen } from './bot-puppets.ts'
import { BotThoughts, type SaidByBot } from './bot-thoughts.ts'
import { type Entry, entryOf } from './entry.ts'
import type { Log, RoomId, Stop } from './log.ts'
import { PACKET, writePacket } from './packet.ts'
import type { PersonId } from './person.ts'
import type { Playing } from './playing.ts'
import type { RequestTo } from './request.ts'
import { isPlayedByBot, phoneOf, playingIn, type Room } from './room.ts'
import { SeatedBots } from './seated-bots.ts'
import { isBot, sitterOn } from './seating.ts'
import { type InSlices, slicesBy } from './slices.ts'
import { touchesNow } from './view.ts'

export { anyAnswer, seatOffer } from './any-answer.ts'
export { botViewOf, SeatedBots } from './seated-bots.ts'

/** What a bot asks of the room; when, and who is there, whoever keeps the room adds. */
export type BotRequest = Omit<RequestTo<'playFor'>, 'at' | 'presence'>

/** What bots stand on, on a server or in a page: the room as it is, its log for those seated anew, a clock, and ways to play. */
export interface BotsDeps {
  readonly id: RoomId
  readonly log: Pick<Log, 'read'>
  /** What can be mimed of the memories (`@veillee/art/mimes`). */
  readonly mimes: CardMimes
  room(): Room
  /** As it was before the match that is played now, if that is known: what came before need not be heard again. */
  readonly before?: Room | undefined
  isThere(phone: PersonId): boolean
  /** A refusal, if it was not to be. */
  request(request: BotRequest): Promise<Refusal | undefined>
  /** Samples of a gesture that a bot makes, by live touch. */
  moves(bytes: Uint8Array): void
  /** What a bot thinks aloud, for whoever may hear its seat. */
  says(said: SaidByBot): void
  nowMs(): Millis
  /** After so long, unless it is stopped before. */
  later(ms: Millis, then: () => void): Stop
  /** How long work is done; by this clock, if nothing is said. */
  readonly inSlices?: InSlices
}

/** Whoever plays the seats that no person plays. */
export interface BotPlayers {
  /** The room has changed, by these entries if by any. */
  look(news?: readonly Entry[]): void
  /** Somebody's puppet moves: a packet as live touch has it. */
  watch(bytes: Uint8Array): void
  /** Whoever waits for them has waited long enough. */
  hurry(): void
  close(): void
}

/** What has happened, and what it has made of the room. */
interface News {
  readonly entries: readonly Entry[]
  readonly room: Room
}

/** What a bot is about to do, or is doing. */
interface Planned {
  readonly act: Act
  readonly stop: Stop
  readonly now: () => void
}

/** As a device does: two samples at a time, thirty times a second. */
const STREAM_MS = 1_000 / 30
const MOST_SAMPLES = 8
/** So soon a log that was away is asked again. */
const AGAIN_MS = 1_000

/** The bots of one room, each by its own clock: no bot waits for another, and nobody for both. */
export class Bots implements BotPlayers {
  readonly #deps: BotsDeps
  readonly #planned = new Map<Seat, Planned>()
  /** Some moment before the match began. */
  #before: Room | undefined
  #bots: SeatedBots | undefined
  /** What they have not heard yet. */
  #news: News[] = []
  readonly #puppets: BotPuppets
  readonly #puppetsSeen = new PuppetsSeen()
  readonly #thoughts: BotThoughts
  #queue: Promise<unknown> = Promise.resolve()
  #callOff: Stop = () => undefined
  #isClosed = false

  constructor(deps: BotsDeps) {
    this.#deps = deps
    this.#before = deps.before
    this.#puppets = new BotPuppets(deps)
    this.#thoughts = new BotThoughts(deps)
  }

  /** After every move, in every room, most of which have no bot. */
  look(entries: readonly Entry[] = []): void {
    const room = this.#deps.room()
    if (!playingIn(room)) this.#before = room
    if (!this.#bots && !hasBots(room)) return
    this.#news.push({ entries, room })
    this.#queue = this.#queue.then(() => this.#follow()).catch(() => this.#lookLater())
  }

  /** The log was away: nobody else might make a bot look again, and all would wait for it. */
  #lookLater(): void {
    this.#callOff()
    if (!this.#isClosed) this.#callOff = this.#deps.later(AGAIN_MS, () => this.look())
  }

  watch(bytes: Uint8Array): void {
    const step = playingIn(this.#deps.room())?.match.step
    const shown = step === undefined || !this.#bots ? undefined : this.#puppetsSeen.sees(bytes, step)
    if (!shown) return
    this.#bots!.watch(shown.from, shown.actions)
    this.look()
  }

  /** A gesture that is under way keeps its pace: somebody feels it. */
  hurry(): void {
    for (const { stop, now } of [...this.#planned.values()]) {
      stop()
      now()
    }
  }

  close(): void {
    this.#isClosed = true
    this.#callOff()
    this.#rest()
  }

  async #follow(): Promise<void> {
    const news = this.#news.splice(0)
    const room = this.#deps.room()
    const playing = this.#isClosed ? undefined : playingIn(room)
    if (!playing || !hasBots(room)) return this.#rest()
    if (!this.#bots?.isFor(room)) {
      this.#rest()
      this.#bots = new SeatedBots(room, this.#before, this.#deps.mimes)
    }
    for (const one of news) await this.#hear(this.#bots, one)
    this.#plan(this.#bots)
  }

  /** What was before it and they have not heard, because they were seated anew, is in the log. */
  async #hear(bots: SeatedBots, { entries, room }: News): Promise<void> {
    const { id, log, nowMs, later } = this.#deps
    const inSlices = this.#deps.inSlices ?? slicesBy({ now: nowMs, after: later })
    const from = room.position - entries.length
    if (bots.position < from) {
      const missed = await log.read(id, bots.position, from)
      await inSlices(hearing(bots, missed.map(entryOf)))
    }
    if (bots.position === from) await inSlices(hearing(bots, entries, room))
  }

  #rest(): void {
    for (const { stop } of this.#planned.values()) stop()
    this.#planned.clear()
    this.#puppets.rest()
    this.#thoughts.rest()
    this.#bots = undefined
  }

  // Playing

  /** Whoever has come back finds the seat free at once, in the middle of a gesture too. */
  #plan(bots: SeatedBots): void {
    if (this.#isClosed) return
    const playing = bots.room && playingIn(bots.room)
    const acts = bots.acts()
    if (playing) this.#puppets.plan(this.#isStage(playing) ? bots.shows() : new Map(), playing)
    if (playing) this.#thoughts.plan(bots.thoughts(), playing)
    for (const [seat, { act, stop }] of this.#planned) {
      if (acts.get(seat) === act) continue
      stop()
      this.#planned.delete(seat)
    }
    for (const [seat, act] of acts)
      if (!this.#planned.has(seat))
        this.#after(act.afterMs, seat, act, () => this.#perform(seat, act, playing!))
  }

  /** Of several servers, the one that has whoever is awaited shows them the bots' puppets; a bot is on all of them. */
  #isStage({ match }: Playing): boolean {
    const [awaited] = awaits(match)
    const room = this.#deps.room()
    const sitter = typeof awaited === 'number' ? sitterOn(room.seating, awaited) : undefined
    const isBots = sitter === undefined || isPlayedByBot(room, awaited as Seat)
    return isBots || this.#deps.isThere(phoneOf(room, sitter))
  }

  #after(ms: Millis, seat: Seat, act: Act, then: () => void): void {
    this.#planned.set(seat, { act, stop: this.#deps.later(ms, then), now: then })
  }

  /**
   * A gesture takes its time where somebody sees or feels it, sample by sample; the whole of it is the move. While
   * somebody is away on whose hand it is made, it rests, and then goes on where it stopped (PALM-47, READ-23).
   */
  #perform(seat: Seat, act: Act, playing: Playing): void {
    const deps = this.#deps
    const samples = isWatched(deps.room(), seat) ? gestureIn(act.input)?.samples : undefined
    if (!samples) return void this.#play(seat, act, playing)
    let [lastedMs, lookedMs, sent] = [0, deps.nowMs(), 0]
    const goOn = (): void => {
      const nowMs = deps.nowMs()
      if (this.#isFelt(seat)) lastedMs += nowMs - lookedMs
      lookedMs = nowMs
      while (sent < samples.length && samples[sent]!.tMs < lastedMs) {
        const due = samples.slice(sent, sent + MOST_SAMPLES).filter(({ tMs }) => tMs < lastedMs)
        deps.moves(writePacket(PACKET.sent, headerOf(seat, playing, sent), writeSamples(due)))
        sent += due.length
      }
      if (sent < samples.length) this.#after(STREAM_MS, seat, act, goOn)
      else void this.#play(seat, act, playing)
    }
    this.#after(STREAM_MS, seat, act, goOn)
  }

  /** Whether everybody is there on whose hand it is made. */
  #isFelt(from: Seat): boolean {
    const touch = touchesNow(this.#deps.room()).find(one => one.from === from)
    return touch?.feltBy.every(({ phone }) => this.#deps.isThere(phone)) ?? false
  }

  /** What is refused was not to be: then anything that is offered, so that nobody waits. */
  async #play(seat: Seat, act: Act, { number, match }: Playing): Promise<void> {
    const deps = this.#deps
    try {
      const refusal = await deps.request(this.#requestOf(number, match, seat, act))
      const isOpen = refusal && isStill(deps.room(), number, match, seat)
      const other = isOpen ? this.#bots?.anything(seat) : undefined
      if (other) await deps.request(this.#requestOf(number, match, seat, other))
    } catch {
      // The log is away: it is tried again with the next look.
    }
    if (this.#planned.get(seat)?.act === act) this.#planned.delete(seat)
    this.look()
  }

  /**
   * The id is made of match, step and seat, so that two servers which both play it play it once; what answers nothing can
   * be done several times, and is counted. What it says is not in it: two servers may have seen different puppets.
   */
  #requestOf(number: number, match: Match, seat: Seat, { move, input }: Act): BotRequest {
    const aside = isFree(match, move) ? ` ${move} ${this.#bots?.asidesOf(seat) ?? 0}` : ''
    const id = `bot ${number}:${match.step}:${seat}${aside}`
    return { do: 'playFor', by: 'room', seat, move, input, match: number, step: match.step, id }
  }
}

/** The last of them has made the room, if one is brought. */
function* hearing(bots: SeatedBots, entries: readonly Entry[], room?: Room): Generator<void, void> {
  for (const [i, entry] of entries.entries())
    yield* bots.hearing(entry, i === entries.length - 1 ? room : undefined)
  yield* bots.deciding()
}

const hasBots = (room: Room): boolean =>
  room.seating.some(isBot) || (room.playing !== null && room.playing.standIns.length > 0)

const isStill = (room: Room, number: number, { step }: Match, seat: Seat): boolean =>
  playingIn(room)?.number === number && room.playing?.match.step === step && isPlayedByBot(room, seat)

const headerOf = (seat: Seat, { number, match }: Playing, first: number) => ({
  seat,
  match: number & 0xffff,
  step: match.step & 0xffff,
  first,
})

/** Whether somebody's phone gets what this seat does with its hands. */
const isWatched = (room: Room, seat: Seat): boolean =>
  touchesNow(room).some(({ from, feltBy, seenBy }) => from === seat && feltBy.length + seenBy.length > 0)
