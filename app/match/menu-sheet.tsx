import { Icon, type IconName } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { openSheet, type SheetName } from '../game-kit/open-sheet.ts'
import { useUnread } from '../game-kit/unread.ts'
import { useIsOnDevice, useLobby, useMatch, usePhone } from '../room-client/context.tsx'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { useSitter } from '../room-client/sitters.ts'
import { counted, said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Menu', en: 'Menu' },
  unread: { fr: '# nouveau message', en: '# new message' },
  unreadMany: { fr: '# nouveaux messages', en: '# new messages' },
  talk: { fr: 'Discussion', en: 'Talk' },
  faces: { fr: 'Un mot, un visage', en: 'A word, a face' },
  pad: { fr: 'Carnet de scores', en: 'Score pad' },
  rules: { fr: 'Toute la règle', en: 'All the rules' },
  seal: { fr: 'Le mélange scellé', en: 'The sealed shuffle' },
  settings: { fr: 'Réglages', en: 'Settings' },
  settingsMore: { fr: 'Langue, son, taille du texte…', en: 'Language, sound, text size…' },
  move: { fr: 'Continuer sur un autre téléphone', en: 'Continue on another phone' },
  host: { fr: 'Pour l’hôte', en: 'For the host' },
  hostMore: { fr: 'Finir la partie, confier le rôle…', en: 'End the match, hand the role over…' },
  seat: { fr: 'Prendre une place', en: 'Take a seat' },
  keep: { fr: 'Garder la veillée, ou l’effacer', en: 'Keep the evening, or delete it' },
  leave: { fr: 'Quitter la table', en: 'Leave the table' },
} as const

interface ItemProps {
  readonly icon: IconName
  readonly label: string
  readonly more?: string | undefined
  readonly onPress: () => void
}

function Item({ icon, label, more, onPress }: ItemProps) {
  return (
    <li>
      <button type="button" class="play-item" onClick={onPress}>
        <Icon name={icon} size={26} />
        <span>
          <b>{label}</b>
          {more && <small>{more}</small>}
        </span>
        <Icon name="next" size={18} />
      </button>
    </li>
  )
}

export function MenuSheet({ onClose }: { onClose: () => void }) {
  const unread = useUnread()
  const { isHost, seats, covered } = usePhone()
  const isOnDevice = useIsOnDevice()
  const match = useMatch()
  const isWatching = seats.length + covered.length === 0 && match?.end === null
  const { code } = useLobby()
  const fingerprint = match?.seal.fingerprint ?? ''
  const to = (name: SheetName) => () => openSheet(name)
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="menu">
      <ul class="play-items">
        <PassItems onClose={onClose} />
        {isWatching && <Item icon="eye" label={said(WORDS.seat)} onPress={to('seat')} />}
        {!isOnDevice && (
          <Item
            icon="talk"
            label={said(WORDS.talk)}
            more={unread > 0 ? counted(unread, WORDS.unread, WORDS.unreadMany) : said(WORDS.faces)}
            onPress={to('talk')}
          />
        )}
        <Item icon="star" label={said(WORDS.pad)} onPress={to('pad')} />
        <Item icon="book" label={said(WORDS.rules)} onPress={to('rules')} />
        <Item icon="seal" label={said(WORDS.seal)} more={fingerprint.slice(0, 8)} onPress={to('seal')} />
        <Item
          icon="sliders"
          label={said(WORDS.settings)}
          more={said(WORDS.settingsMore)}
          onPress={to('settings')}
        />
        {!isOnDevice && <Item icon="phone" label={said(WORDS.move)} onPress={to('move')} />}
        <Item icon="book" label={said(WORDS.keep)} onPress={to('keep')} />
        {isHost && (
          <Item icon="crown" label={said(WORDS.host)} more={said(WORDS.hostMore)} onPress={to('host')} />
        )}
        <Item icon="door" label={said(WORDS.leave)} onPress={to('leave')} />
      </ul>
      {!isOnDevice && <p class="play-small">{said({ fr: `Table ${code}`, en: `Table ${code}` })}</p>}
    </Sheet>
  )
}

/** ROOM-31: a quiet way to pass the phone by hand. */
function PassItems({ onClose }: { onClose: () => void }) {
  const { others, pass } = usePassPhone()
  const sitterAt = useSitter()
  const passTo = (seat: number) => () => {
    onClose()
    pass(seat)
  }
  return (
    <>
      {others.map(seat => {
        const { name } = sitterAt(seat)
        const label = said({ fr: `Passer le téléphone à ${name}`, en: `Pass the phone to ${name}` })
        return <Item key={seat} icon="swap" label={label} onPress={passTo(seat)} />
      })}
    </>
  )
}
