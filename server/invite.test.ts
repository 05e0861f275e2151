import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { homeFor, invite } from './invite.ts'

const card = (address: string, internal: boolean): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
})

const atHome = { lo: [card('127.0.0.1', true)], wifi: [card('192.168.1.20', false)] }

test('[ROOM-1] guests find the server where the page was found', () => {
  expect(homeFor('play.example.org', true, atHome)).toBe('https://play.example.org')
  expect(homeFor('192.168.1.20:3000', false, atHome)).toBe('http://192.168.1.20:3000')
})

test('[ROOM-26] whoever opened it as localhost invites to the computer’s address in the network', () => {
  expect(homeFor('localhost:3000', false, atHome)).toBe('http://192.168.1.20:3000')
  expect(homeFor('127.0.0.1:8080', false, atHome)).toBe('http://192.168.1.20:8080')
  expect(homeFor('localhost:3000', false, {})).toBe('http://localhost:3000')
})

test('[ROOM-1] a room has a link and a QR code', () => {
  const link = invite('/invite/KMF4', 'play.example.org', true)
  expect(JSON.parse(link!.body)).toEqual({ link: 'https://play.example.org/join/KMF4' })
  const picture = invite('/invite/KMF4.svg', 'play.example.org', true)
  expect(picture!.type).toBe('image/svg+xml; charset=utf-8')
  expect(picture!.body).toMatch(/^<svg /)
})

test('anything else is no invitation', () => {
  expect(invite('/invite/', 'a', true)).toBeUndefined()
  expect(invite('/invite/<b>', 'a', true)).toBeUndefined()
})
