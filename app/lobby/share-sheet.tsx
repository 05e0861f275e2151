import { Sheet } from '../components/sheet.tsx'
import { useIsOnDevice } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { NameForm } from './name-form.tsx'
import { Refused, useRequests } from './requests.tsx'

const WORDS = {
  title: { fr: 'À deux sur ce téléphone', en: 'Two on this phone' },
  who: { fr: 'Qui d’autre joue ?', en: 'Who else is playing?' },
  more: {
    fr: 'Le téléphone passera de main en main, avec un rideau entre vous : personne ne voit les secrets de l’autre.',
    en: 'The phone will go from hand to hand with a curtain between you: nobody sees the other’s secrets.',
  },
} as const

/** ROOM-31: somebody else plays on this phone too. */
export function ShareSheet({ onClose }: { onClose: () => void }) {
  const request = useRequests()
  const isOnDevice = useIsOnDevice()
  return (
    <Sheet title={said(isOnDevice ? WORDS.who : WORDS.title)} onClose={onClose} name="share">
      <div class="stack">
        <p>{said(WORDS.more)}</p>
        <Refused />
        <NameForm onName={async name => (await request({ do: 'share', name })) && onClose()} />
      </div>
    </Sheet>
  )
}
