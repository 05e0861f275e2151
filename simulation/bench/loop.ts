import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

/**
 * Read by a server before anything else: how long its loop was busy without a turn for anybody else, at most, in its own
 * time on a processor. Whatever else the machine does, that is the same; and so is what other threads do beside the loop
 * (compiling, collecting garbage), where the system tells threads apart.
 */
const MS_PER_NS = 1e-6
const ofLoop = `/proc/self/task/${process.pid}/schedstat`

function usedMs(): number {
  const { user, system } = process.cpuUsage() // on Linux, asking brings its books up to date: they are written every 4 ms
  if (process.platform === 'linux') return Number.parseInt(readFileSync(ofLoop, 'latin1'), 10) * MS_PER_NS
  return (user + system) / 1_000
}

/** What a profile says of a stretch of time: functions, by the samples that found them at work. */
const SAMPLE_US = 200
const SHOWN = 14
const session = process.env.BENCH_WHY ? new Session() : undefined

const nowUs = (): number => Number(process.hrtime.bigint() / 1_000n)

async function beginProfile(): Promise<void> {
  if (!session) return
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US })
  await session.post('Profiler.start')
}

async function whyBusy({ fromUs, toUs }: Stretch): Promise<string> {
  if (!session) return ''
  const { profile } = await session.post('Profiler.stop')
  const nodes = new Map(profile.nodes.map(node => [node.id, node]))
  const found = new Map<string, number>()
  let atUs = profile.startTime
  for (const [i, id] of (profile.samples ?? []).entries()) {
    atUs += profile.timeDeltas![i]!
    const { functionName, url, lineNumber } = nodes.get(id)!.callFrame
    const name = `${functionName || 'anonymous'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`
    if (atUs >= fromUs && atUs <= toUs) found.set(name, (found.get(name) ?? 0) + 1)
  }
  const most = [...found].sort(([, a], [, b]) => b - a).slice(0, SHOWN)
  await session.post('Profiler.start')
  return most
    .map(([name, samples]) => `\n      ${((samples * SAMPLE_US) / 1_000).toFixed(1)} ms  ${name}`)
    .join('')
}

interface Stretch {
  readonly ms: number
  readonly fromUs: number
  readonly toUs: number
}

const NONE: Stretch = { ms: 0, fromUs: 0, toUs: 0 }
let before = usedMs()
let lookedUs = nowUs()
let worst = NONE

function look(): void {
  const [now, atUs] = [usedMs(), nowUs()]
  if (now - before > worst.ms) worst = { ms: now - before, fromUs: lookedUs, toUs: atUs }
  before = now
  lookedUs = atUs
}

setInterval(look, 1).unref()
void beginProfile()

process.on('message', async () => {
  const { ms } = worst
  const why = await whyBusy(worst)
  process.send!({ ms, why })
  before = usedMs()
  lookedUs = nowUs()
  worst = NONE
})
process.channel!.unref()
