import { useState } from 'preact/hooks'
import { Quiet } from '../components/controls.tsx'
import { Fold } from '../components/fold.tsx'
import { Icon } from '../components/icon.tsx'
import { Qr } from '../components/qr.tsx'
import { Sheet } from '../components/sheet.tsx'
import { spelt, useInvitation } from '../connection/invitation.ts'
import { randomMark } from '../device/random.ts'
import { useLobby } from '../room-client/context.tsx'
import { filled } from '../words/filled.ts'
import { said } from '../words/language.ts'
import { AddressChoice } from './address-choice.tsx'
import { REASONS } from './reach-words.ts'
import { useKnock } from './use-knock.ts'

const WORDS = {
  title: { fr: 'Personne n’arrive ?', en: 'Nobody gets in?' },
  try: {
    fr: 'Un essai, pour savoir si un téléphone trouve l’ordinateur : vise ce petit carré.',
    en: 'A try, to know whether a phone finds the computer: point it at this small square.',
  },
  qr: { fr: 'Code QR pour l’essai', en: 'QR code for the try' },
  type: { fr: 'ou tape', en: 'or type' },
  listening: { fr: 'On guette un téléphone…', en: 'Listening for a phone…' },
  came: { fr: 'Un téléphone est arrivé à l’instant', en: 'A phone got through just now' },
  by: { fr: 'par #', en: 'by #' },
  invite: { fr: 'Montrer l’invitation', en: 'Show the invitation' },
  address: { fr: 'La bonne adresse ?', en: 'The right address?' },
} as const

/** Help for whoever has invited people that do not come: a try, and what may be in the way (ROOM-1). */
export function ReachSheet({ onClose, onInvite }: { onClose: () => void; onInvite: () => void }) {
  const invitation = useInvitation(useLobby().code)
  const [mark] = useState(randomMark)
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="reach">
      <div class="stack lobby-invite lobby-small-qr">
        {invitation && <Try address={`${invitation.home}/here/${mark}`} />}
        <Heard mark={mark} />
        <Quiet icon="share" onPress={onInvite}>
          {said(WORDS.invite)}
        </Quiet>
        <div class="lobby-folds">
          {invitation && invitation.homes.length > 1 && (
            <Fold label={said(WORDS.address)}>
              <AddressChoice {...invitation} />
            </Fold>
          )}
          {REASONS.map(({ ask, help }) => (
            <Fold key={ask.en} label={said(ask)}>
              <p>{said(help)}</p>
            </Fold>
          ))}
        </div>
      </div>
    </Sheet>
  )
}

function Try({ address }: { address: string }) {
  return (
    <>
      <p>{said(WORDS.try)}</p>
      <Qr text={address} label={said(WORDS.qr)} />
      <p class="lobby-soft">
        {said(WORDS.type)} <b>{spelt(address)}</b>
      </p>
    </>
  )
}

function Heard({ mark }: { mark: string }) {
  const knock = useKnock(mark)
  return (
    <p class={knock ? 'lobby-knock good' : 'lobby-knock'} data-aloud>
      <Icon name={knock ? 'check' : 'wait'} size={22} width={knock ? 3 : 2.2} />
      <span>
        {said(knock ? WORDS.came : WORDS.listening)}{' '}
        {knock?.home && <small>{filled(said(WORDS.by), spelt(knock.home))}</small>}
      </span>
    </p>
  )
}
