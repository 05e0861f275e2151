import type { Plain } from '@veillee/kernel'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Log, Logged, RoomId } from './log.ts'

/** A new and empty log, closed after the test. */
export type Opened = () => Promise<Log>

/** Who hears what, and when. */
export function tellingContract(name: string, opened: Opened): void {
  describe(`${name}: followers`, () => {
    test('hear every entry once and in order, whoever appended it, and several at once', async () => {
      const log = await opened()
      const heard = [followed(log, 'attic'), followed(log, 'attic')]
      await log.append('attic', 0, ['a', 'b'])
      await Promise.all([log.append('attic', 2, ['c']), log.append('attic', 2, ['c'])])
      await log.append('attic', 3, ['d'])
      for (const one of heard) await vi.waitFor(() => expect(one).toEqual(numbered('a', 'b', 'c', 'd')))
    })

    test('hear what is stored from now on, and nothing older', async () => {
      const log = await opened()
      await log.append('attic', 0, ['a'])
      const heard = followed(log, 'attic')
      await log.append('attic', 1, ['b'])
      await vi.waitFor(() => expect(heard).toEqual([{ position: 1, entry: 'b' }]))
    })

    test('[ROOM-12] hear of nothing before it is stored', async () => {
      const log = await opened()
      const found: Promise<boolean>[] = []
      log.follow('attic', ({ position }) => {
        found.push(log.read('attic', position).then(later => later.length > 0))
      })
      for (const position of [0, 1, 2]) await log.append('attic', position, ['a'])
      await vi.waitFor(() => expect(found).toHaveLength(3))
      expect(await Promise.all(found)).toEqual([true, true, true])
    })

    test('have heard it when the append is acknowledged', async () => {
      const log = await opened()
      const heard = followed(log, 'attic')
      await log.append('attic', 0, ['a', 'b'])
      expect(heard).toEqual(numbered('a', 'b'))
    })

    test('hear of nothing while the append is still being asked for', async () => {
      const log = await opened()
      const heard = followed(log, 'attic')
      const stored = log.append('attic', 0, ['a'])
      expect(heard).toEqual([])
      await stored
    })

    test('hear nothing of a conflict', async () => {
      const log = await opened()
      const heard = followed(log, 'attic')
      await log.append('attic', 1, ['a'])
      await log.append('attic', 0, ['b'])
      await vi.waitFor(() => expect(heard).toEqual(numbered('b')))
    })

    test('hear nothing of other rooms', async () => {
      const log = await opened()
      const [attic, cellar] = [followed(log, 'attic'), followed(log, 'cellar')]
      await log.append('cellar', 0, ['a'])
      await log.append('attic', 0, ['b'])
      await vi.waitFor(() => expect(attic).toEqual(numbered('b')))
      expect(cellar).toEqual(numbered('a'))
    })

    test('hear nothing more once they stop, and stopping twice stops nobody else', async () => {
      const log = await opened()
      const heard: Logged[] = []
      const listener = (logged: Logged): void => void heard.push(logged)
      const stop = log.follow('attic', listener)
      await log.append('attic', 0, ['a'])
      await vi.waitFor(() => expect(heard).toHaveLength(1))
      stop()
      log.follow('attic', listener)
      stop()
      await log.append('attic', 1, ['b'])
      await vi.waitFor(() => expect(heard).toEqual(numbered('a', 'b')))
    })

    test('may stop, begin and append while they are being told', async () => {
      const log = await opened()
      const late: Logged[] = []
      const stop = log.follow('attic', () => {
        stop()
        log.follow('attic', logged => void late.push(logged))
        void log.append('attic', 1, ['b'])
      })
      await log.append('attic', 0, ['a'])
      await vi.waitFor(() => expect(late).toEqual([{ position: 1, entry: 'b' }]))
    })

    test('who fail harm neither the append nor the others', async () => {
      const log = await opened()
      const unhandled = unhandledRejections()
      log.follow('attic', () => {
        throw new Error('no ears')
      })
      const heard = followed(log, 'attic')
      expect(await log.append('attic', 0, ['a', 'b'])).toBe('stored')
      await vi.waitFor(() => expect(heard).toEqual(numbered('a', 'b')))
      await vi.waitFor(() => expect(unhandled).toEqual([new Error('no ears'), new Error('no ears')]))
    })
  })
}

export const numbered = (...entries: readonly Plain[]): readonly Logged[] =>
  entries.map((entry, position) => ({ position, entry }))

export function followed(log: Log, room: RoomId): readonly Logged[] {
  const heard: Logged[] = []
  log.follow(room, logged => void heard.push(logged))
  return heard
}

/** Those of this test: the test runner would count them as failures. */
function unhandledRejections(): readonly unknown[] {
  const reasons: unknown[] = []
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', reason => reasons.push(reason))
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of others) process.on('unhandledRejection', listener)
  })
  return reasons
}
