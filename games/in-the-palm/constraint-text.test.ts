import type { Ask } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { constraintText } from './constraint-text.ts'
import { CONSTRAINTS } from './constraints.ts'

describe('constraint text', () => {
  test('[PALM-41] the twenty cards say what they ask, the same words for the same thing', () => {
    const asked = new Set(CONSTRAINTS.map(ask => JSON.stringify(ask))).size
    for (const language of ['en', 'fr'] as const)
      expect(new Set(CONSTRAINTS.map(ask => constraintText(ask)[language])).size).toBe(asked)
  })

  test.each<[Ask, en: string, fr: string]>([
    [
      { ask: 'only-objects', objects: ['string', 'cube'] },
      'Only the string and the four cubes',
      'Seulement la ficelle et les quatre cubes',
    ],
    [{ ask: 'at-least-object', object: 'coin' }, 'At least the coin', 'Au moins la pièce'],
    [{ ask: 'only-fingers' }, 'Only on the fingers', 'Sur les doigts seulement'],
    [{ ask: 'not-fingers' }, 'Never on the fingers', 'Jamais sur les doigts'],
    [{ ask: 'only-back' }, 'Only on the back of the hand', 'Sur le dos de la main seulement'],
    [{ ask: 'upright' }, 'The hand held upright', 'La main à la verticale'],
    [{ ask: 'three-objects' }, 'At least three objects', 'Au moins trois objets'],
    [{ ask: 'one-object' }, 'One object and no more', 'Un seul objet, pas plus'],
  ])('[PALM-41] %j is asked in words', (ask, en, fr) => {
    expect(constraintText(ask)).toEqual({ en, fr })
  })

  test('[PALM-41] every line is short enough for a card', () => {
    for (const ask of CONSTRAINTS)
      for (const line of Object.values(constraintText(ask))) expect(line.length, line).toBeLessThanOrEqual(42)
  })
})
