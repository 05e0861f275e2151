// @vitest-environment happy-dom
import { sealOf, seedFrom } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { checkSeal, ownIn } from './seal-check.ts'
import { matchOf } from './testing.tsx'

const number = (digit: string) => digit.repeat(64)
const numbers = [number('1'), number('2')]
const server = number('a')
const sealed = { ...sealOf(server, numbers), by: [0, 3] }
const opened = { server, seed: seedFrom(server, numbers) }

test('[ROOM-15] while it is played there is nothing to check yet', async () => {
  expect(await checkSeal(matchOf({ seal: sealed }), 0, [])).toBe('running')
})

test('[ROOM-15] the phone computes itself that the promise was kept, with its own number in it', async () => {
  const match = matchOf({ seal: sealed, opened })
  expect(await checkSeal(match, 3, [number('2')])).toBe('kept')
  expect(ownIn(match, 3, [number('9'), number('2')])).toBe(number('2'))
})

test('[ROOM-15] a changed seed, a changed server’s number, or somebody else’s number in our name is found out', async () => {
  expect(await checkSeal(matchOf({ seal: sealed, opened: { ...opened, seed: number('b') } }), 3, [])).toBe(
    'broken',
  )
  expect(await checkSeal(matchOf({ seal: sealed, opened: { ...opened, server: number('b') } }), 3, [])).toBe(
    'broken',
  )
  expect(await checkSeal(matchOf({ seal: sealed, opened }), 3, [number('9')])).toBe('broken')
})

test('[ROOM-15] whoever came too late to add a number can check all the same', async () => {
  const match = matchOf({ seal: sealed, opened })
  expect(await checkSeal(match, 7, [number('9')])).toBe('kept')
  expect(ownIn(match, 7, [number('9')])).toBeUndefined()
})
