import { BLUE_NAMES } from './blue-names.ts'
import { distance, lengthOf, type Trace, traceOf } from './distance.ts'
import { allGlyphs, drawGlyph, familyOf } from './glyphs.ts'
import { CARDS_PER_DIFFICULTY, DIFFICULTIES, type Difficulty } from './symbols.ts'

interface Recipe {
  /** From how many families the five symbols of a side come: the fewer, the more alike. */
  readonly families: number
  /** On how many sides of this colour one family may appear. */
  readonly mostSides: number
  readonly lines: { readonly least: number; readonly most: number }
  /** How long the finger's way may be, all lines together. */
  readonly longest: number
  /** Every pair of a side is farther apart than this. */
  readonly apart: number
  /** Two at least of a side are nearer to each other than this. */
  readonly closest?: number
  /** Symbols of one family on a side are nearer to each other than this. */
  readonly near: number
  /** Whether no two of a side may have the same name. */
  readonly areNamed?: true
  /** How often one symbol may come. */
  readonly mostUses: number
}

/** Set so that recognition falls from colour to colour as it should: `npm run symbols` measures it. */
export const RECIPES: Readonly<Record<Difficulty, Recipe>> = {
  blue: {
    families: 5,
    mostSides: 14,
    lines: { least: 1, most: 2 },
    longest: 270,
    apart: 18,
    near: Infinity,
    mostUses: 3,
  },
  green: {
    families: 3,
    mostSides: 8,
    lines: { least: 1, most: 3 },
    longest: 400,
    apart: 7,
    near: 14,
    mostUses: 3,
  },
  red: {
    families: 2,
    mostSides: 6,
    lines: { least: 3, most: 5 },
    longest: 500,
    apart: 7,
    near: 14,
    mostUses: 3,
  },
  purple: {
    families: 1,
    mostSides: 7,
    lines: { least: 4, most: 8 },
    longest: 600,
    apart: 7,
    near: 14,
    mostUses: 3,
  },
}

/** Blue again, of symbols that have a name: there are fewer of them, so each comes more often. */
export const NAMED_BLUE: Recipe = {
  ...RECIPES.blue,
  lines: { least: 1, most: 3 },
  longest: 350,
  apart: 7,
  closest: 12.5,
  mostUses: 5,
  areNamed: true,
}

/**
 * In the second edition red was known a little too well by touch and purple a little too badly. What takes the place of the
 * red sides that were known best has two symbols that are hard to tell apart; of the worst purple ones, none so hard.
 */
export const MENDED = {
  red: { ...RECIPES.red, closest: 8 },
  purple: { ...RECIPES.purple, apart: 8.6 },
} as const satisfies Readonly<Record<string, Recipe>>

const MOST_IN_COMMON = 2
const SYMBOLS_PER_SIDE = 5
const MOST_ATTEMPTS = 20_000

interface Candidate {
  readonly glyph: string
  readonly family: string
  readonly trace: Trace
  readonly length: number
  /** Distances once measured: the same pairs are tried again and again. */
  readonly gaps: Map<Candidate, number>
}

type Side = readonly Candidate[]
type Below = (limit: number) => number

/** What has been dealt so far, and how often each glyph of it. */
interface Dealt {
  readonly sides: Side[]
  readonly uses: Map<Candidate, number>
}

/** The glyphs of all sides of the first edition, in the order of the cards. The same seed deals the same symbols. */
export function dealSymbols(seed: number): readonly (readonly string[])[] {
  const below = generator(seed)
  const candidates = allGlyphs().map(candidate)
  const dealt: Dealt = { sides: [], uses: new Map() }
  for (const difficulty of DIFFICULTIES) dealColour(candidates, RECIPES[difficulty], dealt, below)
  return dealt.sides.map(side => side.map(each => each.glyph))
}

/** The blue sides of the second edition: every symbol has a name, and no two of a side the same. */
export function dealNamedBlue(seed: number): readonly (readonly string[])[] {
  const dealt: Dealt = { sides: [], uses: new Map() }
  dealColour(Object.keys(BLUE_NAMES).map(candidate), NAMED_BLUE, dealt, generator(seed))
  return dealt.sides.map(side => side.map(each => each.glyph))
}

/** The sides of a colour that are new in the third edition, beside those that stay. */
export function dealMended(
  colour: keyof typeof MENDED,
  seed: number,
  staying: readonly (readonly string[])[],
  count: number,
): readonly (readonly string[])[] {
  const candidates = new Map(allGlyphs().map(glyph => [glyph, candidate(glyph)]))
  const sides = staying.map(side => side.map(glyph => candidates.get(glyph) ?? candidate(glyph)))
  const dealt: Dealt = { sides, uses: new Map() }
  for (const each of sides.flat()) dealt.uses.set(each, usesOf(each, dealt) + 1)
  dealColour([...candidates.values()], MENDED[colour], dealt, generator(seed), count)
  return dealt.sides.slice(staying.length).map(side => side.map(each => each.glyph))
}

function candidate(glyph: string): Candidate {
  const lines = drawGlyph(glyph)
  const length = lines.reduce((sum, line) => sum + lengthOf(line), 0)
  return { glyph, family: familyOf(glyph), trace: traceOf(lines), length, gaps: new Map() }
}

function dealColour(
  candidates: readonly Candidate[],
  recipe: Recipe,
  dealt: Dealt,
  below: Below,
  count = CARDS_PER_DIFFICULTY * 2,
): void {
  const suitable = candidates.filter(each => suits(each, recipe))
  const names = [...new Set(suitable.map(each => each.family))]
  const families = names.map(name => suitable.filter(each => each.family === name))
  const own: Side[] = []
  while (own.length < count) {
    const open = families.filter(family => sidesWith(family, own) < recipe.mostSides)
    const side = dealSide(open, recipe, dealt, below)
    own.push(side)
    dealt.sides.push(side)
    for (const each of side) dealt.uses.set(each, usesOf(each, dealt) + 1)
  }
}

function sidesWith(family: Side, sides: readonly Side[]): number {
  return sides.filter(side => side.some(each => each.family === family[0]!.family)).length
}

function suits({ trace, length }: Candidate, { lines, longest }: Recipe): boolean {
  return trace.lines >= lines.least && trace.lines <= lines.most && length <= longest
}

function dealSide(families: readonly Side[], recipe: Recipe, dealt: Dealt, below: Below): Side {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const side = gather(shuffled(families, below).slice(0, recipe.families), recipe, dealt, below)
    if (side && isNew(side, dealt) && isHardEnough(side, recipe)) return shuffled(side, below)
  }
  throw new Error('no side can be dealt by this recipe any more')
}

function gather(families: readonly Side[], recipe: Recipe, dealt: Dealt, below: Below): Side | undefined {
  const side: Candidate[] = []
  while (side.length < SYMBOLS_PER_SIDE) {
    const family = families[side.length % families.length]!
    const fitting = freshest(family, recipe, dealt).filter(each =>
      side.every(other => fits(each, other, recipe)),
    )
    if (fitting.length === 0) return undefined
    side.push(fitting[below(fitting.length)]!)
  }
  return side
}

/** The glyphs of a family that were used least; one use more is let pass, or too few would be near each other. */
function freshest(family: Side, { mostUses }: Recipe, dealt: Dealt): Side {
  const least = Math.min(...family.map(each => usesOf(each, dealt)))
  return family.filter(each => usesOf(each, dealt) <= Math.min(least + 1, mostUses - 1))
}

function usesOf(each: Candidate, dealt: Dealt): number {
  return dealt.uses.get(each) ?? 0
}

function fits(one: Candidate, other: Candidate, { apart, near, areNamed }: Recipe): boolean {
  if (one === other || (areNamed && isNamedAlike(one.glyph, other.glyph))) return false
  const gap = gapBetween(one, other)
  return gap > apart && (one.family !== other.family || gap < near)
}

function isNamedAlike(one: string, other: string): boolean {
  const [name, another] = [BLUE_NAMES[one]!, BLUE_NAMES[other]!]
  return name.fr === another.fr || name.en === another.en
}

function gapBetween(one: Candidate, other: Candidate): number {
  const gap = one.gaps.get(other) ?? distance(one.trace, other.trace)
  one.gaps.set(other, gap)
  return gap
}

function isHardEnough(side: Side, { closest }: Recipe): boolean {
  return (
    closest === undefined ||
    side.some(one => side.some(other => one !== other && gapBetween(one, other) < closest))
  )
}

function isNew(side: Side, dealt: Dealt): boolean {
  return dealt.sides.every(other => side.filter(each => other.includes(each)).length <= MOST_IN_COMMON)
}

function shuffled<T>(things: readonly T[], below: Below): readonly T[] {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last--) {
    const other = below(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

// Mulberry32: nobody gains by guessing a deck that lies open in the repository.
function generator(seed: number): Below {
  let state = seed
  return limit => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}
