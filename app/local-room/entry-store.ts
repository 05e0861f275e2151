/** Where the entries of rooms lie on this device: by room and position, each a text that is never changed. */
export interface EntryStore {
  /** From a position on, in order. */
  read(room: string, from: number): Promise<readonly string[]>
  /** All of them right behind as many as this, or none: false if there are more or fewer. */
  add(room: string, expected: number, texts: readonly string[]): Promise<boolean>
  remove(room: string): Promise<void>
  close(): void
}

const NAME = 'veillee'
const ENTRIES = 'entries'

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

const entriesOf = (room: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([room, from], [room, Number.POSITIVE_INFINITY])

/** Of all rooms on this device only these stay (ROOM-27): whoever forgets an evening here deletes it. */
export async function keepOnly(rooms: readonly string[]): Promise<void> {
  const shelf = await openEntryStore()
  try {
    const gone = (await shelf.rooms()).filter(room => !rooms.includes(room))
    await Promise.all(gone.map(room => shelf.remove(room)))
  } finally {
    shelf.close()
  }
}

/** In the browser's own database, which keeps it when the page is closed. Throws where a browser lends none. */
export async function openEntryStore(): Promise<EntryStore & { rooms(): Promise<readonly string[]> }> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(ENTRIES)
  const database = await asked(opening)
  const begin = (mode: IDBTransactionMode) => {
    // Strict: what has been told must not be gone after the battery is (ROOM-12).
    const transaction = database.transaction(ENTRIES, mode, { durability: 'strict' })
    return { transaction, entries: transaction.objectStore(ENTRIES) }
  }
  return {
    read: (room, from) => asked(begin('readonly').entries.getAll(entriesOf(room, from))),
    async add(room, expected, texts) {
      const { transaction, entries } = begin('readwrite')
      const isNext = (await asked(entries.count(entriesOf(room, 0)))) === expected
      if (isNext) texts.forEach((text, i) => void entries.add(text, [room, expected + i]))
      await done(transaction)
      return isNext
    },
    async remove(room) {
      const { transaction, entries } = begin('readwrite')
      entries.delete(entriesOf(room, 0))
      await done(transaction)
    },
    async rooms() {
      const keys = await asked(begin('readonly').entries.getAllKeys())
      return [...new Set(keys.map(key => (key as [string, number])[0]))]
    },
    close: () => database.close(),
  }
}
