import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesOf } from '@veillee/games'
import { chanceAt } from '@veillee/kernel'
import { Program } from '@veillee/server/program'
import { type DrawingSample, drawnByBot } from '@veillee/touch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BAD, GOOD, Network, type Weather } from '../e2e/bad-network.ts'
import { Feeling } from './feeling.ts'
import { Sending } from './sending.ts'

const FRAME_MS = 1000 / 60

const folder = mkdtempSync(join(tmpdir(), 'veillee-delay-'))
let program: Program
beforeAll(async () => {
  program = await Program.runs({ DATA: join(folder, 'veillee.sqlite'), LOG_LEVEL: 'warn' })
}, 120_000)
afterAll(async () => {
  await program.ends()
  rmSync(folder, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Four far apart, and what one finger does until the next palm feels it, through a network of this kind. */
async function measures(weather: Weather) {
  const chance = chanceAt('7'.repeat(64), 1)
  const network = await Network.before(program.port, weather, () => chance.below(1001) / 1000)
  const direct = program.port
  program.port = network.port
  const ana = await program.opens('palm-reader', 'remote')
  const guests = [ana]
  for (const name of ['Tom', 'Jo', 'Zoé']) guests.push(await program.joins(ana.welcome!.code, name))
  program.port = direct
  await ana.wishes({ do: 'start', match: 1 })
  for (const guest of guests) await guest.until(() => guest.seen.match?.view.phase === 'look')
  const table = () => ana.match.view.table as unknown as Record<'first' | 'drawer' | 'feeler', number>
  const at = (seat: number) => guests.find(({ phone }) => phone.seats[0]!.seat === seat)!
  const first = at(table().first)
  const { number, view } = first.match
  const look = first.phone.seats[0]!.offers!.choices.look![0]
  await first.wishes({
    do: 'play',
    seat: table().first,
    move: 'look',
    input: look,
    match: number,
    step: view.step,
  })
  for (const guest of guests) await guest.until(() => guest.match.view.phase === 'draw')
  const drawer = at(table().drawer)
  const feeler = at(table().feeler)
  const of = { seat: table().drawer, match: number, step: drawer.match.view.step }
  const felt = await through(drawer, feeler, of)
  network.close()
  return felt
}

type Someone = Awaited<ReturnType<Program['opens']>>

async function through(drawer: Someone, feeler: Someone, of: Sending<DrawingSample>['of']) {
  const { samples } = drawnByBot(linesOf(60, 2), chanceAt('7'.repeat(64), 2))
  const sending = new Sending<DrawingSample>(of, packet => drawer.say(Buffer.from(packet)))
  const feeling = new Feeling()
  const madeAt = new Map<number, number>()
  const moments: { readonly tMs: number; readonly atMs: number }[] = []
  const began = performance.now()
  let [next, heard, last] = [0, 0, -1]
  while (performance.now() - began < samples.at(-1)!.tMs + 1_500) {
    const nowMs = performance.now()
    for (; next < samples.length && samples[next]!.tMs <= nowMs - began; next++) {
      madeAt.set(samples[next]!.tMs, began + samples[next]!.tMs)
      sending.add(samples[next]!)
    }
    for (; heard < feeler.packets.length; heard++) feeling.hear(feeler.packets[heard]!, of, nowMs)
    feeling.pass(nowMs)
    const now = feeling.now.peek()?.tMs ?? -1
    if (now !== last && now >= 0) moments.push({ tMs: now, atMs: nowMs })
    last = now
    await pause(FRAME_MS / 4)
  }
  const delays = moments.map(({ tMs, atMs }) => atMs - madeAt.get(tMs)!).sort((a, b) => a - b)
  // A hand that caught up would feel in a burst what was made over a longer time.
  const inTenth = moments.map(
    ({ atMs }) => moments.filter(one => one.atMs >= atMs && one.atMs < atMs + 100).length,
  )
  return {
    count: moments.length,
    medianMs: Math.round(delays[Math.floor(delays.length / 2)]!),
    mostMs: Math.round(delays.at(-1)!),
    mostInTenth: Math.max(...inTenth),
  }
}

test.each([
  { name: 'good', weather: GOOD, medianMs: 250 },
  { name: 'bad', weather: BAD, medianMs: 400 },
])(
  '[READ-20] [PALM-47] on a $name network, from finger to sense in $medianMs ms',
  async ({ name, weather, medianMs }) => {
    const felt = await measures(weather)
    console.info(`${name} network: ${JSON.stringify(felt)}`)
    expect(felt.count).toBeGreaterThan(20)
    expect(felt.mostInTenth).toBeLessThanOrEqual(9)
    expect(felt.medianMs).toBeLessThanOrEqual(medianMs)
  },
  180_000,
)
