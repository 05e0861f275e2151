import { type Chance, chanceAt, isRefusal, type Refusal } from '@veillee/kernel'
import { type Orders, readOrders } from './orders.ts'
import { seedOfMatch } from './trial.ts'
import type { Variants } from './variants.ts'
import type { Eyes } from './wire/fork.ts'
import { type Compared, compare, eyesIn, record } from './wire-secrecy.ts'

type Say = (line: string) => void

/** Evenings that are lived in two worlds. */
export interface WireOrders extends Orders {
  readonly worlds: 2
}

const MATCHES = '10'

/** How many pairs of eyes look at each evening; those who only look on are among all of them. */
const EYES = 3
const CHOSEN = 2 ** 31 + 2

interface Tally extends Record<keyof Compared, number> {
  evenings: number
  eyes: number
  failures: number
}

const nothing = (): Tally => ({
  evenings: 0,
  eyes: 0,
  failures: 0,
  frames: 0,
  bytes: 0,
  cells: 0,
  leftOut: 0,
  differentElsewhere: 0,
})

export function readWireOrders(words: Parameters<typeof readOrders>[0]): WireOrders | Refusal {
  const orders = readOrders({ matches: MATCHES, ...words })
  return isRefusal(orders) ? orders : { ...orders, worlds: 2 }
}

/** Lives all evenings that were ordered in two worlds each, and returns how many could be told apart. */
export async function runWire({ tables, matches, seed }: Orders, say: Say): Promise<number> {
  const total = nothing()
  for (const { variants, seats } of tables) {
    const tally = nothing()
    for (let number = seed; number < seed + matches; number++)
      add(tally, await oneEvening(variants, seats, number, say))
    say(`${variants.game.id}, ${seats} seats: ${inWords(tally)}`)
    add(total, tally)
  }
  say(`together: ${inWords(total)}`)
  say(`${total.evenings - total.failures} passed, ${total.failures} failed`)
  return total.failures
}

async function oneEvening(variants: Variants, seats: number, seed: number, say: Say): Promise<Tally> {
  const tally = { ...nothing(), evenings: 1 }
  try {
    const recording = await record(variants, seats, seed)
    for (const eyes of someOf(eyesIn(recording), chanceAt(seedOfMatch(seed), CHOSEN)))
      add(tally, { ...(await compare(recording, eyes, seed)), eyes: 1 })
  } catch (error) {
    tally.failures = 1
    say(failure(variants, seats, seed, error as Error))
  }
  return tally
}

const someOf = (eyes: readonly Eyes[], chance: Chance): readonly Eyes[] =>
  chance.shuffled(eyes).slice(0, EYES)

function add(tally: Tally, more: Partial<Tally>): void {
  for (const key of Object.keys(more) as (keyof Tally)[]) tally[key] += more[key]!
}

const failure = ({ game }: Variants, seats: number, seed: number, { message }: Error): string =>
  `${game.id}, ${seats} seats: ${message}\n` +
  `  again: npm run simulate -- --wire --game ${game.id} --seats ${seats} --seed ${seed} --matches 1`

const inWords = ({ evenings, eyes, frames, bytes, cells, leftOut, differentElsewhere }: Tally): string =>
  `${evenings} matches, ${eyes} pairs of eyes; ${frames} frames (${(bytes / 1e6).toFixed(1)} MB) alike; ` +
  `${cells} cells dealt anew, ${leftOut} acts left out, ${differentElsewhere} frames different for those who may know`
