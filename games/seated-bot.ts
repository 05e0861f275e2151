import { type Event, type Match, type Seat, type Seed, seedBeside, touches } from '@veillee/kernel'
import { feeling, gestureIn, LEVELS, newSkin, type Skin } from '@veillee/touch'
import type { Act, AnyBot, BotView, Noticed, Self, Show, Thought } from './bot.ts'
import { bots, type CardMimes } from './bots.ts'
import type { GameId } from './index.ts'

/** Each seat's bot has a chance of its own, which tells nothing of the cards: a hash is not read backwards. */
export const seedOfBot = (match: Match, seat: Seat): Seed => seedBeside(match, `bot ${seat}`)

/**
 * The skin through which a gesture is felt where touch goes through devices. It follows from the match, from which
 * gesture it is and from whose palm: so a person and a bot feel alike, what was felt can be shown later, and after a
 * restart it goes on as it began.
 */
export const skinAt = (match: Match, gesture: number, into: Seat, level: number): Skin =>
  newSkin(seedBeside(match, `skin ${gesture} ${into}`), level)

/** A bot in its seat: what it has noticed, and what it would do now. */
export class SeatedBot {
  readonly self: Self
  readonly #bot: AnyBot
  #memory: unknown
  #seen = ''
  #step = 0
  #act: Act | undefined
  #isDecided = false
  /** What was decided, and at which step: decided once more, it is still the same. */
  #decision = ''
  #show: Show | undefined
  #shown = ''
  #thoughts: readonly Thought[] = []
  #thought = ''

  constructor(game: string, self: Self, mimes: CardMimes) {
    this.self = self
    this.#bot = bots[game as GameId](mimes)
    this.#memory = this.#bot.begin(self)
  }

  /** The same once more is nothing new: others may have done something that this seat cannot see. */
  sees(view: BotView<unknown, unknown>): void {
    const seen = JSON.stringify(view)
    if (seen === this.#seen) return
    this.#seen = seen
    this.#step = view.step
    this.notices({ what: 'view', view })
  }

  notices(noticed: Noticed<unknown, unknown>): void {
    this.#memory = this.#bot.notice(this.#memory, noticed)
    this.#isDecided = false
  }

  /** Somebody has made a gesture; what of it reaches this seat, if anything. Before the view that follows from it. */
  meets(before: Match, event: Event, level?: number): void {
    for (const _ of this.meeting(before, event, level));
  }

  /** The same in steps, between which others have their turn (ROOM-38). */
  *meeting(before: Match, event: Event, level: number = LEVELS['real-palm']): Generator<void, void> {
    const noticed = yield* gestureAt(before, event, this.self.seat, level)
    yield
    if (noticed) this.notices(noticed)
  }

  /** The very same until it decides otherwise: whoever is about to do it need not begin anew. */
  get act(): Act | undefined {
    if (!this.#isDecided) this.#decide(this.#bot.act(this.#memory))
    return this.#act
  }

  #decide(act: Act | undefined): void {
    this.#isDecided = true
    const decision = JSON.stringify([this.#step, act?.move, act?.input])
    if (decision === this.#decision) return
    this.#decision = decision
    this.#act = act
  }

  /** The very same as long as it is the same. */
  get show(): Show | undefined {
    const show = this.#bot.show?.(this.#memory)
    const shown = JSON.stringify([this.#step, show])
    if (shown !== this.#shown) this.#show = show
    this.#shown = shown
    return this.#show
  }

  /** The very same as long as they are the same. */
  get thoughts(): readonly Thought[] {
    const thoughts = this.#bot.think?.(this.#memory) ?? []
    const thought = JSON.stringify([this.#step, thoughts])
    if (thought !== this.#thought) this.#thoughts = thoughts
    this.#thought = thought
    return this.#thoughts
  }
}

/**
 * What a gesture is to a seat: felt through its skin, watched, or nothing. All at once, when it is done; what skin tells
 * is the same whether it comes sample by sample or whole, and the same as what a phone in that seat is sent.
 */
function* gestureAt(
  before: Match,
  event: Event,
  seat: Seat,
  level: number,
): Generator<void, Noticed<unknown, unknown> | undefined> {
  const touch =
    event.gesture === undefined ? undefined : touches(before).find(({ from }) => from === event.by)
  if (!touch?.felt.includes(seat) && !touch?.seen.includes(seat)) return undefined
  const gesture = gestureIn(event.input)
  yield
  if (!gesture) return undefined
  if (!touch.felt.includes(seat))
    return gesture.kind === 'mime' ? { what: 'watched', mime: gesture } : undefined
  const skin = skinAt(before, event.gesture!, seat, level)
  return { what: 'felt', frames: yield* feeling(skin, gesture.samples), level }
}
