import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chanceAt } from '@veillee/kernel'
import { seedOfMatch } from '../trial.ts'
import { inFolder, many, ROUNDS, type Say } from './cells.ts'
import { at, median } from './figures.ts'
import { Measured } from './process.ts'
import { type BenchHand, floorHand, packetOf, veilleeHand } from './table.ts'

const PACKETS_PER_SECOND = 30
/** On a busy machine what was sent last may take its time. */
const ARRIVES_MS = 10_000

/** Which packets a hand sends: always the first, of which there is nothing more to feel, or a gesture that goes on. */
type Way = 'the same' | 'onwards'

/** What is measured side by side: a server, the hands that it carries, and how they move. */
interface Lane {
  readonly name: string
  readonly server: Measured
  readonly hands: readonly BenchHand[]
  readonly way: Way
  readonly microsPerPacket: number[]
  readonly latenciesMs: { readonly seen: number[]; readonly felt: number[] }
}

/**
 * Samples at 60 Hz, two a packet, from one phone to six. A bare server passes them on as they are. This one passes them
 * to five who see them; the sixth feels them, which costs what skin costs, unless there is nothing new to feel.
 */
export async function measureRelay(rooms: number, forMs: number, say: Say): Promise<void> {
  await inFolder(async folder => {
    const floor = await Measured.floor()
    const veillee = await Measured.veillee(join(folder, 'log.sqlite'))
    const bare = await many(rooms, i => floorHand(floor.port, i))
    const ours = await many(rooms, i => veilleeHand(veillee.port, i, chanceAt(seedOfMatch(i), 0)))
    const lanes = [
      laneOf('bare relay', floor, bare, 'onwards'),
      laneOf('seen by five', veillee, ours, 'the same'),
      laneOf('and felt by one', veillee, ours, 'onwards'),
    ]
    for (const lane of lanes) await relay(lane, forMs / 2)
    for (const { microsPerPacket, latenciesMs } of lanes)
      for (const warm of [microsPerPacket, latenciesMs.seen, latenciesMs.felt]) warm.length = 0
    for (let i = 0; i < ROUNDS; i++) for (const lane of lanes) await relay(lane, forMs)
    await Promise.all([floor.stop('SIGKILL'), veillee.stop('SIGKILL')])
    say(`relay, ${rooms} rooms, ${PACKETS_PER_SECOND} packets/s of 2 samples, one to six`)
    for (const lane of lanes) say(`  ${lane.name.padEnd(16)} ${lineOf(lane, lanes[0]!)}`)
  })
}

const laneOf = (name: string, server: Measured, hands: readonly BenchHand[], way: Way): Lane => ({
  ...{ name, server, hands, way, microsPerPacket: [], latenciesMs: { seen: [], felt: [] } },
})

function lineOf({ microsPerPacket, latenciesMs }: Lane, floor: Lane): string {
  const ratio = median(microsPerPacket.map((micros, i) => micros / floor.microsPerPacket[i]!))
  return [
    `${median(microsPerPacket).toFixed(0)} µs a packet, ${ratio.toFixed(2)} times`,
    ...(['seen', 'felt'] as const)
      .filter(how => latenciesMs[how].length > 0)
      .map(how => `${how} ${latenciesIn(latenciesMs[how])}`),
  ].join('; ')
}

function latenciesIn(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  return `p50 ${at(sorted, 0.5).toFixed(2)} ms, p99 ${at(sorted, 0.99).toFixed(2)} ms`
}

async function relay(lane: Lane, forMs: number): Promise<void> {
  const before = lane.server.cpuSeconds
  const counts = await Promise.all(lane.hands.map((hand, i) => moves(hand, lane, i, forMs)))
  lane.microsPerPacket.push(
    ((lane.server.cpuSeconds - before) * 1e6) / counts.reduce((sum, count) => sum + count, 0),
  )
}

/** One hand for a while; returns how many packets it sent. What is lost on the way is a fault of the measurement. */
async function moves(bench: BenchHand, { way, hands, latenciesMs }: Lane, i: number, forMs: number) {
  const sentAt: number[] = []
  const hears = (phones: BenchHand['eyes'], into: number[]) =>
    phones.map(phone => {
      let heard = 0
      phone.onSamples = () => into.push(performance.now() - sentAt[heard++]!)
      return () => heard
    })
  const seen = hears(bench.eyes, latenciesMs.seen)
  const felt = hears(bench.palms, latenciesMs.felt)
  await pause((i / hands.length) * (1_000 / PACKETS_PER_SECOND))
  const ticking = setInterval(() => {
    const first = way === 'onwards' ? bench.samples : 0
    bench.samples = Math.max(bench.samples, first + 2)
    sentAt.push(performance.now())
    bench.hand.say(packetOf(bench.of, first))
  }, 1_000 / PACKETS_PER_SECOND)
  await pause(forMs)
  clearInterval(ticking)
  const due = [...seen, ...(way === 'onwards' ? felt : [])]
  const lateMs = performance.now() + ARRIVES_MS
  while (due.some(heard => heard() < sentAt.length) && performance.now() < lateMs) await pause(20)
  const lost = due.map(heard => sentAt.length - heard()).filter(missing => missing !== 0)
  if (lost.length > 0) throw new Error(`of ${sentAt.length} packets some did not come: ${lost}`)
  return sentAt.length
}
