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

/** ROOM-27: whoever forgets an evening that is on this device alone deletes it. */
export async function deleteEntries(room: string): Promise<void> {
  const shelf = await openEntryStore()
  try {
    await shelf.remove(room)
  } finally {
    shelf.close()
  }
}

async function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(ENTRIES)
  return asked(opening)
}

/** Strict: what has been told must not be gone after the battery is (ROOM-12). */
function begin(database: IDBDatabase, mode: IDBTransactionMode) {
  const transaction = database.transaction(ENTRIES, mode, { durability: 'strict' })
  return { transaction, entries: transaction.objectStore(ENTRIES) }
}

/** In the browser's own database, which keeps it when the page is closed. Throws where a browser lends none. */
export async function openEntryStore(): Promise<EntryStore> {
  let current: IDBDatabase | undefined = await opened()

  /**
   * iPhones cut the connection of a page in the background, some without a word. Whatever goes wrong is tried once more
   * by a new one: entries are added at their place or not at all, so that twice does no harm.
   */
  const tried = async <T>(task: (database: IDBDatabase) => Promise<T>): Promise<T> => {
    try {
      current ??= await opened()
      return await task(current)
    } catch {
      current?.close()
      current = await opened()
      return task(current)
    }
  }

  return {
    read: (room, from) =>
      tried(database => asked(begin(database, 'readonly').entries.getAll(entriesOf(room, from)))),
    add: (room, expected, texts) =>
      tried(async database => {
        const { transaction, entries } = begin(database, 'readwrite')
        const isNext = (await asked(entries.count(entriesOf(room, 0)))) === expected
        if (isNext) texts.forEach((text, i) => void entries.add(text, [room, expected + i]))
        await done(transaction)
        return isNext
      }),
    remove: room =>
      tried(async database => {
        const { transaction, entries } = begin(database, 'readwrite')
        entries.delete(entriesOf(room, 0))
        await done(transaction)
      }),
    close: () => current?.close(),
  }
}
