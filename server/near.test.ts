import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isFromHere, isHost, isLocalName, isNear, isThisComputer, isToItself } from './near.ts'

const from = (remoteAddress: string | undefined, headers = {}, localAddress = '192.168.1.20') =>
  ({ headers, socket: { remoteAddress, localAddress } }) as unknown as IncomingMessage

test('[ROOM-30] near is this computer and the network around it, through no proxy', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.168.1.9', '10.0.0.3', '172.20.10.4'])
    expect([address, isNear(from(address))]).toEqual([address, true])
  for (const address of ['100.101.7.12', '169.254.3.4', 'fe80::1%en0', 'fd00::7', '::ffff:192.168.1.9'])
    expect([address, isNear(from(address))]).toEqual([address, true])
  for (const address of ['203.0.113.9', '2001:db8::1', '172.32.0.1', '::ffff:8.8.8.8', undefined, 'x'])
    expect([address, isNear(from(address))]).toEqual([address, false])
  for (const header of ['x-forwarded-for', 'forwarded'])
    expect(isNear(from('127.0.0.1', { [header]: 'for=192.168.1.9' }))).toBe(false)
})

test('[ROOM-14] here is this computer alone', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(address => isFromHere(from(address)))).toEqual([
    true,
    true,
    true,
  ])
  expect(['192.168.1.9', '::ffff:192.168.1.9'].map(address => isFromHere(from(address)))).toEqual([
    false,
    false,
  ])
  expect(isFromHere(from('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }))).toBe(false)
})

test('a computer that speaks to itself is known by whichever address', () => {
  expect(isToItself(from('::ffff:192.168.1.20'))).toBe(true)
  expect(isToItself(from('127.0.0.1', {}, '127.0.0.1'))).toBe(true)
  expect(isToItself(from('192.168.1.9'))).toBe(false)
})

test('a name of the network around is told from one of the world', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
    expect([host, isThisComputer(host), isLocalName(host)]).toEqual([host, true, true])
  for (const host of ['192.168.1.20:3000', '[fe80::1]:3000', 'laptop', 'laptop.local:3000', 'pc.fritz.box'])
    expect([host, isThisComputer(host), isLocalName(host)]).toEqual([host, false, true])
  for (const host of ['play.example.org', 'localhost.example.org', '203.0.113.9:3000', '127.example.org'])
    expect([host, isThisComputer(host), isLocalName(host)]).toEqual([host, false, false])
})

test('[ROOM-30] only what can be a host is one', () => {
  for (const host of ['localhost', 'a.example:65535', '[fd00::1]:3000', '10.0.0.1:80'])
    expect([host, isHost(host)]).toEqual([host, true])
  for (const host of ['', 'a b', 'a/b', 'user@a', 'a:b', 'é.example', `${'a'.repeat(256)}`])
    expect([host, isHost(host)]).toEqual([host, false])
})
