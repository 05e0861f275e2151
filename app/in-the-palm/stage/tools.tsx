import type { Said } from '@veillee/kernel'
import { type Contact, contactsOf, kindOf, movementsAllowed, type ObjectId } from '@veillee/touch'
import { Icon, type IconName } from '../../components/icon.tsx'
import { said } from '../../words/language.ts'
import type { Miming } from './miming.ts'
import { nextContact, type Piece } from './piece.ts'
import { pieceName } from './tray.tsx'

const WORDS = {
  gather: { fr: 'Ramasser', en: 'Gather' },
  face: { fr: 'À plat', en: 'Lay flat' },
  edge: { fr: 'Tranche', en: 'On edge' },
  tip: { fr: 'Dresser', en: 'Stand up' },
  rotate: { fr: 'Pivoter', en: 'Turn' },
  spin: { fr: 'Toupie', en: 'Spin' },
  back: { fr: 'Ranger', en: 'Put back' },
} as const

/** An eighth of a turn. */
const EIGHTH = 8

/** What touches the hand, for those who do not see it. */
const CONTACTS: Readonly<Record<Contact, Said>> = {
  face: { fr: 'à plat', en: 'flat' },
  edge: { fr: 'par la tranche', en: 'with its edge' },
  tip: { fr: 'par la pointe', en: 'with its tip' },
}

/** A dart that lies, lies on its edge, and flat it stands on its flight. */
const DART_CONTACTS: Readonly<Record<Contact, Said>> = {
  face: { fr: 'par les plumes', en: 'with its flight' },
  edge: { fr: 'couchée', en: 'lying down' },
  tip: CONTACTS.tip,
}

/** The same as what a press would make of it. */
const DART: Readonly<Record<Contact, Said>> = {
  face: { fr: 'Plumes', en: 'Flight' },
  edge: { fr: 'Coucher', en: 'Lay down' },
  tip: { fr: 'Pointe', en: 'Tip' },
}

/** What a press would make of it. */
function flipWords(piece: Piece): Said {
  if (piece.object === 'cloth') return WORDS.gather
  return (piece.object === 'dart' ? DART : WORDS)[nextContact(piece)]
}

interface ToolProps {
  readonly icon: IconName
  readonly words: Said
  readonly onPress: () => void
}

/** A drawing with its word: nobody has to guess what an arrow turns. */
const Tool = ({ icon, words, onPress }: ToolProps) => (
  <button type="button" class="palm-tool" onClick={onPress}>
    <Icon name={icon} size={22} />
    <span>{said(words)}</span>
  </button>
)

/** What fingers do by double tap, two fingers and flick, each as a button too. */
export function Tools({ miming, object }: { miming: Miming; object: ObjectId }) {
  void miming.changes.value
  const { stage } = miming
  const piece = stage.pieces.get(object)!
  const act = (what: () => void) => () => {
    what()
    miming.changed()
  }
  const isTurned = object !== 'cloth' && object !== 'string'
  return (
    <>
      {(contactsOf(kindOf(object)).length > 1 || object === 'cloth') && (
        <Tool icon="swap" words={flipWords(piece)} onPress={act(() => stage.flip(object))} />
      )}
      {isTurned && (
        <Tool icon="turn" words={WORDS.rotate} onPress={act(() => stage.rotate(object, EIGHTH))} />
      )}
      {movementsAllowed(kindOf(object)).includes('spin') && (
        <Tool icon="star" words={WORDS.spin} onPress={act(() => stage.spin(object))} />
      )}
      <p class="unseen" data-aloud>
        {`${pieceName(object)}, ${said((object === 'dart' ? DART_CONTACTS : CONTACTS)[piece.contact])}`}
      </p>
      <Tool icon="cross" words={WORDS.back} onPress={act(() => stage.putBack(object))} />
    </>
  )
}
