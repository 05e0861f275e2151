// All tests without a browser. Those that wait for clusters of servers most of the time run beside those that
// keep the processors busy; what they say comes afterwards, in one piece.
import { spawn } from 'node:child_process'

const vitest = (project, stdio) => spawn('vitest', ['run', '--project', project], { stdio, shell: true })

const ended = child =>
  new Promise(resolve => {
    child.on('close', code => resolve(code ?? 1))
  })

const clusters = vitest('clusters', ['ignore', 'pipe', 'pipe'])
const said = []
for (const stream of [clusters.stdout, clusters.stderr]) stream.on('data', words => said.push(words))
const codes = Promise.all([ended(clusters), ended(vitest('alone', 'inherit'))])
process.on('exit', () => clusters.kill())

const failed = (await codes).some(code => code !== 0)
process.stdout.write(Buffer.concat(said))
process.exit(failed ? 1 : 0)
