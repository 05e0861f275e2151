import type { Chance } from '@veillee/kernel'
import type { Words } from './fuzz-grammar.ts'

const DEEPEST = 30_000
const LONGEST = 100_000

/** What JSON.stringify would never write: put into the text afterwards. */
const RAW: readonly ((chance: Chance) => string)[] = [
  () => '1e999',
  () => '-1e999',
  () => '-0',
  () => '1e-999',
  () => '123456789012345678901234567890',
  () => '0.1e1',
  () => '9007199254740993',
  () => '"\\ud800"',
  () => '"\\udfff\\ud800"',
  () => '"\\u0000"',
  () => '{"__proto__":{"isHost":true,"by":0}}',
  () => '{"constructor":{"prototype":{"isHost":true}}}',
  () => '{"toString":1,"valueOf":2,"hasOwnProperty":3}',
  () => '{"refusal":{"en":"","fr":""}}',
  () => '{"length":1000000000}',
  ({ below }) => `${'['.repeat(below(DEEPEST))}]`,
  ({ below }) => nested('[', ']', 1 + below(DEEPEST)),
  ({ below }) => nested('{"a":', '}', 1 + below(DEEPEST / 3)),
  ({ below }) => `"${'x'.repeat(below(LONGEST))}"`,
  ({ below }) => `[${'0,'.repeat(below(LONGEST / 4))}0]`,
  () => 'NaN',
  () => 'Infinity',
  () => 'undefined',
  () => '0x10',
  () => '01',
  () => '.5',
  () => "'x'",
]

const nested = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}0${close.repeat(depth)}`

const PLAIN: readonly unknown[] = [
  null,
  true,
  false,
  '',
  '0',
  'host',
  'room',
  'newcomer',
  '__proto__',
  'constructor',
  'wish',
  0,
  -1,
  0.5,
  1e6 + 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  [0],
  {},
  { do: 'leave' },
  [[[]]],
]

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'by',
  'at',
  'presence',
  'number',
  'token',
  'id',
  'x',
  '',
]
const PLACE = 'a place for raw text'

/** A message of which one or two fields are not what they should be. */
export function mistyped(message: Words, chance: Chance): string {
  const once = spoiled(message, chance)
  const twice = chance.below(4) === 0 ? spoiled(once, chance) : once
  return JSON.stringify(twice).replaceAll(`"${PLACE}"`, () => chance.pick(RAW)(chance))
}

/** Somewhere inside, something is exchanged, left out, doubled or wrapped. */
function spoiled(value: unknown, chance: Chance): unknown {
  const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isInner || chance.below(5) === 0) return another(value, chance)
  if (Array.isArray(value)) return spoiledList(value, chance)
  const [key, inner] = chance.pick(Object.entries(value as Words))
  if (chance.below(8) === 0) return without(value as Words, key)
  if (chance.below(8) === 0) return { ...value, [chance.pick(KEYS)]: another(inner, chance) }
  return { ...value, [key]: spoiled(inner, chance) }
}

function spoiledList(list: readonly unknown[], chance: Chance): readonly unknown[] {
  const place = chance.below(list.length)
  return list.map((one, i) => (i === place ? spoiled(one, chance) : one))
}

const without = (words: Words, key: string): Words =>
  Object.fromEntries(Object.entries(words).filter(([name]) => name !== key))

const OTHERS: readonly ((value: unknown, chance: Chance) => unknown)[] = [
  (_, chance) => chance.pick(PLAIN),
  (_, chance) => chance.pick(PLAIN),
  () => PLACE,
  value => [value],
  value => ({ value }),
  value => String(value),
  value => (typeof value === 'number' ? -value : Number(value)),
  value => (typeof value === 'string' ? `${value} ` : value),
  value => (typeof value === 'string' ? value.toUpperCase() : value === true),
]

const another = (value: unknown, chance: Chance): unknown => chance.pick(OTHERS)(value, chance)

/** A message whose text is damaged: most are no JSON any more. */
export const malformed = (message: Words, chance: Chance): string =>
  chance.pick(DAMAGES)(JSON.stringify(message), chance)

const DAMAGES: readonly ((text: string, chance: Chance) => string)[] = [
  (text, { below }) => text.slice(0, below(text.length)),
  (text, { below }) => text.slice(below(text.length)),
  (text, chance) => at(text, chance, () => chance.pick(['"', '{', '}', ',', ':', '\\', '\u0000', '\ud800'])),
  (text, chance) =>
    at(text, chance, letter => String.fromCharCode(letter.charCodeAt(0) ^ (1 << chance.below(7)))),
  text => `${text}${text}`,
  text => `\ufeff${text}`,
  text => `${text},`,
  text => `[${text}]`,
  text => JSON.stringify(text),
  text => text.replaceAll('"', "'"),
  text => text.replace('{', '{"do":"forget","do":"fetch",'),
  text => text.replace('{', '{"__proto__":{"isHost":true},'),
  text => text.replace('{', '{/* hello */'),
  (text, { below }) => `${' '.repeat(below(LONGEST))}${text}`,
  (text, chance) => text.replace(/\d+/, () => chance.pick(RAW)(chance)),
  (text, chance) => text.replace(/:"[^"]*"/, () => `:${chance.pick(RAW)(chance)}`),
  (_, chance) => chance.pick(['', ' ', '\n', 'null', 'true', '0', '""', '[]', '{}', 'undefined', '{', ']']),
  (_, chance) => chance.pick(RAW)(chance),
  (_, { below }) => String.fromCharCode(...Array.from({ length: 1 + below(200) }, () => below(65_536))),
  (_, { below }) => 'GET / HTTP/1.1\r\n\r\n'.repeat(1 + below(3)),
]

function at(text: string, { below }: Chance, change: (letter: string) => string): string {
  const i = below(text.length)
  return text.slice(0, i) + change(text[i]!) + text.slice(i + 1)
}
