import { LINKS, WORDS } from '@veillee/games'
import { describe, expect, it } from 'vitest'
import { rasterOf } from '../studio/raster.ts'
import { brailleOf } from './braille.ts'
import { BRAILLE_MM, brailleDrawing, cellsIn } from './braille-dots.ts'
import { cutMarks, LABEL_MM } from './document.ts'
import { FORTY } from './forty.ts'
import { type Mask, opened, opposite, without, withoutCrumbs } from './mask.ts'
import { OUTLINE, SWELL } from './outline.ts'
import { gridOn, PAPERS, type PaperId } from './paper.ts'
import { formsText, inParts, SWELL_DECKS, type SwellDeck, swellHtml, swellSides } from './swell.ts'

const noFonts = { fraunces: '', nunito: '', nunitoText: '' }
const papers = Object.keys(PAPERS) as readonly PaperId[]
const decks: readonly SwellDeck[] = SWELL_DECKS.map(deck => deck.make())
const deckOf = (id: string): SwellDeck => decks.find(deck => deck.id === id)!

const dotsIn = (drawing: string): readonly (readonly [x: number, y: number])[] =>
  [...drawing.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)])

describe('braille at its size', () => {
  it('[ROOM-25] has the dots, cells and lines of Marburg medium', () => {
    const drawing = brailleDrawing([brailleOf('é', 'fr').repeat(2), brailleOf('a', 'fr')], 10, 20)
    const dots = dotsIn(drawing)
    expect(dots).toHaveLength(13)
    expect(drawing).toContain('stroke-width="1.5" stroke-linecap="round"')
    expect(dots.slice(0, 6)).toEqual([
      [10, 20],
      [10, 22.5],
      [10, 25],
      [12.5, 20],
      [12.5, 22.5],
      [12.5, 25],
    ])
    expect(dots[6]).toEqual([16, 20])
    expect(dots[12]).toEqual([10, 30])
  })

  it('fits as many cells as there is room for, and not one more', () => {
    const wide = (cells: number) => (cells - 1) * BRAILLE_MM.cell + BRAILLE_MM.apart + BRAILLE_MM.dot
    expect(cellsIn(wide(14))).toBe(14)
    expect(cellsIn(wide(14) - 0.1)).toBe(13)
  })
})

describe.each(decks.flatMap(deck => papers.map(paper => [deck.id, paper] as const)))(
  'the swell sheets of %s on %s',
  (id, paper) => {
    const deck = deckOf(id)
    const html = swellHtml(deck, paper, noFonts)

    it('[ROOM-25] have every card once, within the margins of the paper', () => {
      const placed = [...html.matchAll(/data-card="([^"]+)" data-x="([\d.]+)" data-y="([\d.]+)"/g)]
      expect(placed.map(([, name]) => name)).toEqual(deck.cards.map(({ name }) => name))
      const { widthMm, heightMm } = PAPERS[paper]
      for (const [, name, x, y] of placed) {
        expect(Math.min(Number(x), Number(y)), name).toBeGreaterThanOrEqual(9.9)
        expect(Number(x) + deck.widthMm, name).toBeLessThanOrEqual(widthMm - 9.9)
        expect(Number(y) + deck.heightMm, name).toBeLessThanOrEqual(heightMm - 9.9)
      }
      expect(html.split('<svg class="page"')).toHaveLength(swellSides(deck, paper) + 1)
      expect(gridOn(paper, deck).columns).toBeGreaterThan(0)
    })

    it('[ROOM-25] have their line of words below the cut marks', () => {
      const [, from, long] = /v-\d[\d.]*M[\d.]+ ([\d.]+)v([\d.]+)/.exec(cutMarks(gridOn(paper, deck)))!
      expect(Number(long)).toBeGreaterThan(1)
      expect(Number(from) + Number(long)).toBeLessThan(
        PAPERS[paper].heightMm - LABEL_MM.foot - 0.75 * LABEL_MM.size,
      )
    })

    it('[ROOM-25] are black on white', () => {
      const paints = [...html.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint)
      expect(new Set(paints.filter(paint => !['none', '#000'].includes(paint!)))).toEqual(
        // The marks for the knife, beyond the cards.
        new Set(['#2B2A3A']),
      )
      expect(html).not.toMatch(/opacity|filter|gradient/i)
    })
  },
)

describe('cards for fingers', () => {
  it.each(decks.map(({ id }) => id))(
    '[ROOM-25] %s: every text has its cells, and all dots lie on their card',
    id => {
      const { cards, language, widthMm, heightMm } = deckOf(id)
      for (const { name, read, drawing } of cards) {
        for (const text of read) expect(brailleOf(text, language)).toMatch(/^[\u2800-\u283f]+$/)
        const wanted = [...read.map(text => brailleOf(text, language)).join('')].filter(
          cell => cell !== '\u2800',
        )
        const bits = (cell: string) =>
          [...(cell.codePointAt(0)! - 0x2800).toString(2)].filter(bit => bit === '1')
        const dots = dotsIn(drawing)
        expect(dots, name).toHaveLength(wanted.flatMap(bits).length)
        for (const [x, y] of dots) {
          expect(x, name).toBeLessThanOrEqual(widthMm - 5)
          expect(y, name).toBeLessThanOrEqual(heightMm - 5)
        }
      }
    },
  )

  it('[TALE-13] [TALE-14] [TALE-15] Links have the shapes that they lead from and to, and other words have none', () => {
    const arrows = (card: number) =>
      deckOf('swell-words-fr').cards[card]!.drawing.split('M-3.6 0H3.6').length - 1
    expect(WORDS.map(arrows).every(count => count === 0)).toBe(true)
    expect(LINKS.map(arrows).every(count => count > 0)).toBe(true)
  })

  it('says once what all forms of a word end with', () => {
    expect(formsText(['plein de puces', 'pleine de puces'])).toBe('plein / pleine de puces')
    expect(formsText(['bleu', 'bleue'])).toBe('bleu / bleue')
    expect(formsText(['un dragon'])).toBe('un dragon')
  })

  it('breaks what is longer than a line, and says all of it', () => {
    expect(inParts('splitterfasernackt')).toBe('splitter- fasernackt')
    expect(inParts('im Ballettröckchen').replace('- ', '')).toBe('im Ballettröckchen')
    expect(inParts('ein Drache')).toBe('ein Drache')
  })

  it('[ROOM-25] symbols have a box of 28 mm, lines of more than a millimetre, and their braille numbers', () => {
    const { cards } = deckOf('swell-symbols-en')
    expect(cards).toHaveLength(216)
    for (const { name, read, drawing } of cards) {
      expect(read).toEqual([name, '1', '2', '3', '4', '5'])
      for (const [, width] of drawing.matchAll(/stroke-width="([\d.]+)"/g))
        expect(Number(width)).toBeGreaterThanOrEqual(1.2)
    }
  })
})

const PX_PER_MM = 4

/** A drawing as it will be on the paper. */
function printed(d: string, widthMm: number, heightMm: number): Mask {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}"><path fill-rule="evenodd" d="${d}"/></svg>`
  const { width, height, bytes } = rasterOf(svg, widthMm * PX_PER_MM)
  const bits = new Uint8Array(width * height)
  for (let i = 0; i < bits.length; i++) bits[i] = Number(bytes[4 * i + 3]! > 127)
  return { width, height, bits }
}

/** Where a disc of this diameter does not fit, but for so many mm² in corners where lines meet. */
const tooNarrow = (mask: Mask, diameterMm: number, cornersMm2: number): number =>
  withoutCrumbs(
    without(mask, opened(mask, (diameterMm / 2) * PX_PER_MM)),
    cornersMm2 * PX_PER_MM ** 2,
  ).bits.filter(Boolean).length

describe('forty memories', () => {
  const { cards, widthMm: cardMm } = deckOf('swell-memories-fr')

  it('[ROOM-25] are forty, of one to three things each', () => {
    expect(new Set(FORTY.map(({ n }) => n)).size).toBe(40)
    for (const { things } of FORTY) expect([1, 2, 3]).toContain(things.length)
  })

  it.each(FORTY.map(({ n }) => String(n)))(
    '[ROOM-25] memory %s has lines of a millimetre or more, gaps of two and a half, and few corners',
    name => {
      const { drawing } = cards.find(card => card.name === name)!
      const d = drawing.match(/<path d="([^"]+)"/)![1]!
      const [widthMm, heightMm] = [OUTLINE.widthMm + 2, OUTLINE.heightMm + 2]
      const spots = [...d.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
      expect(spots.length).toBeLessThan(1000)
      // Nothing is cut off by the edge of its field.
      const left = Number(drawing.match(/class="outline" data-x="([\d.]+)"/)![1])
      for (const [x, y] of spots) {
        expect(Math.min(x!, y!)).toBeGreaterThan(1)
        expect(x).toBeLessThan(cardMm - 2 * left - 1)
        expect(y).toBeLessThan(OUTLINE.heightMm - 1)
      }
      const black = printed(d, widthMm, heightMm)
      expect(black.bits.some(Boolean)).toBe(true)
      expect(tooNarrow(black, 1, 0.6)).toBe(0)
      expect(tooNarrow(opposite(black), 2.5, 4)).toBe(0)
      expect(SWELL.lineMm).toBeGreaterThanOrEqual(1)
    },
  )
})
