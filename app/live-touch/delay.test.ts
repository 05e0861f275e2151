import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesOf } from '@veillee/games'
import { chanceAt } from '@veillee/kernel'
import { Program } from '@veillee/server/program'
import { type DrawingSample, drawnByBot } from '@veillee/touch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BAD, BadNetwork, GOOD, type Weather } from '../e2e/bad-network.ts'
import { Pen } from '../palm-reader/pen.ts'
import { FeltPlayback } from './felt-playback.ts'
import { type GestureOf, SampleSender } from './sample-sender.ts'

/** `npm run touch-delay` draws more, and prints what it measures. */
const DRAWINGS = Number(process.env.DRAWINGS ?? 1)
const FRAME_MS = 1000 / 60
/** After its last sample everything has been felt, or never will be. */
const OVER_MS = 1_500

const folder = mkdtempSync(join(tmpdir(), 'veillee-delay-'))
let program: Program
beforeAll(async () => {
  program = await Program.runs({ DATA: join(folder, 'veillee.sqlite'), LOG_LEVEL: 'warn' })
}, 120_000)
afterAll(async () => {
  await program.ends()
  rmSync(folder, { recursive: true, force: true })
})

type Someone = Awaited<ReturnType<Program['opens']>>

/** Four far apart behind such a network, at the moment when the first one draws into the second one's palm. */
async function atFirstPalm(port: number): Promise<{ drawer: Someone; feeler: Someone; of: GestureOf }> {
  const direct = program.port
  program.port = port
  const ana = await program.opens('palm-reader', 'remote')
  const phones = [ana]
  for (const name of ['Tom', 'Jo', 'Zoé']) phones.push(await program.joins(ana.welcome!.code, name))
  program.port = direct
  await ana.asks({ do: 'start', match: 1 })
  for (const phone of phones) await phone.until(() => phone.seen.match?.view.phase === 'look')
  const table = () => ana.match.view.table as unknown as Record<'first' | 'drawer' | 'feeler', number>
  const at = (seat: number) => phones.find(({ phone }) => phone.seats[0]!.seat === seat)!
  const first = at(table().first)
  const input = first.phone.seats[0]!.offers!.choices.look![0]
  const question = { match: first.match.number, step: first.match.view.step }
  await first.asks({ do: 'play', seat: table().first, move: 'look', input, ...question })
  for (const phone of phones) await phone.until(() => phone.match.view.phase === 'open')
  const { drawer, feeler } = table()
  const { step } = ana.match.view
  await at(feeler).asks({ do: 'play', seat: feeler, move: 'open', input: true, match: question.match, step })
  for (const phone of phones) await phone.until(() => phone.match.view.phase === 'draw')
  return {
    drawer: at(drawer),
    feeler: at(feeler),
    of: { seat: drawer, match: question.match, step: ana.match.view.step },
  }
}

/** Between two drawings the finger is in the air. */
const BETWEEN_MS = 300

/** One drawing after the other, as one gesture. */
function several(count: number): readonly DrawingSample[] {
  const all: DrawingSample[] = []
  for (let which = 0; which < count; which++) {
    const fromMs = all.length === 0 ? 0 : all.at(-1)!.tMs + BETWEEN_MS
    const { samples } = drawnByBot(linesOf(60 + which, 2), chanceAt('7'.repeat(64), which))
    all.push(...samples.map(sample => ({ ...sample, tMs: sample.tMs + fromMs })))
  }
  return all
}

/** A moment of the drawing as it is felt: how long after the finger was there. */
interface Felt {
  readonly atMs: number
  readonly delayMs: number
}

/**
 * What a finger does on one phone until it is felt on the other, by the very parts that run there: sixty measurements a
 * second, pen, packets, network, server with its skin, network, playout, and a screen of sixty frames a second. Only
 * glass and light are left out.
 */
async function through(drawer: Someone, feeler: Someone, of: GestureOf): Promise<readonly Felt[]> {
  const samples = several(DRAWINGS)
  const sending = new SampleSender<DrawingSample>(of, packet => drawer.say(Buffer.from(packet)))
  const madeAt: number[] = []
  const pen = new Pen({
    sample(sample) {
      madeAt[sample.tMs] ??= began + sample.tMs
      sending.add(sample)
    },
    lift: () => sending.flush(),
    haste: () => {},
  })
  const feeling = new FeltPlayback()
  const felt: Felt[] = []
  const began = performance.now()
  let [next, heard, last] = [0, feeler.packets.length, -1]
  for (let frame = 1; ; frame++) {
    const nowMs = performance.now()
    for (; next < samples.length && samples[next]!.tMs <= nowMs - began; next++)
      moves(pen, samples[next]!, began + samples[next]!.tMs)
    pen.pass(nowMs)
    for (; heard < feeler.packets.length; heard++) feeling.hear(feeler.packets[heard]!, of, nowMs)
    feeling.pass(nowMs)
    const tMs = feeling.now.peek()?.tMs ?? -1
    if (tMs !== last && tMs >= 0 && madeAt[tMs] !== undefined)
      felt.push({ atMs: nowMs, delayMs: nowMs - madeAt[tMs] })
    last = tMs
    if (nowMs - began > samples.at(-1)!.tMs + OVER_MS) return felt
    await new Promise(resolve => setTimeout(resolve, began + frame * FRAME_MS - performance.now()))
  }
}

function moves(pen: Pen, sample: DrawingSample, atMs: number): void {
  if (!sample.touching) pen.up(atMs)
  else if (pen.isDown) pen.move(sample, atMs)
  else pen.down(sample, atMs)
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)

/** By so much less late than the frame before: a screen of sixty frames a second is never so even by itself. */
const GAINS_MS = 6

/**
 * Through how many frames in a row a hand caught up, at most: it felt more in them than was made in that time. Once is a
 * leap over what came too late; many are a burst.
 */
function longestBurst(felt: readonly Felt[]): number {
  let [longest, run] = [0, 0]
  for (const [i, { delayMs }] of felt.entries()) {
    const gainedMs = (felt[i - 1]?.delayMs ?? delayMs) - delayMs
    run = gainedMs > GAINS_MS ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

async function measures(weather: Weather, seed: number) {
  const chance = chanceAt('7'.repeat(64), seed)
  const network = await BadNetwork.before(program.port, weather, () => chance.below(1001) / 1000)
  const { drawer, feeler, of } = await atFirstPalm(network.port)
  const all = await through(drawer, feeler, of)
  network.close()
  const delays = all.map(({ delayMs }) => delayMs).sort((a, b) => a - b)
  return {
    moments: all.length,
    medianMs: at(delays, 0.5),
    p95Ms: at(delays, 0.95),
    mostMs: at(delays, 1),
    longestBurst: longestBurst(all),
  }
}

test.each([
  { name: 'good', weather: GOOD, mostMs: 250 },
  { name: 'bad', weather: BAD, mostMs: 400 },
])(
  '[READ-20] [PALM-47] on a $name network it takes $mostMs ms from finger to sense at the median, and nothing catches up',
  async ({ name, weather, mostMs }) => {
    const felt = await measures(weather, 1)
    console.info(`${name} network, ${DRAWINGS} drawings: ${JSON.stringify(felt)}`)
    expect(felt.moments).toBeGreaterThan(DRAWINGS * 60)
    expect(felt.longestBurst).toBeLessThanOrEqual(3)
    expect(felt.medianMs).toBeLessThanOrEqual(mostMs)
  },
  600_000,
)
