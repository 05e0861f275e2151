import { describe, expect, test } from 'vitest'
import { durabilityOf, isTooOld } from './nats-durability.ts'
import { settings } from './settings.ts'

function natsSettings(env: Readonly<Record<string, string>>) {
  const chosen = settings({ env })
  return typeof chosen === 'string' ? chosen : chosen.nats
}

describe('where NATS is', () => {
  test('nowhere, when nothing is said', () => {
    expect(natsSettings({})).toBeUndefined()
    expect(natsSettings({ VEILLEE_LOG: '', NATS_REPLICAS: '' })).toBeUndefined()
  })

  test('at one address or several, with all that can be set', () => {
    const env = { VEILLEE_LOG: 'nats://ana:se%40cret@10.0.0.1, tls://nats.example:4333', NATS_REPLICAS: '3' }
    expect(natsSettings({ ...env, NATS_CA: import.meta.filename })).toEqual({
      servers: [new URL('nats://ana:se%40cret@10.0.0.1'), new URL('tls://nats.example:4333')],
      replicas: 3,
      authority: import.meta.filename,
    })
  })

  test.each(['http://a.example', 'nats:', 'a.example:4222', 'nats://a.example/x', 'nats://a.example?x=1'])(
    '“%s” is refused in words',
    address => {
      expect(natsSettings({ VEILLEE_LOG: address })).toMatch(
        `VEILLEE_LOG has “${address}”, but it is the address`,
      )
    },
  )

  test('[ROOM-29] no sentence has a password in it', () => {
    const sentence = natsSettings({ VEILLEE_LOG: 'nats://ana:secret@a.example/x' })
    expect(sentence).toContain('VEILLEE_LOG has')
    expect(sentence).not.toMatch(/ana|secret/)
  })

  test.each([
    [
      { NATS_REPLICAS: '0' },
      'NATS_REPLICAS is “0”, but it is how many nodes hold everything: 1, or 3 in a cluster.',
    ],
    [{ NATS_CREDS: '/nowhere/x' }, 'NATS_CREDS is “/nowhere/x”, but there is no such file.'],
  ])('%j is refused in words', (env, sentence) => {
    expect(natsSettings({ VEILLEE_LOG: 'nats://a.example', ...env })).toBe(sentence)
  })
})

describe('which NATS will do', () => {
  test.each([
    ['2.9.10', true],
    ['2.10.22', true],
    ['2.10.23', false],
    ['2.10.101', false],
    ['2.11.0-RC.1', false],
    ['3.0.0', false],
  ])('[ROOM-12] %s is too old: %s', (version, isOld) => {
    expect(isTooOld(version)).toBe(isOld)
  })
})

describe('what durable means', () => {
  test('[ROOM-12] with one node', () => {
    expect(durabilityOf('2.10.27', 1)).toBe(
      'The log is in NATS 2.10.27: what is acknowledged survives the end of nats-server, and of this server; a power cut of all of them only with sync_interval: always in its configuration.',
    )
  })

  test('[ROOM-12] with three nodes', () => {
    expect(durabilityOf('2.11.4', 3)).toBe(
      'The log is in NATS 2.11.4: what is acknowledged is held by 2 nodes of 3, and survives the loss of any one of them; a power cut of all of them only with sync_interval: always in its configuration.',
    )
  })
})
