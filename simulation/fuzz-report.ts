import { FAMILIES, FATES, type Tally } from './fuzz-tally.ts'
import type { Sample } from './fuzz-target.ts'
import type { Witness } from './fuzz-witness.ts'

/** What the whole run has found. */
export interface FuzzReport {
  readonly tally: Tally
  readonly witnesses: readonly Witness[]
  /** How late the process was that attacks and plays in peace: an answer is seen so much later. */
  readonly lateness: Witness['waits']
  readonly samples: readonly Sample[]
  readonly attackedFromMs: number
  readonly attackedUntilMs: number
  /** When everybody was gone who had attacked it. */
  readonly calm: Sample | undefined
  /** Every room that the log had at the end, and how many entries they had together. */
  readonly roomsRead: number
  readonly entriesRead: number
  readonly failures: readonly string[]
}

const thousands = (count: number): string => count.toLocaleString('en-GB')

const listed = (counts: Iterable<readonly [string, number]>): string =>
  [...counts].map(([name, count]) => `${name} ${thousands(count)}`).join(', ')

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** In words and figures. */
export function linesOf(report: FuzzReport): readonly string[] {
  const { tally, witnesses, roomsRead, entriesRead, failures } = report
  const seconds = (report.attackedUntilMs - report.attackedFromMs) / 1_000
  return [
    `${thousands(tally.messages)} messages in ${Math.round(seconds)} s on ${thousands(tally.connections)} connections, in ${tally.rooms} rooms under attack; ${tally.turnedAway} connections turned away`,
    `  sent: ${listed(FAMILIES.map(family => [family, tally.sent[family]] as const))}`,
    `  came of it: ${listed(FATES.map(fate => [fate, tally.fates[fate]] as const))}`,
    `  closed by the server: ${listed(tally.closings)}`,
    `  besides: ${thousands(tally.controlFrames)} control frames, ${thousands(tally.webRequests)} web requests (${listed(tally.webAnswers)})`,
    ...memoryLines(report),
    ...witnessLines(report),
    `log: ${roomsRead} rooms, ${thousands(entriesRead)} entries read and folded; ${witnesses.length} of the rooms in peace`,
    ...failures.slice(0, MOST_SHOWN),
    `${failures.length} things went wrong`,
  ]
}

const MOST_SHOWN = 30
const WARM_UP = 0.1

/** The first quarter after it has warmed up, and the last. */
function quartersOf({
  samples,
  attackedFromMs,
  attackedUntilMs,
}: FuzzReport): readonly (readonly Sample[])[] {
  const length = attackedUntilMs - attackedFromMs
  const during = samples.filter(
    ({ atMs }) => atMs >= attackedFromMs + WARM_UP * length && atMs <= attackedUntilMs,
  )
  const quarter = Math.ceil(during.length / 4)
  return [during.slice(0, quarter), during.slice(-quarter), during]
}

const median = (samples: readonly Sample[], of: (sample: Sample) => number): number =>
  quantile(samples.map(of), 0.5)

/** By how much the last quarter needs more than the first. */
export function growthOf(report: FuzzReport): Pick<Sample, 'rssMiB' | 'heapMiB'> {
  const [first, last] = quartersOf(report)
  const by = (of: (sample: Sample) => number) => median(last!, of) - median(first!, of)
  return { rssMiB: by(({ rssMiB }) => rssMiB), heapMiB: by(({ heapMiB }) => heapMiB) }
}

function memoryLines(report: FuzzReport): readonly string[] {
  const { samples, calm } = report
  const [first, latest, during] = quartersOf(report)
  const line = (name: string, of: (sample: Sample) => number) => {
    const [before, after, most] = [median(first!, of), median(latest!, of), Math.max(...during!.map(of))]
    return `  ${name}: first quarter ${before.toFixed(1)}, last ${after.toFixed(1)} (${(after - before).toFixed(1)}), most ${most.toFixed(1)}`
  }
  return [
    `server, ${during!.length} samples:`,
    line('RSS, MiB', ({ rssMiB }) => rssMiB),
    line('heap, MiB', ({ heapMiB }) => heapMiB),
    line('external, MiB', ({ externalMiB }) => externalMiB),
    line('rooms', ({ rooms }) => rooms),
    line('connections', ({ connections }) => connections),
    line('open files', ({ openFiles }) => openFiles),
    `  afterwards: ${calm?.connections} connections, ${calm?.openFiles} open files (before: ${samples[0]?.connections} and ${samples[0]?.openFiles}); RSS ${calm?.rssMiB.toFixed(1)} MiB, heap ${calm?.heapMiB.toFixed(1)} MiB; ${calm?.troubles} troubles; ${thousands(calm?.messages ?? 0)} messages counted by the server itself, ${calm?.cpuSeconds.toFixed(0)} s of CPU`,
  ]
}

function witnessLines({
  witnesses,
  lateness,
  attackedFromMs,
  attackedUntilMs,
}: FuzzReport): readonly string[] {
  const waits = witnesses.flatMap(witness => witness.waits)
  const line = (name: string, fromMs: number, untilMs: number) => {
    const within = (all: Witness['waits']) =>
      all.filter(({ atMs }) => atMs >= fromMs && atMs <= untilMs).map(({ waitMs }) => waitMs)
    const [these, late] = [within(waits), within(lateness)]
    return `  ${name}: ${thousands(these.length)} wishes, answered in p50 ${quantile(these, 0.5)} ms, p99 ${quantile(these, 0.99)} ms, at most ${quantile(these, 1)} ms; this process itself was late by p50 ${quantile(late, 0.5)} ms, p99 ${quantile(late, 0.99)} ms`
  }
  return [
    `${witnesses.length} rooms in peace, ${witnesses.reduce((sum, { size }) => sum + size, 0)} people, ${witnesses.reduce((sum, { matches }) => sum + matches, 0)} matches begun:`,
    line('before the attack', 0, attackedFromMs - 1),
    line('during it', attackedFromMs, attackedUntilMs),
  ]
}
