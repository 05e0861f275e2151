import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

const from = (remoteAddress: string | undefined, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test('[ROOM-30] behind a proxy it is the last address that the proxy names, which nobody else can write', () => {
  expect(addressOf(from('127.0.0.1', '10.0.0.9, 192.0.2.7'), true)).toBe('192.0.2.7')
  expect(addressOf(from('127.0.0.1'), true)).toBe('127.0.0.1')
})

test('[ROOM-30] without one, what somebody writes about themselves counts for nothing', () => {
  expect(addressOf(from('192.0.2.1', '10.0.0.9'), false)).toBe('192.0.2.1')
  expect(addressOf(from(undefined), false)).toBe('nowhere')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('[ROOM-30] of IPv6, where one phone has 2⁶⁴ addresses, the network counts: %s', (address, network) => {
  expect(addressOf(from(address), false)).toBe(network)
  expect(addressOf(from('127.0.0.1', address), true)).toBe(network)
})

test.each(['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'])(
  '[ROOM-30] an IPv4 address is the same however it is written: %s',
  address => {
    expect(addressOf(from(address), false)).toBe('192.0.2.7')
  },
)

test('[ROOM-30] what a proxy says that is no address counts as it is', () => {
  expect(addressOf(from('127.0.0.1', 'unknown'), true)).toBe('unknown')
})
