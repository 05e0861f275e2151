import { parseArgs } from 'node:util'
import { isRefusal, type Refusal, refuse } from '@veillee/kernel'
import { runFaults } from './faults.ts'
import { type FaultOrders, type Orders, readFaultOrders, readOrders } from './orders.ts'
import { runAll } from './run.ts'

const HELP = `npm run simulate -- [--game G] [--seats N] [--matches M] [--seed S]
  plays M random matches (1000 if not said) of each game and number of seats that you name, or of all
npm run simulate -- --faults [--kills K] [--seed S]
  plays whole rooms over real sockets with failing phones, and kills the server K times (50 if not said)`

function readArgs(): Orders | FaultOrders | Refusal {
  const text = { type: 'string' } as const
  const options = {
    game: text,
    seats: text,
    matches: text,
    seed: text,
    kills: text,
    faults: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ options })
    return values.faults ? readFaultOrders(values) : readOrders(values)
  } catch (error) {
    return refuse((error as Error).message, '')
  }
}

const carryOut = async (orders: Orders | FaultOrders): Promise<number> =>
  'kills' in orders ? await runFaults(orders, console.log) : runAll(orders, console.log)

const orders = readArgs()
if (isRefusal(orders)) {
  console.error(`${orders.refusal.en}\n\n${HELP}`)
  process.exitCode = 2
} else if ((await carryOut(orders)) > 0) {
  process.exitCode = 1
}
