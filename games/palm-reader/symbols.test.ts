import { describe, expect, test } from 'vitest'
import { BLUE_NAMES } from './blue-names.ts'
import { distance, lengthOf, traceOf } from './distance.ts'
import { drawGlyph, familyOf } from './glyphs.ts'
import { dealMended, dealNamedBlue, dealSymbols, NAMED_BLUE, RECIPES } from './symbol-deal.ts'
import { MENDED_SEEDS, NAMED_SEED, SEED, SYMBOLS } from './symbols.data.ts'
import {
  CARDS,
  CARDS_NOW,
  CARDS_PER_DIFFICULTY,
  cardOf,
  cardsIn,
  DIFFICULTIES,
  type Difficulty,
  difficultyOf,
  linesOf,
} from './symbols.ts'

const NUMBERS = [1, 2, 3, 4, 5] as const
const ALL_SIDES = SYMBOLS.map(side => side.split(' '))
const NOW = CARDS_NOW.flatMap(card => [2 * card, 2 * card + 1])
/** As it is played with now. */
const DECK = NOW.map(side => ALL_SIDES[side]!)
const OF_THE_FIRST = ALL_SIDES.slice(0, 2 * CARDS)
const ALL_LINES = DECK.flat().flatMap(drawGlyph)

const sidesOf = (difficulty: Difficulty) => DECK.filter((_, i) => difficultyOf(NOW[i]!) === difficulty)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** All ten pairs of the five symbols of a side. */
function pairsOf(side: readonly string[]): readonly { kin: boolean; gap: number }[] {
  const traces = side.map(glyph => traceOf(drawGlyph(glyph)))
  return side.flatMap((glyph, index) =>
    side.slice(0, index).map((other, before) => ({
      kin: familyOf(glyph) === familyOf(other),
      gap: distance(traces[index]!, traces[before]!),
    })),
  )
}

const gapsOf = (difficulty: Difficulty) =>
  sidesOf(difficulty).map(side => pairsOf(side).map(pair => pair.gap))

describe('the cards', () => {
  test('[READ-1] there are 108 cards of two sides, 27 of each difficulty in the order of the colours', () => {
    expect(CARDS).toBe(108)
    expect(SYMBOLS).toHaveLength(216 + 54 + 14)
    for (const edition of [undefined, 2, 3] as const) {
      const difficulties = cardsIn(edition).map(card => difficultyOf(2 * card))
      expect(difficulties).toEqual(DIFFICULTIES.flatMap(difficulty => Array(27).fill(difficulty)))
    }
    expect([0, 53, 54, 107, 108, 161, 162, 215].map(cardOf)).toEqual([0, 26, 27, 53, 54, 80, 81, 107])
    expect(CARDS_PER_DIFFICULTY).toBe(27)
  })

  test('[READ-1] every side has five different symbols', () => {
    for (const side of DECK) expect(new Set(side).size, side.join(' ')).toBe(5)
    for (const side of DECK) expect(side).toHaveLength(5)
  })

  test('[READ-1] no two sides are alike: they have two symbols in common at most', () => {
    const shared = DECK.flatMap((side, index) =>
      DECK.slice(0, index).map(other => side.filter(glyph => other.includes(glyph)).length),
    )
    expect(Math.max(...shared)).toBeLessThanOrEqual(2)
  })

  test('[READ-1] the symbol of a number is the same whenever it is asked for', () => {
    for (const number of NUMBERS) expect(linesOf(215, number)).toBe(linesOf(215, number))
    for (const number of NUMBERS) expect(linesOf(7, number)).toEqual(drawGlyph(ALL_SIDES[7]![number - 1]!))
  })
})

describe('the symbols', () => {
  test('[READ-3] the symbols are the ones that their seed deals', () => {
    expect(OF_THE_FIRST).toEqual(dealSymbols(SEED))
    expect(sidesOf('blue')).toEqual(dealNamedBlue(NAMED_SEED))
    const [second, third] = ([2, 3] as const).map(edition => new Set(cardsIn(edition)))
    const staying = [...second!]
      .filter(card => third!.has(card))
      .flatMap(card => [ALL_SIDES[2 * card]!, ALL_SIDES[2 * card + 1]!])
    const red = dealMended('red', MENDED_SEEDS.red, staying, 6)
    const purple = dealMended('purple', MENDED_SEEDS.purple, [...staying, ...red], 8)
    expect(ALL_SIDES.slice(216 + 54)).toEqual([...red, ...purple])
  })

  test('[READ-3] a child has a name for every blue symbol, in a word or two, and five names for a side', () => {
    for (const side of sidesOf('blue'))
      for (const language of ['fr', 'en'] as const) {
        const names = side.map(glyph => BLUE_NAMES[glyph]?.[language])
        for (const name of names)
          expect(name).toMatch(/^(?:(?:an?|the|un|une|des|de l’|la|le) ?)?\p{L}+(?:[ ’-]\p{L}+){0,3}$/u)
        expect(new Set(names).size, side.join(' ')).toBe(5)
      }
  })

  test('[READ-3] no symbol comes more often than three times, a blue one five times', () => {
    const uses = DECK.flat().reduce(
      (counts, glyph) => counts.set(glyph, (counts.get(glyph) ?? 0) + 1),
      new Map<string, number>(),
    )
    const most = (isBlue: boolean) =>
      Math.max(...[...uses].filter(([glyph]) => glyph in BLUE_NAMES === isBlue).map(([, times]) => times))
    expect(most(false)).toBeLessThanOrEqual(3)
    expect(most(true)).toBeLessThanOrEqual(NAMED_BLUE.mostUses + 3)
  })

  test('[READ-3] the harder the colour, the more lines the symbols have', () => {
    const [blue, green, red, purple] = DIFFICULTIES.map(difficulty =>
      mean(
        sidesOf(difficulty)
          .flat()
          .map(glyph => drawGlyph(glyph).length),
      ),
    )
    expect(blue).toBeLessThan(1.6)
    expect(green).toBeGreaterThan(blue! + 0.3)
    expect(red).toBeGreaterThan(green! + 1)
    expect(purple).toBeGreaterThan(red! + 1)
  })

  test('[READ-3] the harder the colour, the more the symbols of a side resemble each other', () => {
    const nearest = DIFFICULTIES.map(difficulty => mean(gapsOf(difficulty).map(gaps => Math.min(...gaps))))
    const usual = DIFFICULTIES.map(difficulty => mean(gapsOf(difficulty).flat()))
    for (const index of [1, 2, 3]) expect(nearest[index - 1]! - nearest[index]!).toBeGreaterThan(0.4)
    for (const index of [1, 2, 3]) expect(usual[index - 1]! - usual[index]!).toBeGreaterThan(2)
  })

  test('[READ-3] the harder the colour, the fewer families a side has', () => {
    const families = DIFFICULTIES.map(difficulty =>
      sidesOf(difficulty).map(side => new Set(side.map(familyOf)).size),
    )
    expect(families.map(counts => [...new Set(counts)])).toEqual([[5], [3], [2], [1]])
  })

  test.each([
    { difficulty: 'blue', apart: 7 },
    { difficulty: 'green', apart: 7 },
    { difficulty: 'red', apart: 7 },
    { difficulty: 'purple', apart: 7 },
  ] as const)(
    '[READ-3] any two symbols of a $difficulty side are at least $apart apart',
    ({ difficulty, apart }) => {
      expect(Math.min(...gapsOf(difficulty).flat())).toBeGreaterThan(apart)
      expect((difficulty === 'blue' ? NAMED_BLUE : RECIPES[difficulty]).apart).toBe(apart)
    },
  )

  test('[READ-3] relations on a side are hard to tell by touch', () => {
    const kinOf = (difficulty: Difficulty) =>
      sidesOf(difficulty)
        .flatMap(pairsOf)
        .filter(pair => pair.kin)
    for (const difficulty of ['green', 'red', 'purple'] as const)
      expect(Math.max(...kinOf(difficulty).map(pair => pair.gap)), difficulty).toBeLessThan(14)
  })

  test('[READ-3] every point lies in the box, and every symbol fills it', () => {
    for (const glyph of new Set(DECK.flat())) {
      const points = drawGlyph(glyph).flatMap(line => line.points)
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      expect(Math.min(...xs, ...ys), glyph).toBeGreaterThanOrEqual(8)
      expect(Math.max(...xs, ...ys), glyph).toBeLessThanOrEqual(92)
      const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
      expect(size, glyph).toBeCloseTo(84, 1)
    }
  })

  test('[READ-3] every line is long enough to be drawn, and a dot is one point', () => {
    const [dots, drawn] = [
      ALL_LINES.filter(line => line.kind === 'dot'),
      ALL_LINES.filter(line => line.kind !== 'dot'),
    ]
    expect(Math.min(...drawn.map(lengthOf))).toBeGreaterThan(10)
    expect(dots.every(line => line.points.length === 1)).toBe(true)
    expect(drawn.every(line => line.points.length > 1)).toBe(true)
  })

  test('[READ-3] a dot stands clear of every other line, so that the eye sees it', () => {
    for (const glyph of new Set(DECK.flat())) {
      const lines = drawGlyph(glyph)
      for (const dot of lines.filter(line => line.kind === 'dot')) {
        const [x, y] = dot.points[0]!
        const others = traceOf(lines.filter(line => line !== dot)).touched
        expect(
          Math.min(...others.map(other => Math.hypot(other[0] - x, other[1] - y))),
          glyph,
        ).toBeGreaterThan(8)
      }
    }
  })
})
