import { kindOfWord, type WordKind } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { nameOf, SeatToken } from '../components/seat.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { KindMark } from './word-card.tsx'

export type TeamKind = Extract<WordKind, 'adjective' | 'verb'>

/** TALE-21: team cards are Adjectives and Verbs, so a team is a colour, a shape, and the shape's name. */
export const TEAM_WORDS: Readonly<Record<TeamKind, Said>> = {
  adjective: { fr: 'Triangle', en: 'Triangle' },
  verb: { fr: 'Carré', en: 'Square' },
}

const YOU = { fr: 'toi', en: 'you' } as const

const TEAMS: readonly TeamKind[] = ['adjective', 'verb']

export const teamOf = (teamCards: readonly number[], seat: number): TeamKind =>
  kindOfWord(teamCards[seat]!) as TeamKind

/** All team cards face up, team beside team: easier to take in within five seconds than cards round a table. */
export const TeamCards = ({ teamCards }: { teamCards: readonly number[] }) => (
  <div class="story-teams">
    {TEAMS.map(team => (
      <TeamCard key={team} team={team} teamCards={teamCards} />
    ))}
  </div>
)

function TeamCard({ team, teamCards }: { team: TeamKind; teamCards: readonly number[] }) {
  const sitter = useSitter()
  const seats = teamCards.flatMap((_, seat) => (teamOf(teamCards, seat) === team ? [seat] : []))
  return (
    <section class={`word ${team} story-team`}>
      <h2>
        <KindMark kind={team} size={26} />
        {said(TEAM_WORDS[team])}
      </h2>
      <ul>
        {seats.map(sitter).map(one => (
          <li key={one.seat}>
            <SeatToken of={one} size={40} />
            <span>
              {nameOf(one)}
              {one.isYou && <b>{` (${said(YOU)})`}</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
