import type { Said } from '@veillee/kernel'
import { Quiet } from '../components/controls.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

/** The host's reminder, in any game (ROOM-32). */
export const HUSH = 'hush'

/** What may be said even where words may not: the Child's set phrases (PALM-18), and the host's reminder (ROOM-32). */
const PHRASES: Readonly<Record<string, Said>> = {
  'palm-up': { fr: 'Paume en l’air', en: 'Palm up' },
  'back-up': { fr: 'Dos de la main', en: 'Back of the hand' },
  upright: { fr: 'Main debout', en: 'Hand upright' },
  'fingers-spread': { fr: 'Doigts écartés', en: 'Fingers spread' },
  'fingers-closed': { fr: 'Doigts serrés', en: 'Fingers closed' },
  'second-memory': { fr: 'Second souvenir', en: 'Second memory' },
  [HUSH]: { fr: 'Chut… on garde le silence', en: 'Hush… let us keep silent' },
}

/** A phrase of a server newer than this page is shown as it is. */
export const phraseWords = (phrase: string): string => said(PHRASES[phrase] ?? { fr: phrase, en: phrase })

interface PhraseButtonsProps {
  readonly legend: Said
  readonly phrases: readonly string[]
}

/** Said aloud at the table, or tapped: then it stands on the other phones. */
export function PhraseButtons({ legend, phrases }: PhraseButtonsProps) {
  const client = useRoomClient()
  if (phrases.length === 0) return null
  return (
    <fieldset class="play-phrases">
      <legend>{said(legend)}</legend>
      {phrases.map(phrase => (
        <Quiet key={phrase} onPress={() => client.request({ do: 'say', kind: 'phrases', text: phrase })}>
          {phraseWords(phrase)}
        </Quiet>
      ))}
    </fieldset>
  )
}
