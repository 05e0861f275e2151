import { rocketSvg } from '@veillee/art'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import type { MatchOf } from '../connection/server-messages.ts'
import { under } from '../device/base.ts'
import { Bar } from '../game-kit/bar.tsx'
import type { ClimbBeat } from '../game-kit/climb.ts'
import { Rungs } from '../game-kit/rungs.tsx'
import { Skip } from '../game-kit/skip.tsx'
import { Frame } from '../game-kit/television-frame.tsx'
import type { Moment } from '../game-kit/use-moment.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { FetchedDrawing } from './fetched-drawing.tsx'
import { VERDICTS } from './outcomes.ts'
import type { Table } from './role.ts'
import { useTeamNames } from './team-names.ts'
import './reveal.css'

const WORDS = {
  two: { fr: 'Tout compte fait, à vous deux…', en: 'All in all, the two of you…' },
  count: { fr: 'On compte les fusées…', en: 'Counting the rockets…' },
  hush: { fr: 'Et la victoire est à…', en: 'And the winner is…' },
} as const

interface ClimbProps {
  readonly match: MatchOf<'in-the-palm'>
  readonly beat: ClimbBeat
}

function sayOf({ view: { table } }: MatchOf<'in-the-palm'>, { step }: ClimbBeat): string {
  if (table.options.mode === 'two') return said(WORDS.two)
  return said(step === 'hush' ? WORDS.hush : WORDS.count)
}

/** PALM-29, 33: before it is said who has won: the rockets of all one by one, or the five steps of two. */
export const ClimbScreen = ({ match, beat, moment }: ClimbProps & { moment: Moment }) => (
  <Screen
    name="palm-climb"
    ground="dusk"
    bar={<Bar />}
    say={sayOf(match, beat)}
    isStill
    act={<Skip moment={moment} />}
  >
    <ClimbPicture match={match} beat={beat} />
  </Screen>
)

export const ClimbLarge = ({ match, beat }: ClimbProps) => (
  <Frame name="palm-tv-climb" say={sayOf(match, beat)}>
    <ClimbPicture match={match} beat={beat} />
  </Frame>
)

const ClimbPicture = ({ match: { view }, beat }: ClimbProps) =>
  view.table.options.mode === 'two' ? (
    <Rungs names={VERDICTS.map(said)} beat={beat} />
  ) : (
    <Race table={view.table} beat={beat} />
  )

/** In the order of the table, so that nobody sees from it who is ahead. */
function Race({ table, beat: { step, rung } }: { table: Table; beat: ClimbBeat }) {
  const sitter = useSitter()
  const { name } = useTeamNames(table)
  const most = Math.max(...table.teams.map(({ points }) => points))
  return (
    <ol class={`palm-race ${step}`} style={{ '--teams': table.teams.length, '--most': most }}>
      {table.teams.map(({ seats, points }, team) => (
        <li key={team} class={points < rung ? 'behind' : undefined}>
          <span class="tokens">
            {seats.map(seat => (
              <SeatToken key={seat} of={sitter(seat)} size={36} />
            ))}
          </span>
          <b>{name(team)}</b>
          <span class="rockets">
            {Array.from({ length: Math.min(points, rung) }, (_, i) => (
              <FetchedDrawing
                key={i}
                src={under('/pictures/rocket-1.svg')}
                alt=""
                drawn={() => rocketSvg(1)}
              />
            ))}
          </span>
          <span class="sum">{Math.min(points, rung)}</span>
        </li>
      ))}
    </ol>
  )
}
