import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './root.ts'

const NAME = '@photostructure/sqlite'

const withParents = (folder: string): readonly string[] =>
  folder === dirname(folder) ? [folder] : [folder, ...withParents(dirname(folder))]

const isInstalled = (): boolean =>
  withParents(ROOT).some(folder => existsSync(join(folder, 'node_modules', NAME)))

/** npm names itself to what it runs; then the same npm does the work, whatever the PATH says. */
function npm(...words: readonly string[]): boolean {
  const itself = process.env.npm_execpath
  const [program, first] = itself ? [process.execPath, [itself]] : ['npm', []]
  const options = { cwd: ROOT, stdio: 'ignore', shell: process.platform === 'win32' && !itself } as const
  return spawnSync(program, [...first, ...words], options).status === 0
}

/**
 * SQLite for a Node that has none. It weighs more than all of Veillée and is not needed by newer ones, so the package
 * of Veillée comes without it, and npm puts it beside the first time that it is missing (docs/decisions/0017).
 */
export async function sqlitePackage(): Promise<typeof import('@photostructure/sqlite')> {
  if (!isInstalled()) bring()
  return import('@photostructure/sqlite')
}

function bring(): void {
  const { peerDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const wanted = `${NAME}@${peerDependencies[NAME]}`
  console.log(`Node ${process.versions.node} has no SQLite of its own, as 22.13 and newer have.`)
  console.log(`Installing ${wanted} beside Veillée, once…`)
  // Its binaries are in it: what it would run on installation builds them anew where one does not fit.
  if (npm('install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', ROOT, wanted))
    return
  throw new Error(
    `Node ${process.versions.node} has no SQLite, and ${wanted} could not be installed in “${ROOT}”. Take a newer Node from https://nodejs.org, or bring it along: npx -p veillee -p ${wanted} veillee`,
  )
}
