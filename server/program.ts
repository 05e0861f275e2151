import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from './root.ts'
import type { Address } from './test-phone.ts'
import { TestPhones } from './testing.ts'

const built = join(ROOT, 'server', 'dist', 'main.js')

interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The program itself as a test runs it: what is built, in a process of its own. */
export class Program extends TestPhones {
  readonly child: ChildProcess
  readonly ended: Promise<End>
  /** All that it has printed, notes included. */
  said = ''
  /** Where a browser finds it, without a slash at the end. */
  home = ''
  readonly #ca: string | undefined

  private constructor(command: readonly string[], env: NodeJS.ProcessEnv, options: SpawnOptions) {
    super(0)
    if (command.includes(built) && !existsSync(built))
      throw new Error('This test runs what is built. Build it first: npm run build')
    const [first, ...others] = command
    const all: NodeJS.ProcessEnv = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'debug',
      ...env,
    }
    this.#ca = all.TLS_CERT && existsSync(all.TLS_CERT) ? readFileSync(all.TLS_CERT, 'utf8') : undefined
    this.child = spawn(first!, others, { ...options, cwd: ROOT, env: all, stdio: ['ignore', 'pipe', 'pipe'] })
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

  /** With this behind its name; once it listens, or has ended. */
  static async typed(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Program> {
    return Program.as([process.execPath, built, ...args], env)
  }

  /** By a command of one’s own. */
  static async as(command: readonly string[], env: NodeJS.ProcessEnv): Promise<Program> {
    return new Program(command, env, {}).#isUp()
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
    const [home = '', port = 0] = /https?:\/\/[^:\s]+:(\d+)(?:\/[^/\s]+)*/.exec(this.said) ?? []
    this.home = home
    this.port = Number(port)
    return this
  }

  override get address(): Address {
    if (this.#ca === undefined) return this.port
    return { url: this.home.replace('//localhost:', '//127.0.0.1:'), ca: this.#ca }
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
