// node scripts/each.mjs check:format check:types: runs scripts of package.json one after the other, until one fails.
import { ended, npm } from './run.mjs'

for (const script of process.argv.slice(2)) {
  process.exitCode = await ended(npm(['run', '--silent', script]))
  if (process.exitCode !== 0) break
}
