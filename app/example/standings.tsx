import { Icon } from '../components/icon.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { type ExampleMatch, winnersOf } from './example-match.ts'
import { pointsSaid } from './outcomes.ts'

const WORDS = {
  label: { fr: 'Les points', en: 'Points' },
  picked: { fr: 'a choisi', en: 'has picked' },
} as const

/** Everybody's points; with the crown at the end, and until a round is shown with a tick for who has picked. */
export function Standings({ match }: { match: ExampleMatch }) {
  const { phase, table } = match.view
  const sitter = useSitter()
  const winners = phase === 'over' ? winnersOf(table) : []
  return (
    <ul class="example-standings" aria-label={said(WORDS.label)}>
      {table.points.map((points, seat) => {
        const hasPicked = phase === 'pick' && table.picked[seat] === true
        return (
          <li key={seat}>
            <SeatToken of={sitter(seat)} size={38} hasAnswered={hasPicked} />
            <b>{nameOf(sitter(seat))}</b>
            {hasPicked && <span class="unseen">{said(WORDS.picked)}</span>}
            {winners.includes(seat) && <Icon name="crown" size={26} />}
            <span>{pointsSaid(points)}</span>
          </li>
        )
      })}
    </ul>
  )
}
