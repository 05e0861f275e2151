import { once } from 'node:events'
import { freePort } from '@veillee/server/free-port'
import { spawnServer, stopped } from './server-process.ts'

/** The server that is attacked. */
export interface Target {
  readonly port: number
  /** What it has complained of, and why it has ended, if it has. */
  readonly complaints: readonly string[]
  readonly isUp: boolean
  stop(): Promise<void>
}

/** A server of its own, as `npm start` would have it. */
export async function startServer(file: string): Promise<Target> {
  const port = await freePort()
  const server = spawnServer({ PORT: String(port), DATA: file }, ['ignore', 'pipe', 'pipe'])
  const complaints: string[] = []
  await once(server.stdout!, 'data')
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', data => {
      const said = String(data).trim()
      if (/"level":50|error/i.test(said)) complaints.push(said.slice(0, 1_000))
    })
  let isStopping = false
  let isUp = true
  server.once('exit', (code, signal) => {
    isUp = false
    if (!isStopping) complaints.push(`it ended by itself: ${code ?? signal}`)
  })
  const stop = async () => {
    isStopping = true
    await stopped(server, 'SIGTERM')
  }
  return {
    port,
    complaints,
    stop,
    get isUp() {
      return isUp
    },
  }
}

/** What the server counts, at one moment. */
export interface Sample {
  readonly atMs: number
  readonly rssMiB: number
  readonly heapMiB: number
  readonly externalMiB: number
  readonly connections: number
  readonly rooms: number
  readonly openFiles: number
  readonly cpuSeconds: number
  readonly troubles: number
  readonly messages: number
}

const MIB = 2 ** 20
const PATIENCE_MS = 20_000

export async function sampleOf(port: number): Promise<Sample> {
  const health = await get(port, '/healthz')
  if (health !== 'ok\n') throw new Error(`/healthz says ${health}`)
  const metrics = await get(port, '/metrics')
  const value = (name: string): number =>
    Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1] ?? 'NaN')
  return {
    atMs: Date.now(),
    rssMiB: value('process_resident_memory_bytes') / MIB,
    heapMiB: value('nodejs_heap_size_used_bytes') / MIB,
    externalMiB: value('nodejs_external_memory_bytes') / MIB,
    connections: value('veillee_connections'),
    rooms: value('veillee_rooms'),
    openFiles: value('process_open_fds'),
    cpuSeconds: value('process_cpu_seconds_total'),
    troubles: value('veillee_troubles_total'),
    messages: value('veillee_messages_total'),
  }
}

async function get(port: number, path: string): Promise<string> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  return (await fetch(`http://127.0.0.1:${port}${path}`, { signal, headers: { connection: 'close' } })).text()
}
