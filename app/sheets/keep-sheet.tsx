import type { Said } from '@veillee/kernel'
import { useState } from 'preact/hooks'
import { Plain, Quiet } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { isOnDevice } from '../device/room-id.ts'
import { knownRoom } from '../device/rooms.ts'
import { useLobby, useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'
import { saveRoomFile } from '../room-client/room-file.ts'
import { shownPerson } from '../room-client/sitters.ts'
import { filled } from '../words/filled.ts'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Garder la veillée, ou l’effacer', en: 'Keep the evening, or delete it' },
  save: { fr: 'L’enregistrer dans un fichier', en: 'Save it as a file' },
  saveMore: {
    fr: 'Les noms, les parties finies, les scores, et ce qui a été dit à tout le monde. Depuis l’accueil, le fichier la rouvre, ici ou sur un autre service.',
    en: 'The names, the finished matches, the scores, and what was said to everybody. The first page opens it again, here or on another service.',
  },
  here: {
    fr: 'Cette veillée n’est que sur ce téléphone. Safari efface ce qu’un site y garde après sept jours sans visite, sauf si Veillée est sur l’écran d’accueil\u202f: un fichier, lui, reste.',
    en: 'This evening is on this phone alone. Safari deletes what a site keeps there after seven days without a visit, unless Veillée is on the home screen. A file stays.',
  },
  playing: {
    fr: 'La partie en cours n’y est pas\u202f: ses secrets n’ont pas le droit de sortir.',
    en: 'The match under way is not in it: its secrets may not go out.',
  },
  saved: { fr: 'Le fichier est parti sur ce téléphone.', en: 'The file is on its way to this phone.' },
  delete: { fr: 'Effacer la veillée', en: 'Delete the evening' },
  deleteMore: {
    fr: 'Elle s’efface pour tout le monde et pour de bon\u202f: les noms, les parties, les scores, la conversation. Personne ne pourra la rouvrir, sauf avec un fichier enregistré avant.',
    en: 'It is deleted for everybody and for good: names, matches, scores and chat. Nobody can open it again, except from a file that was saved before.',
  },
  deleteSure: { fr: 'Oui, effacer pour tout le monde', en: 'Yes, delete it for everybody' },
  no: { fr: 'Non, la garder', en: 'No, keep it' },
  whose: {
    fr: 'Seul l’hôte peut effacer la veillée\u202f: en ce moment, c’est #.',
    en: 'Only the host can delete the evening. Right now that is #.',
  },
} as const satisfies Record<string, Said>

/** ROOM-27: an evening can be taken home by whoever is in it, and deleted by its host. */
export function KeepSheet({ onClose }: { onClose: () => void }) {
  const { isHost } = usePhone()
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="keep">
      <div class="stack">
        <Save />
        {isHost ? <Delete /> : <Whose />}
      </div>
    </Sheet>
  )
}

function Save() {
  const { room } = useRoomClient()
  const isPlaying = useMatch()?.end === null
  const [answer, setAnswer] = useState<Said | null>(null)
  const token = knownRoom(room.value ?? '')?.token
  if (token === undefined) return null
  const save = async () => {
    setAnswer(null)
    setAnswer((await saveRoomFile(room.value!, token)) ?? WORDS.saved)
  }
  return (
    <>
      <p>{said(WORDS.saveMore)}</p>
      {isOnDevice(room.value) && <p>{said(WORDS.here)}</p>}
      {isPlaying && <p>{said(WORDS.playing)}</p>}
      <Quiet icon="book" onPress={save}>
        {said(WORDS.save)}
      </Quiet>
      <div data-aloud>
        {answer && (
          <p class="notice held">
            <Icon name={answer === WORDS.saved ? 'check' : 'wait'} />
            <span>{said(answer)}</span>
          </p>
        )}
      </div>
    </>
  )
}

/** Only after a second thought. */
function Delete() {
  const client = useRoomClient()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Quiet icon="cross" onPress={() => setAsked(true)}>
        {said(WORDS.delete)}
      </Quiet>
    )
  return (
    <div class="stack">
      <p>{said(WORDS.deleteMore)}</p>
      <Quiet icon="cross" onPress={() => client.forget()}>
        {said(WORDS.deleteSure)}
      </Quiet>
      <Plain onPress={() => setAsked(false)}>{said(WORDS.no)}</Plain>
    </div>
  )
}

function Whose() {
  const lobby = useLobby()
  if (lobby.host === null) return null
  return <p>{filled(said(WORDS.whose), shownPerson(lobby, lobby.host).name)}</p>
}
