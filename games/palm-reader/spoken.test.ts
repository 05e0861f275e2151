import type { Said } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { allGlyphs, drawGlyph, familyOf } from './glyphs.ts'
import type { Line, Point } from './line.ts'
import { spokenGlyph, spokenSymbol } from './spoken.ts'
import { SYMBOLS } from './symbols.data.ts'

const LANGUAGES = ['en', 'fr'] as const
const NUMBERS = [1, 2, 3, 4, 5] as const
const MOST_WORDS = { en: 16, fr: 18 }
const SIDES = SYMBOLS.map((_, side) => side)
const GLYPHS = allGlyphs()

const EXAMPLES = [
  [
    'spiral:clockwise,1.5,270',
    'a spiral from the middle, clockwise, one and a half turns, ending at the bottom',
  ],
  [
    'maze:left,270,7,walled',
    'a square spiral from the middle, anticlockwise, first down, seven lines, bar inside',
  ],
  ['angle:180,wide', 'a square corner at the top right, long arm to the left, short arm down'],
  ['hook:270,left,round', 'a round hook: straight to the right, then curling up'],
  ['cup:270,dots', 'a U open on the left, two stacked dots inside'],
  ['ladder:45,2,capped', 'a ladder, leaning right, two rungs, a pointed cap at the top right'],
  [
    'key:180,2,diamond,dotted,collar',
    'a key, diamond head down, dot inside, bar at neck, two teeth to the left',
  ],
  ['bolt:lying,left,2', 'a lightning bolt, lying, from left to right, falling, two kinks'],
  ['rampart:lying,3,high', 'a castle wall in one line, three square teeth pointing down'],
  ['stairs:right,2,open', 'stairs climbing to the right, two steps'],
] as const

describe('on the cards', () => {
  test('[READ-1] the five symbols of a side are told apart by words in both languages', () => {
    expect(SIDES).toHaveLength(284)
    for (const side of SIDES)
      for (const language of LANGUAGES) {
        const five = NUMBERS.map(number => spokenSymbol(side, number)[language].toLowerCase())
        expect(new Set(five).size, five.join(' / ')).toBe(5)
      }
  })

  test('[READ-1] the words of a number are those of the symbol with that number', () => {
    for (const [side, glyphs] of SYMBOLS.entries())
      for (const [index, glyph] of glyphs.split(' ').entries())
        expect(spokenSymbol(side, NUMBERS[index]!)).toEqual(spokenGlyph(glyph))
  })

  test('[READ-3] no two glyphs share their words, so whatever differs is said', () => {
    for (const language of LANGUAGES) {
      const glyphs = new Map<string, string>()
      for (const glyph of GLYPHS) {
        const words = spokenGlyph(glyph)[language].toLowerCase()
        expect(glyphs.get(words), `${glyph}: ${words}`).toBeUndefined()
        glyphs.set(words, glyph)
      }
    }
  })

  test('[READ-3] a glyph that no family knows is not described', () => {
    expect(() => spokenGlyph('line:30,1')).toThrow('no such variant')
    expect(() => spokenGlyph('cloud:1')).toThrow('no such glyph')
  })
})

describe('as language', () => {
  test('[READ-1] words are few, with single spaces, commas in their place and no digits', () => {
    for (const glyph of GLYPHS)
      for (const language of LANGUAGES) {
        const words = spokenGlyph(glyph)[language]
        expect(words.split(' ').length, words).toBeLessThanOrEqual(MOST_WORDS[language])
        expect(words, glyph).toMatch(/^\p{Ll}/u)
        expect(words, glyph).toMatch(/[\p{L}]$/u)
        expect(words, glyph).not.toMatch(/ {2}| ,|,(?! )|,,|\d|undefined|'|[_.]/)
      }
  })

  test('[READ-1] French has its apostrophes, its elisions and its narrow spaces', () => {
    for (const glyph of GLYPHS) {
      const words = spokenGlyph(glyph).fr
      expect(words, glyph).not.toMatch(/\b(de|le|la|que|ne|se|jusque) [aeiouéèêœ]/)
      expect(words, glyph).not.toMatch(/\bde une?\b|\bde les?\b|\bà les?\b|\bsans une?\b/)
      expect(words, glyph).not.toMatch(/(?<!\u202f)[:;?!»]|«(?!\u202f)/)
    }
    expect(spokenGlyph('hook:0,left,round').fr).toContain('crochet rond\u202f: tout droit')
  })

  test('[READ-1] English says “an” before a vowel, and one thing is never many', () => {
    for (const glyph of GLYPHS) {
      const { en, fr } = spokenGlyph(glyph)
      expect(en, glyph).not.toMatch(/\ba [aeio]/)
      expect(en, glyph).not.toMatch(/\ban (?!X\b|hour)[^aeiou]/)
      expect(en, glyph).not.toMatch(/\bone (legs|teeth|lines|points|rungs|loops|steps|dots|spots|waves)\b/)
      for (const [, noun] of fr.matchAll(/\b(?:deux|trois|quatre|cinq|six|sept|huit) (\p{L}+)/gu))
        expect(noun, fr).toMatch(/[sx]$|^(à|et|V)$/)
    }
  })

  test.each(EXAMPLES)('[READ-3] %s is “%s”', (glyph, words) => {
    expect(spokenGlyph(glyph).en).toBe(words)
  })

  test('[READ-3] French says the same as English', () => {
    expect(spokenGlyph('spiral:counter,2.25,0').fr).toBe(
      'une spirale depuis le centre, sens inverse des aiguilles, deux tours et quart, fin en haut',
    )
    expect(spokenGlyph('snail:left,1.5,2,1').fr).toBe(
      'un escargot vers la gauche, coquille d’un tour et demi, deux antennes, un point dessous',
    )
    expect(spokenGlyph('comb:90,4,rising').fr).toBe(
      'un peigne, quatre dents pointant vers la gauche, la plus longue en bas',
    )
  })
})

describe('beside the drawing', () => {
  const of = (family: string) => GLYPHS.filter(glyph => familyOf(glyph) === family)
  const xsOf = (line: Line) => line.points.map(([x]) => x)
  const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const leftOrRight = (x: number) => (x < 50 ? 'left' : 'right')

  /** In words, where a point is as seen from the middle of the card. */
  function whereIs([x, y]: readonly [number, number]): string {
    const [across, down] = [x - 50, y - 50]
    if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'on the left' : 'on the right'
    return down < 0 ? 'at the top' : 'at the bottom'
  }

  test('[READ-3] a fish faces where its eye is', () => {
    for (const glyph of of('fish'))
      expect(spokenGlyph(glyph).en).toContain(`facing ${leftOrRight(middleOf(xsOf(drawGlyph(glyph)[2]!)))}`)
  })

  test('[READ-3] a snail faces where its foot ends in a head', () => {
    for (const glyph of of('snail'))
      expect(spokenGlyph(glyph).en).toContain(`facing ${leftOrRight(drawGlyph(glyph)[1]!.points.at(-1)![0])}`)
  })

  test('[READ-3] a spiral turns as it is drawn and ends where it is drawn to', () => {
    for (const glyph of of('spiral')) {
      const { points } = drawGlyph(glyph)[0]!
      const [[startX, startY], [endX, endY]] = [points[0]!, points.at(-1)!]
      const end = whereIs([50 + endX - startX, 50 + endY - startY])
      expect(spokenGlyph(glyph).en, glyph).toContain(`ending ${end}`)
      const [[ax, ay], [bx, by], [cx, cy]] = points.slice(-3) as [Point, Point, Point]
      const isClockwise = (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0
      expect(spokenGlyph(glyph).en, glyph).toContain(isClockwise ? ', clockwise' : ', anticlockwise')
      expect(spokenGlyph(glyph).fr, glyph).toContain(isClockwise ? 'sens des aiguilles' : 'sens inverse')
    }
  })

  test('[READ-3] an umbrella’s handle and dots are on their sides', () => {
    for (const glyph of of('umbrella')) {
      const [, shaft, ...rest] = drawGlyph(glyph)
      const [top, tip] = [shaft!.points[0]!, shaft!.points.at(-1)!]
      expect(spokenGlyph(glyph).en).toContain(`handle to the ${tip[0] < top[0] ? 'left' : 'right'}`)
      for (const dot of rest.filter(line => line.kind === 'dot'))
        expect(spokenGlyph(glyph).en).toContain(
          `at the bottom ${dot.points[0]![0] < top[0] ? 'left' : 'right'}`,
        )
    }
  })

  test('[READ-3] a circle’s gap and a comb’s longest tooth are where they are drawn', () => {
    for (const glyph of of('gap')) {
      const { points } = drawGlyph(glyph)[0]!
      const [first, last] = [points[0]!, points.at(-1)!]
      const between = whereIs([(first[0] + last[0]) / 2, (first[1] + last[1]) / 2])
      expect(spokenGlyph(glyph).en).toContain(`a gap ${between}`)
    }
    for (const glyph of of('comb').filter(each => !each.endsWith('even'))) {
      const [spine, ...teeth] = drawGlyph(glyph)
      const reach = ({ points: [from, to] }: Line) => Math.hypot(to![0] - from![0], to![1] - from![1])
      const longest = teeth.toSorted((a, b) => reach(b) - reach(a))[0]!.points[0]!
      const [[ax, ay], [bx, by]] = spine!.points as [Point, Point]
      const where = whereIs([50 + longest[0] - (ax + bx) / 2, 50 + longest[1] - (ay + by) / 2])
      expect(spokenGlyph(glyph).en, glyph).toContain(`the longest ${where}`)
    }
  })

  test('[READ-3] branches and legs are counted on their own sides', () => {
    const counts = ['no', 'one', 'two', 'three']
    for (const glyph of [...of('tree'), ...of('beetle')]) {
      const isTree = familyOf(glyph) === 'tree'
      const trunk = middleOf(xsOf(drawGlyph(glyph)[0]!))
      const limbs = drawGlyph(glyph).filter(
        line => Math.abs(middleOf(xsOf(line)) - trunk) > (isTree ? 5 : 20),
      )
      const left = limbs.filter(line => middleOf(xsOf(line)) < trunk).length
      const part = isTree ? 'branch' : 'leg'
      expect(spokenGlyph(glyph).en, glyph).toMatch(
        new RegExp(`, ${counts[left]} ${part}(e?s)? left, ${counts[limbs.length - left]} right,`),
      )
    }
  })

  const MIRRORED = [
    'cup',
    'moon',
    'fork',
    'flag',
    'house',
    'snail',
    'umbrella',
    'fish',
    'crown',
    'angle',
    'arrow',
    'chevron',
    'triangle',
    'tee',
    'gap',
    'bow',
    'heart',
    'drop',
    'pin',
    'ribbon',
    'hook',
    'stairs',
    'comb',
    'maze',
    'rampart',
  ]
  const UPSIDE_DOWN = [
    'cup',
    'moon',
    'fork',
    'angle',
    'arrow',
    'chevron',
    'triangle',
    'tee',
    'gap',
    'bow',
    'heart',
    'drop',
    'pin',
    'ribbon',
    'hook',
    'comb',
    'maze',
    'rampart',
  ]

  test.each(MIRRORED)('[READ-3] %s: in the mirror, left and right change places', family => {
    const pairs = pairsOf(of(family), ([x, y]) => [100 - x, y])
    expect(pairs.length).toBeGreaterThan(1)
    for (const [glyph, other] of pairs) expect(inMirror(spokenGlyph(glyph))).toEqual(spokenGlyph(other))
  })

  test.each(UPSIDE_DOWN)('[READ-3] %s: upside down, top and bottom change places', family => {
    const pairs = pairsOf(of(family), ([x, y]) => [x, 100 - y])
    expect(pairs.length).toBeGreaterThan(1)
    for (const [glyph, other] of pairs) expect(overturned(spokenGlyph(glyph))).toEqual(spokenGlyph(other))
  })
})

/** Glyphs with the one that they look like after the move, if their family has it. */
function pairsOf(glyphs: readonly string[], move: (point: Point) => Point): readonly [string, string][] {
  return glyphs.flatMap(glyph => {
    const moved = dotsOf(glyph).map(move)
    const looksMoved = (each: string) => covers(dotsOf(each), moved) && covers(moved, dotsOf(each))
    // Two dots lie where the ends of a bar would: the number of lines tells them apart.
    const other = glyphs.find(each => drawGlyph(each).length === drawGlyph(glyph).length && looksMoved(each))
    return other === undefined ? [] : [[glyph, other] as [string, string]]
  })
}

function dotsOf(glyph: string): readonly Point[] {
  return drawGlyph(glyph).flatMap(line => line.points)
}

function covers(dots: readonly Point[], others: readonly Point[]): boolean {
  return others.every(([x, y]) => dots.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 0.1))
}

const SENSES = [
  ['clockwise', 'anticlockwise'],
  ['sens des aiguilles d’une montre', 'sens inverse des aiguilles'],
] as const

function inMirror({ en, fr }: Said): Said {
  const pairs = [...SENSES, ['left', 'right'], ['gauche', 'droite']] as const
  return { en: exchanged(en, pairs), fr: exchanged(fr, pairs) }
}

function overturned({ en, fr }: Said): Said {
  const english = [...SENSES, ['top', 'bottom'], ['up', 'down'], ['above', 'below']] as const
  const french = [...SENSES, ['haut', 'bas'], ['au-dessus', 'en dessous']] as const
  return { en: exchanged(en, english), fr: exchanged(fr, french) }
}

function exchanged(words: string, pairs: readonly (readonly [string, string])[]): string {
  const other = new Map(
    pairs.flatMap(
      ([one, two]) =>
        [
          [one, two],
          [two, one],
        ] as const,
    ),
  )
  return words.replaceAll(new RegExp(`\\b(${[...other.keys()].join('|')})\\b`, 'g'), word => other.get(word)!)
}
