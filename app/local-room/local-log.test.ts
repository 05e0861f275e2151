import { expect, test } from 'vitest'
import { logContract } from '../../room/log.contract.ts'
import type { EntryStore } from './entry-store.ts'
import { LocalLog, type Rumour } from './local-log.ts'

/** Like the browser's: it answers a little later, and outlives the logs that use it. */
class TestShelf implements EntryStore {
  readonly rooms = new Map<string, string[]>()

  async read(room: string, from: number): Promise<readonly string[]> {
    await null
    return this.rooms.get(room)?.slice(from) ?? []
  }

  async add(room: string, expected: number, texts: readonly string[]): Promise<boolean> {
    await null
    const before = this.rooms.get(room) ?? []
    if (before.length !== expected) return false
    this.rooms.set(room, [...before, ...texts])
    return true
  }

  async remove(room: string): Promise<void> {
    this.rooms.delete(room)
  }

  close(): void {}
}

/** Pages that hear each other. */
function rumours(count: number): readonly Rumour[] {
  const all: Rumour[] = Array.from({ length: count }, (_, i) => ({
    onTold: null,
    tell: room => {
      for (const [other, rumour] of all.entries()) if (other !== i) rumour.onTold?.(room)
    },
    close: () => {},
  }))
  return all
}

logContract('device log', async now => new LocalLog(new TestShelf(), rumours(1)[0]!, now))

test('[ROOM-8] what was stored is there when the page is loaded anew', async () => {
  const shelf = new TestShelf()
  const before = new LocalLog(shelf, rumours(1)[0]!, () => 0)
  await before.append('attic', 0, ['a', 'b'])
  const after = new LocalLog(shelf, rumours(1)[0]!, () => 0)
  expect(await after.append('attic', 0, ['c'])).toBe('conflict')
  expect(await after.append('attic', 2, ['c'])).toBe('stored')
  expect((await after.read('attic', 0)).map(({ entry }) => entry)).toEqual(['a', 'b', 'c'])
})

test('[ROOM-11] of two pages that have the same room, one is first, and the other hears of it', async () => {
  const shelf = new TestShelf()
  const [one, other] = rumours(2).map(rumour => new LocalLog(shelf, rumour, () => 0))
  const heard: unknown[] = []
  await other!.read('attic', 0)
  other!.follow('attic', ({ entry }) => heard.push(entry))
  const answers = await Promise.all([one!.append('attic', 0, ['a']), other!.append('attic', 0, ['b'])])
  expect([...answers].sort()).toEqual(['conflict', 'stored'])
  await other!.read('attic', 0)
  expect(heard).toEqual(answers[0] === 'stored' ? ['a'] : ['b'])
})

test('[ROOM-12] what the shelf cannot take is told to nobody', async () => {
  const shelf = new TestShelf()
  const log = new LocalLog(shelf, rumours(1)[0]!, () => 0)
  const heard: unknown[] = []
  log.follow('attic', ({ entry }) => heard.push(entry))
  shelf.add = () => Promise.reject(new Error('the device is full'))
  await expect(log.append('attic', 0, ['a'])).rejects.toThrow('full')
  expect(heard).toEqual([])
  expect(await log.read('attic', 0)).toEqual([])
})
