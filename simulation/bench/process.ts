import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@veillee/server/free-port'
import { type Command, spawnServer, stopped } from '../server-process.ts'

const TICKS_PER_SECOND = 100
const PAGE_KIB = 4
const PORT = /^\d+$/m

/** A server that is measured from outside, in a process of its own. */
export class Measured {
  readonly port: number
  readonly #process: ChildProcess

  private constructor(process: ChildProcess, port: number) {
    this.#process = process
    this.port = port
  }

  /** Veillée as `npm start` runs it, with its durable log; by another Node and with flags, if they are named. */
  static async veillee(
    file: string,
    nats = '',
    node: Command = [process.execPath],
    { isHeard = false, isAskedWhy = false } = {},
  ): Promise<Measured> {
    const port = await freePort()
    const settings = {
      PORT: String(port),
      DATA: file,
      VEILLEE_LOG: nats,
      DEVELOPER_GAMES: 'off',
      ...(isAskedWhy && { BENCH_WHY: 'yes' }),
    }
    const child = spawnServer(
      settings,
      ['ignore', 'pipe', 'inherit', ...(isHeard ? ['ipc' as const] : [])],
      node,
    )
    await once(child.stdout!, 'data')
    child.stdout!.resume()
    return new Measured(child, port)
  }

  /** The same, and it knows how long it was busy. */
  static async watched(file: string, isAskedWhy: boolean): Promise<Measured> {
    const node: Command = [process.execPath, '--import', join(import.meta.dirname, 'loop.js')]
    return Measured.veillee(file, '', node, { isHeard: true, isAskedWhy })
  }

  /** How long it was busy at most since this was asked last, in its own time on the processor; and with what. */
  async busy(): Promise<{ readonly ms: number; readonly why: string }> {
    const told = once(this.#process, 'message')
    this.#process.send('how long')
    return (await told)[0]
  }

  static floor(): Promise<Measured> {
    return Measured.program(join(import.meta.dirname, 'floor.js'))
  }

  /** The same, and what it is sent is in a file before anybody is told. */
  static durableFloor(file: string): Promise<Measured> {
    return Measured.program(join(import.meta.dirname, 'durable-floor.js'), file)
  }

  /** One that tells its port, in a line of its own, once it is up. */
  static async program(main: string, ...args: readonly string[]): Promise<Measured> {
    const child = spawn(process.execPath, [main, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const died = once(child, 'exit').then(() => {
      throw new Error(`${main} did not come up`)
    })
    let told = ''
    while (!PORT.test(told)) told += (await Promise.race([once(child.stdout, 'data'), died]))[0]
    child.stdout.resume()
    died.catch(() => undefined)
    return new Measured(child, Number(PORT.exec(told)![0]))
  }

  get cpuSeconds(): number {
    return cpuSecondsOf(this.#process.pid!)
  }

  get residentKiB(): number {
    return residentKiBOf(this.#process.pid!)
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await stopped(this.#process, signal)
  }
}

export const residentKiBOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_KIB

/** What a process has used of a processor since it began, in seconds. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** How long Node takes here to begin and end without doing anything. */
export async function bareStartMs(): Promise<number> {
  const begun = performance.now()
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  return performance.now() - begun
}
