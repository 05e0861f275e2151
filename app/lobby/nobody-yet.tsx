import { Plain } from '../components/controls.tsx'
import { useInvitation } from '../connection/invitation.ts'
import { useLobby } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { phonesIn, useNobodyCame } from './use-nobody-came.ts'

const HELP = { fr: 'Personne n’arrive ?', en: 'Nobody gets in?' } as const

/** Somebody who has been alone at the table for a minute is offered help. */
export function NobodyYet({ onHelp }: { onHelp: () => void }) {
  const lobby = useLobby()
  const isAlone = phonesIn(lobby) === 1
  const isOffered = useNobodyCame() && isAlone && lobby.isOpen
  return (
    <div data-aloud class="lobby-nobody">
      {isOffered && <Offer code={lobby.code} onHelp={onHelp} />}
    </div>
  )
}

/** Only where the network of the house may be what keeps them away. */
function Offer({ code, onHelp }: { code: string; onHelp: () => void }) {
  return useInvitation(code)?.isNear ? <Plain onPress={onHelp}>{said(HELP)}</Plain> : null
}
