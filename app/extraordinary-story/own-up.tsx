import { useState } from 'preact/hooks'
import { Plain, Primary, Quiet } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import type { StorySeat } from './story-match.ts'

const WORDS = {
  own: { fr: 'C’était faux, j’arrête', en: 'That was wrong, I stop' },
  title: { fr: 'Arrêter l’histoire ici ?', en: 'Stop the story here?' },
  more: {
    fr: 'C’est élégant. L’histoire se termine pour toute la table, et se lit en entier.',
    en: 'That is gracious. The story ends for the whole table, and is read out in full.',
  },
  yes: { fr: 'Oui, c’était faux', en: 'Yes, it was wrong' },
  no: { fr: 'Non, je continue', en: 'No, I go on' },
} as const

/** TALE-27. It ends the match for everybody, so a stray tap is asked once more. */
export function OwnUp({ seat }: { seat: StorySeat }) {
  const client = useRoomClient()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Plain onPress={() => setAsked(true)}>{said(WORDS.own)}</Plain>
      {isAsked && (
        <Sheet title={said(WORDS.title)} onClose={close} name="own-up">
          <div class="stack">
            <p>{said(WORDS.more)}</p>
            <Quiet onPress={close}>{said(WORDS.no)}</Quiet>
            <Primary onPress={() => client.play(seat.seat, 'ownUp')}>{said(WORDS.yes)}</Primary>
          </div>
        </Sheet>
      )}
    </>
  )
}
