import { expect, test } from 'vitest'
import { isOfTheHouse } from './invitation.ts'

test.each([
  ['http://192.168.1.20:3000', true],
  ['http://10.0.0.4:3000', true],
  ['http://172.20.1.1', true],
  ['http://localhost:3000', true],
  ['http://veillee.local:3000', true],
  ['http://[fd12::1]:3000', true],
  ['http://[::1]:3000', true],
  ['http://[2001:db8::1]:3000', false],
  ['https://veillee.example.org', false],
  ['https://example.org/veillee', false],
  ['http://172.40.1.1', false],
  ['https://fdroid.example.org', false],
])('[ROOM-1] %s is of the house: %s', (home, is) => {
  expect(isOfTheHouse(home)).toBe(is)
})
