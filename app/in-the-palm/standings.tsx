import { SeatToken } from '../components/seat.tsx'
import type { MatchOf } from '../connection/server-messages.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { Rockets } from './rockets.tsx'
import type { Table } from './role.ts'
import { useTeamNames } from './team-names.ts'

const WORDS = { title: { fr: 'Les fusées', en: 'The rockets' } } as const

/** The table of points: each team, or each person, with their rockets. */
export function Standings({ table }: { table: Table }) {
  const sitter = useSitter()
  const { name } = useTeamNames(table)
  return (
    <ul class="panel palm-standings" aria-label={said(WORDS.title)} data-aloud>
      {table.teams.map(({ seats, points, rockets }, team) => (
        <li key={team}>
          <span class="tokens">
            {seats.map(seat => (
              <SeatToken key={seat} of={sitter(seat)} size={28} />
            ))}
          </span>
          <b>{name(team)}</b>
          <Rockets rockets={rockets} points={points} />
        </li>
      ))}
    </ul>
  )
}

export const Score = ({ match }: { match: MatchOf<'in-the-palm'> }) => <Standings table={match.view.table} />
