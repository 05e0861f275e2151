import { parseArgs } from 'node:util'
import { isRefusal } from '@veillee/kernel'
import { readOrders } from './orders.ts'
import { runAll } from './run.ts'

const HELP = `npm run simulate -- [--game G] [--seats N] [--matches M] [--seed S]
  plays M random matches (1000 if not said) of each game and number of seats that you name, or of all`

function args() {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ options: { game: text, seats: text, matches: text, seed: text } })
    return readOrders(values)
  } catch (error) {
    return { refusal: { en: (error as Error).message, fr: '' } }
  }
}

const orders = args()
if (isRefusal(orders)) {
  console.error(`${orders.refusal.en}\n\n${HELP}`)
  process.exitCode = 2
} else if (runAll(orders, console.log) > 0) {
  process.exitCode = 1
}
