import { describe, expect, it } from 'vitest'
import { BG_IDS, type Bg, background } from './backgrounds/index.ts'
import { MOTIF_IDS, motif } from './motifs/index.ts'
import { WHO_IDS } from './people/look.ts'
import { pair } from './people/pair.ts'
import { PAIR_IDS } from './people/pair-poses.ts'
import { person } from './people/person.ts'
import { POSE_IDS } from './people/poses.ts'

const isSound = (drawing: string) => {
  expect(drawing).toMatch(/^</)
  expect(drawing).not.toMatch(/NaN|undefined|Infinity|\[object|null/)
}

describe('vocabulary', () => {
  it.each(MOTIF_IDS)('draws a motif from sound numbers: %s', id => isSound(motif(id)))
  it.each(BG_IDS)('draws a background from sound numbers: %s', id => isSound(background([id] as Bg)))
  it.each(POSE_IDS)('draws a pose from sound numbers: %s', pose => isSound(person({ who: 'leonMan', pose })))
  it.each(WHO_IDS)('draws somebody from the side, from the front and from behind: %s', who => {
    const views = (['stand', 'frontStand', 'backStand'] as const).map(pose => person({ who, pose }))
    for (const view of views) isSound(view)
    expect(new Set(views).size).toBe(3)
  })
  it.each(PAIR_IDS)('draws two people together from sound numbers: %s', id =>
    isSound(pair(id, { who: 'leonMan' }, { who: 'leopKid' })),
  )

  it('gives Léon his red scarf at every age', () => {
    for (const who of WHO_IDS.filter(id => id.startsWith('leon')))
      expect(person({ who, pose: 'stand' }), who).toContain('#D4493A')
  })

  it('walks animals otherwise than it stands them', () => {
    for (const id of ['elephant', 'dog', 'goat', 'horse', 'cow', 'lion'] as const)
      expect(motif(id, { gait: 'walk' }), id).not.toBe(motif(id, { gait: 'stand' }))
  })

  it('cuts a swimmer at the water line', () => {
    expect(person({ who: 'leonBeach', pose: 'swim', waterline: 40 })).toContain('clip-path')
    expect(person({ who: 'leonBeach', pose: 'swim' })).not.toBe(
      person({ who: 'leonBeach', pose: 'swim', waterline: 40 }),
    )
  })
})
