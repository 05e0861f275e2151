import { kindOf, movementsAllowed, REGIONS } from '@veillee/touch'
import { describe, expect, it } from 'vitest'
import { DETAIL_IDS, DETAILS } from './details.ts'

describe('details', () => {
  it('[PALM-2] are mimed only with what the objects can do, where a hand has skin', () => {
    for (const id of DETAIL_IDS)
      for (const [object, movement, region] of DETAILS[id].mimes) {
        expect(movementsAllowed(kindOf(object)), `${id}: ${object}`).toContain(movement)
        expect(REGIONS, id).toContain(region)
      }
  })

  it('have a name of their own in each language', () => {
    for (const language of ['fr', 'en'] as const) {
      const names = DETAIL_IDS.map(id => DETAILS[id].name[language])
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^\p{Ll}[^.]*$/u)
    }
  })

  it('begin with an article in French', () => {
    for (const id of DETAIL_IDS)
      expect(DETAILS[id].name.fr, id).toMatch(
        /^(un |une |des |du |de la |de l’|de |le |la |l’|les |deux |quelqu’un )/,
      )
  })
})
