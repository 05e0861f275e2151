// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { newsBetween } from './news.ts'
import { lobbyOf } from './testing.tsx'

const seen = (change = {}) => ({ lobby: lobbyOf(['Ana', 'Tom'], change), match: null })

test('[ROOM-36] the table is told of another host, and of nothing where nothing has changed', () => {
  expect(newsBetween(seen(), seen({ host: 1 }))).toEqual([{ is: 'host', person: 1 }])
  expect(newsBetween(seen(), seen())).toEqual([])
})
