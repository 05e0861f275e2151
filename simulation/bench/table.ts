import { OFFERED } from '@veillee/games'
import { RASH_OR_IDLE } from '@veillee/games/simulated'
import type { Chance } from '@veillee/kernel'
import { PACKET, type PacketHeader, writePacket } from '@veillee/room'
import { type MimeSample, writeSamples } from '@veillee/touch'
import { measured } from './measured-game.ts'
import { BenchPhone } from './phone.ts'

export const SEATS = 6

/** Six phones round a table that move again and again. */
export interface BenchTable {
  readonly phones: readonly BenchPhone[]
  /** Resolves when the last of the six has the frame: with how long that took, if all six were to have one. */
  move(): Promise<number | undefined>
  /** Keeps nothing of what has been told but the newest, so that the measuring process has little to tidy up at once. */
  tidyUp(): void
}

/** One address for each table, as one family has one. */
export const addressOf = (table: number): string =>
  `127.${1 + Math.floor(table / 62_500)}.${Math.floor(table / 250) % 250}.${(table % 250) + 1}`

// The floor

/** As short as the news of a move could be: how much is told is everybody's own choice. */
const FLOOR_BYTES = 41

export async function floorTable(port: number, number: number): Promise<BenchTable> {
  const from = addressOf(number)
  const phones = await Promise.all(
    Array.from({ length: SEATS }, () => BenchPhone.connect(port, `${number}/${FLOOR_BYTES}`, from)),
  )
  const request = JSON.stringify({ do: 'wish', id: 'x'.repeat(12), wish: 'x'.repeat(100) })
  let turn = 0
  const move = () => {
    const arrived = allHave(phones, () => true)
    phones[turn++ % SEATS]!.say(request)
    return arrived
  }
  const tidyUp = () => {
    for (const phone of phones) phone.forget()
  }
  return { phones, move, tidyUp }
}

/** How long it takes from now until each of them has had such a frame. */
export function allHave(
  phones: readonly BenchPhone[],
  isIt: (frame: string | Buffer) => boolean,
): Promise<number> {
  const sentAt = performance.now()
  return new Promise((resolve, reject) => {
    const waiting = new Set(phones)
    for (const phone of phones) {
      phone.onCutOff = reject
      const hear = (frame: string | Buffer) => {
        if (!isIt(frame)) return
        phone.onFrame = () => {}
        phone.onSamples = () => {}
        waiting.delete(phone)
        if (waiting.size === 0) resolve(performance.now() - sentAt)
      }
      phone.onFrame = hear
      phone.onSamples = hear
    }
  })
}

/** A phone that moves its hand; six others are told. */
export async function floorHand(port: number, number: number): Promise<BenchHand> {
  const from = addressOf(number)
  const [hand, ...eyes] = await Promise.all(
    Array.from({ length: 2 + EYES }, () => BenchPhone.connect(port, `hand-${number}/1`, from)),
  )
  return { hand: hand!, eyes, palms: [], of: { seat: 1, match: 1, step: 1 }, samples: 0 }
}

/** A gesture, from one phone to others who see it, or feel it. */
export interface BenchHand {
  readonly hand: BenchPhone
  readonly eyes: readonly BenchPhone[]
  readonly palms: readonly BenchPhone[]
  readonly of: Omit<PacketHeader, 'first'>
  /** How many samples have been sent. */
  samples: number
}

const EYES = 5
const SAMPLE_MS = 1000 / 60

/** Two samples of a cube that wanders over the palm, so many samples after it began. */
export const packetOf = (of: BenchHand['of'], first: number): Uint8Array =>
  writePacket(PACKET.sent, { ...of, first }, writeSamples([sampleAt(first), sampleAt(first + 1)]))

function sampleAt(i: number): MimeSample {
  const onGrid = (hu: number): number => Math.round(hu * 1024) / 1024
  return {
    tMs: Math.round(i * SAMPLE_MS),
    object: 'cube-1',
    x: onGrid(0.5 + 0.3 * Math.sin(i / 40)),
    y: onGrid(0.5 + 0.3 * Math.cos(i / 67)),
    face: 'palm',
    angle: 0,
    press: 1,
    contact: 'face',
    touching: true,
    held: 'palm-up',
  }
}

// Veillée

/** By one server, or each phone by the next of several that are one service. */
export async function veilleeTable(
  ports: number | readonly number[],
  number: number,
  chance: Chance,
): Promise<VeilleeTable> {
  const from = addressOf(number)
  const all = [ports].flat()
  const portOf = (phone: number): number => all[(number + phone) % all.length]!
  const game = OFFERED[number % OFFERED.length]
  const host = await BenchPhone.enter(portOf(0), from, {
    do: 'open',
    name: 'Ana',
    game,
    setting: 'table',
    language: 'en',
  })
  const others: BenchPhone[] = []
  for (const [i, name] of ['Bo', 'Cy', 'Di', 'Eli', 'Flo'].slice(0, SEATS - 1).entries())
    others.push(await BenchPhone.enter(portOf(i + 1), from, { do: 'join', code: host.welcome.code, name }))
  const table = new VeilleeTable([host, ...others], chance)
  await table.move()
  return table
}

/** A table of seven far apart, at the moment when one mimes on the hand of another: five look on. */
export async function veilleeHand(port: number, number: number, chance: Chance): Promise<BenchHand> {
  const from = addressOf(number)
  const { game, gesture } = measured('mime')
  const wanted = { game, setting: 'remote', language: 'en' }
  const host = await BenchPhone.enter(port, from, { do: 'open', name: 'Ana', ...wanted })
  const phones = [host]
  while (phones.length < 2 + EYES)
    phones.push(await BenchPhone.enter(port, from, { do: 'join', code: host.welcome.code, name: 'Bo' }))
  const table = new VeilleeTable(phones, chance)
  while (host.seen.match?.view.phase !== gesture.phase) await table.move()
  const { number: match, view } = host.seen.match
  const { from: seat, felt } = gesture.cast(view.table)
  return {
    hand: phones[seat]!,
    eyes: phones.filter((_, other) => other !== seat && other !== felt),
    palms: [phones[felt]!],
    of: { seat, match, step: view.step },
    samples: 0,
  }
}

export class VeilleeTable implements BenchTable {
  readonly phones: readonly BenchPhone[]
  readonly #chance: Chance
  #requests = 0

  constructor(phones: readonly BenchPhone[], chance: Chance) {
    this.phones = phones
    this.#chance = chance
  }

  async move(): Promise<number | undefined> {
    const match = this.phones[0]!.seen.match
    if (!match || match.end !== null) return this.#start((match?.number ?? 0) + 1)
    const question = { match: match.number, step: match.view.step }
    const offered = this.#chance.shuffled(match.awaits.flatMap(seat => this.#offersTo(seat)))
    const calm = offered.filter(({ move }) => !RASH_OR_IDLE.includes(move))
    const [chosen] = [...calm, ...offered]
    if (!chosen) throw new Error(`nothing to do in ${match.game} ${match.view.phase}`)
    const { seat, move, inputs } = chosen
    const request = { do: 'play', seat, move, input: this.#chance.pick(inputs), ...question }
    return this.#request(this.phones[seat === 'host' ? 0 : seat]!, request, question.step)
  }

  tidyUp(): void {
    for (const phone of this.phones) phone.read()
  }

  #offersTo(seat: number | 'host') {
    const host = this.phones[0]!.phone
    const offers = seat === 'host' ? host.hostOffers : this.phones[seat]!.phone.seats[0]!.offers
    return Object.entries(offers!.choices)
      .filter(([, inputs]) => inputs.length > 0)
      .map(([move, inputs]) => ({ seat, move, inputs }))
  }

  async #start(match: number): Promise<undefined> {
    await this.#request(this.phones[0]!, { do: 'start', match }, -1)
  }

  /** The move is over when its sender knows it, and those who see a new step have seen it. */
  async #request(phone: BenchPhone, request: object, step: number): Promise<number | undefined> {
    const id = `${this.#requests++}`
    let isStep = false
    const sentAt = performance.now()
    const last = new Promise<number>(resolve => {
      let waiting = this.phones.length
      for (const one of this.phones)
        one.onFrame = frame => {
          const at = frame.indexOf('"step":')
          const isNewer = at >= 0 && Number.parseInt(frame.slice(at + 7), 10) > step
          if (isNewer && (frame.includes('"view":{') || frame.includes('"match":{'))) {
            isStep = true
            waiting--
          }
          if (waiting === 0) resolve(performance.now() - sentAt)
        }
    })
    return new Promise((resolve, reject) => {
      for (const one of this.phones) one.onCutOff = reject
      const heard = phone.onFrame
      phone.onFrame = frame => {
        heard(frame)
        if (frame.startsWith('{"say":"refused"')) resolve(undefined) // one phone was a frame behind
        if (frame.includes('"say":"done"')) resolve(isStep ? last : undefined)
      }
      phone.say(JSON.stringify({ do: 'wish', id, wish: request }))
    })
  }
}
