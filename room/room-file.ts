import { FIRST_OWN_CARD } from '@veillee/games'
import type { Did, Entry, EntryOf } from './entry.ts'
import { supersededWords } from './own-words.ts'
import { unwantedPhotos } from './photos.ts'

/** An evening as a file (ROOM-27): what its log has, without what only the server may know. */
export interface RoomFile {
  readonly veillee: 'evening'
  /** Of the log, which says it itself everywhere else. */
  readonly format: number
  readonly entries: readonly Entry[]
}

/** What is round the entries. */
export const headOf = ([first]: readonly Entry[]): Omit<RoomFile, 'entries'> => ({
  veillee: 'evening',
  format: (first?.did === 'open' && first.format) || 1,
})

/** What belongs to one match, and goes with it. */
const OF_A_MATCH: readonly Did[] = [
  'start',
  'play',
  'tick',
  'askWithout',
  'standIn',
  'comeBack',
  'takeSeat',
  'lengthenTimer',
  'stopTimer',
]
const OF_A_SEAL: readonly Did[] = ['promise', 'addNumber']

/** The whole of `exporting` at once. */
export const exportOf = (entries: readonly Entry[]): RoomFile => ({
  ...headOf(entries),
  entries: [...exporting(entries)].filter(entry => entry !== undefined),
})

/** So many entries are looked through in one step. */
const A_STEP = 2_000

/**
 * Entry by entry what the file of an evening has, and nothing where it only looked (ROOM-38). Finished matches whole; one that is under way as if it had not begun:
 * its moves and its seal would tell secrets.
 */
export function* exporting(entries: readonly Entry[]): Generator<Entry | undefined, void> {
  const open = yield* unfinished(entries)
  const unwanted = unwantedPhotos(entries)
  yield
  const superseded = supersededWords(entries)
  yield
  let card = FIRST_OWN_CARD
  for (const [i, entry] of entries.entries()) {
    const told = open.has(i) || superseded.has(entry) ? undefined : withoutSecrets(entry)
    if (told?.did === 'addPhoto' && unwanted.has(card++)) yield { ...told, picture: '' }
    else if (told || i % A_STEP === 0) yield told
  }
}

/** Where the log speaks of matches that nobody has finished, the next one included. */
function* unfinished(entries: readonly Entry[]): Generator<undefined, ReadonlySet<number>> {
  const open = new Set<number>()
  const finished = yield* finishedStarts(entries)
  let seal: number[] = []
  let isOpen = false
  for (let i = 0; i < entries.length; i++) {
    const { did } = entries[i]!
    if (did === 'start') isOpen = !finished.has(i)
    if (did === 'promise') for (const one of seal.splice(0)) open.add(one)
    if (OF_A_SEAL.includes(did)) seal.push(i)
    if (did === 'start' && !isOpen) seal = []
    if (isOpen && OF_A_MATCH.includes(did)) open.add(i)
    if (i % A_STEP === 0) yield
  }
  for (const one of seal) open.add(one)
  return open
}

/** Where matches begin that end before the next one does. */
function* finishedStarts(entries: readonly Entry[]): Generator<undefined, ReadonlySet<number>> {
  const finished = new Set<number>()
  let begun: number | undefined
  for (let i = 0; i < entries.length; i++) {
    const { did } = entries[i]!
    if (did === 'finish' && begun !== undefined) finished.add(begun)
    if (did === 'finish') begun = undefined
    if (did === 'start') begun = i
    if (i % A_STEP === 0) yield
  }
  return finished
}

/** Nothing by which a room is reached or a device is known, nothing that was said or answered in private. */
function withoutSecrets({ id: _, ...entry }: Entry): Entry | undefined {
  switch (entry.did) {
    case 'offerSeat':
    case 'answerPalm':
    case 'feelAt':
      return undefined
    case 'say':
      return entry.heard === 'everybody' ? entry : undefined
    case 'open':
      return openAnywhere(entry)
    case 'join':
    case 'moveIn':
      return { ...entry, token: null }
    default:
      return entry
  }
}

function openAnywhere({ format: _, ...opened }: Omit<EntryOf<'open'>, 'id'>): Entry {
  return { ...opened, code: '' }
}
