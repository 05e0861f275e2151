import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { CertificateFiles } from './certificate.ts'
import { freePort } from './free-port.ts'
import { NatsTestCluster, natsServer } from './nats-testing.ts'
import { writeCertificate } from './own-certificate.ts'
import { Program } from './program.ts'
import { playsOn } from './testing.ts'

async function cluster(words: readonly string[] = []): Promise<NatsTestCluster> {
  const nats = await NatsTestCluster.up(1, words)
  onTestFinished(() => nats.ends())
  return nats
}

async function runs(env: NodeJS.ProcessEnv): Promise<Program> {
  const program = await Program.runs(env)
  onTestFinished(async () => {
    program.drop()
    await program.ends('SIGKILL')
  })
  return program
}

function certificate(): CertificateFiles {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-tls-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return writeCertificate(folder)
}

test('[ROOM-12] a NATS that is too old is refused in one sentence', async () => {
  const info = { version: '2.9.10', proto: 1, max_payload: 1_048_576, headers: true, jetstream: true }
  const old = createServer(socket => {
    socket.write(`INFO ${JSON.stringify(info)}\r\n`)
    socket.on('data', words => words.includes('PING') && socket.write('PONG\r\n'))
    socket.on('error', () => undefined)
  })
  const port = await freePort()
  old.listen(port, '127.0.0.1')
  onTestFinished(() => void old.close())
  const program = await Program.runs({ VEILLEE_LOG: `nats://127.0.0.1:${port}` })
  expect([(await program.ended).code, program.said]).toEqual([
    1,
    `NATS at 127.0.0.1:${port} is of version 2.9.10, and has to be of 2.10.23 or newer: older ones can lose what they have acknowledged when they are killed.\n`,
  ])
})

describe.skipIf(!natsServer)('the program with its log in NATS', () => {
  test('[ROOM-28] two of them are one service, and a killed one loses nobody and no move', async () => {
    const nats = await cluster()
    const [one, other] = [await runs({ VEILLEE_LOG: nats.urls }), await runs({ VEILLEE_LOG: nats.urls })]
    expect(one.said).toMatch('what is acknowledged survives the end of nats-server')
    const ana = await one.opens()
    const names = ['Ben', 'Cleo', 'Dan']
    const others = await Promise.all(names.map(name => other.joins(ana.welcome!.code, name)))
    expect(await ana.asks({ do: 'start', match: 1 })).toBeUndefined()
    const players = [ana, ...others]
    for (const phone of players) await phone.until(() => phone.seen.match != null)
    expect(await playsOn(players)).toBeDefined()
    const { step } = ana.match.view
    await other.ends('SIGKILL')
    const back = await Promise.all(others.map(phone => one.comesBack(phone)))
    for (const phone of back) expect(phone.match.view.step).toBe(step)
    expect(await playsOn([ana, ...back])).toBeDefined()
  })

  test('[ROOM-29] one that is asked to end while NATS is gone ends all the same', async () => {
    const nats = await cluster()
    const program = await runs({ VEILLEE_LOG: nats.urls })
    await program.opens()
    await nats.nodes[0]!.dies()
    expect((await program.ends('SIGTERM')).code).toBe(0)
  })

  test('a name and a password, right and wrong', async () => {
    const nats = await cluster(['--user', 'ana', '--pass', 'se/cret'])
    const { port } = nats.nodes[0]!
    const program = await runs({ VEILLEE_LOG: `nats://ana:se%2Fcret@127.0.0.1:${port}` })
    expect((await program.opens()).welcome).toBeDefined()
    const stranger = await Program.runs({ VEILLEE_LOG: `nats://ana:wrong@127.0.0.1:${port}` })
    expect((await stranger.ended).code).toBe(1)
    expect(stranger.said).toBe(
      `NATS at 127.0.0.1:${port} does not let us in: look at the name, password or credentials in VEILLEE_LOG.\n`,
    )
  })

  test('TLS, with and without somebody who vouches for the server', async () => {
    const { key, cert } = certificate()
    const nats = await cluster(['--tls', '--tlscert', cert, '--tlskey', key])
    const address = `tls://localhost:${nats.nodes[0]!.port}`
    const program = await runs({ VEILLEE_LOG: address, NATS_CA: cert })
    expect((await program.opens()).welcome).toBeDefined()
    const wary = await Program.runs({ VEILLEE_LOG: address })
    expect((await wary.ended).code).toBe(1)
    expect(wary.said).toMatch(/could not be reached safely: .*Look at NATS_CA, NATS_CERT and NATS_KEY\.\n$/)
  })

  test('nobody there, no JetStream, too few nodes: one sentence each, and no stack', async () => {
    const nowhere = await Program.runs({ VEILLEE_LOG: 'nats://127.0.0.1:1' })
    expect([(await nowhere.ended).code, nowhere.said]).toEqual([
      1,
      'NATS at 127.0.0.1:1 could not be reached: connection refused.\n',
    ])
    const port = await freePort()
    const plain = spawn(natsServer!, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    onTestFinished(() => void plain.kill('SIGKILL'))
    const without = await Program.runs({ VEILLEE_LOG: `nats://127.0.0.1:${port}` })
    expect([(await without.ended).code, without.said]).toEqual([
      1,
      `NATS at 127.0.0.1:${port} has no JetStream: start nats-server with -js, or let this account use it.\n`,
    ])
    const nats = await cluster()
    const many = await Program.runs({ VEILLEE_LOG: nats.urls, NATS_REPLICAS: '3' })
    expect((await many.ended).code).toBe(1)
    expect(many.said).toMatch('has not enough nodes for that many replicas')
    const strange = await Program.runs({ VEILLEE_LOG: 'redis://x' })
    expect(strange.said).toMatch(/^VEILLEE_LOG has “redis:\/\/x”, but it is the address of a NATS server/)
  })
})
