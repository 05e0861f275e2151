import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Settings } from './settings.ts'
import { whyNotListening } from './trouble.ts'

const troubleOn = (settings: Pick<Settings, 'host' | 'port'>): Promise<string> =>
  new Promise((resolve, reject) => {
    const site = createServer()
    site.once('error', error => resolve(whyNotListening(error, { ...settings, program: 'npx veillee' })))
    site.listen(settings.port, settings.host, () => site.close(() => reject(new Error('it did listen'))))
  })

describe('a server that cannot listen says why', () => {
  test('the port is taken', async () => {
    const first = createServer()
    await new Promise<void>(resolve => first.listen(0, '127.0.0.1', resolve))
    const { port } = first.address() as AddressInfo
    const sentence = await troubleOn({ host: '127.0.0.1', port })
    first.close()
    expect(sentence).toBe(`Port ${port} is taken by another program. npx veillee --port 0 takes a free one.`)
  })

  test('the address belongs to another computer', async () => {
    // 203.0.113.0/24 is kept for documentation, so no computer has it.
    expect(await troubleOn({ host: '203.0.113.7', port: 0 })).toBe(
      'This computer has no address called “203.0.113.7”. Left out, Veillée listens on all that it has.',
    )
  })

  test.each([
    [
      'EACCES',
      'This account may not open port 80. Ports from 1024 on are free for all: npx veillee --port 3000',
    ],
    [
      'ENOTFOUND',
      'This computer has no address called “attic”. Left out, Veillée listens on all that it has.',
    ],
    ['EMFILE', 'Veillée could not open attic, port 80: too many files'],
  ])('%s', (code, sentence) => {
    const error = Object.assign(new Error('too many files'), { code })
    expect(whyNotListening(error, { host: 'attic', port: 80, program: 'npx veillee' })).toBe(sentence)
  })
})
