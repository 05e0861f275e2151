import { expect, test } from 'vitest'
import { isOwnPage } from './origin.ts'

const host = 'evening.example:3000'
const friends = ['https://friends.example']

test.each([
  ['no page at all', undefined],
  ['a page of this server', 'http://evening.example:3000'],
  ['the same behind a proxy that speaks TLS', 'https://evening.example:3000'],
  ['a page that the operator has named', 'https://friends.example'],
])('[ROOM-30] %s may', (_, origin) => {
  expect(isOwnPage({ host, ...(origin === undefined ? {} : { origin }) }, friends)).toBe(true)
})

test.each([
  ['of somebody else', 'https://evil.example'],
  ['of another port', 'http://evening.example:3001'],
  ['whose name begins alike', 'http://evening.example:3000.evil.example'],
  ['of a friend, but not of their name', 'https://not-friends.example'],
  ['that hides where it is from', 'null'],
])('[ROOM-30] a page %s may not', (_, origin) => {
  expect(isOwnPage({ host, origin }, friends)).toBe(false)
})
