import { setTimeout as pause } from 'node:timers/promises'
import { RASH_OR_IDLE } from '@veillee/games/simulated'
import type { Chance } from '@veillee/kernel'
import { FACES, type SeatView, type WireRequest } from '@veillee/room'
import { exampleFor } from '@veillee/room/testing'
import { TestPhone } from '@veillee/server/test-phone'

/** What a person was told about one of their requests. */
export interface Told {
  readonly person: number
  readonly id: string
  readonly answer: 'done' | 'refused'
  /** A vote that was cast before is done again without a trace; a move never is. */
  readonly changes: boolean
}

type Hello = { readonly do: string } & Record<string, unknown>

interface Pending {
  readonly id: string
  readonly request: WireRequest
}

/** plays: from the first card on. takes: comes late, and wants a seat that is free. shows: the shared screen. */
export type Role = 'plays' | 'takes' | 'watches' | 'shows'

const LATE_MS = 4_000
const TOKEN_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const WORDS = ['Encore !', 'Et alors ?', 'What was that?', 'ha ha ha']

/**
 * Somebody at a table whose phone is not to be trusted: it drops, sleeps, reloads, taps twice and sends again. A wish
 * that was not answered is sent again with the same id, however often, until it is.
 */
export class FaultyPhone {
  readonly name: string
  readonly role: Role
  readonly message: Told[] = []
  /** Every connection since somebody last looked, with all that was sent by it. */
  readonly connections: TestPhone[] = []
  /** Of all servers; a phone stays with one of them as long as it answers. */
  readonly #ports: readonly number[]
  #at: number
  readonly #address: string
  readonly #chance: Chance
  #phone: TestPhone | undefined
  readonly #token: string
  #room: string | undefined
  #person = -1
  #requests = 0
  #pending: Pending | undefined
  /** Gone for good. */
  hasLeft = false

  constructor(
    name: string,
    role: Role,
    { ports, address, chance }: { ports: readonly number[]; address: string; chance: Chance },
  ) {
    this.name = name
    this.role = role
    this.#ports = ports
    this.#at = chance.below(ports.length)
    this.#address = address
    this.#chance = chance
    this.#token = Array.from({ length: 43 }, () => chance.pick(TOKEN_LETTERS)).join('')
  }

  get room(): string | undefined {
    return this.#room
  }

  get person(): number {
    return this.#person
  }

  get phone(): TestPhone | undefined {
    return this.#phone?.isOpen ? this.#phone : undefined
  }

  get isOver(): boolean {
    return this.#phone?.seen.match?.end != null
  }

  get holdsSeat(): boolean {
    return (this.#phone?.seen.phone?.seats.length ?? 0) > 0
  }

  /** What it sees of the match, for whoever wonders why it does not end. */
  get sees(): string {
    const { match, away } = this.#phone?.seen ?? {}
    return JSON.stringify({ phase: match?.view.phase, awaits: match?.awaits, away })
  }

  // Coming

  /** Comes in for the first time, however often it takes. */
  async comes(hello: Hello): Promise<void> {
    while (this.#room === undefined && !this.hasLeft) {
      const welcome = (await this.#enters(hello))?.welcome
      if (!welcome) await pause(50)
      this.#person = welcome?.person ?? -1
      this.#room = welcome?.room
    }
  }

  async #enters(hello: Hello): Promise<TestPhone | undefined> {
    const own = { ...hello, token: this.#token }
    this.#phone = await TestPhone.enter(this.#ports[this.#at]!, own, this.#address).catch(() => undefined)
    if (this.#phone) this.connections.push(this.#phone)
    else this.#at = (this.#at + 1) % this.#ports.length
    return this.#phone
  }

  /** The same place again, by what the device has kept. */
  async #isHere(): Promise<boolean> {
    return this.phone !== undefined || (await this.#enters({ do: 'resume', room: this.#room })) !== undefined
  }

  /** Once more at the very end, to see what became of it; whoever has left does not come back. */
  async looksOnceMore(): Promise<void> {
    while (!this.hasLeft && !(await this.#isHere())) await pause(100)
  }

  leavesForGood(): void {
    this.hasLeft = true
    this.#phone?.drop()
  }

  /** With a word, so that the seat is free; whoever does not hear the answer has left all the same. */
  async leavesKindly(): Promise<void> {
    this.hasLeft = true
    if (this.phone) await this.#sends({ id: this.#newId(), request: { do: 'leave' } })
    this.#phone?.drop()
  }

  // Wishing

  #newId(): string {
    return `${this.name} ${this.#requests++}`
  }

  /** Sent until it is answered. */
  async asks(request: WireRequest): Promise<void> {
    this.#pending = { id: this.#newId(), request }
    while (this.#pending && !this.hasLeft) {
      if (await this.#isHere()) await this.#sends(this.#pending)
      else await pause(30)
    }
  }

  /** Plays until the match is over, or the phone has left for good. */
  async plays(): Promise<void> {
    while (!this.isOver && !this.hasLeft) {
      if (!(await this.#isHere())) await pause(30)
      else if (this.#pending) await this.#sends(this.#pending)
      else await this.#doesSomething()
    }
  }

  async #doesSomething(): Promise<void> {
    const fault = this.#chance.below(60)
    if (fault === 0) return this.#phone!.drop()
    if (fault === 1) return this.#sleeps()
    const request = this.role === 'shows' ? undefined : this.#nextWish()
    if (request) await this.#sends({ id: this.#newId(), request })
    else await pause(15 + this.#chance.below(30))
  }

  async #sleeps(): Promise<void> {
    this.#phone!.drop()
    await pause(200 + this.#chance.below(1_500))
  }

  /** Sometimes twice at once, sometimes without waiting for the answer. */
  async #sends(pending: Pending): Promise<void> {
    this.#pending = pending
    const phone = this.#phone!
    const sent = phone.asks(pending.request, pending.id, LATE_MS)
    const isMove = pending.request.do === 'play'
    if (isMove && this.#chance.below(6) === 0)
      void phone.asks(pending.request, pending.id, LATE_MS).catch(() => undefined)
    if (this.#chance.below(25) === 0) phone.drop()
    try {
      const refusal = await sent
      if (isForLater(refusal)) return await pause(300)
      const answer = refusal === undefined ? 'done' : 'refused'
      this.message.push({
        person: this.#person,
        id: pending.id,
        answer,
        changes: pending.request.do !== 'askWithout',
      })
      this.#pending = undefined
    } catch {
      phone.drop()
    }
  }

  // What to ask for

  #nextWish(): WireRequest | undefined {
    if (!this.#phone!.seen.match) return undefined
    return this.#move() ?? this.#seatToTake() ?? this.#wishWithout() ?? this.#chat()
  }

  get #question(): { match: number; step: number } {
    const { number, view } = this.#phone!.match
    return { match: number, step: view.step }
  }

  /** What is offered to a seat that is awaited; a phone may hold two of them. */
  #move(): WireRequest | undefined {
    const { match, phone } = this.#phone!
    const mine = phone.seats.filter(({ seat }) => match.awaits.includes(seat))
    const moves = mine.flatMap(seat => this.#movesOf(seat))
    if (moves.length === 0) return undefined
    return { do: 'play', ...this.#chance.pick(moves), ...this.#question }
  }

  #movesOf(mine: SeatView): readonly { seat: number; move: string; input: unknown }[] {
    const { choices, open } = mine.offers
    const chosen = Object.entries(choices).map(([move, inputs]) => ({ move, inputs }))
    const made = open.map(move => ({
      move,
      inputs: [exampleFor(this.#phone!.match, mine, move, this.#chance)].filter(input => input !== undefined),
    }))
    return [...chosen, ...made]
      .filter(({ move, inputs }) => inputs.length > 0 && !RASH_OR_IDLE.includes(move))
      .map(({ move, inputs }) => ({ seat: mine.seat, move, input: this.#chance.pick(inputs) }))
  }

  /** ROOM-5: a bot's, or of somebody who has left; between turns it is given. */
  #seatToTake(): WireRequest | undefined {
    const { match, seen } = this.#phone!
    const { seating, people } = seen.lobby!
    if (this.role !== 'takes' || this.holdsSeat || this.#chance.below(5) > 0) return undefined
    const seat = seating.findIndex(
      holder => holder !== null && ('bot' in holder || people[holder.person]!.status === 'left'),
    )
    return seat === -1 ? undefined : { do: 'takeSeat', match: match.number, seat }
  }

  #wishWithout(): WireRequest | undefined {
    const { awaits, standIns } = this.#phone!.match
    const gone = awaits.find(actor => actor !== 'host' && !standIns.includes(actor) && this.#isAway(actor))
    if (gone === undefined || this.#chance.below(40) > 0) return undefined
    return { do: 'askWithout', absent: gone, ...this.#question }
  }

  #isAway(seat: number): boolean {
    const { lobby, away } = this.#phone!.seen
    const holder = lobby!.seating[seat]
    if (holder == null || !('person' in holder)) return false
    return away!.includes(holder.person) || lobby!.people[holder.person]!.status !== 'here'
  }

  #chat(): WireRequest | undefined {
    const { words, faces } = this.#phone!.phone.may
    if (this.#chance.below(60) > 0) return undefined
    if (words) return { do: 'say', kind: 'words', text: this.#chance.pick(WORDS) }
    return faces ? { do: 'say', kind: 'faces', text: this.#chance.pick(FACES) } : undefined
  }
}

/** The log was away, or it was too much at once: nothing happened, and it may be asked again. */
const isForLater = (refusal: string | undefined): boolean =>
  refusal !== undefined && /Wait a moment\.$|try again in a moment/i.test(refusal)
