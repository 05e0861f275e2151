import type { Millis, Plain } from '@veillee/kernel'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { followed, numbered, type Opened, tellingContract } from './log.telling.contract.ts'
import type { Log } from './log.ts'
import { writersContract } from './log.writers.contract.ts'

/** What every log promises, whatever it is made of; opened new and empty. */
export function logContract(name: string, open: (now: () => Millis) => Promise<Log>): void {
  const opened: Opened = async () => {
    const log = await open(() => 0)
    onTestFinished(() => log.close())
    return log
  }

  describe(`${name}: entries`, () => {
    test('a room that nobody has heard of has no entries', async () => {
      const log = await opened()
      expect(await log.read('attic', 0)).toEqual([])
      expect(await log.read('attic', 7)).toEqual([])
    })

    test('entries keep their order, and positions count them from nought', async () => {
      const log = await opened()
      for (const entry of ['a', 'b', 'c'])
        expect(await log.append('attic', (await log.read('attic', 0)).length, [entry])).toBe('stored')
      expect(await log.read('attic', 0)).toEqual(numbered('a', 'b', 'c'))
    })

    test('one reads from any position on', async () => {
      const log = await opened()
      await log.append('attic', 0, ['a', 'b', 'c'])
      expect(await log.read('attic', 2)).toEqual([{ position: 2, entry: 'c' }])
      expect(await log.read('attic', 3)).toEqual([])
    })

    test('one reads no further than asked', async () => {
      const log = await opened()
      await log.append('attic', 0, ['a', 'b', 'c', 'd'])
      expect(await log.read('attic', 1, 2)).toEqual([{ position: 1, entry: 'b' }])
      expect(await log.read('attic', 1, 3)).toHaveLength(2)
      expect(await log.read('attic', 2, 2)).toEqual([])
      expect(await log.read('attic', 2, 99)).toHaveLength(2)
    })

    test('rooms do not mix', async () => {
      const log = await opened()
      await log.append('attic', 0, ['a'])
      await log.append('cellar', 0, ['b'])
      expect(await log.read('attic', 0)).toEqual(numbered('a'))
      expect(await log.read('cellar', 0)).toEqual(numbered('b'))
    })

    test.each([
      ['an old position', 0],
      ['a position that is still to come', 3],
      ['no position at all', -1],
    ])('an append at %s is a conflict and stores nothing', async (_, expected) => {
      const log = await opened()
      await log.append('attic', 0, ['a', 'b'])
      expect(await log.append('attic', expected, ['c', 'd'])).toBe('conflict')
      expect(await log.read('attic', 0)).toEqual(numbered('a', 'b'))
    })

    test('of appends at the same position at the same time, exactly one is stored', async () => {
      const log = await opened()
      const entries = ['a', 'b', 'c', 'd', 'e']
      const answers = await Promise.all(entries.map(entry => log.append('attic', 0, [entry, entry])))
      expect(answers.filter(answer => answer === 'stored')).toHaveLength(1)
      const winner = entries[answers.indexOf('stored')]!
      expect(await log.read('attic', 0)).toEqual(numbered(winner, winner))
    })

    test('a conflict in one room is nothing to the others', async () => {
      const log = await opened()
      const answers = await Promise.all([
        log.append('attic', 0, ['a']),
        log.append('attic', 0, ['b']),
        log.append('cellar', 0, ['c']),
      ])
      expect(answers[2]).toBe('stored')
      expect(await log.read('cellar', 0)).toEqual(numbered('c'))
    })

    test('an append of nothing changes nothing, and still says whether its position was right', async () => {
      const log = await opened()
      await log.append('attic', 0, ['a'])
      expect(await log.append('attic', 1, [])).toBe('stored')
      expect(await log.append('attic', 0, [])).toBe('conflict')
      expect(await log.read('attic', 0)).toEqual(numbered('a'))
    })

    test.each<[string, Plain]>([
      ['nothing', null],
      ['numbers', [0, -1, 0.1, 1e300, Number.MAX_SAFE_INTEGER]],
      ['something nested', { seat: 3, cards: [[], {}, { '': false }] }],
      ['letters of all kinds', 'Étagère « œuf » 𝄞 👩‍👩‍👧 עברית \u0000\n\u2028'],
      ['half a letter', '\ud83d'],
      ['a key that objects know', JSON.parse('{"__proto__":{"a":1},"constructor":2}')],
      ['200 kilobytes', { gesture: 'é7'.repeat(67_000) }],
    ])('%s comes back as it was', async (_, entry) => {
      const log = await opened()
      await log.append('attic', 0, [entry])
      const [read] = await log.read('attic', 0)
      expect(JSON.stringify(read!.entry)).toBe(JSON.stringify(entry))
    })

    test('what was appended stays as it was, whatever becomes of the object', async () => {
      const log = await opened()
      const entry = { cards: [1, 2] }
      const stored = log.append('attic', 0, [entry])
      entry.cards.push(3)
      await stored
      const [read] = await log.read('attic', 0)
      const theirs = read!.entry as { cards: number[] }
      theirs.cards.push(4)
      expect(await log.read('attic', 0)).toEqual(numbered({ cards: [1, 2] }))
    })

    writersContract(opened)
  })

  tellingContract(name, opened)

  describe(`${name}: rooms that end`, () => {
    test('what is forgotten is gone, and nothing else is', async () => {
      const log = await opened()
      for (const room of ['attic', 'cellar']) await log.append(room, 0, ['a', 'b'])
      await log.forget('attic')
      expect(await log.read('attic', 0)).toEqual([])
      expect(await log.read('cellar', 0)).toEqual(numbered('a', 'b'))
    })

    test('a forgotten room can begin anew, and its followers hear it', async () => {
      const log = await opened()
      await log.append('attic', 0, ['a', 'b'])
      await log.forget('attic')
      const heard = followed(log, 'attic')
      expect(await log.append('attic', 2, ['c'])).toBe('conflict')
      expect(await log.append('attic', 0, ['d'])).toBe('stored')
      expect(await log.read('attic', 0)).toEqual(numbered('d'))
      await vi.waitFor(() => expect(heard).toEqual(numbered('d')))
    })

    test('forgetting what was never there is no trouble', async () => {
      const log = await opened()
      await log.forget('attic')
      expect(await log.read('attic', 0)).toEqual([])
    })
  })

  describe(`${name}: closing`, () => {
    test('what was appended is stored first, and its followers hear of it', async () => {
      const log = await opened()
      const heard = followed(log, 'attic')
      const stored = log.append('attic', 0, ['a'])
      await log.close()
      expect(await stored).toBe('stored')
      expect(heard).toEqual(numbered('a'))
    })

    test('afterwards it says that it is closed, and closing again is no trouble', async () => {
      const log = await opened()
      await Promise.all([log.close(), log.close()])
      await expect(log.append('attic', 0, ['a'])).rejects.toThrow('The log is closed.')
      await expect(log.read('attic', 0)).rejects.toThrow('The log is closed.')
    })
  })
}
