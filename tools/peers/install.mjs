// Fetches the servers that the bench has Veillée beside, when the lock here has changed, and nothing anywhere else.
// It uses nothing but what Node brings along, because it installs the rest.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ended, npm, root } from '../../scripts/run.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const stampFile = join(root, '.stamps', 'peers')
const fingerprint = createHash('sha256')
  .update(readFileSync(join(here, 'package-lock.json')))
  .digest('hex')
const isInstalled =
  existsSync(join(here, 'node_modules', '.package-lock.json')) &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === fingerprint
if (!isInstalled) {
  console.log('Installing Colyseus and boardgame.io, for comparison…')
  // Nothing optional: Colyseus can do without `msgpackr-extract`, whose programs for other machines not every registry
  // has. In package.json another package stands in its place, so that the lock is whole without them.
  const exactly = ['ci', '--ignore-scripts', '--omit=optional']
  process.exitCode = await ended(npm(exactly, { cwd: here }))
  mkdirSync(dirname(stampFile), { recursive: true })
  if (process.exitCode === 0) writeFileSync(stampFile, fingerprint)
}
