import {
  applyEntry,
  type Entry,
  fold,
  isHost,
  linesFor,
  phoneView,
  playedBy,
  type Room,
  readName,
  roomView,
} from '@veillee/room'

/** What only a host brings about. */
const HOSTS: readonly Entry['did'][] = [
  'setDoor',
  'setChat',
  'setTimer',
  'choose',
  'remove',
  'start',
  'finish',
  'passHost',
]

/** Who comes is nobody yet, or somebody who had left. */
const ENTRANCES: readonly Entry['did'][] = ['join', 'moveIn']

/** What should not be in the log of a room that was attacked: each time in a sentence. */
export function wrongsIn(
  id: string,
  entries: readonly Entry[],
  refusedIds: ReadonlySet<string>,
): readonly string[] {
  const wrong: string[] = []
  let room = fold(entries.slice(0, 1))
  if (!room) return [`${id}: it was never opened`]
  // A file says what it likes of who did what; its room has to be one all the same.
  const isImported = entries.some(entry => entry.did === 'join' && entry.token === null)
  for (const entry of entries.slice(1)) {
    const why = isImported ? undefined : wrongOf(room, entry, refusedIds)
    if (why) wrong.push(`${id}: ${why}: ${JSON.stringify(entry).slice(0, 300)}`)
    room = applyEntry(room, entry)
  }
  return [...wrong, ...wrongsNow(room, isImported).map(why => `${id}: ${why}`)]
}

function wrongOf(room: Room, entry: Entry, refusedIds: ReadonlySet<string>): string | undefined {
  const { by, did, id, at } = entry
  if (id !== undefined && refusedIds.has(id)) return 'it was refused, and happened all the same'
  if (at < room.at) return 'time runs back'
  if (by === 'room' || ENTRANCES.includes(did)) return undefined
  return wrongBy(room, entry, by)
}

function wrongBy(room: Room, entry: Entry, by: number): string | undefined {
  const person = room.people[by]
  if (person?.status !== 'here' || person.onPhoneOf !== null) return 'nobody was there to do it'
  if (person.isScreen && entry.did !== 'leave') return 'a screen did it'
  if (HOSTS.includes(entry.did) && !isHost(room, by)) return 'only the host may do it'
  return entry.did === 'play' && !isTheirs(room, by, entry.seat) ? 'that seat is somebody else’s' : undefined
}

const isTheirs = (room: Room, by: number, seat: number | 'host' | 'room'): boolean =>
  seat === 'host' ? isHost(room, by) : playedBy(room, by).some(one => one === seat)

/** What is wrong with the room that the log makes. */
function wrongsNow(room: Room, isImported: boolean): readonly string[] {
  const wrong: string[] = []
  if (room.closed?.why === 'broken') wrong.push(`its match was closed: ${room.closed.why}`)
  for (const { name, isScreen } of room.people)
    if (!isScreen && !isImported && readName(name) !== name)
      wrong.push(`somebody is called ${JSON.stringify(name)}`)
  JSON.stringify(roomView(room))
  for (const person of room.people.keys()) JSON.stringify([phoneView(room, person), linesFor(room, person)])
  return wrong
}
