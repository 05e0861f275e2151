import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { addresses } from './addresses.ts'

const card = (address: string, more: { internal?: boolean; family?: 'IPv4' | 'IPv6' } = {}) =>
  ({ address, family: 'IPv4', internal: false, mac: '00:00:00:00:00:00', ...more }) as NetworkInterfaceInfo

const laptop = {
  lo: [card('127.0.0.1', { internal: true }), card('::1', { internal: true, family: 'IPv6' })],
  wifi: [card('192.168.1.20'), card('fe80::1', { family: 'IPv6' })],
  cable: [card('10.0.0.7')],
}

describe('the addresses that are printed', () => {
  test.each(['0.0.0.0', '::'])('a server on %s is found from here and from the whole network', host => {
    expect(addresses(host, 3000, laptop)).toEqual({
      thisComputer: ['http://localhost:3000'],
      sameNetwork: [
        { home: 'http://192.168.1.20:3000', kind: 'house' },
        { home: 'http://10.0.0.7:3000', kind: 'house' },
      ],
    })
  })

  test('without any network there is still this computer', () => {
    expect(addresses('0.0.0.0', 80, { lo: laptop.lo })).toEqual({
      thisComputer: ['http://localhost:80'],
      sameNetwork: [],
    })
  })

  test.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['localhost', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('a server on %s is found from here alone', (host, address) => {
    expect(addresses(host, 3000, laptop)).toEqual({ thisComputer: [address], sameNetwork: [] })
  })

  test('a server on one address is found at that address', () => {
    expect(addresses('192.168.1.20', 3000, laptop)).toEqual({
      thisComputer: [],
      sameNetwork: [{ home: 'http://192.168.1.20:3000', kind: 'house' }],
    })
  })

  test('with TLS and under a path, every address says so', () => {
    const { thisComputer, sameNetwork } = addresses('0.0.0.0', 443, laptop, {
      isSecure: true,
      base: '/games/veillee',
    })
    expect([...thisComputer, sameNetwork[0]!.home]).toEqual([
      'https://localhost:443/games/veillee',
      'https://192.168.1.20:443/games/veillee',
    ])
  })
})
