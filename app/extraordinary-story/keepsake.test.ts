import { newestIn, runningText, START, STORY_LANGUAGES } from '@veillee/games'
import { LANGUAGES } from '@veillee/kernel/languages'
import { describe, expect, test } from 'vitest'
import { drawnIn, type Keepsake, pageOf, piecesOf, textOf } from './keepsake.ts'
import { laidOut } from './keepsake-picture.ts'

const CARDS = [0, 56, 92, 22]
const keepsake: Keepsake = {
  title: 'Un haïku !',
  language: 'fr',
  pieces: piecesOf(CARDS, newestIn('fr')),
  additions: [
    { name: 'Ana', words: 'un dragon' },
    { name: '<script>alert(1)</script>', words: 'dévore' },
  ],
  tellers: 'Racontée par Ana et Tom',
  day: '15 novembre 2026',
}

describe('a story to keep', () => {
  test('[ROOM-24] [TALE-26] has the running text, word for word', () => {
    for (const language of STORY_LANGUAGES) {
      const text = runningText([START, ...CARDS], newestIn(language))
      expect(textOf(piecesOf(CARDS, newestIn(language)))).toBe(LANGUAGES[language].typeset(text))
    }
  })

  test('[ROOM-24] is one file that needs nothing else, with who added what', () => {
    const pictures = new Map([[drawnIn(keepsake.pieces)[0]!, '<svg xmlns="http://www.w3.org/2000/svg"/>']])
    const page = pageOf(keepsake, { lang: 'fr', who: 'Qui a ajouté quoi' }, pictures)
    expect(page).toContain('<img alt="" src="data:image/svg+xml,%3Csvg')
    expect(page.replace(/src="data:[^"]*"/g, '')).not.toMatch(/https?:|<script|<link|src=|url\(/)
    expect(page).toContain('<th scope="row">Ana</th><td lang="fr">un dragon</td>')
    expect(page).toContain('15 novembre 2026')
    expect(page).toContain('&lt;script&gt;')
  })

  test('[ROOM-24] as a picture no line is broader than the page, and no word is lost', () => {
    const runs = keepsake.pieces.map(({ before, word, after }) => ({ text: before + word + after, ink: 'x' }))
    const laid = laidOut(runs, 200, text => text.length * 10)
    for (const { x, text } of laid) expect(x + text.trimEnd().length * 10).toBeLessThanOrEqual(200)
    expect(
      laid
        .map(({ text }) => text)
        .join('')
        .replace(/\s+/g, ''),
    ).toBe(textOf(keepsake.pieces).replace(/\s+/g, ''))
  })
})
