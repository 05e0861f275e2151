import { describe, expect, test } from 'vitest'
import { constraintText } from './constraint-text.ts'
import { CONSTRAINTS } from './constraints.ts'

describe('constraint text', () => {
  test('[PALM-41] the twenty cards say what they ask, the same words for the same thing', () => {
    const asked = new Set(CONSTRAINTS.map(ask => JSON.stringify(ask))).size
    for (const language of ['en', 'fr'] as const)
      expect(new Set(CONSTRAINTS.map(ask => constraintText(ask)[language])).size).toBe(asked)
  })

  test('[PALM-41] objects are called by their names', () => {
    expect(constraintText({ ask: 'only-objects', objects: ['string', 'cube'] })).toEqual({
      en: 'Only the string and the four cubes',
      fr: 'Seulement la ficelle et les quatre cubes',
    })
    expect(constraintText({ ask: 'at-least-object', object: 'coin' })).toEqual({
      en: 'At least the coin',
      fr: 'Au moins la pièce',
    })
  })

  test('[PALM-41] every line is short enough for a card', () => {
    for (const ask of CONSTRAINTS)
      for (const line of Object.values(constraintText(ask))) expect(line.length, line).toBeLessThanOrEqual(42)
  })
})
