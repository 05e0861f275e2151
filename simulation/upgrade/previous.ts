import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Versions that people have had, from which an upgrade is tried: a name for each, and where it is in the history. */
export const PREVIOUS: readonly (readonly [string, string])[] = [
  ['before logs said their format', 'f89077399dd0'],
]

const ROOT = join(import.meta.dirname, '..', '..')
const OWN = '@veillee'

function run(words: readonly [string, ...string[]], cwd: string): void {
  const [program, ...args] = words
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${words.join(' ')} failed:\n${stdout}${stderr}`)
}

/** The server of that version, built from the history beside this one, once; where its program is. */
export function builtFrom(commit: string): string {
  const folder = join(ROOT, '.stamps', `version-${commit}`)
  if (!existsSync(folder)) build(commit, folder)
  return join(folder, 'server', 'dist', 'main.js')
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
