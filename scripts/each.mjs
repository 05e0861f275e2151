// node scripts/each.mjs check:format check:types: runs scripts of package.json one after the other, until one fails.
// They are “node …” and nothing else (package.test.mjs), so that neither npm nor a shell is needed for it.
import { ended, node, ownPackage } from './run.mjs'

const { scripts } = ownPackage()
const commands = process.argv.slice(2).flatMap(name => [scripts[`pre${name}`] ?? [], scripts[name]].flat())
for (const command of commands) {
  process.exitCode = await ended(node(command.split(' ').slice(1)))
  if (process.exitCode !== 0) break
}
