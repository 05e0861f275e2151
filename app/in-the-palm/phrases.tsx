import type { Said } from '@veillee/kernel'
import { usePhone, useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { useFreshTalk } from './fresh-talk.ts'

/** PALM-18: all that the Child may say. */
const PHRASES: Readonly<Record<string, Said>> = {
  'palm-up': { fr: 'Paume en l’air', en: 'Palm up' },
  'back-up': { fr: 'Dos de la main', en: 'Back of the hand' },
  upright: { fr: 'Main debout', en: 'Hand upright' },
  'fingers-spread': { fr: 'Doigts écartés', en: 'Fingers spread' },
  'fingers-closed': { fr: 'Doigts serrés', en: 'Fingers closed' },
  'second-memory': { fr: 'Second souvenir', en: 'Second memory' },
}

const WORDS = { may: { fr: 'Tu peux dire seulement :', en: 'All that you may say:' } } as const

/** Said aloud at the table, or tapped: then it stands on the other phones, and is read out on Grandfather's. */
export function Phrases() {
  const client = useRoomClient()
  const offered = usePhone().may.phrases.filter(phrase => phrase in PHRASES)
  if (offered.length === 0) return null
  return (
    <fieldset class="palm-phrases">
      <legend>{said(WORDS.may)}</legend>
      {offered.map(phrase => (
        <button
          key={phrase}
          type="button"
          class="quiet"
          onClick={() => void client.request({ do: 'say', kind: 'phrases', text: phrase })}
        >
          {said(PHRASES[phrase]!)}
        </button>
      ))}
    </fieldset>
  )
}

/** What the Child has just said, in the language of whoever reads. */
export function usePhrase(): string | null {
  const line = useFreshTalk('phrases').findLast(({ text }) => text in PHRASES)
  return line ? said(PHRASES[line.text]!) : null
}
