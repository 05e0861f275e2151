import { parseArgs } from 'node:util'
import { DIFFICULTIES, type Difficulty } from '@veillee/games'
import { isRefusal, type Refusal, refuse } from '@veillee/kernel'
import { LEVELS, MINDS } from '@veillee/touch'
import { giveOrTake, measure, type Reader, type Tally } from './recognition.ts'

const HELP = `npm run symbols -- [--colour C] [--trials N] [--seed S] [--level L] [--mind M]
    [--sense skin|words] [--hand finger|buttons] [--worst W]
  draws every symbol of the colour (of all) N times (4) into a bot's palm, and counts how often it is known
  L: ${Object.keys(LEVELS).join(', ')} (real-palm); M: ${Object.keys(MINDS).join(', ')} (average)
  by the skin (as light and sounds tell it) or by words; drawn by a finger or by buttons that lead one
  W: how many of the commonest mistakes to list (5)`

/** What the colours aim at, for the average bot at “real palm”. */
const AIMS: Readonly<Record<Difficulty, number>> = { blue: 0.95, green: 0.88, red: 0.8, purple: 0.7 }

interface Orders {
  readonly colours: readonly Difficulty[]
  readonly trials: number
  readonly seed: number
  readonly worst: number
  readonly reader: Reader
}

function readOrders(): Orders | Refusal {
  const text = { type: 'string' } as const
  const options = {
    colour: text,
    trials: text,
    seed: text,
    level: text,
    mind: text,
    worst: text,
    sense: text,
    hand: text,
  }
  const { values } = parseArgs({ options })
  const { colour, level = 'real-palm', mind = 'average' } = values
  const { sense = 'skin', hand = 'finger' } = values
  const colours = DIFFICULTIES.filter(one => colour === undefined || one === colour)
  if (colours.length === 0) return refuse({ en: `There is no colour “${colour}”.`, fr: '' })
  if (!isKeyOf(LEVELS, level)) return refuse({ en: `There is no level “${level}”.`, fr: '' })
  if (!isKeyOf(MINDS, mind)) return refuse({ en: `There is no mind “${mind}”.`, fr: '' })
  if (sense !== 'skin' && sense !== 'words')
    return refuse({ en: `There is no sense “${sense}” to measure.`, fr: '' })
  if (hand !== 'finger' && hand !== 'buttons') return refuse({ en: `Nobody draws by “${hand}”.`, fr: '' })
  const numbers = {
    trials: whole(values.trials, 4),
    seed: whole(values.seed, 1),
    worst: whole(values.worst, 5),
  }
  if (Object.values(numbers).some(Number.isNaN))
    return refuse({ en: 'Trials, seed and worst are whole numbers.', fr: '' })
  return { colours, ...numbers, reader: { mind, level: LEVELS[level], sense, hand } }
}

const isKeyOf = <T extends object>(things: T, key: string): key is keyof T & string =>
  Object.hasOwn(things, key)

function whole(text: string | undefined, byDefault: number): number {
  const value = text === undefined ? byDefault : Number(text)
  return Number.isInteger(value) && value >= 0 ? value : Number.NaN
}

const percent = (share: number): string => (100 * share).toFixed(1)

function told(tally: Tally, worst: number): readonly string[] {
  const { colour, trials, known, shown, mistakes } = tally
  const [share, often] = [known / trials, [...mistakes].sort((a, b) => b[1] - a[1])]
  return [
    `${colour}: ${trials} trials; known ${percent(share)} ± ${percent(giveOrTake(share, trials))} % ` +
      `(the average bot at “real palm” aims at ${percent(AIMS[colour])}), shown ${percent(shown / trials)} %`,
    ...often.slice(0, worst).map(([mistake, times]) => `  ${mistake}, ${times} times`),
  ]
}

const orders = readOrders()
if (isRefusal(orders)) {
  console.error(`${orders.refusal.en}\n\n${HELP}`)
  process.exitCode = 2
} else {
  const { colours, trials, seed, worst, reader } = orders
  for (const colour of colours)
    for (const line of told(measure(colour, reader, trials, seed), worst)) console.log(line)
}
