import type { Said } from '@veillee/kernel'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import type { MatchOf } from '../connection/server-messages.ts'
import { Bar } from '../game-kit/bar.tsx'
import { Foreseen } from '../game-kit/bets-shown.tsx'
import { Skip } from '../game-kit/skip.tsx'
import { Frame } from '../game-kit/television-frame.tsx'
import type { Moment } from '../game-kit/use-moment.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'
import type { RevealBeat } from './beats.ts'
import { foreseenIn } from './bets.ts'
import { ordinalOf } from './ordinal.ts'
import { Photo, photoStory, photoTitle } from './photo.tsx'
import { WonRocket } from './rockets.tsx'
import { type Table, useCast } from './role.ts'
import { Rosette } from './rosette.tsx'
import { useTeamNames } from './team-names.ts'
import { mimedCard, OUTCOMES, originOf, type Pick, picksOf } from './verdict.ts'
import './reveal.css'

interface RevealProps {
  readonly match: MatchOf<'in-the-palm'>
  readonly beat: RevealBeat
}

/** PALM-25: the picks one at a time, on every phone as on the shared screen. */
export const RevealScreen = ({ match, beat, moment }: RevealProps & { moment: Moment }) => (
  <Screen
    name="palm-reveal"
    ground="dusk"
    bar={<Bar />}
    say={useRevealWords(match.view.table, beat)}
    isStill
    act={<Skip moment={moment} />}
  >
    <RevealPicture match={match} beat={beat} />
  </Screen>
)

export const RevealLarge = ({ match, beat }: RevealProps) => (
  <Frame name="palm-tv-reveal" say={useRevealWords(match.view.table, beat)}>
    <RevealPicture match={match} beat={beat} />
  </Frame>
)

function useRevealWords(table: Table, { step, pick }: RevealBeat): string {
  const { grandfather } = useCast(table)
  const { members } = useTeamNames(table)
  const ordinal = ordinalOf(pick.memory)
  switch (step) {
    case 'photo':
      return said({
        fr: `${grandfather}, pour le ${ordinal.fr} souvenir…`,
        en: `${grandfather}, for the ${ordinal.en} memory…`,
      })
    case 'breath':
      return said({ fr: 'Et c’était…', en: 'And it was…' })
    case 'verdict':
      return said(verdictWords(table, pick, members))
    case 'rocket': {
      const names = listed(pick.wonBy.map(members))
      return said({ fr: `Une fusée pour ${names} !`, en: `A rocket for ${names}!` })
    }
    case 'truth':
      return said({ fr: `Le ${ordinal.fr} souvenir, c’était…`, en: `The ${ordinal.en} memory was…` })
  }
}

function verdictWords(table: Table, pick: Pick, members: (team: number) => string): Said {
  const from = originOf(table, pick.card)
  if (from.kind !== 'laid') return OUTCOMES[pick.outcome]
  const names = members(from.team)
  return { fr: `Un piège, signé ${names} !`, en: `A trap, set by ${names}!` }
}

function RevealPicture({ match, beat }: RevealProps) {
  const { table } = match.view
  const { step, pick } = beat
  const isTruth = step === 'truth'
  const card = isTruth ? mimedCard(table, pick.memory) : pick.card
  const isTold = step === 'verdict' || step === 'rocket'
  return (
    <div class={`palm-reveal ${step} ${pick.outcome}`}>
      <div key={`${pick.memory} ${isTruth}`} class="palm-reveal-photo" data-aloud>
        <Photo card={card}>
          {isTold ? (
            <Rosette kind={pick.outcome === 'right' ? 'right' : 'wrong'} />
          ) : (
            <Rosette number={pick.memory} />
          )}
        </Photo>
        {isTold && (
          <b class="palm-reveal-stamp" aria-hidden="true">
            <Icon name={pick.outcome === 'right' ? 'check' : 'cross'} width={3.2} />
            {said(OUTCOMES[pick.outcome])}
          </b>
        )}
      </div>
      {(isTruth || (isTold && pick.outcome === 'right')) && (
        <div class="palm-reveal-words" data-aloud>
          <b>{photoTitle(card)}</b>
          {photoStory(card) && <p>{photoStory(card)}</p>}
        </div>
      )}
      {isTold && <Foreseen by={foreseenIn(table, pick)} />}
      <Plates table={table} beat={beat} />
    </div>
  )
}

/** Who has how many rockets so far; the one that was just won flies in from the photo. */
function Plates({ table, beat: { step, pick } }: { table: Table; beat: RevealBeat }) {
  const sitter = useSitter()
  const { name } = useTeamNames(table)
  const told = picksOf(table).filter(
    ({ memory }) =>
      memory < pick.memory || (memory === pick.memory && (step === 'rocket' || step === 'truth')),
  )
  return (
    <ul class="palm-reveal-teams">
      {table.teams.map(({ seats, points }, team) => {
        const won = told.filter(({ wonBy }) => wonBy.includes(team)).length
        const isFlying = step === 'rocket' && pick.wonBy.includes(team)
        return (
          <li key={team} class={isFlying ? 'winning' : undefined}>
            <span class="tokens">
              {seats.map(seat => (
                <SeatToken key={seat} of={sitter(seat)} size={30} />
              ))}
            </span>
            <span class="name">{name(team)}</span>
            <b>{points - table.scored!.points[team]! + won}</b>
            <span class="rocket">
              <WonRocket />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
