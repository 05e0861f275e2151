import {
  type Act,
  type Action,
  type BotLevel,
  type BotView,
  type CardMimes,
  SeatedBot,
  type Show,
  seedOfBot,
  type Thought,
} from '@veillee/games'
import {
  awaits,
  chanceAt,
  type Event,
  type Seat,
  seatsOf,
  seedBeside,
  tableView,
  touches,
} from '@veillee/kernel'
import { anyAnswer, seatOffer } from './any-answer.ts'
import type { Entry, EntryOf } from './entry.ts'
import { applyEntry, fold } from './fold.ts'
import type { Playing } from './playing.ts'
import { isPlayedByBot, mayBotAnswer, playingIn, type Room } from './room.ts'
import { seatView } from './view.ts'

/** A stand-in is nobody's choice, so it is neither keen nor dreamy. */
const STAND_IN: BotLevel = 'average'
/** Where a bot should answer and has nothing to say, it says anything: no table waits for one. */
const AT_A_LOSS_MS = 3_000

/** Something that is said for want of anything better, as long as the question and what is offered are the same. */
interface Loss {
  readonly question: string
  readonly act: Act | undefined
}

/**
 * The bots of one match: a pure fold of the room's log, wherever that is kept. Each notices what its seat would be sent,
 * in the order of the log; so bots that were seated anew (after a restart, or because one begins to stand in) remember
 * what they would have remembered, once they have heard the match again.
 */
export class SeatedBots {
  readonly #match: number
  readonly #bots = new Map<Seat, SeatedBot>()
  readonly #losses = new Map<Seat, Loss>()
  #lost = 0
  /** How often each seat has done something in this step that did not answer it. */
  readonly #asides = new Map<Seat, number>()
  #noticed: Room | undefined

  /** For the match that is played now. What is before it need not be heard again, if it is brought. */
  constructor(now: Room, before: Room | undefined, mimes: CardMimes) {
    const { number, match } = playingIn(now)!
    this.#match = number
    this.#noticed = before
    for (const seat of botSeats(now)) {
      const self = { seat, level: levelAt(now, seat), seed: seedOfBot(match, seat) }
      this.#bots.set(seat, new SeatedBot(match.game.id, self, mimes))
    }
  }

  /** How many entries of the log they know: the next to be heard. */
  get position(): number {
    return this.#noticed?.position ?? 0
  }

  /** The room as it was after what they heard last. */
  get room(): Room | undefined {
    return this.#noticed
  }

  /** False if somebody lacks a bot, or has another than they should: then all are seated anew. */
  isFor(now: Room): boolean {
    const isThere = (seat: Seat) => this.#bots.get(seat)?.self.level === levelAt(now, seat)
    return playingIn(now)?.number === this.#match && botSeats(now).every(isThere)
  }

  hears(entry: Entry, made?: Room): void {
    for (const _ of this.hearing(entry, made));
  }

  /** The same in steps, between which others have their turn (ROOM-38). What it has made of the room, if that is known. */
  *hearing(entry: Entry, made?: Room): Generator<void, void> {
    const before = this.#noticed
    const after = made ?? (before ? applyEntry(before, entry) : fold([entry]))
    this.#noticed = after
    if (after?.playing?.number !== this.#match) return
    if (before?.playing?.match.step !== after.playing.match.step) this.#asides.clear()
    else if (entry.did === 'play' && typeof entry.seat === 'number')
      this.#asides.set(entry.seat, this.asidesOf(entry.seat) + 1)
    for (const bot of this.#bots.values()) {
      if (before?.playing && entry.did === 'play') yield* meet(bot, before.playing, entry)
      bot.sees(botViewOf(after, after.playing, bot.self.seat))
      yield
    }
  }

  /** What each does next is thought of one after the other, so that it is known when it is asked for (ROOM-38). */
  *deciding(): Generator<void, void> {
    for (const bot of this.#bots.values()) {
      void bot.act
      yield
    }
  }

  /** By the log, so that all servers which keep these bots count alike. */
  asidesOf(seat: Seat): number {
    return this.#asides.get(seat) ?? 0
  }

  /** What each would do now, if nothing happens before. The very same until it decides otherwise. */
  acts(): ReadonlyMap<Seat, Act> {
    const room = this.#noticed
    const playing = room && playingIn(room)
    const acts = new Map<Seat, Act>()
    if (!playing) return acts
    for (const seat of botSeats(room)) {
      const act = this.#actAt(room, playing, seat)
      if (act) acts.set(seat, act)
    }
    return acts
  }

  /** What the puppet of each helper shows now (TALE-30). */
  shows(): ReadonlyMap<Seat, Show> {
    return this.#each(({ show }) => show)
  }

  /** What each says while it makes up its mind (PALM-53). */
  thoughts(): ReadonlyMap<Seat, readonly Thought[]> {
    return this.#each(({ thoughts }) => (thoughts.length > 0 ? thoughts : undefined))
  }

  #each<T>(of: (bot: SeatedBot) => T | undefined): ReadonlyMap<Seat, T> {
    const room = this.#noticed
    return new Map(
      (room ? botSeats(room) : []).flatMap(seat => {
        const bot = this.#bots.get(seat)
        const one = bot && of(bot)
        return one === undefined ? [] : [[seat, one] as const]
      }),
    )
  }

  /** Somebody's puppet shows this; nothing of it is kept, so after a restart it has not been seen. */
  watch(from: Seat, actions: readonly Action[]): void {
    const playing = this.#noticed && playingIn(this.#noticed)
    const puppet = playing && touches(playing.match).find(touch => touch.from === from)
    if (puppet?.kind !== 'puppet') return
    for (const seat of puppet.seen) this.#bots.get(seat)?.notices({ what: 'puppet', from, actions })
  }

  /** Anything at all, because what it wanted was refused. */
  anything(seat: Seat): Act | undefined {
    const playing = this.#noticed && playingIn(this.#noticed)
    if (!playing) return undefined
    const chance = chanceAt(seedBeside(playing.match, `loss ${seat}`), this.#lost++)
    const answer = anyAnswer(seatOffer(playing, seat), chance)
    const act = answer && { ...answer, afterMs: AT_A_LOSS_MS }
    this.#losses.set(seat, { question: questionTo(playing, seat), act })
    return act
  }

  #actAt(room: Room, playing: Playing, seat: Seat): Act | undefined {
    const { match } = playing
    const isAwaited = awaits(match).includes(seat)
    if (isAwaited && !mayBotAnswer(room, match, seat)) return undefined
    const act = this.#bots.get(seat)?.act
    if (act || !isAwaited) return act
    const loss = this.#losses.get(seat)
    return loss?.question === questionTo(playing, seat) ? loss.act : this.anything(seat)
  }
}

const questionTo = (playing: Playing, seat: Seat): string =>
  JSON.stringify([playing.match.step, seatView(playing, seat).offers])

const botSeats = (room: Room): readonly Seat[] => {
  const playing = playingIn(room)
  return playing ? seatsOf(playing.match.seats).filter(seat => isPlayedByBot(room, seat)) : []
}

function levelAt({ seating }: Room, seat: Seat): BotLevel {
  const holder = seating[seat]
  return holder && 'bot' in holder ? holder.bot : STAND_IN
}

/** ROOM-16: what a phone in that seat would be sent. */
export function botViewOf(room: Room, playing: Playing, seat: Seat): BotView<unknown, unknown> {
  const { hand, offers } = seatView(playing, seat)
  const people = seatsOf(playing.match.seats).filter(one => !isPlayedByBot(room, one))
  return { ...tableView(playing.match), hand, offers, people, isStandIn: playing.standIns.includes(seat) }
}

function* meet(bot: SeatedBot, { match, levels }: Playing, entry: EntryOf<'play'>): Generator<void, void> {
  const { seat, move, input, gesture, at } = entry
  const event = { by: seat, move, input, gesture, at }
  if (gesture !== undefined) yield* bot.meeting(match, event as Event, levels[bot.self.seat])
}
