import { MEMORY_MIMES } from '@veillee/art/mimes'
import { type Act, type BotLevel, SeatedBot, seedOfBot } from '@veillee/games'
import {
  type Actor,
  awaits,
  awayOf,
  dueAt,
  type Event,
  type Game,
  handView,
  isOver,
  type Match,
  type Millis,
  offersTo,
  type Seed,
  tableView,
  timeUp,
  touches,
} from '@veillee/kernel'
import { accepted, after, Broken, begin } from '../play.ts'

/** Bots alone at a table. */
interface BotTable {
  readonly game: Game
  readonly options: object
  /** By seat. */
  readonly levels: readonly BotLevel[]
  readonly seed: Seed
  /** Whether puppets help (TALE-20). */
  readonly withHints: boolean
}

interface Planned {
  readonly act: Act
  readonly dueMs: Millis
}

/** Keen storytellers come to eighty cards and more, and tell all of them every time. */
const MOST_EVENTS = 40_000

/** Called after everything that happens. */
type Watch = (before: Match, event: Event, after: Match) => void

/** One match of bots, from its first card to its last, by their own pace on a clock that nobody waits for. */
export class BotMatch {
  match: Match
  readonly #table: BotTable
  readonly #bots: readonly SeatedBot[]
  readonly #planned: (Planned | undefined)[]
  #nowMs: Millis = 1_000

  constructor(table: BotTable) {
    const { game, options, levels, seed } = table
    this.#table = table
    this.match = begin(game, { seats: levels.length, options, seed, at: this.#nowMs })
    this.#bots = levels.map(
      (level, seat) =>
        new SeatedBot(game.id, { seat, level, seed: seedOfBot(this.match, seat) }, MEMORY_MIMES),
    )
    this.#planned = levels.map(() => undefined)
    this.#look()
  }

  plays(watch: Watch = () => undefined): Match {
    for (let count = 0; !isOver(this.match); count++) {
      if (count > MOST_EVENTS) throw new Broken(`endless: still in ${this.match.phase} after ${count} events`)
      const event = this.#next()
      const before = this.match
      this.match = after(before, event)
      for (const bot of this.#bots) bot.meets(before, event)
      this.#look()
      watch(before, event, this.match)
    }
    return this.match
  }

  /** Each sees what its seat may see, and plans anew if that has changed anything. */
  #look(): void {
    const { match } = this
    for (const bot of this.#bots) {
      const { seat } = bot.self
      const hand = handView(match, seat)
      bot.sees({ ...tableView(match), hand, offers: offersTo(match, seat), people: [], isStandIn: false })
    }
    this.#help()
    for (const bot of this.#bots) this.#plan(bot)
  }

  #plan({ self: { seat }, act }: SeatedBot): void {
    const before = this.#planned[seat]
    if (before?.act === act) return
    this.#planned[seat] = act && { act, dueMs: this.#nowMs + act.afterMs }
  }

  /** Mimes come before whoever looks for a word has turned round. */
  #help(): void {
    if (!this.#table.withHints) return
    for (const { from, seen } of touches(this.match)) {
      const show = this.#bots[from]!.show
      if (show?.answers !== 1) continue
      for (const seat of seen) this.#bots[seat]!.notices({ what: 'puppet', from, actions: show.actions })
    }
  }

  #next(): Event {
    const due = dueAt(this.match)
    const planned = this.#planned.flatMap((plan, seat) => (plan ? [{ ...plan, seat }] : []))
    const first = planned.sort((a, b) => a.dueMs - b.dueMs || a.seat - b.seat)[0]
    if (due !== undefined && (!first || due <= first.dueMs)) return timeUp(this.match, due)!
    if (!first) return this.#byTheRoom()
    this.#nowMs = Math.max(this.#nowMs, first.dueMs)
    this.#planned[first.seat] = undefined
    const { move, input } = first.act
    return accepted(this.match, { by: first.seat, move, input, at: this.#nowMs })
  }

  /** What only people do, or the host. */
  #byTheRoom(): Event {
    const absent = awaits(this.match)[0] as Actor | undefined
    const away = absent === undefined ? undefined : awayOf(this.match, absent)
    if (!away?.move) throw new Broken(`nobody acts in ${this.match.phase}`)
    return accepted(this.match, { by: 'room', move: away.move.name, input: away.move.input, at: this.#nowMs })
  }
}
