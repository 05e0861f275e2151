import { readFileSync } from 'node:fs'

/**
 * Read by a server before anything else: how long its loop was busy without a turn for anybody else, at most, in its own
 * time on a processor. Whatever else the machine does, that is the same; and so is what other threads do beside the loop
 * (compiling, collecting garbage), where the system tells threads apart.
 */
const MS_PER_NS = 1e-6
const ofLoop = `/proc/self/task/${process.pid}/schedstat`

function usedMs(): number {
  if (process.platform === 'linux') return Number.parseInt(readFileSync(ofLoop, 'latin1'), 10) * MS_PER_NS
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

let before = usedMs()
let mostMs = 0

setInterval(() => {
  const now = usedMs()
  mostMs = Math.max(mostMs, now - before)
  before = now
}, 1).unref()

process.on('message', () => {
  process.send!(mostMs)
  mostMs = 0
})
process.channel!.unref()
