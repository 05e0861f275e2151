import { Quiet, Segments } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { LEVEL_WORDS, LEVELS } from '../games/level-words.ts'
import { useIsOnDevice, useLobby, usePhone } from '../room-client/context.tsx'
import { type Sitter, shownPerson, useSitters } from '../room-client/sitters.ts'
import { peopleOnPhone, seatOf, watchersIn, youOn } from '../round-table/people.ts'
import { nameAt } from '../round-table/seat-words.ts'
import { filled } from '../words/filled.ts'
import { said } from '../words/language.ts'
import { moved } from './moved.ts'
import { PersonActions } from './person-actions.tsx'
import { Refused, useRequests } from './requests.tsx'

const WORDS = {
  free: { fr: 'Une place libre', en: 'A free seat' },
  sitHere: { fr: 'Je m’assois ici', en: 'I sit here' },
  seatHere: { fr: 'Asseoir # ici', en: 'Seat # here' },
  invite: { fr: 'Inviter quelqu’un', en: 'Invite somebody' },
  share: { fr: 'Quelqu’un d’autre, sur ce téléphone', en: 'Somebody else, on this phone' },
  swap: { fr: 'Échanger nos places', en: 'Change places with me' },
  take: { fr: 'Prendre sa place', en: 'Take its seat' },
  noBot: { fr: 'Renvoyer le robot', en: 'Send the robot away' },
  botHere: { fr: 'Un robot s’assoit ici', en: 'A robot sits here' },
  botIs: { fr: 'Ce robot est', en: 'This robot is' },
  botKnows: {
    fr: 'Un robot ne sait que ce que sait sa place.',
    en: 'A robot only knows what its seat may know.',
  },
  where: { fr: 'Changer de place avec', en: 'Change places with' },
} as const

interface PlaceSheetProps {
  readonly seat: number
  readonly onClose: () => void
  readonly onInvite: () => void
  readonly onShare: () => void
}

/** ROOM-3, 4: by buttons what dragging does, and all that can be done at a seat. */
export function PlaceSheet(props: PlaceSheetProps) {
  const { seat, onClose } = props
  const lobby = useLobby()
  const you = youOn(lobby, usePhone().person)
  const sitter = useSitters()[seat] ?? null
  return (
    <Sheet title={sitter ? nameAt(sitter, you) : said(WORDS.free)} onClose={onClose} name="place">
      <div class="stack">
        <Refused />
        {sitter === null && <FreeActions {...props} />}
        {sitter?.isBot && <BotActions seat={seat} onClose={onClose} />}
        {sitter !== null && sitter.person !== null && (
          <>
            <Swaps sitter={sitter} onClose={onClose} />
            <PersonActions person={sitter.person} onClose={onClose} />
          </>
        )}
      </div>
    </Sheet>
  )
}

function FreeActions({ seat, onClose, onInvite, onShare }: PlaceSheetProps) {
  const lobby = useLobby()
  const { person, isHost } = usePhone()
  const request = useRequests()
  const isOnDevice = useIsOnDevice()
  const own = peopleOnPhone(lobby, person)
  const others = isHost ? watchersIn(lobby).filter(one => !own.includes(one)) : []
  const sits = async (who: number) => (await request({ do: 'sit', seat, person: who })) && onClose()
  return (
    <>
      {own.map(who => (
        <Quiet key={who} icon="swap" onPress={() => sits(who)}>
          {who === person ? said(WORDS.sitHere) : filled(said(WORDS.seatHere), shownPerson(lobby, who).name)}
        </Quiet>
      ))}
      {others.map(who => (
        <Quiet key={who} icon="people" onPress={() => sits(who)}>
          {filled(said(WORDS.seatHere), shownPerson(lobby, who).name)}
        </Quiet>
      ))}
      {!isOnDevice && (
        <Quiet icon="share" onPress={onInvite}>
          {said(WORDS.invite)}
        </Quiet>
      )}
      <Quiet icon="phone" onPress={onShare}>
        {said(WORDS.share)}
      </Quiet>
      {isHost && (
        <fieldset class="choice">
          <legend>{said(WORDS.botHere)}</legend>
          <div class="lobby-three">
            {LEVELS.map(level => (
              <Quiet
                key={level}
                icon="robot"
                onPress={async () => (await request({ do: 'seatBot', seat, level })) && onClose()}
              >
                {said(LEVEL_WORDS[level])}
              </Quiet>
            ))}
          </div>
          <p class="lobby-soft">{said(WORDS.botKnows)}</p>
        </fieldset>
      )}
    </>
  )
}

function BotActions({ seat, onClose }: { seat: number; onClose: () => void }) {
  const lobby = useLobby()
  const { person, isHost } = usePhone()
  const request = useRequests()
  const holder = lobby.seating[seat]
  const isSeated = seatOf(lobby, person) !== undefined
  return (
    <>
      <Quiet icon="swap" onPress={async () => (await request({ do: 'sit', seat })) && onClose()}>
        {said(isSeated ? WORDS.swap : WORDS.take)}
      </Quiet>
      {isHost && holder && 'bot' in holder && (
        <>
          <Segments
            legend={said(WORDS.botIs)}
            choices={LEVELS.map(value => ({ value, label: said(LEVEL_WORDS[value]) }))}
            chosen={holder.bot}
            onChoose={level => request({ do: 'seatBot', seat, level })}
          />
          <Quiet icon="cross" onPress={async () => (await request({ do: 'unseatBot', seat })) && onClose()}>
            {said(WORDS.noBot)}
          </Quiet>
        </>
      )}
    </>
  )
}

/** For whom one may decide, any seat; for everybody else, one's own. */
function Swaps({ sitter, onClose }: { sitter: Sitter; onClose: () => void }) {
  const lobby = useLobby()
  const { person, isHost } = usePhone()
  const sitters = useSitters()
  const request = useRequests()
  const isMine = sitter.isYou || isHost
  const mayMove = isMine ? sitters.filter(other => other !== null && other.seat !== sitter.seat) : []
  if (!isMine && seatOf(lobby, person) === undefined) return null
  if (!isMine)
    return (
      <Quiet icon="swap" onPress={async () => (await request({ do: 'sit', seat: sitter.seat })) && onClose()}>
        {said(WORDS.swap)}
      </Quiet>
    )
  if (mayMove.length === 0) return null
  return (
    <fieldset class="choice">
      <legend>{said(WORDS.where)}</legend>
      <div class="lobby-names">
        {mayMove.map(other => (
          <Quiet
            key={other!.seat}
            onPress={async () =>
              (await request(...moved(lobby.seating, sitter.seat, other!.seat))) && onClose()
            }
          >
            {nameAt(other, youOn(lobby, person))}
          </Quiet>
        ))}
      </div>
    </fieldset>
  )
}
