// How scripts run npm and the programs of installed packages, on every system and without a shell: Node runs their
// files. It uses nothing but what Node brings along, because it is needed before anything is installed.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

export function stop(message, exitCode = 1) {
  console.error(message)
  process.exit(exitCode)
}

const packageIn = folder => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

export const ownPackage = () => packageIn(root)

/** The file of a program, such as vitest, that one of our own packages brings along. */
function fileOf(tool) {
  for (const name of Object.keys(ownPackage().devDependencies)) {
    const folder = join(root, 'node_modules', name)
    const { bin = {} } = packageIn(folder)
    const file = typeof bin === 'string' ? { [name]: bin }[tool] : bin[tool]
    if (file) return join(folder, file)
  }
  return stop(`None of the packages brings a program “${tool}”.`)
}

/** npm names itself in npm_execpath; then the same npm does the work. Without it a shell finds it by its name. */
const npmItself = process.env.npm_execpath

export const npm = (args, options) =>
  npmItself
    ? start(process.execPath, [npmItself, ...args], options)
    : start('npm', args, { shell: process.platform === 'win32', ...options })

export const node = (args, options) => start(process.execPath, args, options)

export const tool = (name, args, options) => node([fileOf(name), ...args], options)

/** Whatever still runs when this program ends, ends with it. */
function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const end = () => child.kill()
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  return child
}

/** Its exit code; what a signal has ended has failed. */
export const ended = child =>
  new Promise(resolve => {
    child.once('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', code => resolve(code ?? 1))
  })

/** The same, and all that it has said, for whoever wants to hear it only if it matters. */
export async function quietly(child) {
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', words => said.push(words))
  const code = await ended(child)
  return { code, said: Buffer.concat(said).toString('utf8') }
}

export const QUIET = { stdio: ['ignore', 'pipe', 'pipe'] }

// Asked to end, it ends the ones that it runs: by itself Node would leave them alone in the world.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => process.exit(code))
