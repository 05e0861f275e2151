import type { Said } from '@veillee/kernel'
import type { WireRequest } from '@veillee/room'
import { useState } from 'preact/hooks'
import { Plain, Quiet } from '../components/controls.tsx'
import type { IconName } from '../components/icon.tsx'
import { useLobby, usePhone } from '../room-client/context.tsx'
import { leaveRoom } from '../room-client/current.ts'
import { peopleOnPhone, seatOf } from '../round-table/people.ts'
import { go } from '../router.ts'
import { said } from '../words/language.ts'
import { NameForm } from './name-form.tsx'
import { useRequests } from './requests.tsx'

const WORDS = {
  stand: { fr: 'Me lever et regarder', en: 'Stand up and watch' },
  lead: { fr: 'Mener sans jouer', en: 'Lead without playing' },
  standOther: { fr: 'Laisser regarder', en: 'Let them watch' },
  rename: { fr: 'Changer de nom', en: 'Change the name' },
  host: { fr: 'Lui confier le rôle d’hôte', en: 'Hand the host’s role over' },
  remove: { fr: 'Faire sortir de la veillée', en: 'Put out of the evening' },
  removeSure: { fr: 'Oui, et pour de bon', en: 'Yes, for good' },
  leave: { fr: 'Quitter la veillée', en: 'Leave the evening' },
  leaveSure: { fr: 'Oui, je m’en vais', en: 'Yes, I am going' },
  leaveOther: { fr: 'Ne joue plus sur ce téléphone', en: 'No longer plays on this phone' },
  leaveOtherSure: { fr: 'Oui', en: 'Yes' },
  stay: { fr: 'Non, on reste', en: 'No, stay' },
} as const

/** What can be done about somebody, seated or not: by themselves, by whoever shares the phone, by the host. */
export function PersonActions({ person, onClose }: { person: number; onClose: () => void }) {
  const lobby = useLobby()
  const phone = usePhone()
  const request = useRequests()
  const [isNaming, setNaming] = useState(false)
  const isYou = person === phone.person
  const isOnPhone = peopleOnPhone(lobby, phone.person).includes(person)
  const isSeated = seatOf(lobby, person) !== undefined
  const isGuest = phone.isHost && !isOnPhone
  const does = async (one: WireRequest) => (await request(one)) && onClose()
  const goes = async () => {
    if (!(await request({ do: 'leave', person }))) return
    onClose()
    if (!isYou) return
    leaveRoom()
    go('/')
  }
  const { name } = lobby.people[person]!
  return (
    <>
      {isSeated && (isOnPhone || phone.isHost) && (
        <Quiet icon="eye" onPress={() => does({ do: 'stand', person })}>
          {said(isYou ? (phone.isHost ? WORDS.lead : WORDS.stand) : WORDS.standOther)}
        </Quiet>
      )}
      {isGuest && lobby.people[person]!.onPhoneOf === null && (
        <Quiet icon="crown" onPress={() => does({ do: 'passHost', to: person })}>
          {said(WORDS.host)}
        </Quiet>
      )}
      {isOnPhone &&
        (isNaming ? (
          <NameForm start={name} onName={renamed => does({ do: 'rename', name: renamed, person })} />
        ) : (
          <Quiet icon="pen" onPress={() => setNaming(true)}>
            {said(WORDS.rename)}
          </Quiet>
        ))}
      {isGuest && (
        <Sure
          icon="door"
          words={WORDS.remove}
          sure={WORDS.removeSure}
          onSure={() => does({ do: 'remove', person })}
        />
      )}
      {isOnPhone && (
        <Sure
          icon="door"
          words={isYou ? WORDS.leave : WORDS.leaveOther}
          sure={isYou ? WORDS.leaveSure : WORDS.leaveOtherSure}
          onSure={goes}
        />
      )}
    </>
  )
}

interface SureProps {
  readonly icon: IconName
  readonly words: Said
  readonly sure: Said
  readonly onSure: () => unknown
}

/** What cannot be taken back is asked twice. */
function Sure({ icon, words, sure, onSure }: SureProps) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Plain icon={icon} onPress={() => setAsked(true)}>
        {said(words)}
      </Plain>
    )
  return (
    <fieldset class="choice lobby-sure">
      <legend>{said(words)}</legend>
      <div class="lobby-names">
        <Quiet onPress={() => setAsked(false)}>{said(WORDS.stay)}</Quiet>
        <Quiet onPress={onSure}>{said(sure)}</Quiet>
      </div>
    </fieldset>
  )
}
