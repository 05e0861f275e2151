import { awaits, type Seat, type Touch, touches } from '@veillee/kernel'
import { FACES, PACKET, playedBy, writePacket } from '@veillee/room'
import { exampleDrawing, exampleMime, PUPPET_AT_REST, writePuppet, writeSamples } from '@veillee/touch'
import type { Wished } from './act.ts'
import type { Device } from './device.ts'
import { ABSENCE_MS, type Evening, SCREEN } from './evening.ts'
import { answerPalm, knockInVain } from './gathering.ts'

/** What happens at a table besides the match. */
type Incident = (evening: Evening) => Promise<void>

const LATECOMER = 'Max'
const LAST = 'Zoe'
const WORDS = ['hm', 'is it my turn?', 'ssh', 'I would take the left one', 'tea, anybody?']

const someone = (evening: Evening): Device => evening.chance.pick(evening.open)

// Talk (ROOM-17)

async function talk(evening: Evening): Promise<void> {
  const { name } = someone(evening)
  await evening.wishes(name, { do: 'say', kind: 'words', text: evening.chance.pick(WORDS) })
  await evening.wishes(someone(evening).name, { do: 'say', kind: 'faces', text: evening.chance.pick(FACES) })
}

/** Words of those who may: maybe for their team alone. And of one who has to be silent. */
async function whisper(evening: Evening): Promise<void> {
  const mayTalk = evening.players.filter(({ guest }) => guest.phone.may.words)
  for (const { name } of [...mayTalk, someone(evening)])
    await evening.wishes(name, { do: 'say', kind: 'words', text: `${name}: ${evening.chance.pick(WORDS)}` })
}

async function phrase(evening: Evening): Promise<void> {
  const able = evening.open.filter(({ guest }) => guest.phone.may.phrases.length > 0)
  if (able.length === 0) return talk(evening)
  const { name, guest } = evening.chance.pick(able)
  await evening.wishes(name, {
    do: 'say',
    kind: 'phrases',
    text: evening.chance.pick(guest.phone.may.phrases),
  })
}

// In vain (ROOM-11, 30)

/** What somebody else could play, tried by everybody who plays, each on their own seat. */
async function tryOthersMoves(evening: Evening): Promise<void> {
  const { seats } = evening.match
  for (const { name, person } of evening.players) {
    const [seat] = playedBy(evening.room, person!)
    const other = evening.moveOf(evening.chance.below(seats)) ?? evening.moveOf('host')
    if (other && other.by !== seat) await evening.wishes(name, playOf(evening, seat!, other), true)
  }
}

const playOf = (evening: Evening, seat: Seat | 'host', played: { move: string; input: unknown }): Wished => ({
  do: 'play',
  seat,
  move: played.move,
  input: played.input,
  ...evening.question,
})

/** A late answer, somebody else's seat, the host's business, a move that does not exist. */
async function overstep(evening: Evening): Promise<void> {
  const { name, person } = someone(evening)
  const seat = playedBy(evening.room, person!)[0] ?? 0
  const any = playOf(evening, seat, { move: 'nothing', input: { of: 'the kind' } })
  const vain: readonly Wished[] = [
    any,
    { ...any, step: evening.question.step + 1 },
    { ...any, step: Math.max(0, evening.question.step - 1) },
    { ...any, match: 7 },
    { ...any, seat: (seat + 1) % evening.match.seats },
    { ...any, seat: 'host' },
    { do: 'askWithout', absent: seat, ...evening.question },
    { do: 'takeSeat', match: evening.question.match, seat },
    { do: 'sit', seat: 0 },
    { do: 'rename', name: 'Nobody' },
  ]
  await evening.wishes(name, evening.chance.pick(vain), true)
}

const NO_MESSAGES: readonly (string | Buffer)[] = [
  '',
  'hello',
  '{}',
  '[]',
  '{"do":"wish"}',
  '{"do":"fetch","gesture":-1}',
  Buffer.from([1, 2, 3]),
  ' '.repeat(200_000),
]

/** What is too large ends the connection. */
async function babble(evening: Evening): Promise<void> {
  const device = someone(evening)
  await evening.does(device.name, { do: 'babble', frame: evening.chance.pick(NO_MESSAGES) })
  if (!device.isOpen) await evening.comesBack(device)
}

/** Gestures that may be seen and gestures that may not, asked for by everybody. */
async function fetch(evening: Evening): Promise<void> {
  const count = evening.room.playing?.gestures.length ?? 0
  for (const { name } of evening.open)
    if (evening.oneIn(2)) await fetches(evening, name, evening.chance.below(count + 1))
}

/** As it was made, or as somebody felt it, who may never have been touched at all. */
async function fetches(evening: Evening, by: string, gesture: number): Promise<void> {
  const feltBy = evening.oneIn(2) ? evening.chance.below(evening.match.seats) : undefined
  await evening.does(by, { do: 'fetch', gesture, ...(feltBy !== undefined && { feltBy }) })
}

/** The last gesture, asked for by everybody: the one that is most likely to be secret. */
async function fetchLast(evening: Evening): Promise<void> {
  const gesture = (evening.room.playing?.gestures.length ?? 0) - 1
  if (gesture < 0) return
  for (const { name } of evening.open) await fetches(evening, name, gesture)
}

// Samples of a gesture under way

/**
 * Whoever could be drawing or miming moves a little, and so does one of the puppets; now and then somebody moves a hand
 * or a puppet that is not theirs, or says again what they have said before.
 */
export async function touch(evening: Evening): Promise<void> {
  const all = touches(evening.match)
  const puppet = evening.chance.shuffled(all.filter(({ kind }) => kind === 'puppet')).slice(0, 1)
  for (const { from, kind } of [...all.filter(one => one.kind !== 'puppet'), ...puppet]) {
    const device = evening.oneIn(6) ? someone(evening) : evening.deviceOf(from)
    if (!device) continue
    for (const first of evening.oneIn(4) ? [0, 2, 0] : [0, 2]) {
      const [packet, otherwise] = [packetOf(evening, from, kind, first), packetOf(evening, from, kind, first)]
      await evening.does(device.name, { do: 'touch', packet, otherwise })
    }
  }
}

function packetOf(evening: Evening, seat: Seat, kind: Touch['kind'], first: number): Buffer {
  const of = { seat, ...evening.question, first }
  if (kind === 'puppet') return Buffer.from(writePacket(PACKET.puppet, of, somePose(evening)))
  const { below } = evening.chance
  const { samples } = kind === 'mime' ? exampleMime(undefined, below) : exampleDrawing([], below)
  const how = evening.oneIn(4) ? PACKET.again : PACKET.sent
  return Buffer.from(writePacket(how, of, writeSamples(samples.slice(first, first + 2))))
}

const somePose = ({ chance }: Evening): Uint8Array =>
  writePuppet({ ...PUPPET_AT_REST, lean: (chance.below(255) - 127) / 127, acts: chance.below(25) })

// Coming and going (ROOM-8, 9, 10)

const reconnect: Incident = evening => evening.comesBack(someone(evening))

async function everybodyReconnects(evening: Evening): Promise<void> {
  for (const device of evening.open) await evening.comesBack(device)
}

/** The same at another server: all that it knows is from the log (ROOM-8, 29). */
async function restart(evening: Evening): Promise<void> {
  const were = evening.open
  await evening.does(SCREEN, { do: 'restart' }, 0)
  for (const device of were) await evening.comesBack(device)
}

/** A second tab: the same token, twice connected. */
async function twin(evening: Evening): Promise<void> {
  const device = someone(evening)
  const other = `${device.name}, second tab`
  if (evening.world.device(other).isOpen) await evening.does(other, { do: 'hangUp' })
  else if (device.key) await evening.enters(other, { do: 'resume', tokenOf: device.name })
}

/** Somebody who is awaited is gone for long, and the others vote; they are back when nothing else goes on. */
async function absence(evening: Evening): Promise<void> {
  const lit = awaits(evening.match).filter(actor => typeof actor === 'number')
  const seat = evening.chance.shuffled(lit).find(one => evening.deviceOf(one))
  if (seat === undefined || evening.players.length < 2) return
  const { person } = evening.deviceOf(seat)!
  for (const device of evening.open.filter(one => one.person === person))
    await evening.does(device.name, { do: 'hangUp' })
  await evening.votes(seat)
  await evening.waits(ABSENCE_MS)
  if (evening.isPlaying) await evening.votes(seat)
}

/** A place goes to another device, and the one before comes back to look on. */
async function handOver(evening: Evening): Promise<void> {
  const old = evening.chance.shuffled(evening.players)[0]
  const heir = `${old?.name} on another phone`
  if (!old || evening.world.devices.has(heir)) return
  const { entries } = await evening.wishes(old.name, { do: 'offerSeat' })
  if (entries.length === 0) return
  await evening.enters(heir, { do: 'moveIn', linkOf: old.name })
  await evening.comesBack(old)
  await knockInVain(evening)
}

/** Somebody who comes in the middle, and would like a seat. */
async function comeLate(evening: Evening): Promise<void> {
  if (!evening.world.devices.has(LATECOMER)) await evening.enters(LATECOMER, { do: 'join', name: LATECOMER })
  const device = evening.world.device(LATECOMER)
  if (!device.isOpen || device.person === undefined) await evening.comesBack(device)
  for (let seat = 0; device.isOpen && seat < evening.match.seats; seat++)
    await evening.wishes(LATECOMER, { do: 'takeSeat', match: evening.question.match, seat })
}

/** Seldom: a table of two has nobody to lose. */
async function leave(evening: Evening): Promise<void> {
  const going = evening.players.filter(({ name }) => name !== evening.host?.name)
  if (going.length < 3 || !evening.oneIn(3)) return talk(evening)
  await evening.wishes(evening.chance.pick(going).name, { do: 'leave' })
  await comeLate(evening)
}

// The rest

async function timer(evening: Evening): Promise<void> {
  const { name } = someone(evening)
  await evening.wishes(name, { do: evening.chance.pick(['lengthenTimer', 'stopTimer']), ...evening.question })
}

const changeOfMind: Incident = evening => answerPalm(evening, someone(evening))

const resend: Incident = evening => evening.resends()

const screenReconnects: Incident = evening => evening.comesBack(evening.world.device(SCREEN))

/** ROOM-27: what is under way is not in it. */
async function takeHome(evening: Evening): Promise<void> {
  await evening.does(someone(evening).name, { do: 'takeHome' })
}

/** What a host may do at any time (ROOM-4); of others, it is refused. */
async function lead(evening: Evening): Promise<void> {
  const { name } = evening.host ?? someone(evening)
  const to = someone(evening).person
  const orders: readonly Wished[] = [
    { do: 'setChat', isOn: !evening.room.isChatOn },
    { do: 'setDoor', isOpen: !evening.room.isOpen },
    { do: 'passHost', to },
    { do: 'setTimer', timerMs: 30_000 },
    { do: 'remove', person: evening.world.device(LATECOMER).person ?? 0 },
  ]
  await evening.wishes(name, evening.chance.pick(orders))
}

export const INCIDENTS: readonly Incident[] = [
  talk,
  whisper,
  phrase,
  tryOthersMoves,
  overstep,
  babble,
  fetch,
  fetchLast,
  reconnect,
  everybodyReconnects,
  restart,
  twin,
  absence,
  handOver,
  comeLate,
  leave,
  timer,
  changeOfMind,
  resend,
  screenReconnects,
  lead,
]

/** What depends so much on the moment that it is tried often. */
export const REACTIONS: readonly Incident[] = [fetchLast, whisper, takeHome]

const FORGET = '{"do":"forget"}'

/** Once the match is over: what was sealed is open, and everybody looks at it once more, until all is deleted. */
export async function windUp(evening: Evening): Promise<void> {
  await everybodyReconnects(evening)
  await evening.enters(LAST, { do: 'join', name: LAST })
  await fetch(evening)
  await whisper(evening)
  await overstep(evening)
  await evening.does(SCREEN, { do: 'babble', frame: FORGET })
  if (evening.host) await evening.does(evening.host.name, { do: 'babble', frame: FORGET })
}
