import type { Millis } from '@veillee/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { numbered } from './log.telling.contract.ts'
import type { RoomId } from './log.ts'
import type { NamedLog, Names } from './names.ts'

/** What every registry of names promises, with the rooms that they lead to. */
export function namesContract(name: string, open: (now: () => Millis) => Promise<NamedLog>): void {
  const opened = async (now = () => 0): Promise<NamedLog> => {
    const log = await open(now)
    onTestFinished(() => log.close())
    return log
  }

  describe(`${name}: names`, () => {
    test('a name leads to the room that claimed it first', async () => {
      const log = await opened()
      expect(await log.lookUp('sun')).toBeUndefined()
      expect(await log.claim('sun', 'attic')).toBe(true)
      expect(await log.claim('sun', 'cellar')).toBe(false)
      expect(await log.claim('sun', 'attic')).toBe(false)
      expect(await log.lookUp('sun')).toBe('attic')
    })

    test('a name that is released is free, for others too; the room and its other names stay', async () => {
      const log = await opened()
      await log.append('attic', 0, ['a'])
      for (const name of ['sun', 'moon']) await log.claim(name, 'attic')
      await log.release('sun', 'cellar')
      expect(await log.lookUp('sun')).toBe('attic')
      await log.release('sun', 'attic')
      await log.release('star', 'attic')
      expect([await log.lookUp('sun'), await log.lookUp('moon')]).toEqual([undefined, 'attic'])
      expect(await log.countNames()).toBe(1)
      expect(await log.claim('sun', 'cellar')).toBe(true)
      expect(await log.read('attic', 0)).toEqual(numbered('a'))
    })

    test('of claims at the same time, one wins', async () => {
      const log = await opened()
      const rooms = ['attic', 'cellar', 'garden', 'kitchen']
      const won = await Promise.all(rooms.map(room => log.claim('sun', room)))
      expect(won.filter(Boolean)).toHaveLength(1)
      expect(await log.lookUp('sun')).toBe(rooms[won.indexOf(true)])
    })

    test('names are counted', async () => {
      const log = await opened()
      expect(await log.countNames()).toBe(0)
      for (const name of ['sun', 'moon', 'sun']) await log.claim(name, 'attic')
      expect(await log.countNames()).toBe(2)
    })

    test('names differ by a single letter, and by its case', async () => {
      const log = await opened()
      await log.claim('sun', 'attic')
      expect(await log.claim('Sun', 'cellar')).toBe(true)
      expect(await log.claim('sün', 'garden')).toBe(true)
    })

    test('names go with the room that is forgotten, and no others do', async () => {
      const log = await opened()
      for (const room of ['attic', 'cellar']) {
        await log.append(room, 0, ['a', 'b'])
        await log.claim(`${room} code`, room)
        await log.claim(`${room} link`, room)
      }
      await log.forget('attic')
      expect(await log.lookUp('attic code')).toBeUndefined()
      expect(await log.lookUp('attic link')).toBeUndefined()
      expect(await log.lookUp('cellar code')).toBe('cellar')
      expect(await log.countNames()).toBe(2)
    })

    test('once it is closed it says so', async () => {
      const log = await opened()
      await log.close()
      await expect(log.claim('sun', 'attic')).rejects.toThrow('The log is closed.')
      await expect(log.lookUp('sun')).rejects.toThrow('The log is closed.')
    })
  })

  describe(`${name}: rooms that nobody comes back to`, () => {
    test('where there are no rooms, none is idle', async () => {
      const log = await opened()
      await log.forget('attic')
      expect(await log.idleSince(Number.MAX_SAFE_INTEGER)).toEqual([])
    })

    test('idle are the rooms to which nothing was appended since', async () => {
      let now = 1_000
      const log = await opened(() => now)
      await log.append('attic', 0, ['a'])
      await log.append('cellar', 0, ['a'])
      await log.append('garden', 0, ['a'])
      now = 2_000
      await log.append('cellar', 1, ['b'])
      await log.append('garden', 0, ['too late'])
      expect(await idleRooms(log, 1_000)).toEqual([])
      expect(await idleRooms(log, 1_001)).toEqual(['attic', 'garden'])
      expect(await idleRooms(log, 2_001)).toEqual(['attic', 'cellar', 'garden'])
    })

    test('a new name counts as life, and a room that has nothing but a name can be found idle too', async () => {
      let now = 1_000
      const log = await opened(() => now)
      await log.append('attic', 0, ['a'])
      await log.claim('code of the cellar', 'cellar')
      now = 2_000
      await log.claim('code of the attic', 'attic')
      expect(await idleRooms(log, 2_000)).toEqual(['cellar'])
      expect(await idleRooms(log, 2_001)).toEqual(['attic', 'cellar'])
    })

    test('a room that somebody came back to is not idle, and others are', async () => {
      let now = 1_000
      const log = await opened(() => now)
      for (const room of ['attic', 'cellar']) {
        await log.append(room, 0, ['a'])
        await log.claim(`${room} code`, room)
      }
      now = 2_000
      await log.touch('attic')
      await log.touch('a room that nobody has heard of')
      expect(await idleRooms(log, 1_001)).toEqual(['cellar'])
      expect(await idleRooms(log, 2_001)).toEqual(['attic', 'cellar'])
      expect(await log.read('attic', 0)).toEqual(numbered('a'))
      expect(await log.lookUp('attic code')).toBe('attic')
    })
  })
}

const idleRooms = async (log: Names, at: Millis): Promise<readonly RoomId[]> =>
  [...(await log.idleSince(at))].sort()
