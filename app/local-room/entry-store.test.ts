import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteEntries, type EntryStore, openEntryStore } from './entry-store.ts'

type Key = readonly [room: string, place: number]

/** Answers a little later, like the browser's, and asks the transaction then whether it still lives. */
class FakeRequest<T> {
  result!: T
  error: unknown = null
  onsuccess: (() => void) | null = null
  onerror: (() => void) | null = null
  onupgradeneeded: (() => void) | null = null

  constructor(work: () => T) {
    queueMicrotask(() => {
      this.result = work()
      this.onupgradeneeded?.()
      this.onsuccess?.()
    })
  }
}

const rows = new Map<string, unknown>()
const nameOf = ([room, place]: Key): string => `${room} ${place}`
const within = ({ room, from }: { room: string; from: number }): readonly string[] =>
  [...rows.keys()].filter(name => name.startsWith(`${room} `) && Number(name.split(' ')[1]) >= from)

/** As much of a database as the store uses; a browser may cut it at any time. */
class FakeDatabase {
  static all: FakeDatabase[] = []
  isClosed = false
  /** The next transaction is given up in its middle. */
  isFaint = false

  constructor() {
    FakeDatabase.all.push(this)
  }

  createObjectStore(): void {}

  close(): void {
    this.isClosed = true
  }

  transaction() {
    if (this.isClosed) throw new DOMException('The database connection is closing.', 'InvalidStateError')
    const isAborted = this.isFaint
    this.isFaint = false
    const transaction = {
      error: new DOMException('gone', 'AbortError'),
      oncomplete: null as (() => void) | null,
      onabort: null as (() => void) | null,
      objectStore: () => ({
        getAll: (range: { room: string; from: number }) =>
          new FakeRequest(() => within(range).map(name => rows.get(name))),
        count: (range: { room: string; from: number }) => new FakeRequest(() => within(range).length),
        add: (text: string, key: Key) => isAborted || rows.set(nameOf(key), text),
        delete: (range: { room: string; from: number }) => {
          if (!isAborted) for (const name of within(range)) rows.delete(name)
        },
      }),
    }
    setTimeout(() => (isAborted ? transaction.onabort?.() : transaction.oncomplete?.()))
    return transaction
  }
}

const last = () => FakeDatabase.all.at(-1)!
let store: EntryStore

beforeEach(async () => {
  rows.clear()
  FakeDatabase.all = []
  vi.stubGlobal('indexedDB', { open: () => new FakeRequest(() => new FakeDatabase()) })
  vi.stubGlobal('IDBKeyRange', { bound: ([room, from]: Key) => ({ room, from }) })
  store = await openEntryStore()
  await store.add('attic', 0, ['a', 'b'])
})
afterEach(() => vi.unstubAllGlobals())

test('[ROOM-12] a connection that was cut in the background is opened anew, and nobody notices', async () => {
  last().close()
  expect(await store.read('attic', 0)).toEqual(['a', 'b'])
  last().close()
  expect(await store.add('attic', 2, ['c'])).toBe(true)
  last().close()
  await store.remove('cellar')
  expect(await store.read('attic', 1)).toEqual(['b', 'c'])
  expect(FakeDatabase.all).toHaveLength(4)
})

test('[ROOM-12] what was given up in the middle is written by the second try, once', async () => {
  last().isFaint = true
  expect(await store.add('attic', 2, ['c'])).toBe(true)
  expect(await store.read('attic', 0)).toEqual(['a', 'b', 'c'])
})

test('[ROOM-11] a second try does not put in what is not next', async () => {
  last().close()
  expect(await store.add('attic', 1, ['c'])).toBe(false)
})

test('what cannot be opened again says so', async () => {
  last().close()
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'UnknownError')
    },
  })
  await expect(store.read('attic', 0)).rejects.toThrow('no')
})

test('[ROOM-27] forgetting one room deletes that one and no other', async () => {
  await store.add('cellar', 0, ['x'])
  await deleteEntries('cellar')
  expect(await store.read('cellar', 0)).toEqual([])
  expect(await store.read('attic', 0)).toEqual(['a', 'b'])
})
