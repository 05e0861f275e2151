import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CONSTRAINTS,
  constraintText,
  lexicon,
  newestIn,
  START,
  STORY_LANGUAGES,
  CARDS_NOW as SYMBOL_CARDS,
} from '@veillee/games'
import { READ_IN } from '@veillee/kernel'
import { describe, expect, it } from 'vitest'
import { ALBUM } from '../album/index.ts'
import { headsAndTail } from '../pieces/forms.ts'
import { findChromium, printToPdf } from './chromium.ts'
import { DECKS, type Deck } from './deck.ts'
import { cutMarks, documentOf, LABEL_MM } from './document.ts'
import { loadFonts } from './fonts.ts'
import { PAPERS, type PaperId } from './paper.ts'
import { say } from './saying.ts'
import { gridOf, pagesOf } from './sheet.ts'

const decks = DECKS.map(deck => deck())
const deckOf = (id: string): Deck => decks.find(deck => deck.id === id)!
const noFonts = { fraunces: '', nunito: '', nunitoText: '' }

const papers = Object.keys(PAPERS) as readonly PaperId[]
const printed = decks.flatMap(deck => papers.map(paper => [deck.id, paper] as const))

interface OnPage {
  readonly name: string
  readonly x: number
  readonly y: number
}

/** What the HTML says of one side of one sheet. */
function pagesIn(html: string): readonly { readonly side: string; readonly cards: readonly OnPage[] }[] {
  return html
    .split('<svg class="page" ')
    .slice(1)
    .map(page => ({
      side: page.match(/data-side="(\w+)"/)![1]!,
      cards: [
        ...page.matchAll(/data-card="([^"]+)" data-side="\w+" data-x="([\d.]+)" data-y="([\d.]+)"/g),
      ].map(([, name, x, y]) => ({ name: name!, x: Number(x), y: Number(y) })),
    }))
}

describe('printed decks', () => {
  it('[ROOM-25] every memory that is drawn, by the number of the album', () => {
    const { cards } = deckOf('memories')
    expect(cards.map(({ name }) => name)).toEqual(ALBUM.map(({ n }) => String(n)))
    for (const { name, front } of cards) expect(front.svg).toContain(`>${name}</text>`)
  })

  it('[ROOM-25] every constraint, word and symbol card, and every token, by the numbers of the app', () => {
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => String(i + 1))
    expect(deckOf('symbols').cards.map(({ name }) => name)).toEqual(
      SYMBOL_CARDS.map(card => String(card + 1)),
    )
    for (const language of READ_IN) {
      const { cards } = deckOf(`constraints-${language}`)
      expect(cards.map(({ name }) => name)).toEqual(upTo(CONSTRAINTS.length))
      cards.forEach(({ front }, i) => {
        const letters = [...front.svg.matchAll(/>([^<]+)<\/text>/g)].map(match => match[1]).join(' ')
        expect(letters).toContain(say(constraintText(CONSTRAINTS[i]!), language))
      })
    }
    for (const language of STORY_LANGUAGES) {
      const { cards } = deckOf(`words-${language}`)
      expect(cards.map(({ name }) => name)).toEqual(upTo(START + 1))
      for (const { name, front } of cards) {
        const forms = lexicon(newestIn(language)).printed(Number(name) - 1)
        const letters = [...front.svg.matchAll(/>([^<]+)<\/text>/g)].map(match => match[1]).join(' ')
        const { heads, tail } = headsAndTail(forms)
        for (const part of [...heads, tail, name]) expect(letters).toContain(part)
      }
    }
    const tokens = deckOf('rockets').cards.map(({ name }) => name[0])
    expect([
      tokens.filter(value => value === '1').length,
      tokens.filter(value => value === '3').length,
    ]).toEqual([16, 8])
  })

  it('[ROOM-25] a symbol card has its own two sides back to back', () => {
    for (const { name, front, back } of deckOf('symbols').cards) {
      expect(front.svg).toContain(`>${name}a</text>`)
      expect(back.svg).toContain(`>${name}b</text>`)
    }
  })

  it.each([
    ['fr', 'Une roulotte pleine de vie', 'La partie d’échecs'],
    ['en', 'A caravan full of life', 'The game of chess'],
    ['de', 'Ein Wagen voller Leben', 'Die Schachpartie'],
    ['es', 'Un carromato lleno de vida', 'La partida de ajedrez'],
  ])('[PALM-44] the practice card is printed in %s, with three ways to try it', (language, memory, way) => {
    const { cards } = deckOf(`practice-${language}`)
    expect(cards).toHaveLength(1)
    const { front, back } = cards[0]!
    expect(front.svg.includes(`>${memory}</text>`)).toBe(true)
    expect(back.svg.includes(`>${way}</text>`)).toBe(true)
  })
})

describe.each(printed)('the sheets of %s on %s', (id, paper) => {
  const deck = deckOf(id)
  const html = documentOf(deck, paper, noFonts)
  const pages = pagesIn(html)

  it('[ROOM-25] have every card exactly once, and its back exactly once', () => {
    for (const side of ['front', 'back']) {
      const names = pages
        .filter(page => page.side === side)
        .flatMap(({ cards }) => cards.map(({ name }) => name))
      expect(names, side).toEqual(expect.arrayContaining(deck.cards.map(({ name }) => name)))
      expect(names).toHaveLength(deck.cards.length)
    }
  })

  it('[ROOM-25] have each back behind its front when the paper is turned over its long edge', () => {
    const { widthMm } = gridOf(deck, paper)
    pages.forEach((front, i) => {
      if (front.side === 'back') return
      const back = pages[i + 1]!
      expect(back.side).toBe('back')
      for (const card of front.cards) {
        const behind = back.cards.find(({ name }) => name === card.name)!
        expect(behind.x, card.name).toBeCloseTo(PAPERS[paper].widthMm - card.x - widthMm, 1)
        expect(behind.y, card.name).toBe(card.y)
      }
    })
  })

  it('[ROOM-25] have cards that neither overlap nor leave the paper, and cut marks on every side', () => {
    const { widthMm, heightMm } = gridOf(deck, paper)
    for (const { cards } of pages) {
      expect(new Set(cards.map(({ x, y }) => `${x} ${y}`)).size).toBe(cards.length)
      for (const { x, y } of cards) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(10)
        expect(x + widthMm).toBeLessThanOrEqual(PAPERS[paper].widthMm - 9.99)
        expect(y + heightMm).toBeLessThanOrEqual(PAPERS[paper].heightMm - 9.99)
      }
    }
    expect(html.split('class="cut"')).toHaveLength(pages.length + 1)
  })

  it('[ROOM-25] have marks for the edges of the cards that lie there, and for no others', () => {
    const { widthMm, heightMm } = gridOf(deck, paper)
    const marks = [...html.matchAll(/class="cut" d="([^"]+)"/g)].map(([, d]) => d!)
    const once = (values: readonly number[]) => [...new Set(values.map(value => value.toFixed(1)))].sort()
    pages.forEach(({ cards }, i) => {
      const at = (pattern: RegExp) => [...marks[i]!.matchAll(pattern)].map(([, where]) => Number(where))
      expect(once(at(/M([\d.]+) [\d.]+v/g))).toEqual(once(cards.flatMap(({ x }) => [x, x + widthMm])))
      expect(once(at(/M[\d.]+ ([\d.]+)h/g))).toEqual(once(cards.flatMap(({ y }) => [y, y + heightMm])))
    })
  })

  it('[ROOM-25] have a line of words at the foot where printers still print, below the cut marks', () => {
    const grid = gridOf(deck, paper)
    const [, from, long] = /v-\d[\d.]*M[\d.]+ ([\d.]+)v([\d.]+)/.exec(cutMarks(grid))!
    const foot = PAPERS[paper].heightMm - LABEL_MM.foot
    expect(Number(long)).toBeGreaterThan(1)
    expect(Number(from) + Number(long)).toBeLessThan(foot - 0.75 * LABEL_MM.size)
    expect(html).toContain(`y="${Math.round(foot * 100) / 100}" text-anchor="middle"`)
    expect(LABEL_MM.foot).toBeGreaterThan(4.2)
  })

  it('fetch nothing from anywhere', () => {
    expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<link|<script src|<img/)
  })
})

const chromium = findChromium()

describe('the PDF', () => {
  it.skipIf(!chromium)(
    '[ROOM-25] has as many pages as the sheets have sides (only where Chromium is)',
    () => {
      const deck = deckOf('constraints-de')
      const folder = mkdtempSync(join(tmpdir(), 'veillee-sheets-'))
      try {
        const [html, pdf] = [join(folder, 'sheets.html'), join(folder, 'sheets.pdf')]
        writeFileSync(html, documentOf(deck, 'a4', loadFonts()))
        printToPdf(chromium!, html, pdf)
        const text = readFileSync(pdf, 'latin1')
        expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(pagesOf(deck, 'a4').length)
        expect(text).toMatch(/Fraunces/)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})
