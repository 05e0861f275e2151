import { Icon } from '../components/icon.tsx'
import type { Lobby, Phone } from '../connection/server-messages.ts'
import { settings } from '../device/settings.ts'
import { manifests } from '../games/manifests.ts'
import { useLobby } from '../room-client/context.tsx'
import { peopleOnPhone, seatOf } from '../round-table/people.ts'
import { SENSES } from '../senses/sense-words.ts'
import { said } from '../words/language.ts'

const HOW = { fr: 'Je sens :', en: 'I feel:' } as const

/** Far apart, hands are felt through the screen. */
const isFelt = ({ game, setting }: Lobby): boolean => setting === 'remote' && manifests[game].isFelt

/** Whoever will be touched for the first time chooses a sense before it happens; whoever watches feels nothing. */
export const asksForSense = (lobby: Lobby, { person }: Phone): boolean =>
  isFelt(lobby) &&
  !settings.value.knowsSenses &&
  peopleOnPhone(lobby, person).some(one => seatOf(lobby, one) !== undefined)

/** What was chosen, and the way to choose anew. */
export function SenseRow({ onOpen }: { onOpen: () => void }) {
  const lobby = useLobby()
  const { sense, knowsSenses } = settings.value
  if (!isFelt(lobby) || !knowsSenses) return null
  const chosen = SENSES.find(one => one.sense === sense)!
  return (
    <button type="button" class="lobby-row" onClick={onOpen}>
      <Icon name={chosen.icon} size={22} />
      <span>
        {said(HOW)} <b>{said(chosen.name)}</b>
      </span>
      <Icon name="next" size={20} />
    </button>
  )
}
