import { useState } from 'preact/hooks'
import { useMatch } from '../evening/here.tsx'
import { useSitters } from '../evening/sitters.ts'
import { Round } from '../parts/controls.tsx'
import { nameOf, SeatToken } from '../parts/seat.tsx'
import { said } from '../words/language.ts'
import { HelpSheet } from './help-sheet.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { useOnTable } from './on-table.tsx'

const WORDS = {
  menu: { fr: 'Menu', en: 'Menu' },
  help: { fr: 'Que se passe-t-il ?', en: 'What is happening?' },
  acts: { fr: 'à son tour', en: 'to act' },
  answered: { fr: 'a répondu', en: 'has answered' },
  away: { fr: 'pas là', en: 'away' },
} as const

/** Menu, the seats in table order with those that act lit, and “?”. Every screen of a match has it. */
export function Bar() {
  const [sheet, setSheet] = useState<'menu' | 'help' | null>(null)
  const close = () => setSheet(null)
  return (
    <header class="bar">
      <Round icon="menu" label={said(WORDS.menu)} onPress={() => setSheet('menu')} />
      <SeatStrip />
      <Round isRaised label={said(WORDS.help)} onPress={() => setSheet('help')}>
        ?
      </Round>
      {sheet === 'menu' && <MenuSheet onClose={close} />}
      {sheet === 'help' && <HelpSheet onClose={close} />}
    </header>
  )
}

function SeatStrip() {
  const match = useMatch()
  const sitters = useSitters()
  const { screens, seat: inHand } = useOnTable()
  if (!match) return <div class="strip" />
  const { acting, answered } = screens.lit(match)
  const seats = sitters.slice(0, match.view.table.seats)
  return (
    <ul class="strip">
      {seats.map((sitter, seat) => {
        if (!sitter) return null
        const isLit = acting.includes(seat)
        const hasAnswered = answered.includes(seat)
        const words = [
          nameOf(sitter),
          isLit && said(WORDS.acts),
          hasAnswered && said(WORDS.answered),
          sitter.isAway && said(WORDS.away),
        ].filter(Boolean)
        return (
          <li key={seat} class={inHand?.seat === seat ? 'mine' : undefined}>
            <SeatToken
              of={sitter}
              size={isLit ? 40 : 30}
              isLit={isLit}
              hasAnswered={hasAnswered}
              label={words.join(', ')}
            />
          </li>
        )
      })}
    </ul>
  )
}
