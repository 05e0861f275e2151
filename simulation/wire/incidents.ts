import { FIRST_OWN_CARD } from '@veillee/games'
import { awaits, type Seat, type Touch, touches } from '@veillee/kernel'
import { FACES, PACKET, playedBy, writePacket } from '@veillee/room'
import { exampleDrawing, exampleMime, PUPPET_AT_REST, writePuppet, writeSamples } from '@veillee/touch'
import type { AnyRequest } from './act.ts'
import type { Device } from './device.ts'
import { answerPalm, knockInVain } from './gathering.ts'
import { ABSENCE_MS, SCREEN, type WireRun } from './wire-run.ts'

/** What happens at a table besides the match. */
type Incident = (run: WireRun) => Promise<void>

const LATECOMER = 'Max'
const LAST = 'Zoe'
const PHOTOS_ASKED_FOR = 10
const WORDS = ['hm', 'is it my turn?', 'ssh', 'I would take the left one', 'tea, anybody?']

const someone = (run: WireRun): Device => run.chance.pick(run.open)

// Talk (ROOM-17)

async function talk(run: WireRun): Promise<void> {
  const { name } = someone(run)
  await run.asks(name, { do: 'say', kind: 'words', text: run.chance.pick(WORDS) })
  await run.asks(someone(run).name, { do: 'say', kind: 'faces', text: run.chance.pick(FACES) })
}

/** Words of those who may: maybe for their team alone. And of one who has to be silent. */
async function whisper(run: WireRun): Promise<void> {
  const mayTalk = run.players.filter(({ phone }) => phone.phone.may.words)
  for (const { name } of [...mayTalk, someone(run)])
    await run.asks(name, { do: 'say', kind: 'words', text: `${name}: ${run.chance.pick(WORDS)}` })
}

async function phrase(run: WireRun): Promise<void> {
  const able = run.open.filter(({ phone }) => phone.phone.may.phrases.length > 0)
  if (able.length === 0) return talk(run)
  const { name, phone } = run.chance.pick(able)
  await run.asks(name, {
    do: 'say',
    kind: 'phrases',
    text: run.chance.pick(phone.phone.may.phrases),
  })
}

// In vain (ROOM-11, 30)

/** What somebody else could play, tried by everybody who plays, each on their own seat. */
async function tryOthersMoves(run: WireRun): Promise<void> {
  const { seats } = run.match
  for (const { name, person } of run.players) {
    const [seat] = playedBy(run.room, person!)
    const other = run.moveOf(run.chance.below(seats)) ?? run.moveOf('host')
    if (other && other.by !== seat) await run.asks(name, playOf(run, seat!, other), true)
  }
}

const playOf = (run: WireRun, seat: Seat | 'host', played: { move: string; input: unknown }): AnyRequest => ({
  do: 'play',
  seat,
  move: played.move,
  input: played.input,
  ...run.question,
})

/** A late answer, somebody else's seat, the host's business, a move that does not exist. */
async function overstep(run: WireRun): Promise<void> {
  const { name, person } = someone(run)
  const seat = playedBy(run.room, person!)[0] ?? 0
  const any = playOf(run, seat, { move: 'nothing', input: { of: 'the kind' } })
  const vain: readonly AnyRequest[] = [
    any,
    { ...any, step: run.question.step + 1 },
    { ...any, step: Math.max(0, run.question.step - 1) },
    { ...any, match: 7 },
    { ...any, seat: (seat + 1) % run.match.seats },
    { ...any, seat: 'host' },
    { do: 'askWithout', absent: seat, ...run.question },
    { do: 'takeSeat', match: run.question.match, seat },
    { do: 'sit', seat: 0 },
    { do: 'rename', name: 'Nobody' },
  ]
  await run.asks(name, run.chance.pick(vain), true)
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
async function babble(run: WireRun): Promise<void> {
  const device = someone(run)
  await run.does(device.name, { do: 'babble', frame: run.chance.pick(NO_MESSAGES) })
  if (!device.isOpen) await run.comesBack(device)
}

/** Gestures that may be seen and gestures that may not, asked for by everybody. */
async function fetch(run: WireRun): Promise<void> {
  const count = run.room.playing?.gestures.length ?? 0
  for (const { name } of run.open) if (run.oneIn(2)) await fetches(run, name, run.chance.below(count + 1))
}

/** As it was made, or as somebody felt it, who may never have been touched at all. */
async function fetches(run: WireRun, by: string, gesture: number): Promise<void> {
  const feltBy = run.oneIn(2) ? run.chance.below(run.match.seats) : undefined
  await run.does(by, { do: 'fetch', gesture, ...(feltBy !== undefined && { feltBy }) })
}

/** The last gesture, asked for by everybody: the one that is most likely to be secret. */
async function fetchLast(run: WireRun): Promise<void> {
  const gesture = (run.room.playing?.gestures.length ?? 0) - 1
  if (gesture < 0) return
  for (const { name } of run.open) await fetches(run, name, gesture)
}

/** ROOM-39: pictures that may be seen and pictures that may not, asked for by everybody. */
async function fetchPhotos(run: WireRun): Promise<void> {
  const cards = run.chance.shuffled(run.room.photos.map((_, place) => FIRST_OWN_CARD + place))
  for (const { name } of run.open)
    for (const card of cards.slice(0, PHOTOS_ASKED_FOR)) await run.does(name, { do: 'fetchPhoto', card })
}

// Samples of a gesture under way

/**
 * Whoever could be drawing or miming moves a little, and so does one of the puppets; now and then somebody moves a hand
 * or a puppet that is not theirs, or says again what they have said before.
 */
export async function touch(run: WireRun): Promise<void> {
  const all = touches(run.match)
  const puppet = run.chance.shuffled(all.filter(({ kind }) => kind === 'puppet')).slice(0, 1)
  for (const { from, kind } of [...all.filter(one => one.kind !== 'puppet'), ...puppet]) {
    const device = run.oneIn(6) ? someone(run) : run.deviceOf(from)
    if (!device) continue
    for (const first of run.oneIn(4) ? [0, 2, 0] : [0, 2]) {
      const [packet, otherwise] = [packetOf(run, from, kind, first), packetOf(run, from, kind, first)]
      await run.does(device.name, { do: 'touch', packet, otherwise })
    }
  }
}

function packetOf(run: WireRun, seat: Seat, kind: Touch['kind'], first: number): Buffer {
  const of = { seat, ...run.question, first }
  if (kind === 'puppet') return Buffer.from(writePacket(PACKET.puppet, of, somePose(run)))
  const { below } = run.chance
  const { samples } = kind === 'mime' ? exampleMime(undefined, below) : exampleDrawing([], below)
  const how = run.oneIn(4) ? PACKET.again : PACKET.sent
  return Buffer.from(writePacket(how, of, writeSamples(samples.slice(first, first + 2))))
}

const somePose = ({ chance }: WireRun): Uint8Array =>
  writePuppet({ ...PUPPET_AT_REST, lean: (chance.below(255) - 127) / 127, acts: chance.below(25) })

// Coming and going (ROOM-8, 9, 10)

const reconnect: Incident = run => run.comesBack(someone(run))

async function everybodyReconnects(run: WireRun): Promise<void> {
  for (const device of run.open) await run.comesBack(device)
}

/** The same at another server: all that it knows is from the log (ROOM-8, 29). */
async function restart(run: WireRun): Promise<void> {
  const were = run.open
  await run.does(SCREEN, { do: 'restart' }, 0)
  for (const device of were) await run.comesBack(device)
}

/** A second tab: the same token, twice connected. */
async function twin(run: WireRun): Promise<void> {
  const device = someone(run)
  const other = `${device.name}, second tab`
  if (run.world.device(other).isOpen) await run.does(other, { do: 'hangUp' })
  else if (device.key) await run.enters(other, { do: 'resume', tokenOf: device.name })
}

/** Somebody who is awaited is gone for long, and the others vote; they are back when nothing else goes on. */
async function absence(run: WireRun): Promise<void> {
  const lit = awaits(run.match).filter(actor => typeof actor === 'number')
  const seat = run.chance.shuffled(lit).find(one => run.deviceOf(one))
  if (seat === undefined || run.players.length < 2) return
  const { person } = run.deviceOf(seat)!
  for (const device of run.open.filter(one => one.person === person))
    await run.does(device.name, { do: 'hangUp' })
  await run.votes(seat)
  await run.waits(ABSENCE_MS)
  if (run.isPlaying) await run.votes(seat)
}

/** A place goes to another device, and the one before comes back to look on. */
async function handOver(run: WireRun): Promise<void> {
  const old = run.chance.shuffled(run.players)[0]
  const heir = `${old?.name} on another phone`
  if (!old || run.world.devices.has(heir)) return
  const { entries } = await run.asks(old.name, { do: 'offerSeat' })
  if (entries.length === 0) return
  await run.enters(heir, { do: 'moveIn', linkOf: old.name })
  await run.comesBack(old)
  await knockInVain(run)
}

/** Somebody who comes in the middle, and would like a seat. */
async function comeLate(run: WireRun): Promise<void> {
  if (!run.world.devices.has(LATECOMER)) await run.enters(LATECOMER, { do: 'join', name: LATECOMER })
  const device = run.world.device(LATECOMER)
  if (!device.isOpen || device.person === undefined) await run.comesBack(device)
  for (let seat = 0; device.isOpen && seat < run.match.seats; seat++)
    await run.asks(LATECOMER, { do: 'takeSeat', match: run.question.match, seat })
}

/** Seldom: a table of two has nobody to lose. */
async function leave(run: WireRun): Promise<void> {
  const going = run.players.filter(({ name }) => name !== run.host?.name)
  if (going.length < 3 || !run.oneIn(3)) return talk(run)
  await run.asks(run.chance.pick(going).name, { do: 'leave' })
  await comeLate(run)
}

// The rest

async function timer(run: WireRun): Promise<void> {
  const { name } = someone(run)
  await run.asks(name, { do: run.chance.pick(['lengthenTimer', 'stopTimer']), ...run.question })
}

const changeOfMind: Incident = run => answerPalm(run, someone(run))

const resend: Incident = run => run.resends()

const screenReconnects: Incident = run => run.comesBack(run.world.device(SCREEN))

/** ROOM-27: what is under way is not in it. */
async function takeHome(run: WireRun): Promise<void> {
  await run.does(someone(run).name, { do: 'takeHome' })
}

/** What a host may do at any time (ROOM-4); of others, it is refused. */
async function lead(run: WireRun): Promise<void> {
  const { name } = run.host ?? someone(run)
  const to = someone(run).person
  const orders: readonly AnyRequest[] = [
    { do: 'setChat', isOn: !run.room.isChatOn },
    { do: 'setDoor', isOpen: !run.room.isOpen },
    { do: 'passHost', to },
    { do: 'setTimer', timerMs: 30_000 },
    { do: 'remove', person: run.world.device(LATECOMER).person ?? 0 },
  ]
  await run.asks(name, run.chance.pick(orders))
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
  fetchPhotos,
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
export async function windUp(run: WireRun): Promise<void> {
  await everybodyReconnects(run)
  await run.enters(LAST, { do: 'join', name: LAST })
  await fetch(run)
  await fetchPhotos(run)
  await whisper(run)
  await overstep(run)
  await run.does(SCREEN, { do: 'babble', frame: FORGET })
  if (run.host) await run.does(run.host.name, { do: 'babble', frame: FORGET })
}
