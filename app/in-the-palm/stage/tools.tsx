import { contactsOf, kindOf, movementsAllowed, type ObjectId } from '@veillee/touch'
import { Round } from '../../parts/controls.tsx'
import { said } from '../../words/language.ts'
import type { Miming } from './miming.ts'

const WORDS = {
  flip: { fr: 'Autre face', en: 'Other side' },
  rotate: { fr: 'Tourner l’objet', en: 'Turn the object' },
  spin: { fr: 'Faire tourner', en: 'Spin' },
  back: { fr: 'Ranger l’objet', en: 'Put the object back' },
} as const

/** An eighth of a turn. */
const EIGHTH = 8

/** What fingers do by double tap, two fingers and flick, each as a button too. */
export function Tools({ miming, object }: { miming: Miming; object: ObjectId }) {
  const { stage } = miming
  const act = (what: () => void) => () => {
    what()
    miming.changed()
  }
  const isTurned = object !== 'cloth' && object !== 'string'
  return (
    <div class="palm-tools">
      {(contactsOf(kindOf(object)).length > 1 || object === 'cloth') && (
        <Round icon="swap" label={said(WORDS.flip)} isRaised onPress={act(() => stage.flip(object))} />
      )}
      {isTurned && (
        <Round
          icon="turn"
          label={said(WORDS.rotate)}
          isRaised
          onPress={act(() => stage.rotate(object, EIGHTH))}
        />
      )}
      {movementsAllowed(kindOf(object)).includes('spin') && (
        <Round icon="star" label={said(WORDS.spin)} isRaised onPress={act(() => stage.spin(object))} />
      )}
      <Round icon="cross" label={said(WORDS.back)} isRaised onPress={act(() => stage.putBack(object))} />
    </div>
  )
}
