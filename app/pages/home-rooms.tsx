import { useState } from 'preact/hooks'
import { Plain, Round } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { isOnDevice } from '../device/room-id.ts'
import { forgetRoom, type KnownRoom, knownRooms } from '../device/rooms.ts'
import { isGame, manifests } from '../games/manifests.ts'
import { filled } from '../words/filled.ts'
import { counted, language, listed, said } from '../words/language.ts'
import { Way } from './way.tsx'

const WORDS = {
  resume: { fr: 'Reprendre la veillée', en: 'Back to the evening' },
  others: { fr: 'Et # autre veillée', en: 'And # other evening' },
  manyOthers: { fr: 'Et # autres veillées', en: 'And # other evenings' },
  all: { fr: 'Tes veillées', en: 'Your evenings' },
  forget: { fr: 'Oublier sur ce téléphone', en: 'Forget on this phone' },
  with: { fr: 'avec #', en: 'with #' },
  as: { fr: 'Toi : #', en: 'You: #' },
  aboutHere: {
    fr: 'Une veillée qui n’est que sur ce téléphone s’efface alors pour de bon.',
    en: 'An evening that is on this phone alone is then deleted for good.',
  },
  about: {
    fr: 'Les oublier ici n’efface rien pour les autres.',
    en: 'Forgetting them here deletes nothing for the others.',
  },
} as const

const MOST_NAMES = 4

/** “Tom, Jo, Nour…” */
function companyOf({ company, name }: KnownRoom): string {
  if (!company || company.names.length === 0) return filled(said(WORDS.as), name)
  const names = company.names.slice(0, MOST_NAMES)
  const list = company.names.length > MOST_NAMES ? `${names.join(', ')}…` : listed(names)
  return filled(said(WORDS.with), list)
}

function dayOf({ at }: KnownRoom): string | null {
  if (at === 0) return null
  return new Intl.DateTimeFormat(language.value, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    at,
  )
}

/** Fetched when it is needed. */
async function deleteHere(room: string): Promise<void> {
  const { deleteEntries } = await import('../local-room/entry-store.ts')
  await deleteEntries(room).catch(() => undefined)
}

/** Rooms that this device knows (ROOM-27): the last one in sight, the others a tap away. Shared screens are no persons. */
export function HomeRooms() {
  const [isOpen, setOpen] = useState(false)
  const [rooms, setRooms] = useState(() => knownRooms().filter(({ name }) => name !== ''))
  const [last, ...others] = rooms
  if (!last) return null
  const forget = (room: string) => {
    forgetRoom(room)
    setRooms(rooms.filter(known => known.room !== room))
    if (isOnDevice(room)) void deleteHere(room)
  }
  return (
    <section class="ent-rooms" aria-label={said(WORDS.all)}>
      <RoomWay known={last} />
      <Plain onPress={() => setOpen(true)}>
        {others.length === 0 ? said(WORDS.all) : counted(others.length, WORDS.others, WORDS.manyOthers)}
      </Plain>
      {isOpen && (
        <Sheet title={said(WORDS.all)} onClose={() => setOpen(false)} name="rooms">
          {rooms.some(({ room }) => !isOnDevice(room)) && <p class="ent-soft">{said(WORDS.about)}</p>}
          {rooms.some(({ room }) => isOnDevice(room)) && <p class="ent-soft">{said(WORDS.aboutHere)}</p>}
          <ul class="ent-room-list">
            {rooms.map(known => (
              <li key={known.room}>
                <RoomWay known={known} isListed />
                <Round
                  icon="cross"
                  label={`${said(WORDS.forget)}, ${known.code || companyOf(known)}`}
                  onPress={() => forget(known.room)}
                />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </section>
  )
}

function RoomWay({ known, isListed = false }: { known: KnownRoom; isListed?: boolean }) {
  const game = known.company?.game ?? ''
  const [title, day] = [isGame(game) ? said(manifests[game].name) : null, dayOf(known)]
  return (
    <Way to={`/room/${known.room}`} class="ent-room">
      <span>
        <b>{isListed ? (title ?? known.code) : said(WORDS.resume)}</b>
        <small>{companyOf(known)}</small>
        {isListed && day && <small>{day}</small>}
      </span>
      {isOnDevice(known.room) ? <Icon name="phone" /> : <span class="ent-room-code">{known.code}</span>}
      <Icon name="next" />
    </Way>
  )
}
