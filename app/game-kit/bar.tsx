import '../styles/play.css'
import { Round } from '../components/controls.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { useMatch } from '../room-client/context.tsx'
import { type Sitter, useSitters } from '../room-client/sitters.ts'
import { counted, said } from '../words/language.ts'
import { BarNotes } from './bar-notes.tsx'
import { useOnTable } from './on-table.tsx'
import { openSheet } from './open-sheet.ts'
import { useUnread } from './unread.ts'

const WORDS = {
  menu: { fr: 'Menu', en: 'Menu' },
  help: { fr: 'Que se passe-t-il ?', en: 'What is happening?' },
  acts: { fr: 'à son tour', en: 'to act' },
  answered: { fr: 'a répondu', en: 'has answered' },
  away: { fr: 'pas là', en: 'away' },
  you: { fr: 'c’est toi', en: 'that is you' },
  unread: { fr: '# nouveau message', en: '# new message' },
  unreadMany: { fr: '# nouveaux messages', en: '# new messages' },
  table: { fr: 'La table', en: 'The table' },
} as const

/** Menu, the seats in table order with those that act lit, and “?”; below, what the room has to say. */
export function Bar() {
  const unread = useUnread()
  const label = [said(WORDS.menu), unread > 0 && counted(unread, WORDS.unread, WORDS.unreadMany)]
  return (
    <header class="play-top">
      <div class="bar">
        <Round icon="menu" label={label.filter(Boolean).join(', ')} onPress={() => openSheet('menu')}>
          {unread > 0 && (
            <span class="play-unread" aria-hidden="true">
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </Round>
        <SeatStrip />
        <Round isRaised label={said(WORDS.help)} onPress={() => openSheet('help')}>
          ?
        </Round>
      </div>
      <BarNotes />
    </header>
  )
}

/** Ten have to fit between the two buttons at 320 pixels: they get smaller, then lie over one another a little. */
function SeatStrip() {
  const match = useMatch()
  const sitters = useSitters()
  const { screens, seat: inHand } = useOnTable()
  if (!match) return <div class="strip" />
  const { acting, answered } = screens.lit(match)
  const seats = sitters.slice(0, match.view.table.seats)
  const crowd = seats.length > 8 ? ' crowd' : seats.length > 6 ? ' many' : ''
  return (
    <ul class={`strip play-strip${crowd}`} aria-label={said(WORDS.table)}>
      {seats.map((sitter, seat) => {
        if (!sitter) return null
        const isLit = acting.includes(seat)
        const hasAnswered = answered.includes(seat)
        const isMine = inHand?.seat === seat
        return (
          <li key={seat} class={[isMine && 'mine', isLit && 'acting'].filter(Boolean).join(' ') || undefined}>
            <SeatToken
              of={sitter}
              size={isLit ? 40 : 30}
              isLit={isLit}
              hasAnswered={hasAnswered}
              label={spoken(sitter, { isLit, hasAnswered, isMine })}
            />
          </li>
        )
      })}
    </ul>
  )
}

function spoken(
  sitter: Sitter,
  { isLit, hasAnswered, isMine }: { isLit: boolean; hasAnswered: boolean; isMine: boolean },
): string {
  return [
    nameOf(sitter),
    isMine && said(WORDS.you),
    isLit && said(WORDS.acts),
    hasAnswered && said(WORDS.answered),
    sitter.isAway && !sitter.isStoodIn && said(WORDS.away),
  ]
    .filter(Boolean)
    .join(', ')
}
