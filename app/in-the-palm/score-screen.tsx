import { CONSTRAINTS, constraintText } from '@veillee/games'
import { useState } from 'preact/hooks'
import { Plain, Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import type { PhaseOf } from '../connection/server-messages.ts'
import { Bar } from '../game-kit/bar.tsx'
import { BetsShown } from '../game-kit/bets-shown.tsx'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { useSitter } from '../room-client/sitters.ts'
import { de } from '../words/french.ts'
import { listed, said } from '../words/language.ts'
import { betsIn } from './bets.ts'
import { KeepTurn } from './keep-turn.tsx'
import { LargeView } from './large-view.tsx'
import { MimeReplays } from './mime-replay.tsx'
import { choicesOf, usePlay } from './moves.ts'
import { ordinalOf } from './ordinal.ts'
import { Origins, OwnerWords } from './origins.tsx'
import { ConstraintPicture } from './peek.tsx'
import { Photo, photoTitle } from './photo.tsx'
import { WonRocket } from './rockets.tsx'
import type { Table } from './role.ts'
import { TurningRosette } from './rosette.tsx'
import { Standings } from './standings.tsx'
import { useTeamNames } from './team-names.ts'
import { headline, OUTCOMES, type Pick, picksOf } from './verdict.ts'

const WORDS = {
  again: { fr: 'Revoir le mime', en: 'See the mime again' },
  album: { fr: 'Tout l’album', en: 'The whole album' },
  result: { fr: 'Voir le résultat', en: 'See the result' },
  on: { fr: 'Continuer', en: 'Go on' },
} as const

interface ScoreProps extends PlayProps<'in-the-palm'> {
  /** Play may have gone on meanwhile: each phone leaves the score when it likes. */
  readonly now: PhaseOf<'in-the-palm'>
  readonly onLeave: () => void
}

/** PALM-25, 42, 49, 50: nothing of the turn is secret any more. */
export function ScoreScreen({ match, seat, now, onLeave }: ScoreProps) {
  const { table } = match.view
  const picks = picksOf(table)
  const sitter = useSitter()
  const [at, setAt] = useState<number | null>(null)
  const [isReplayed, setReplayed] = useState(false)
  const album = table.album!
  return (
    <Screen
      name="palm-score"
      bar={<Bar />}
      say={said(headline(picks))}
      act={
        <>
          <div class="palm-links">
            {table.scored!.mimes.length > 0 && (
              <Plain icon="play" onPress={() => setReplayed(true)}>
                {said(WORDS.again)}
              </Plain>
            )}
            <Plain icon="book" onPress={() => setAt(0)}>
              {said(WORDS.album)}
            </Plain>
          </div>
          <Onward table={table} seat={seat} now={now} onLeave={onLeave} />
        </>
      }
    >
      <div class="stack palm-score">
        <div class="palm-two">
          {picks.map(pick => (
            <PickShown key={pick.memory} pick={pick} table={table} />
          ))}
        </div>
        <Standings table={table} />
        <BetsShown bets={betsIn(table, seat => sitter(seat).name)} />
        <Origins table={table} onPress={card => setAt(album.indexOf(card))} />
        <Constraints table={table} />
        <Calls table={table} />
        <KeepTurn table={table} />
      </div>
      {isReplayed && <MimeReplays table={table} onClose={() => setReplayed(false)} />}
      <LargeView
        cards={album}
        at={at}
        setAt={setAt}
        isLettered
        below={card => (
          <>
            <b>{photoTitle(card)}</b>
            <OwnerWords table={table} card={card} />
          </>
        )}
      />
    </Screen>
  )
}

function PickShown({ pick, table }: { pick: Pick; table: Table }) {
  const { members } = useTeamNames(table)
  const isRight = pick.outcome === 'right'
  return (
    <section class="leaf palm-verdict">
      <Photo card={pick.card}>
        <TurningRosette number={pick.memory} isRight={isRight} />
      </Photo>
      <span class="stamp">
        <b class={isRight ? 'yes' : 'no'}>
          <Icon name={isRight ? 'check' : 'cross'} size={18} width={3.4} />
        </b>
        {said(OUTCOMES[pick.outcome])}
      </span>
      {pick.wonBy.length > 0 && (
        <span class="won">
          <WonRocket />
          {listed(pick.wonBy.map(members))}
        </span>
      )}
    </section>
  )
}

/** PALM-42: what the mimes had to keep to. */
function Constraints({ table }: { table: Table }) {
  const { constraints } = table.scored!
  if (constraints.length === 0) return null
  return (
    <ul class="panel palm-constraints">
      {constraints.map((constraint, i) => (
        <li key={i}>
          <ConstraintPicture constraint={constraint} />
          <span>
            <small>{said(ORDINALS[i]!)}</small>
            <b>{said(constraintText(CONSTRAINTS[constraint]!))}</b>
          </span>
        </li>
      ))}
    </ul>
  )
}

const ORDINALS = [
  { fr: 'Contrainte du 1er souvenir', en: 'Constraint of the 1st memory' },
  { fr: 'Contrainte du 2e souvenir', en: 'Constraint of the 2nd memory' },
] as const

/** PALM-49: Grandfather, too, hears of it now. */
function Calls({ table }: { table: Table }) {
  const sitter = useSitter()
  const { calls } = table.scored!
  return (
    <>
      {([1, 2] as const).map(memory => {
        const by = calls.filter(call => call.memory === memory).map(call => sitter(call.by).name)
        if (by.length === 0) return null
        const ordinal = ordinalOf(memory)
        return (
          <p key={memory} class="notice">
            <Icon name="flag" />
            {said({
              fr: `${listed(by)}, au ${ordinal.fr} souvenir : « Mime interdit ! »`,
              en: `${listed(by)}, at the ${ordinal.en} memory: “Not allowed!”`,
            })}
          </p>
        )
      })}
    </>
  )
}

/** On to the next turn, for those who begin it; afterwards everybody follows when they like. */
function Onward({ table, seat, now, onLeave }: Omit<ScoreProps, 'match'> & { table: Table }) {
  const play = usePlay(seat)
  const next = useNextWords(table)
  if (now === 'over') return <Primary onPress={onLeave}>{said(WORDS.result)}</Primary>
  if (now !== 'score') return <Primary onPress={onLeave}>{said(WORDS.on)}</Primary>
  if (!choicesOf(seat).on) return <p class="under">{next.wait}</p>
  const goOn = () => {
    onLeave()
    return play('on')
  }
  return <Primary onPress={goOn}>{table.isLastTurn ? said(WORDS.result) : next.turn}</Primary>
}

function useNextWords({ next }: Table) {
  const sitter = useSitter()
  const names = listed(next.map(seat => sitter(seat).name))
  const [first, second] = next.map(seat => sitter(seat).name)
  return {
    turn: said(
      next.length === 2
        ? { fr: `À ${first} de mimer pour ${second}`, en: `Now ${first} mimes for ${second}` }
        : { fr: `Au tour ${de(names)}`, en: `Now ${names} play` },
    ),
    wait: said({ fr: `${first} ouvre le tour suivant.`, en: `${first} opens the next turn.` }),
  }
}
