import type { Chance } from '@veillee/kernel'
import type { Wish } from '@veillee/room'
import { Guest } from '@veillee/server/guest'

/** What a person was told about one of their wishes. */
export interface Told {
  readonly room: string
  readonly person: number
  readonly id: string
  readonly answer: 'done' | 'refused'
  /** A vote that was cast before is done again without a trace; a move never is. */
  readonly changes: boolean
}

interface Pending {
  readonly id: string
  readonly wish: Wish
}

const LATE_MS = 4_000
const RASH = ['ownUp', 'object', 'sketch', 'propose', 'call', 'grandfather', 'redraw']

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Somebody at a table whose phone is not to be trusted: it drops, sleeps, reloads, taps twice and sends again. A wish
 * that was not answered is sent again with the same id, however often, until it is.
 */
export class FaultyPhone {
  readonly name: string
  readonly told: Told[] = []
  readonly #port: number
  readonly #address: string
  readonly #chance: Chance
  #guest: Guest | undefined
  #key: { readonly room: string; readonly token: string } | undefined
  #person = -1
  #wishes = 0
  #pending: Pending | undefined
  /** Gone for good. */
  hasLeft = false

  constructor(name: string, port: number, address: string, chance: Chance) {
    this.name = name
    this.#port = port
    this.#address = address
    this.#chance = chance
  }

  get code(): string | undefined {
    return this.#guest?.welcome?.code
  }

  get room(): string {
    return this.#key!.room
  }

  get person(): number {
    return this.#person
  }

  get guest(): Guest | undefined {
    return this.#guest?.isOpen ? this.#guest : undefined
  }

  get isOver(): boolean {
    return this.#guest?.seen.match?.end != null
  }

  /** Comes in for the first time, however often it takes. */
  async comes(hello: { do: string } & Record<string, unknown>): Promise<void> {
    while (!this.#key) {
      const guest = await Guest.enter(this.#port, hello, this.#address).catch(() => undefined)
      if (guest?.welcome?.token === undefined) await pause(50)
      else this.#knows(guest, guest.welcome.token)
    }
  }

  #knows(guest: Guest, token: string): void {
    this.#guest = guest
    this.#person = guest.welcome!.person
    this.#key = { room: guest.welcome!.room, token }
  }

  /** The same place again, by what the device has kept. */
  async #comesBack(): Promise<boolean> {
    const { room, token } = this.#key!
    this.#guest = await Guest.enter(this.#port, { do: 'resume', room, token }, this.#address).catch(
      () => undefined,
    )
    return this.#guest !== undefined
  }

  /** Plays until the match is over, or the phone has left for good. */
  async plays(): Promise<void> {
    while (!this.isOver && !this.hasLeft) {
      if (!this.guest && !(await this.#comesBack())) await pause(30)
      else if (this.#pending) await this.#sends(this.#pending)
      else await this.#doesSomething()
    }
  }

  async #doesSomething(): Promise<void> {
    const fault = this.#chance.below(60)
    if (fault === 0) return this.#guest!.drop()
    if (fault === 1) return this.#sleeps()
    const wish = this.#nextWish()
    if (wish) await this.#sends({ id: `${this.name} ${this.#wishes++}`, wish })
    else await pause(15 + this.#chance.below(30))
  }

  async #sleeps(): Promise<void> {
    this.#guest!.drop()
    await pause(200 + this.#chance.below(1_500))
  }

  /** Sent until it is answered; sometimes twice at once, sometimes without waiting for the answer. */
  async wishes(wish: Wish): Promise<void> {
    this.#pending = { id: `${this.name} ${this.#wishes++}`, wish }
    while (this.#pending) {
      if (!this.guest && !(await this.#comesBack())) await pause(30)
      else await this.#sends(this.#pending)
    }
  }

  async #sends(pending: Pending): Promise<void> {
    this.#pending = pending
    const guest = this.#guest!
    const sent = guest.wishes(pending.wish, pending.id, LATE_MS)
    if (this.#chance.below(6) === 0)
      void guest.wishes(pending.wish, pending.id, LATE_MS).catch(() => undefined)
    if (this.#chance.below(25) === 0) guest.drop()
    try {
      const refusal = await sent
      if (isForLater(refusal)) return await pause(300)
      this.told.push({
        room: this.room,
        person: this.#person,
        id: pending.id,
        answer: refusal ? 'refused' : 'done',
        changes: pending.wish.do !== 'askWithout',
      })
      this.#pending = undefined
    } catch {
      guest.drop()
    }
  }

  /** What is offered to a seat that is awaited; or going on without somebody who is missing. */
  #nextWish(): Wish | undefined {
    const { seen, phone } = this.#guest!
    const match = seen.match
    if (!match) return undefined
    const question = { match: match.number, step: match.view.step }
    const mine = phone.seats.find(({ seat }) => match.awaits.includes(seat))
    const moves = Object.entries(mine?.offers.choices ?? {}).filter(
      ([move, inputs]) => inputs.length > 0 && !RASH.includes(move),
    )
    if (mine && moves.length > 0) {
      const [move, inputs] = this.#chance.pick(moves)
      return { do: 'play', seat: mine.seat, move, input: this.#chance.pick(inputs), ...question }
    }
    return this.#wishWithout(question)
  }

  #wishWithout(question: { match: number; step: number }): Wish | undefined {
    const { seen } = this.#guest!
    const gone = seen.match!.awaits.find(actor => actor !== 'host' && this.#isAway(actor))
    if (gone === undefined || this.#chance.below(40) > 0) return undefined
    return { do: 'askWithout', absent: gone, ...question }
  }

  #isAway(seat: number): boolean {
    const holder = this.#guest!.seen.lobby!.seating[seat]
    return holder != null && 'person' in holder && this.#guest!.seen.away!.includes(holder.person)
  }

  leavesForGood(): void {
    this.hasLeft = true
    this.#guest?.drop()
  }
}

/** The log was away: nothing happened, and it may be asked again. */
const isForLater = (refusal: string | undefined): boolean =>
  refusal !== undefined && /Wait a moment\.$|try again in a moment/.test(refusal)
