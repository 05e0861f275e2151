import { useState } from 'preact/hooks'
import { Plain } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { nameOf, SeatToken } from '../components/seat.tsx'
import type { MatchOf } from '../connection/server-messages.ts'
import { AfterMatch } from '../game-kit/after-match.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { EndCelebration, useEndGround, useIsBeaten } from '../game-kit/celebration.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { useSitter } from '../room-client/sitters.ts'
import { counted, listed, said } from '../words/language.ts'
import { endingOf } from './ending.ts'
import { VERDICTS } from './outcomes.ts'
import { useEnding, useEndWords } from './result.tsx'
import { Rockets } from './rockets.tsx'
import { teamOf } from './role.ts'
import { ScoreScreen } from './score-screen.tsx'
import { useTeamNames } from './team-names.ts'

const POINTS = { one: { fr: '# fusée', en: '# rocket' }, many: { fr: '# fusées', en: '# rockets' } } as const
const LAST_TURN = { fr: 'Revoir le dernier tour', en: 'Look at the last turn again' } as const
const LADDER = { fr: 'Vos cinq paliers', en: 'Your five steps' } as const

/** PALM-29: a tie is a tie: play again. */
const REMATCH = { fr: 'La revanche', en: 'A rematch' } as const

/** PALM-29, 33: who won with how many rockets, or what two have found together. */
export function OverScreen({ match, seat }: PlayProps<'in-the-palm'>) {
  const [isLookingBack, setLookingBack] = useState(false)
  const { say, more } = useEndWords(match)
  const { verdict, winners } = useEnding(match)
  const isTie = (winners?.length ?? 0) > 1
  const ground = useEndGround(match)
  const { table } = match.view
  const most = Math.max(...table.teams.map(({ points }) => points))
  const isBeaten = useIsBeaten(seat => table.teams[teamOf(table, seat)]?.points === most)
  if (isLookingBack)
    return <ScoreScreen match={match} seat={seat} now="over" onLeave={() => setLookingBack(false)} />
  return (
    <Screen
      name="palm-over"
      ground={ground}
      bar={<Bar />}
      say={say}
      more={more}
      act={isTie ? <AfterMatch again={REMATCH} /> : <AfterMatch />}
    >
      <EndCelebration match={match} of={endingOf(table)} isBeaten={isBeaten} />
      <div class="stack">
        <Ranking match={match} />
        {verdict !== null && <Ladder verdict={verdict} />}
        {table.scored && (
          <Plain icon="back" onPress={() => setLookingBack(true)}>
            {said(LAST_TURN)}
          </Plain>
        )}
      </div>
    </Screen>
  )
}

/** The most rockets first. */
export function Ranking({ match }: { match: MatchOf<'in-the-palm'> }) {
  const { table } = match.view
  const { winners } = useEnding(match)
  const { name } = useTeamNames(table)
  const sitter = useSitter()
  const order = [...table.teams.keys()].sort((a, b) => table.teams[b]!.points - table.teams[a]!.points)
  return (
    <ol class="palm-ranking" style={{ '--teams': order.length }}>
      {order.map(team => {
        const { seats, points, rockets } = table.teams[team]!
        const isFirst = winners?.includes(team)
        return (
          <li key={team} class={`panel ${isFirst ? 'first' : winners ? 'beaten' : ''}`}>
            <span class="tokens">
              {seats.map(seat => (
                <SeatToken key={seat} of={sitter(seat)} size={40} />
              ))}
            </span>
            <span class="who">
              <b>{name(team)}</b>
              <small>
                {table.options.mode === 'teams' && (
                  <span>{listed(seats.map(seat => nameOf(sitter(seat))))}</span>
                )}{' '}
                <span>{counted(points, POINTS.one, POINTS.many)}</span>
              </small>
            </span>
            {isFirst && <Icon name="crown" size={26} />}
            <span class="won" aria-hidden="true">
              <Rockets rockets={rockets} points={points} />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The five steps, and where they are. */
const Ladder = ({ verdict }: { verdict: number }) => (
  <ol class="panel palm-ladder" aria-label={said(LADDER)}>
    {VERDICTS.map((step, i) => (
      <li key={step.en} aria-current={i + 1 === verdict ? 'step' : undefined}>
        {i + 1 === verdict ? <Icon name="check" size={20} width={3} /> : <i />}
        {said(step)}
      </li>
    )).reverse()}
  </ol>
)
