import { isWay, kindOf, movementsAllowed, objectsIn, SPOTS } from '@veillee/touch'
import { describe, expect, it } from 'vitest'
import { MEMORY_MIMES } from './album/mimes.ts'
import { DETAIL_IDS, DETAILS } from './details.ts'

describe('details', () => {
  it('[PALM-2] are mimed only with what the objects can do, where a hand has skin', () => {
    for (const id of DETAIL_IDS)
      for (const [object, movement, spot] of DETAILS[id].mimes) {
        const [piece] = objectsIn({ object, movement, spot })
        expect(movementsAllowed(kindOf(piece!)), `${id}: ${object}`).toContain(movement)
        expect(SPOTS, id).toContain(spot)
      }
  })

  it('[PALM-16] go from somewhere to somewhere only where they move', () => {
    for (const id of DETAIL_IDS)
      for (const [object, movement, spot] of DETAILS[id].mimes) {
        if (isWay(spot)) expect(['walk', 'drag', 'roll'], id).toContain(movement)
        if (object === 'cubes') expect(['tap', 'press', 'drag'], id).toContain(movement)
        if (spot === 'tips') expect(movement, id).toBe('walk')
      }
  })

  it('[PALM-16] are mimed by place and relation: at most a third of the best mimes are simply on the palm', () => {
    const best = MEMORY_MIMES.flatMap(details => details.map(([first]) => first!))
    const onPalm = ['palm', 'heel', 'mount', 'hollow', 'edge', 'pads', 'corner']
    const anywhere = best.filter(
      ([object, , spot, upon]) => onPalm.includes(spot) && !upon && object !== 'cubes',
    )
    expect(anywhere.length / best.length).toBeLessThanOrEqual(1 / 3)
    expect(best.filter(([object]) => object === 'cubes').length).toBeGreaterThan(20)
    expect(best.filter(([, , , upon]) => upon).length).toBeGreaterThan(60)
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
