import { Screen } from '../components/screen.tsx'
import { settings } from '../device/settings.ts'
import { Bar } from '../game-kit/bar.tsx'
import { useFeeling } from '../live-touch/felt-playback.ts'
import { FeelingHand } from '../senses/index.tsx'
import { feelWords } from '../senses/sense-words.ts'
import { said } from '../words/language.ts'
import { useCall } from './call.ts'
import { useHeld } from './draw-far-screen.tsx'
import { OpenPalm } from './open-palm.tsx'
import { type RoundProps, useRound } from './round.ts'
import { PalmCounter, RoundChip } from './round-chip.tsx'
import { SenseOffer } from './sense-offer.tsx'

const NOT_BEFORE = {
  fr: 'Pas un trait ne sera dessiné avant.',
  en: 'Not a line is drawn before.',
} as const

export const FeelFar = (props: RoundProps) =>
  props.match.view.phase === 'open' ? <OpenFar {...props} /> : <FeltFar {...props} />

/** READ-23: the palm is drawn on once its owner is there for it. */
function OpenFar({ match, seat }: RoundProps) {
  const { table, name, play } = useRound({ match, seat })
  useCall()
  const drawer = name(table.drawer!)
  return (
    <Screen
      name="reader-open-far"
      ground="dusk"
      bar={<Bar />}
      say={said({ fr: `Ouvre ta paume à ${drawer}`, en: `Open your palm to ${drawer}` })}
      more={said(NOT_BEFORE)}
      isStill
      act={<SenseOffer />}
    >
      <div class="reader-feel">
        <RoundChip table={table} />
        <OpenPalm onOpen={() => play('open')} />
        <PalmCounter table={table} />
      </div>
    </Screen>
  )
}

/** READ-20: the receiver has now, never then: nothing but the sense is on this screen. */
function FeltFar({ match, seat }: RoundProps) {
  const { table, name } = useRound({ match, seat })
  const now = useFeeling({ seat: table.drawer!, match: match.number, step: match.view.step })
  const held = useHeld(table.drawer!, { match, seat })
  const drawer = name(table.drawer!)
  return (
    <Screen
      name="reader-feel-far"
      ground="shut"
      bar={<Bar />}
      say={said({ fr: `${drawer} dessine dans ta main`, en: `${drawer} is drawing into your hand` })}
      more={held ?? said(feelWords(settings.value.sense))}
      isStill
    >
      <div class="reader-feel">
        <RoundChip table={table} />
        <FeelingHand now={now} part="palm" />
        <PalmCounter table={table} />
      </div>
    </Screen>
  )
}
