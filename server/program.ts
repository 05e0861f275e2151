import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Guests } from './testing.ts'

const here = import.meta.dirname
const root = dirname(here.endsWith('dist') ? dirname(here) : here)
const built = join(root, 'server', 'dist', 'main.js')

interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The program itself as a test runs it: what is built, in a process of its own. */
export class Program extends Guests {
  readonly child: ChildProcess
  readonly ended: Promise<End>
  /** All that it has printed, notes included. */
  said = ''

  private constructor(command: readonly string[], env: NodeJS.ProcessEnv, options: SpawnOptions) {
    super(0)
    if (!existsSync(built)) throw new Error('This test runs what is built. Build it first: npm run build')
    const [first, ...others] = command
    const all = { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'debug', ...env }
    this.child = spawn(first!, others, { ...options, cwd: root, env: all, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.setEncoding('utf8').on('data', (words: string) => {
        this.said += words
      })
    this.ended = new Promise(resolve => this.child.once('close', (code, signal) => resolve({ code, signal })))
  }

  /** Once it listens, or has ended without; within another program, if one is to run it. */
  static async runs(env: NodeJS.ProcessEnv, within: readonly string[] = []): Promise<Program> {
    return new Program([...within, process.execPath, built], env, {}).#isUp()
  }

  /** As people start it; without the steps before it, which install and build. */
  static async byNpm(env: NodeJS.ProcessEnv, options: SpawnOptions = {}): Promise<Program> {
    const itself = process.env.npm_execpath
    const npm = itself ? [process.execPath, itself] : ['npm']
    return new Program([...npm, 'start', '--ignore-scripts'], env, options).#isUp()
  }

  async #isUp(): Promise<Program> {
    let hasEnded = false
    void this.ended.then(() => {
      hasEnded = true
    })
    while (!this.said.includes('Ctrl+C ends it.') && !hasEnded) await pause(10)
    this.port = Number(/http:\/\/[^:\s]+:(\d+)/.exec(this.said)?.[1] ?? 0)
    return this
  }

  /** Waits until it has printed this. */
  async says(words: string): Promise<void> {
    while (!this.said.includes(words)) await pause(10)
  }

  /** Asks it to end, and waits until it has. */
  async ends(signal: NodeJS.Signals = 'SIGTERM'): Promise<End> {
    this.child.kill(signal)
    return this.ended
  }
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
