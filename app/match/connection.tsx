import { Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Lamp } from '../components/lamp.tsx'
import { COMING_BACK, useAbsence } from '../room-client/absence.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  kept: { fr: 'On te garde ta place', en: 'Your seat is kept' },
  more: {
    fr: 'Le réseau s’est absenté. Tu reviens tout droit où tu étais, sans rien taper.',
    en: 'The network has wandered off. You come straight back to where you were, without typing anything.',
  },
  noted: { fr: 'Ton dernier geste est noté.', en: 'Your last move is noted.' },
  retry: { fr: 'Réessayer tout de suite', en: 'Try again now' },
} as const

/** ROOM-8: says that it is coming back, and is gone without a word once it is. */
export function ConnectionBanner() {
  const client = useRoomClient()
  const absence = useAbsence()
  // A restart is announced by the room itself.
  const isAnnounced = client.bye.value?.why === 'restart'
  return (
    <div data-aloud>
      {absence === 'late' && !isAnnounced && (
        <div class="play-banner notice held">
          <Icon name="offline" />
          <span>{said(COMING_BACK)}</span>
        </div>
      )}
      {absence === 'long' && (
        <section class="play-lost panel" data-screen="lost">
          <Lamp size={88} />
          <h2>{said(WORDS.kept)}</h2>
          <p>{said(WORDS.more)}</p>
          <p class="good">
            <Icon name="check" size={20} width={3} />
            {said(WORDS.noted)}
          </p>
          <Primary onPress={() => client.wake()}>{said(WORDS.retry)}</Primary>
        </section>
      )}
    </div>
  )
}
