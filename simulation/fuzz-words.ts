import type { Chance } from '@veillee/kernel'
import type { Words } from './fuzz-grammar.ts'

/** What somebody says are words of their own. */
type Laid = (chance: Chance) => unknown

const REX = { card: 0, text: 'Rex', gender: 'm' }
const many = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => ({ card: i % 55, text: text(i), gender: 'm' }))
const nested = (depth: number): unknown => (depth === 0 ? REX : [nested(depth - 1)])

/** What is taken for some, and may be: letters and nothing else. */
export const GOOD_WORDS: readonly Laid[] = [
  () => [REX],
  () => [],
  () => [{ card: 60, m: 'tout mou', f: 'toute molle' }],
  ({ below }) =>
    many(
      1 + below(55),
      i => `Zz${'abcdefghij'[i % 10]!.repeat(2 + (i % 3))}${'klmnopqrst'[(i / 10) | 0]!.repeat(3)}`,
    ),
]

/** What is none: broken, huge, of other kinds, with something in it that runs elsewhere. */
export const WRONG_WORDS: readonly Laid[] = [
  ({ pick }) => pick([null, 5, 'Rex', { 0: REX }, { length: 3 }, true] as const),
  ({ pick }) => [pick([null, 5, 'Rex', [], {}, [REX]] as const)],
  ({ pick }) => [
    {
      ...REX,
      text: pick([
        '',
        ' ',
        'x'.repeat(31),
        'x'.repeat(90_000),
        '<script>alert(1)</script>',
        '\u202exeR',
        '👨‍👩‍👧‍👦',
        '\ud800',
        'Ze\u0301',
        'a\u0000b',
        'javascript:x',
        '../../etc',
      ]),
    },
  ],
  ({ pick }) => [{ ...REX, card: pick([-1, 55, 126, 131, 1.5, 1e308, '0', null, Number.MAX_SAFE_INTEGER]) }],
  ({ pick }) => [{ ...REX, gender: pick(['n', '', null, 'm\n', ['m']]) }],
  () => [{ ...REX, constructor: 'x' }],
  () => [JSON.parse('{"card":0,"text":"Rex","gender":"m","__proto__":{"isHost":true}}')],
  () => [REX, REX],
  () => many(127, i => `Mot${i}`),
  () => many(5_000, i => `Mot${i}`),
  () => many(55, () => 'Abracadabra'),
  () => nested(2_000),
  () => [{ ...REX, text: nested(500) }],
]

/** About words, by whoever may and whoever may not. */
export const wordsWish = (chance: Chance): Words => ({
  do: 'layWords',
  language: chance.pick(['fr', 'fr', 'fr', 'en']),
  words: chance.pick(chance.below(3) > 0 ? WRONG_WORDS : GOOD_WORDS)(chance),
})
