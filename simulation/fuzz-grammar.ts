import { USUAL_GAME } from '@veillee/games'
import type { Chance } from '@veillee/kernel'
import { schemas, type ViewUpdate, WIRE_VERSION, type WireRequest } from '@veillee/room'
import { rolled } from '@veillee/touch'
import { playTrial, seedOfMatch } from './trial.ts'
import { GAMES } from './variants.ts'

/** What a phone has seen of its room so far. */
export type Known = { -readonly [part in keyof Omit<ViewUpdate, 'say'>]: ViewUpdate[part] }

/** A message before it is written down, or a part of one. */
export type Words = Record<string, unknown>

/** What is needed of a schema to make up something that it accepts. */
interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly wrapped?: Schema
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

const variantsOf = (schema: unknown): readonly Schema[] => (schema as { options: readonly Schema[] }).options

const messageSchemas = variantsOf(schemas.message)
const requestSchemas = variantsOf(messageSchemas[0]!.entries!.wish)
const helloSchemas = variantsOf(schemas.hello)

/** What would soon leave a room without anybody to attack it, and is asked for less often. */
const RARE: readonly WireRequest['do'][] = ['leave', 'remove', 'endEarly', 'setDoor', 'passHost', 'stand']
const RARE_ONE_IN = 80

const TEXTS = [
  'Ana',
  'Zoé',
  'smile',
  'hush',
  'A very long name that goes on and on',
  '',
  ' ',
  '\u0000\u0007\u001b[31m',
  '\u202eanA',
  'a\u0301\u0301\u0301\u0301\u0301\u0301\u0301',
  '👨‍👩‍👧‍👦'.repeat(8),
  '<img src=x onerror=alert(1)>',
  "'; DROP TABLE entries; --",
  '\ud800',
  '\udc00\ud800',
  '\u{e0041}\u{e0042}',
  'x'.repeat(400),
  'é'.repeat(401),
  '__proto__',
  'constructor',
  '..\\..\\secret',
]

const WILD_NUMBERS = [7, 59, 60, 600, 999, 65_535, 1_000_000]
const WIDEST_TABLE = 12
/** The first byte of samples that a device sends. */
const LIVE = 1

/** Makes up messages as the schemas have them, about the room as a phone sees it. */
export class Grammar {
  /** Inputs that somebody has played, by game and move: drawings and mimes among them. */
  readonly #played = new Map<string, unknown[]>()

  constructor(seed: number) {
    for (const variants of GAMES)
      for (let i = 0; i < 4; i++) this.#watch(variants, variants.game.seats.min + i, seed + i)
  }

  #watch(variants: (typeof GAMES)[number], seats: number, seed: number): void {
    for (const { event } of playTrial(variants, seats, seedOfMatch(seed)).happened) {
      const key = `${variants.game.id} ${event.move}`
      this.#played.set(key, [...(this.#played.get(key) ?? []), event.input].slice(-40))
    }
  }

  /** Any message that may follow a hello. */
  message(known: Known, chance: Chance): Words {
    return this.#filled(chance.pick(messageSchemas), '', known, chance) as Words
  }

  hello(chance: Chance): Words {
    return this.#filled(chance.pick(helloSchemas), '', {}, chance) as Words
  }

  wish(known: Known, chance: Chance): Words {
    const request = this.#filled(chance.pick(requestSchemas), '', known, chance) as Words
    const isRare = RARE.includes(request.do as WireRequest['do'])
    return isRare && chance.below(RARE_ONE_IN) > 0 ? this.play(known, chance) : request
  }

  /** A move, by somebody or other. */
  play(known: Known, chance: Chance): Words {
    const schema = requestSchemas.find(({ entries }) => entries!.do!.literal === 'play')!
    const moved = this.#someMove(known, chance)
    return { ...(this.#filled(schema, '', known, chance) as Words), ...moved }
  }

  /** A gesture that costs a lot to look at: of many strokes, of many samples, of the longest way. */
  heavy(known: Known, chance: Chance): Words {
    const schema = requestSchemas.find(({ entries }) => entries!.do!.literal === 'play')!
    const { move, kind } = chance.pick(this.#gestures)
    const seat = known.phone?.seats[0]?.seat ?? 0
    return {
      ...(this.#filled(schema, '', known, chance) as Words),
      seat,
      move,
      input: heavyGesture(kind, chance),
    }
  }

  /** What this phone is offered now; undefined if it is nothing. */
  offered(known: Known, chance: Chance): Words | undefined {
    const { match, phone } = known
    if (!match || match.end || !phone) return undefined
    const seats = phone.seats.filter(({ seat }) => match.awaits.includes(seat))
    const offers = [...seats, ...(phone.hostOffers ? [{ seat: 'host', offers: phone.hostOffers }] : [])]
    const moves = offers.flatMap(({ seat, offers: { choices, open } }) => [
      ...Object.entries(choices).flatMap(([move, inputs]) => inputs.map(input => ({ seat, move, input }))),
      ...open.map(move => ({ seat, move, input: this.#input(match.game, move, chance) })),
    ])
    const question = { match: match.number, step: match.view.step }
    return moves.length > 0 ? { do: 'play', ...chance.pick(moves), ...question } : undefined
  }

  /** Samples of a gesture under way, from this phone or another's, as they are sent: in a binary frame. */
  packet({ match, phone }: Known, chance: Chance): Buffer {
    const seat = chance.below(3) === 0 ? chance.below(WIDEST_TABLE) : (phone?.seats[0]?.seat ?? 0)
    const header = Buffer.from([LIVE, seat, 0, 0, 0, 0, 0, 0])
    header.writeUInt16BE(match?.number ?? 1, 2)
    header.writeUInt16BE((match?.view.step ?? 0) & 0xffff, 4)
    return Buffer.concat([header, chance.pick(this.#strips)])
  }

  /** The moves that are gestures, as often as they were played. */
  get #gestures(): readonly { readonly move: string; readonly kind: string }[] {
    return [...this.#played].flatMap(([key, inputs]) =>
      (inputs as readonly { readonly kind?: string }[]).flatMap(input =>
        typeof input?.kind === 'string' ? [{ move: key.split(' ')[1]!, kind: input.kind }] : [],
      ),
    )
  }

  /** The samples of the gestures that somebody has played. */
  get #strips(): readonly Buffer[] {
    const inputs = [...this.#played.values()].flat() as readonly { readonly strip?: string }[]
    return inputs.flatMap(input =>
      typeof input?.strip === 'string' ? [Buffer.from(input.strip, 'base64')] : [],
    )
  }

  #someMove({ match }: Known, chance: Chance): { move: string; input: unknown } {
    const game = match?.game ?? USUAL_GAME
    const [key, inputs] = chance.pick([...this.#played])
    const move = key.split(' ')[1]!
    return { move, input: chance.below(3) > 0 ? chance.pick(inputs) : this.#input(game, move, chance) }
  }

  #input(game: string, move: string, chance: Chance): unknown {
    return chance.pick(this.#played.get(`${game} ${move}`) ?? [true, 1, null])
  }

  // Something that a schema accepts

  #filled(schema: Schema, name: string, known: Known, chance: Chance): unknown {
    const inside = (one: Schema, called = name): unknown => this.#filled(one, called, known, chance)
    switch (schema.type) {
      case 'strict_object':
        return this.#object(schema, inside, chance)
      case 'variant':
      case 'union':
        return inside(chance.pick(schema.options as readonly Schema[]))
      case 'picklist':
        return chance.pick(schema.options!)
      case 'literal':
        return schema.literal
      case 'optional':
        return inside(schema.wrapped!)
      case 'nullable':
        return chance.below(3) === 0 ? null : inside(schema.wrapped!)
      case 'number':
        return numberFor(name, known, chance)
      case 'string':
        return textFor(schema, name, chance)
      case 'boolean':
        return chance.below(3) > 0
      case 'record':
        return optionsOf(chance)
      default:
        return this.#someMove(known, chance).input
    }
  }

  #object({ entries }: Schema, inside: (schema: Schema, name: string) => unknown, chance: Chance): Words {
    const words: Words = {}
    for (const [name, schema] of Object.entries(entries!))
      if (schema.type !== 'optional' || chance.below(2) === 0) words[name] = inside(schema, name)
    return words
  }
}

const MOST_SAMPLES = 7_200

function heavyGesture(kind: string, chance: Chance): unknown {
  const stroke = chance.pick([2, 3, 20, 170, MOST_SAMPLES])
  const isWide = chance.below(2) === 0
  const samples = Array.from({ length: MOST_SAMPLES - chance.below(3_000) }, (_, i) => ({
    tMs: Math.round((i * 1_000) / 60),
    x: isWide ? (i % 2) * 3 - 1 : 0.5 + 0.3 * Math.sin(i / 40),
    y: isWide ? (i % 2) * 4.5 - 1 : 0.5 + 0.3 * Math.cos(i / 67),
    face: 'palm' as const,
    angle: 0,
    press: 1,
    touching: i % stroke !== stroke - 1,
  }))
  return kind === 'mime'
    ? rolled({
        kind: 'mime',
        samples: samples.map(one => ({ ...one, object: 'coin', contact: 'face', held: 'palm-up' })),
      })
    : rolled({ kind: 'drawing', samples: samples.map(one => ({ ...one, object: 'finger', contact: 'tip' })) })
}

const FIELDS: Readonly<Record<string, (known: Known) => number | undefined>> = {
  match: ({ match, lobby }) => match?.number ?? lobby?.nextMatch,
  step: ({ match }) => match?.view.step,
}

function numberFor(name: string, known: Known, chance: Chance): number {
  const now = FIELDS[name]?.(known)
  if (now !== undefined && chance.below(4) > 0) return now
  if (chance.below(6) === 0) return chance.pick(WILD_NUMBERS)
  return name === 'timerMs' ? 1 + chance.below(4_000_000) : chance.below(WIDEST_TABLE)
}

const HEX = '0123456789abcdef'
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export const letters = (alphabet: string, length: number, chance: Chance): string =>
  Array.from({ length }, () => alphabet[chance.below(alphabet.length)]).join('')

function textFor({ pipe = [] }: Schema, name: string, chance: Chance): string {
  const pattern = String(pipe.find(({ type }) => type === 'regex')?.requirement ?? '')
  if (pattern.includes('{64}')) return letters(HEX, 64, chance)
  if (pattern.includes('{43}')) return letters(BASE64, 43, chance)
  if (name === 'id') return `wild ${chance.below(1_000_000)}`
  if (name === 'room') return letters(BASE64, 22, chance)
  return chance.pick(TEXTS)
}

const optionsOf = (chance: Chance): Words =>
  chance.pick<Words>([
    {},
    { first: chance.below(12) },
    { setting: 'remote' },
    ...GAMES.map(({ options }) => options(2 + chance.below(7), chance) as Words),
    { nothing: chance.pick(TEXTS) },
  ])

export const wishOf = (id: string, request: Words): Words => ({ do: 'wish', id, wish: request })

export const helloOf = (hello: Words): Words => ({ v: WIRE_VERSION, ...hello })
