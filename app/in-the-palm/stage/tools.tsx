import type { Said } from '@veillee/kernel'
import { type Contact, contactsOf, kindOf, movementsAllowed, type ObjectId } from '@veillee/touch'
import { Round } from '../../components/controls.tsx'
import { said } from '../../words/language.ts'
import type { Miming } from './miming.ts'
import { pieceName } from './tray.tsx'

const WORDS = {
  flip: { fr: 'Autre face', en: 'Other side' },
  rotate: { fr: 'Tourner l’objet', en: 'Turn the object' },
  spin: { fr: 'Faire tourner', en: 'Spin' },
  back: { fr: 'Ranger l’objet', en: 'Put the object back' },
} as const

/** An eighth of a turn. */
const EIGHTH = 8

/** What touches the hand, for those who do not see it. */
const CONTACTS: Readonly<Record<Contact, Said>> = {
  face: { fr: 'à plat', en: 'flat' },
  edge: { fr: 'par la tranche', en: 'with its edge' },
  tip: { fr: 'par la pointe', en: 'with its tip' },
}

/** What fingers do by double tap, two fingers and flick, each as a button too. */
export function Tools({ miming, object }: { miming: Miming; object: ObjectId }) {
  const { stage } = miming
  const act = (what: () => void) => () => {
    what()
    miming.changed()
  }
  const isTurned = object !== 'cloth' && object !== 'string'
  return (
    <>
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
      <p class="unseen" role="status">
        {`${pieceName(object)}, ${said(CONTACTS[stage.pieces.get(object)!.contact])}`}
      </p>
      <Round icon="cross" label={said(WORDS.back)} isRaised onPress={act(() => stage.putBack(object))} />
    </>
  )
}
