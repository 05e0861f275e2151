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
