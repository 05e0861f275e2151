import { Primary, Quiet } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'
import { go } from '../router.ts'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Quitter la table ?', en: 'Leave the table?' },
  moment: {
    fr: 'Pour une pause, ferme simplement la page : ta place t’attend, et tu reviens sans rien taper.',
    en: 'For a break, just close the page: your seat is kept, and you come back without typing anything.',
  },
  good: {
    fr: 'Si tu pars pour de bon, un robot ou quelqu’un d’autre pourra prendre ta place.',
    en: 'If you leave for good, a robot or somebody else may take your seat.',
  },
  shared: {
    fr: 'Tout le monde sur ce téléphone part avec toi.',
    en: 'Everybody on this phone leaves with you.',
  },
  stay: { fr: 'Je reste', en: 'I stay' },
  home: { fr: 'Aller à l’accueil, garder ma place', en: 'Go home, keep my seat' },
  leave: { fr: 'Partir pour de bon', en: 'Leave for good' },
} as const

/** For good, and only after a second thought. */
export function LeaveSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const { seats, covered } = usePhone()
  const isPlaying = useMatch()?.end === null
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="leave">
      <div class="stack">
        <p>{said(WORDS.moment)}</p>
        {isPlaying && <p class="play-soft">{said(WORDS.good)}</p>}
        {seats.length + covered.length > 1 && <p class="play-soft">{said(WORDS.shared)}</p>}
        <Quiet icon="home" onPress={() => go('/')}>
          {said(WORDS.home)}
        </Quiet>
        <Quiet icon="door" onPress={() => client.request({ do: 'leave' })}>
          {said(WORDS.leave)}
        </Quiet>
        <Primary onPress={onClose}>{said(WORDS.stay)}</Primary>
      </div>
    </Sheet>
  )
}
