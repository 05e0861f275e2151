// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { set } from '../device/settings.ts'
import { EndCelebration } from './celebration.tsx'
import { fireworks as heard } from './cues.ts' // fetched by what is staged; a test that is over before they have come would be torn down under them
import { celebrated, type Festivity } from './fireworks.ts'
import { matchOf, SCREENS, ScreenTest, show } from './testing.tsx'
import { MomentIs, useStagedMoment } from './use-moment.tsx'

const screens = { ...SCREENS, beats: () => [celebrated({ kind: 'won', bursts: 6 })] }

beforeEach(() => set('motion', 'auto'))

/** The end of a match as it is staged now. */
function ends(of: Festivity, isBeaten = false): HTMLElement {
  const match = matchOf({ stepAt: Date.now(), end: 'finished' }, 'over')
  const Staged = () => (
    <MomentIs value={useStagedMoment(match, screens)}>
      <EndCelebration match={match} of={of} isBeaten={isBeaten} />
    </MomentIs>
  )
  return show(<Staged />, new ScreenTest({ match }), { screens })
}
const fireworks = (of: Festivity) => ends(of).querySelectorAll('.burst').length

test('[ROOM-35] fireworks by points, six at least and 14 at most; all of them for a perfect score', () => {
  const won = (bursts: number) => fireworks({ kind: 'won', bursts })
  expect([2, 9, 40].map(won)).toEqual([6, 9, 14])
  expect(fireworks({ kind: 'perfect', bursts: 8 })).toBe(14)
})

test('[ROOM-35] what was lost splendidly has one rocket that fizzles out, and no firework', () => {
  const place = ends({ kind: 'lost', bursts: 3 })
  expect(place.querySelectorAll('.fizzle')).toHaveLength(1)
  expect(place.querySelectorAll('.burst')).toHaveLength(0)
})

test('[ROOM-35] a firework bangs each time that one opens, while the end is staged; what was lost has none', () => {
  const { fireworks: openings, ms } = celebrated({ kind: 'won', bursts: 9 })
  expect(openings).toHaveLength(18)
  expect(Math.max(...openings!)).toBeLessThan(ms)
  const bangs = heard(openings!).flatMap(layer => ('rustleHz' in layer ? [layer.afterMs] : []))
  expect(bangs).toEqual(openings)
  expect(celebrated({ kind: 'lost', bursts: 9 }).fireworks).toEqual([])
})

test('[ROOM-35] on the phone of whoever has lost, their own rocket fizzles out among the fireworks', () => {
  const place = ends({ kind: 'won', bursts: 3 }, true)
  expect(place.querySelectorAll('.fizzle')).toHaveLength(1)
  expect(place.querySelectorAll('.burst')).toHaveLength(6)
  expect(ends({ kind: 'won', bursts: 3 }).querySelectorAll('.fizzle')).toHaveLength(0)
})

test('[ROOM-34] without movement nothing flies', () => {
  set('motion', 'reduced')
  expect(ends({ kind: 'won', bursts: 9 }).innerHTML).toBe('')
})
