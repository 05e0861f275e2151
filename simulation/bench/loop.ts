/**
 * Read by a server before anything else: how long it was busy without a turn for anybody else, at most, in its own time on
 * the processor. Whatever else the machine does, that is the same.
 */
let before = process.cpuUsage()
let mostMs = 0

setInterval(() => {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  mostMs = Math.max(mostMs, (user + system) / 1_000)
}, 1).unref()

process.on('message', () => {
  process.send!(mostMs)
  mostMs = 0
})
process.channel!.unref()
