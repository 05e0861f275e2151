import { parseArgs } from 'node:util'
import { natsServer } from '@veillee/server/nats-testing'
import { runRaces } from './races.ts'
import { runChaos } from './run.ts'

const HELP = `npm run chaos -- [--faults N] [--seed S] [--tables T]
  three NATS nodes, three Veillée servers and T tables at once (4 if not said), while N things go wrong (200 if not said)
npm run chaos -- --races [--faults N] [--seed S]
  three writers race for every place in the log of NATS, while nodes fail N times`

const number = (text: string | undefined, byDefault: number): number =>
  text === undefined ? byDefault : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { faults: text, seed: text, tables: text, races: { type: 'boolean' } },
})
const orders = {
  faults: number(values.faults, 200),
  seed: number(values.seed, 1),
  tables: number(values.tables, 4),
  untilOver: true,
}
if (Object.values(orders).some(Number.isNaN)) {
  console.error(HELP)
  process.exitCode = 2
} else if (natsServer) {
  const { failures, words } = values.races
    ? await runRaces(orders.faults, orders.seed, console.log)
    : await runChaos(orders, console.log)
  console.log(words)
  for (const failure of failures) console.log(`FAILED: ${failure}`)
  console.log(failures.length === 0 ? 'passed' : `${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
} else {
  console.error('Without nats-server there is nothing to kill.')
  process.exitCode = 1
}
