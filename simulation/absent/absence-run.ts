import { MEMORY_MIMES } from '@veillee/art/mimes'
import { type Act, SeatedBot, seedOfBot } from '@veillee/games'
import { awaits, chanceAt, type Millis, type Seat, seatsOf } from '@veillee/kernel'
import {
  absencesIn,
  applyEntry,
  type Entry,
  fold,
  isPlayedByBot,
  nextDue,
  type PersonId,
  playingIn,
  type Room,
} from '@veillee/room'
import { anyAnswer, botViewOf, SeatedBots, seatOffer } from '@veillee/room/bots'
import { hashOf, type Party } from '@veillee/room/testing'
import { gestureIn } from '@veillee/touch'
import { Broken, MOST_EVENTS } from '../play.ts'

/** Who would answer, and has nothing to say, says anything. */
const AT_A_LOSS_MS = 3_000

interface Planned {
  readonly act: Act
  readonly dueMs: Millis
}

/** How it went until the match was over. */
export interface Went {
  /** The longest that those who were there had to wait for anything at all to happen. */
  readonly longestWaitMs: Millis
  readonly lastedMs: Millis
  readonly standIns: number
  readonly end: NonNullable<NonNullable<Room['playing']>['end']>
}

/**
 * A room on a clock that nobody waits for. People think as bots do, and vote to go on without the absent as soon as they
 * may; in the seats of the absent play the room's own bots. A gesture rests while somebody who belongs to it is missed.
 */
export class AbsenceRun {
  readonly party: Party
  readonly #people = new Map<Seat, SeatedBot>()
  readonly #planned = new Map<Seat, Planned>()
  readonly #losses = new Map<Seat, { readonly question: string; readonly act: Act | undefined }>()
  readonly #doTheyVote: boolean
  #back: { readonly people: readonly PersonId[]; readonly dueMs: Millis } | undefined
  #noticed: Room | undefined
  #heard = 0
  #bots: SeatedBots | undefined
  #standIns = 0
  #lost = 0
  #longestWaitMs = 0

  constructor(party: Party, doTheyVote = true) {
    this.party = party
    this.#doTheyVote = doTheyVote
    const { match } = party.room.playing!
    for (const seat of seatsOf(match.seats)) {
      const self = { seat, level: 'average', seed: seedOfBot(match, seat) } as const
      this.#people.set(seat, new SeatedBot(match.game.id, self, MEMORY_MIMES))
    }
    this.#hear()
  }

  get isOver(): boolean {
    return this.party.room.playing!.end !== null
  }

  /** They will be there again after so long. */
  comeBack(people: readonly PersonId[], afterMs: Millis): void {
    this.#back = { people, dueMs: this.party.atMs + afterMs }
  }

  /** Everything that follows, and how it went. */
  endsWithout(): Went {
    const begunMs = this.party.atMs
    for (let count = 0; !this.isOver; count++) {
      if (count > MOST_EVENTS) throw new Broken(`endless: still in ${this.#phase} after ${count} events`)
      this.goesOn()
    }
    return {
      longestWaitMs: this.#longestWaitMs,
      lastedMs: this.party.atMs - begunMs,
      standIns: this.#standIns,
      end: this.party.room.playing!.end!,
    }
  }

  /** The next thing that happens. That nothing ever does is what must not be. */
  goesOn(): void {
    const before = this.party.log.length
    this.party.keeps()
    if (this.#doTheyVote) this.#vote()
    this.#hear()
    if (this.isOver || this.party.log.length > before) return
    this.#plan()
    const [next] = this.#coming().sort((one, other) => one.dueMs - other.dueMs)
    if (!next) throw new Broken(`nothing happens any more in ${this.#phase}`)
    this.#longestWaitMs = Math.max(this.#longestWaitMs, next.dueMs - this.party.room.at)
    this.party.atMs = Math.max(this.party.atMs, next.dueMs)
    next.happens()
    this.#hear()
  }

  get #phase(): string {
    return this.party.match.phase
  }

  // What everybody knows

  #hear(): void {
    const { room, log } = this.party
    const fresh = log.slice(this.#heard)
    this.#heard = log.length
    this.#standIns += fresh.filter(({ did }) => did === 'standIn').length
    for (const entry of fresh) this.#notice(entry)
    if (!playingIn(room)) return
    if (!this.#bots?.isFor(room)) {
      this.#bots = new SeatedBots(room, undefined, MEMORY_MIMES)
      for (const entry of log) this.#bots.hears(entry)
    } else for (const entry of fresh) this.#bots.hears(entry)
  }

  #notice(entry: Entry): void {
    const before = this.#noticed
    const after = before ? applyEntry(before, entry) : fold([entry])!
    this.#noticed = after
    if (!after.playing) return
    for (const [seat, mind] of this.#people) {
      if (before?.playing && entry.did === 'play' && entry.gesture !== undefined)
        mind.meets(before.playing.match, { ...entry, by: entry.seat }, before.playing.levels[seat])
      mind.sees(botViewOf(after, after.playing, seat))
    }
  }

  // What they are about to do

  #plan(): void {
    const acts = new Map([...this.#bots!.acts(), ...this.#actsOfPeople()])
    for (const [seat, { act }] of this.#planned) if (acts.get(seat) !== act) this.#planned.delete(seat)
    for (const [seat, act] of acts)
      if (!this.#planned.has(seat)) this.#planned.set(seat, { act, dueMs: this.party.room.at + act.afterMs })
  }

  #actsOfPeople(): readonly (readonly [Seat, Act])[] {
    const { room, match } = this.party
    return seatsOf(match.seats)
      .filter(seat => !isPlayedByBot(room, seat) && this.isThere(this.party.sitter(seat)))
      .flatMap(seat => {
        const isAwaited = awaits(match).includes(seat)
        const act = this.#people.get(seat)!.act ?? (isAwaited ? this.#anything(seat) : undefined)
        return act ? [[seat, act] as const] : []
      })
  }

  isThere(person: PersonId): boolean {
    const { room, presence } = this.party
    return room.people[person]!.status === 'here' && presence.get(person) === 'here'
  }

  #anything(seat: Seat, isAnew = false): Act | undefined {
    const view = seatOffer(this.party.room.playing!, seat)
    const question = JSON.stringify([this.party.match.step, view.own.offers])
    const loss = this.#losses.get(seat)
    if (!isAnew && loss?.question === question) return loss.act
    const answer = anyAnswer(view, chanceAt(hashOf('loss', seat), this.#lost++))
    const act = answer && { ...answer, afterMs: AT_A_LOSS_MS }
    this.#losses.set(seat, { question, act })
    return act
  }

  // What happens next

  #coming(): { readonly dueMs: Millis; happens(): void }[] {
    const { party } = this
    const { room, presence } = party
    const absences = absencesIn(room, presence)
    const isHeld = absences.some(({ away }) => away.hold === true)
    const acts = [...this.#planned].filter(([, { act }]) => !isHeld || !gestureIn(act.input))
    const due = nextDue(room, presence)
    const votes = absences.filter(({ away }) => away.ask === 'vote' && this.#doTheyVote)
    const back = this.#back
    return [
      ...(back ? [{ dueMs: back.dueMs, happens: () => this.#areBack(back.people) }] : []),
      ...acts.map(([seat, { act, dueMs }]) => ({ dueMs, happens: () => this.#plays(seat, act) })),
      ...[due ?? [], votes.map(({ since, away }) => since + away.afterMs)]
        .flat()
        .filter(dueMs => dueMs > party.atMs)
        .map(dueMs => ({ dueMs, happens: () => undefined })),
    ]
  }

  /** ROOM-10: and have their seats at once. */
  #areBack(people: readonly PersonId[]): void {
    this.#back = undefined
    for (const person of people) this.party.presence.set(person, 'here')
    this.party.keeps()
    const { standIns } = this.party.room.playing!
    if (standIns.length > 0 && !this.isOver) throw new Broken(`a stand-in stays in ${this.#phase}`)
  }

  #plays(seat: Seat, act: Act): void {
    const { party } = this
    this.#planned.delete(seat)
    if (this.#isTaken(seat, act)) return
    const other = isPlayedByBot(party.room, seat) ? this.#bots!.anything(seat) : this.#anything(seat, true)
    if (other) this.#isTaken(seat, other)
  }

  #isTaken(seat: Seat, { move, input }: Act): boolean {
    const { party } = this
    const isBots = isPlayedByBot(party.room, seat)
    const request = { do: isBots ? 'playFor' : 'play', seat, move, input, ...party.question }
    const outcome = party.tries(isBots ? 'room' : party.sitter(seat), request)
    if (outcome.refusal) return false
    party.happens(outcome)
    return true
  }

  #vote(): void {
    this.party.goesOn()
  }
}
