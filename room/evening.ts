import type { Did, Entry, EntryOf } from './entry.ts'

/** An evening as a file (ROOM-27): what its log has, without what only the server may know. */
export interface Evening {
  readonly veillee: 'evening'
  /** Of the log, which says it itself everywhere else. */
  readonly format: number
  readonly entries: readonly Entry[]
}

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

/** Finished matches whole. One that is under way as if it had not begun: its moves and its seal would tell secrets. */
export function exportOf(entries: readonly Entry[]): Evening {
  const open = unfinished(entries)
  const kept = entries.filter((_, i) => !open.has(i))
  const format = formatOf(entries[0])
  return { veillee: 'evening', format, entries: kept.flatMap(entry => withoutSecrets(entry) ?? []) }
}

const formatOf = (first: Entry | undefined): number => (first?.did === 'open' && first.format) || 1

/** Where the log speaks of matches that nobody has finished, the next one included. */
function unfinished(entries: readonly Entry[]): ReadonlySet<number> {
  const open = new Set<number>()
  let seal: number[] = []
  let isOpen = false
  for (const [i, { did }] of entries.entries()) {
    if (did === 'start') isOpen = !isFinished(entries, i)
    if (did === 'promise') for (const one of seal.splice(0)) open.add(one)
    if (OF_A_SEAL.includes(did)) seal.push(i)
    if (did === 'start' && !isOpen) seal = []
    if (isOpen && OF_A_MATCH.includes(did)) open.add(i)
  }
  for (const one of seal) open.add(one)
  return open
}

function isFinished(entries: readonly Entry[], start: number): boolean {
  const next = entries.findIndex(({ did }, i) => i > start && (did === 'finish' || did === 'start'))
  return entries[next]?.did === 'finish'
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
