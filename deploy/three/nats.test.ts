import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../server/free-port.ts'
import { openNatsLog } from '../../server/nats-connect.ts'
import { natsServer } from '../../server/nats-testing.ts'

const PASSWORD = 'not-a-secret'
const conf = readFileSync(join(import.meta.dirname, 'nats.conf'), 'utf8')

/** The same lines, with addresses and a folder of this computer. */
function rendered(port: number, clusterPorts: readonly number[], node: number, store: string): string {
  const lines = [
    ['port: 4222', `listen: 127.0.0.1:${port}`],
    ['port: 6222', `listen: 127.0.0.1:${clusterPorts[node]}`],
    ['store_dir: /data', `store_dir: "${store}"`],
    ...clusterPorts.map((other, i) => [`nats://nats-${i + 1}:6222`, `nats://127.0.0.1:${other}`]),
  ]
  return lines.reduce((text, [was, is]) => {
    expect(text).toContain(was)
    return text.replace(was!, is!)
  }, conf)
}

async function ends(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test.skipIf(!natsServer)(
  '[ROOM-12] deploy/three/nats.conf: nats-server starts with it, and three of them hold a log',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'veillee-nats-conf-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const ports = await Promise.all([1, 2, 3].map(freePort))
    const clusterPorts = await Promise.all([1, 2, 3].map(freePort))
    for (const [i, port] of ports.entries()) {
      const file = join(folder, `nats-${i + 1}.conf`)
      mkdirSync(join(folder, `${i}`))
      writeFileSync(file, rendered(port, clusterPorts, i, join(folder, `${i}`)))
      const env = { ...process.env, NATS_PASSWORD: PASSWORD }
      const child = spawn(natsServer!, ['-c', file, '--name', `nats-${i + 1}`], { env, stdio: 'ignore' })
      onTestFinished(() => ends(child))
    }
    const servers = ports.map(port => new URL(`nats://veillee:${PASSWORD}@127.0.0.1:${port}`))
    const log = await untilUp(() => openNatsLog({ servers }))
    const wrong = servers.map(({ host }) => new URL(`nats://veillee:wrong@${host}`))
    await expect(openNatsLog({ servers: wrong })).rejects.toThrow('does not let us in')
    expect(log.durability).toContain('held by 2 nodes of 3')
    expect(await log.append('attic', 0, ['a'])).toBe('stored')
    expect(await log.read('attic', 0)).toEqual([{ position: 0, entry: 'a' }])
    await log.close()
  },
)

/** Nodes need a moment until they have found each other. */
async function untilUp<Result>(open: () => Promise<Result>, tries = 40): Promise<Result> {
  try {
    return await open()
  } catch (error) {
    if (tries === 0) throw error
    await new Promise(resolve => setTimeout(resolve, 250))
    return untilUp(open, tries - 1)
  }
}
