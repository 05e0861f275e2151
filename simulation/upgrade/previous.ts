import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GameId } from '@veillee/games'
import type { TestPhone } from '@veillee/server/test-phone'
import type * as Testing from '@veillee/server/testing'

/** Versions from which an upgrade is tried: a name for each, and where it is in the history. */
export const PREVIOUS: readonly (readonly [string, string])[] = [
  ['before logs said their format', 'f89077399dd0'],
  ['of the first rules and the first wire', '1e2db8bce29c'],
  ['of the second rules and the second wire', 'ba4404e24ef2'],
]

const ROOT = join(import.meta.dirname, '..', '..')
const OWN = '@veillee'

/** How a version's own tests hold its phones: the app comes with its server, and so do these. */
export type Kit = Pick<typeof Testing, 'TestPhones' | 'playsOn' | 'playsToTheEnd'> & {
  readonly TestPhone: Pick<typeof TestPhone, 'connect'>
}

/** A version as it is beside this one. */
export interface Version {
  /** Where its program is. */
  readonly program: string
  readonly kit: Kit
  readonly wire: number
  /** By game. */
  readonly rules: Readonly<Record<GameId, number>>
  /** Whether it says in words that it cannot read a log; one that does not can no longer be taught to. */
  readonly knowsFormats: boolean
}

/** Built from the history, once. */
export async function versionOf(commit: string): Promise<Version> {
  const folder = join(ROOT, '.stamps', `version-${commit}`)
  if (!existsSync(folder)) build(commit, folder)
  const built = (part: string, name: string) => join(folder, part, 'dist', name)
  const { games } = await moduleAt(built('games', 'index.js'))
  const { WIRE_VERSION, FORMAT } = await moduleAt(built('room', 'index.js'))
  const rules = Object.values(games as Record<GameId, { id: GameId; rules: number }>)
  return {
    program: built('server', 'main.js'),
    kit: await kitAt(built('server', '')),
    wire: WIRE_VERSION,
    rules: Object.fromEntries(rules.map(game => [game.id, game.rules])) as Version['rules'],
    knowsFormats: FORMAT !== undefined,
  }
}

const moduleAt = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href)

/** Phones were called guests once, and asked by wishing. */
async function kitAt(server: string): Promise<Kit> {
  const testing = await moduleAt(join(server, 'testing.js'))
  if (existsSync(join(server, 'test-phone.js')))
    return { ...testing, ...(await moduleAt(join(server, 'test-phone.js'))) }
  const { Guest } = await moduleAt(join(server, 'guest.js'))
  Guest.prototype.asks = Guest.prototype.wishes
  return { ...testing, TestPhones: testing.Guests, TestPhone: Guest }
}

function run(words: readonly [string, ...string[]], cwd: string): void {
  const [program, ...args] = words
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stdout}${stderr}`)
}

/** With the packages that are installed here, but its own sources. */
function build(commit: string, folder: string): void {
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(join(part, 'node_modules', OWN), { recursive: true })
  const sources = join(part, 'sources.tar')
  run(['git', 'archive', '--output', sources, commit], ROOT)
  run(['tar', '-xf', sources], part)
  const installed = join(ROOT, 'node_modules')
  for (const name of readdirSync(installed).filter(one => one !== OWN))
    symlinkSync(join(installed, name), join(part, 'node_modules', name))
  for (const name of readdirSync(join(installed, OWN)))
    symlinkSync(join('..', '..', name), join(part, 'node_modules', OWN, name))
  run([process.execPath, join(installed, 'typescript', 'bin', 'tsc'), '-b', 'server'], part)
  renameSync(part, folder)
}
