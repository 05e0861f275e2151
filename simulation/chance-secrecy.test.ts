import { expect, test } from 'vitest'
import { tells } from './chance-secrecy.ts'

const turns = (values: number, worlds = 40): readonly string[] =>
  Array.from({ length: worlds }, (_, i) => String((i * 7) % values))

test('[ROOM-14] what is the same whenever a secret is the same tells it, also under another name', () => {
  const secret = turns(6)
  expect(tells(secret, secret)).toBe(true)
  expect(
    tells(
      secret.map(value => `card ${value}`),
      secret,
    ),
  ).toBe(true)
})

test('[ROOM-14] what goes its own way tells nothing, nor what hardly ever was twice the same', () => {
  const secret = turns(6)
  expect(tells(turns(5), secret)).toBe(false)
  expect(tells(turns(39), secret)).toBe(false)
})

test('[ROOM-14] once the same thing seen with another secret is enough', () => {
  const secret = turns(6)
  expect(tells([...secret, secret[0]!], [...secret, secret[1]!])).toBe(false)
})
