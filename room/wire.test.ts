import { type GameId, games } from '@veillee/games'
import { chanceAt, isRefusal } from '@veillee/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playingIn } from './room.ts'
import { hashOf, NAMES, Party } from './testing.ts'
import { gestureFor } from './view.ts'
import { type ClientMessage, readHello, readMessage, schemas } from './wire.ts'

/** What is needed of a schema to make up something that it accepts. */
interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly wrapped?: Schema
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** JSON.stringify gives up on what is nested without end; a phone of somebody else's need not. */
const DEPTH = 20_000
const DEEP: Readonly<Record<string, string>> = {
  lists: `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
  objects: `${'{"mode":'.repeat(DEPTH)}0${'}'.repeat(DEPTH)}`,
}
const deep = (kind: string): string => `deep ${kind}`

const written = (value: unknown): string =>
  JSON.stringify(value).replace(/"deep (\w+)"/g, (_, kind: string) => DEEP[kind] ?? 'null')

/** What a device has no reason to send. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '\ud800',
    '\u0000',
    '__proto__',
    'constructor',
    'host',
    'x'.repeat(500),
  ),
  fc.constantFrom<unknown>(
    -1,
    0.5,
    1e6 + 1,
    2 ** 53,
    1e308,
    -0,
    [],
    {},
    [[]],
    JSON.parse('{"__proto__":{"by":0}}'),
  ),
  fc.constantFrom<unknown>(deep('lists'), deep('objects')),
  fc.jsonValue(),
)

const numberFor = ({ pipe = [] }: Schema): fc.Arbitrary<number> => {
  const least = pipe.find(({ type }) => type === 'min_value')?.requirement as number | undefined
  return small.map(value => value + (least ?? 0)).filter(value => value <= 1_000_000)
}

const small = fc.oneof({ weight: 6, arbitrary: fc.nat(9) }, { weight: 1, arbitrary: fc.nat(1_000_000) })

function textFor({ pipe = [] }: Schema): fc.Arbitrary<string> {
  const pattern = pipe.find(({ type }) => type === 'regex')?.requirement as RegExp | undefined
  if (pattern) return fc.stringMatching(pattern)
  const known = [
    'look',
    'done',
    'vote',
    'say',
    'mime',
    'draw',
    'on',
    'ownUp',
    'pick',
    'smile',
    'hush',
    ...NAMES,
  ]
  return fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }))
}

/** Something that this schema accepts. */
function accepted(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'strict_object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.entries!).map(([key, one]) => [key, accepted(one)])),
        {
          requiredKeys: Object.keys(schema.entries!).filter(key => schema.entries![key]!.type !== 'optional'),
        },
      )
    case 'variant':
    case 'union':
      return fc.oneof(...(schema.options as readonly Schema[]).map(accepted))
    case 'picklist':
      return fc.constantFrom(...schema.options!)
    case 'literal':
      return fc.constant(schema.literal)
    case 'optional':
      return accepted(schema.wrapped!)
    case 'nullable':
      return fc.option(accepted(schema.wrapped!))
    case 'string':
      return textFor(schema)
    case 'number':
      return numberFor(schema)
    case 'boolean':
      return fc.boolean()
    case 'record':
      return fc.dictionary(fc.constantFrom('mode', 'first', 'difficulties', 'x'), junk, { maxKeys: 3 })
    case 'unknown':
      return fc.oneof(small, junk)
    default:
      throw new Error(`nobody has said what a ${schema.type} is`)
  }
}

/** One field, however deep, is something else than it was. */
function spoiled(value: unknown, path: readonly number[], by: unknown): unknown {
  const [next, ...others] = path
  if (next === undefined || typeof value !== 'object' || value === null) return by
  const keys = [...Object.keys(value), 'more']
  const key = keys[next % keys.length]!
  return { ...value, [key]: spoiled((value as Record<string, unknown>)[key], others, by) }
}

const messages = accepted(schemas.message as unknown as Schema)
const requests = accepted((schemas.message as unknown as Schema).options![0] as Schema)
const hellos = accepted(schemas.hello as unknown as Schema)

const near = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc
    .tuple(valid, fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }), junk)
    .map(([value, path, by]) => written(spoiled(value, path, by)))

const cut = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.tuple(valid, fc.nat(200)).map(([value, length]) => written(value).slice(0, length))

const frames = fc.oneof(
  messages.map(written),
  near(messages),
  near(hellos),
  hellos.map(written),
  cut(messages),
  fc.json(),
  fc.string({ unit: 'binary' }),
)

const isSentence = (words: string): boolean => /\S.+[.!?]$/u.test(words)

describe('[ROOM-30] whatever a frame says', () => {
  test('[ROOM-30] it is read or refused in words, and nothing throws', () => {
    let read = 0
    let refused = 0
    fc.assert(
      fc.property(frames, frame => {
        for (const outcome of [readHello(frame), readMessage(frame)]) {
          if (!isRefusal(outcome)) read++
          else {
            refused++
            expect(Object.values(outcome.refusal).every(isSentence)).toBe(true)
          }
        }
      }),
      { numRuns: 600 },
    )
    expect(read).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(100)
  })

  test('[ROOM-30] everything that the schemas accept is read', () => {
    fc.assert(
      fc.property(messages, message => !isRefusal(readMessage(JSON.stringify(message)))),
      { numRuns: 300 },
    )
    fc.assert(
      fc.property(hellos, hello => !isRefusal(readHello(JSON.stringify(hello)))),
      { numRuns: 300 },
    )
  })
})

/** A room as it could be at any time of an evening. */
function reached(seed: number, moves: number): Party {
  const chance = chanceAt(hashOf('reached', seed), 0)
  const game = chance.pick(Object.keys(games) as GameId[])
  const party = Party.of(4 + chance.below(3), { game, setting: chance.pick(['table', 'remote']) }, seed)
  party.comes('TV', { isScreen: true })
  if (chance.below(5) > 0) party.starts()
  for (let i = 0; i < moves && playingIn(party.room); i++) party.playsSomething()
  party.comes('Zoe')
  return party
}

/** As a server asks for it, with the numbers and hashes that only a server can add. */
function asks(party: Party, by: number, message: ClientMessage): void {
  if (message.do === 'fetch') gestureFor(party.room, by, message.gesture)
  if (message.do !== 'wish') return
  const outcome = party.tries(by, { number: hashOf('n'), link: hashOf('l'), ...message.wish }, message.id)
  if (outcome.refusal) expect(Object.values(outcome.refusal.refusal).every(isSentence)).toBe(true)
  else party.happens(outcome)
}

/** Most of what is accepted asks about another match or step; here it asks about this one. */
const timely = (party: Party, message: ClientMessage): ClientMessage =>
  message.do === 'wish' && 'step' in message.wish && playingIn(party.room)
    ? { ...message, wish: { ...message.wish, ...party.question } }
    : message

describe('[ROOM-30] in any room that there can be', () => {
  test('[ROOM-30] any message by anybody is answered, and the log still makes the same room', () => {
    let entries = 0
    const heard = fc.oneof(
      { weight: 6, arbitrary: requests.map(written) },
      { weight: 2, arbitrary: near(requests) },
      { weight: 1, arbitrary: messages.map(written) },
    )
    const many = fc.array(fc.tuple(fc.oneof(fc.constant(0), fc.nat(7)), heard), {
      minLength: 30,
      maxLength: 60,
    })
    fc.assert(
      fc.property(fc.nat(), fc.nat(60), many, (seed, moves, all) => {
        const party = reached(seed, moves)
        const before = party.log.length
        for (const [by, frame] of all) {
          const message = readMessage(frame)
          if (!isRefusal(message)) asks(party, by, timely(party, message))
        }
        entries += party.log.length - before
        expect(JSON.stringify(party.again())).toBe(JSON.stringify(party.room))
      }),
      { numRuns: 60 },
    )
    expect(entries).toBeGreaterThan(100)
  })
})
