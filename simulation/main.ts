import { parseArgs } from 'node:util'
import { isRefusal, type Refusal, refuse } from '@veillee/kernel'
import { runAbsent } from './absent/run.ts'
import { runBlind, runBots, runChains, runVersus } from './bots/run.ts'
import { runFaults } from './faults.ts'
import { runFuzz } from './fuzz.ts'
import {
  type AbsentOrders,
  type BlindOrders,
  type BotOrders,
  type ChainOrders,
  type FaultOrders,
  type FuzzOrders,
  type Orders,
  readAbsentOrders,
  readBlindOrders,
  readBotOrders,
  readChainOrders,
  readFaultOrders,
  readFuzzOrders,
  readOrders,
  readVersusOrders,
  type VersusOrders,
} from './orders.ts'
import { runAll } from './run.ts'
import { readWireOrders, runWire, type WireOrders } from './wire-run.ts'

const HELP = `npm run simulate -- [--game G] [--seats N] [--matches M] [--seed S]
  plays M random matches (1000 if not said) of each game and number of seats that you name, or of all
npm run simulate -- --bots [--game G] [--seats N] [--level L] [--matches M] [--seed S]
  plays M matches (20 if not said) of bots alone at each table, and tells how the scores are spread, and whether it
  matters where one sits
npm run simulate -- --bots --chain [--colour C] [--level L] [--matches M] [--seed S] [--check]
  passes M symbols (800 if not said) of every colour from palm to palm, and tells how many are still known after each;
  --check: and whether that is within four points of what was frozen
npm run simulate -- --bots --blind [--level L] [--matches M] [--seed S]
  mimes every memory M times (10 if not said) to a bot that only feels it, and tells how often that one seems the
  likeliest of eight; and the same told in words alone
npm run simulate -- --bots --versus [--level L] [--matches M] [--seed S]
  plays M matches (100 if not said) of In the Palm, a pair of each level against an average one, plain and expert, and
  tells what became of the memories that the pair mimed
npm run simulate -- --absent [--game G] [--seats N] [--seed S]
  from every phase on, every set of people is gone for good: the others have to finish
npm run simulate -- --faults [--kills K] [--seed S]
  plays whole rooms over real sockets with failing phones, and kills the server K times (50 if not said)
npm run simulate -- --fuzz [--messages M] [--seed S]
  attacks a server with M messages of every wrong kind (100000 if not said), while other rooms play in peace
npm run simulate -- --wire [--game G] [--seats N] [--matches M] [--seed S]
  lives whole evenings over real sockets in two worlds that differ in what is hidden, and compares every frame:
  M of each game and number of seats that you name (10 if not said), or of all`

type AnyOrders =
  | Orders
  | AbsentOrders
  | BlindOrders
  | VersusOrders
  | BotOrders
  | ChainOrders
  | FaultOrders
  | FuzzOrders
  | WireOrders

function readArgs(): AnyOrders | Refusal {
  const text = { type: 'string' } as const
  const options = {
    game: text,
    seats: text,
    matches: text,
    seed: text,
    kills: text,
    messages: text,
    level: text,
    colour: text,
    bots: { type: 'boolean' },
    blind: { type: 'boolean' },
    versus: { type: 'boolean' },
    chain: { type: 'boolean' },
    absent: { type: 'boolean' },
    check: { type: 'boolean' },
    fuzz: { type: 'boolean' },
    wire: { type: 'boolean' },
    faults: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ options })
    if (values.bots && values.chain) return readChainOrders(values, values.check ?? false)
    if (values.bots && values.blind) return readBlindOrders(values)
    if (values.bots && values.versus) return readVersusOrders(values)
    if (values.bots) return readBotOrders(values)
    if (values.absent) return readAbsentOrders(values)
    if (values.fuzz) return readFuzzOrders(values)
    if (values.wire) return readWireOrders(values)
    return values.faults ? readFaultOrders(values) : readOrders(values)
  } catch (error) {
    return refuse({ en: (error as Error).message, fr: '' })
  }
}

async function carryOut(orders: AnyOrders): Promise<number> {
  if ('isCheck' in orders) return runChains(orders, console.log)
  if ('isBlind' in orders) return runBlind(orders, console.log)
  if ('isVersus' in orders) return runVersus(orders, console.log)
  if ('isAbsent' in orders) return runAbsent(orders, console.log)
  if ('levels' in orders) return runBots(orders, console.log)
  if ('messages' in orders) return runFuzz(orders, console.log)
  if ('worlds' in orders) return runWire(orders, console.log)
  return 'kills' in orders ? await runFaults(orders, console.log) : runAll(orders, console.log)
}

const orders = readArgs()
if (isRefusal(orders)) {
  console.error(`${orders.refusal.en}\n\n${HELP}`)
  process.exitCode = 2
} else if ((await carryOut(orders)) > 0) {
  process.exitCode = 1
}
