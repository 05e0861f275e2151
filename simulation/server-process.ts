import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What is built is beside this folder, whether this is built or not. */
const ROOT = join(import.meta.dirname, import.meta.dirname.endsWith('dist') ? '../..' : '..')

/** As `npm start` has it: docs/decisions/0012-cheap-moves.md. */
const SPACE = '--max-semi-space-size=32'

/** A program and what it is started with. */
export type Command = readonly [program: string, ...flags: string[]]

/** Veillée as `npm start` runs it, in a process of its own; by another Node and with flags, if they are named. */
export function spawnServer(
  settings: NodeJS.ProcessEnv,
  stdio: StdioOptions,
  [program, ...flags]: Command = [process.execPath],
): ChildProcess {
  const env = { ...process.env, HOST: '127.0.0.1', DEVELOPER_GAMES: 'on', LOG_LEVEL: 'error', ...settings }
  return spawn(program, [...flags, SPACE, join(ROOT, 'server', 'dist', 'main.js')], { env, stdio })
}

/** False if it had ended by itself. */
export async function stopped(server: ChildProcess, signal: NodeJS.Signals): Promise<boolean> {
  if (server.exitCode !== null || server.signalCode !== null) return false
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
  return true
}
