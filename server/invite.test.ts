import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { PLAIN } from './home.ts'
import { type Asker, homesFor, invite } from './invite.ts'

const card = (address: string): NetworkInterfaceInfo => ({
  address,
  internal: address.startsWith('127.'),
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})

const laptop = { lo: [card('127.0.0.1')], utun4: [card('10.8.0.6')], en0: [card('192.168.1.20')] }

const asker = (host: string, more: Partial<Asker> = {}): Asker => ({
  host,
  manner: PLAIN,
  isNear: true,
  listening: { address: '0.0.0.0', port: 3000 },
  ...more,
})

const WIFI = { home: 'http://192.168.1.20:3000', kind: 'house' }
const VPN = { home: 'http://10.8.0.6:3000', kind: 'tunnel' }

describe('where guests find the server', () => {
  test('[ROOM-26] whoever opened it as localhost invites to the computer’s addresses in the network, best first', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost:8080'])
      expect(homesFor(asker(host), laptop)).toEqual([WIFI, VPN])
    expect(homesFor(asker('localhost:3000'), {})).toEqual([{ home: 'http://localhost:3000', kind: 'asked' }])
  })

  test('[ROOM-1] an address by which somebody came is proven, and stays the first', () => {
    const asked = { home: 'http://10.8.0.6:3000', kind: 'asked' }
    expect(homesFor(asker('10.8.0.6:3000'), laptop)).toEqual([asked, WIFI])
    const named = { home: 'http://laptop.local:3000', kind: 'asked' }
    expect(homesFor(asker('laptop.local:3000'), laptop)).toEqual([named, WIFI, VPN])
  })

  test('[ROOM-1] a server with a name of its own has that one address, for everybody', () => {
    const manner = { isSecure: true, base: '/games/veillee' }
    const named = { home: 'https://play.example.org/games/veillee', kind: 'asked' }
    for (const isNear of [true, false])
      expect(homesFor(asker('play.example.org', { manner, isNear }), laptop)).toEqual([named])
  })

  test('[ROOM-30] whoever comes from afar or through a proxy learns no address of the network, whatever Host they write', () => {
    for (const host of [
      'localhost',
      'localhost:3000',
      '192.168.1.20:3000',
      'laptop.local',
      'play.example.org',
    ])
      expect(homesFor(asker(host, { isNear: false }), laptop)).toEqual([
        { home: `http://${host}`, kind: 'asked' },
      ])
  })

  test('a server that listens on one address invites to no other', () => {
    const only = (address: string) => asker('localhost:3000', { listening: { address, port: 3000 } })
    expect(homesFor(only('127.0.0.1'), laptop)).toEqual([{ home: 'http://localhost:3000', kind: 'asked' }])
    expect(homesFor(only('10.8.0.6'), laptop)).toEqual([VPN])
  })
})

describe('an invitation', () => {
  const ask = (path: string, effects: string | null = null, host = 'localhost:3000') =>
    invite(path, asker(host), effects, laptop)
  const picture = (effects: string | null, host?: string) => ask('/invite/KMF4.svg', effects, host)!.body

  test('[ROOM-1] has all homes that the host may choose from', () => {
    expect(JSON.parse(ask('/invite/KMF4')!.body)).toEqual({ homes: [WIFI, VPN], isNear: true })
  })

  test('[ROOM-1] has a QR code, of the home that was chosen', () => {
    expect(ask('/invite/KMF4.svg')!.type).toBe('image/svg+xml; charset=utf-8')
    expect(picture(null)).toMatch(/^<svg /)
    expect(picture(VPN.home)).not.toBe(picture(null))
    expect(picture(VPN.home)).toBe(picture(null, '10.8.0.6:3000'))
  })

  test('[ROOM-30] nobody makes our QR code point elsewhere', () => {
    for (const effects of ['http://192.0.2.7', 'http://192.168.1.20:3001', 'javascript:alert(1)', ''])
      expect(picture(effects)).toBe(picture(WIFI.home))
  })

  test('[ROOM-30] a Host that is none, or endless, is refused in words', () => {
    for (const host of ['', 'a b', 'a/b', 'x"y', 'a'.repeat(256)]) {
      const answer = ask('/invite/KMF4.svg', null, host)!
      expect(answer.status).toBe(400)
      expect(answer.body).toContain('nobody can be invited to it')
    }
    expect(ask('/invite/KMF4.svg', null, `${'a'.repeat(63)}.example`)!.status).toBe(200)
  })

  test('anything else is no invitation', () => {
    for (const path of ['/invite/', '/invite/<b>', '/invite/KMF4/more']) expect(ask(path)).toBeUndefined()
  })
})
