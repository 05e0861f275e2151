import { DIFFICULTIES } from '@veillee/games'
import { Screen } from '../components/screen.tsx'
import { AfterMatch } from '../game-kit/after-match.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { EndCelebration, useEndGround } from '../game-kit/celebration.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { Pips } from '../senses/symbol-card.tsx'
import { said } from '../words/language.ts'
import { totalOf } from './chain.ts'
import { LEVELS } from './difficulty.ts'
import { endingOf } from './ending.ts'
import { RANKS, type Rank, starsSaid } from './outcomes.ts'
import type { ReaderMatch, ReaderTable } from './round.ts'
import { RoundsPad, Star } from './stars.tsx'

const WORDS = {
  over: { fr: 'Les dix manches sont jouées', en: 'All ten rounds are played' },
  ladder: { fr: 'Les cinq rangs', en: 'The five ranks' },
  here: { fr: 'vous êtes ici', en: 'you are here' },
  played: { fr: 'Joué avec', en: 'Played with' },
} as const

/** READ-17: the rank is the server's to say; it stands on the pad. */
export function useRank({ number }: ReaderMatch): Rank | null {
  const line = useRoomClient().pad.value.lines.find(one => one.number === number)
  const rank = line?.game === 'palm-reader' && line.result && 'rank' in line.result ? line.result.rank : null
  return typeof rank === 'number' && rank in RANKS ? (rank as Rank) : null
}

export function OverScreen({ match, isLate }: { match: ReaderMatch; isLate: boolean }) {
  const rank = useRank(match)
  const { table } = match.view
  return (
    <Screen
      name="reader-over"
      ground={useEndGround(match)}
      bar={<Bar />}
      say={said(rank ? RANKS[rank] : WORDS.over)}
      act={<AfterMatch />}
    >
      <EndCelebration match={match} of={endingOf(totalOf(table.stars), table.seats)} isLate={isLate} />
      <div class="reader-over">
        {/* Who saw the ranks climbed has been told. */}
        <p class="reader-total" data-aloud={isLate || undefined}>
          <Star size={58} />
          <b aria-hidden="true">{String(totalOf(table.stars)).replace('-', '−')}</b>
          <span class="unseen">{starsSaid(totalOf(table.stars))}</span>
        </p>
        <Ladder rank={rank} />
        <RoundsPad stars={table.stars} round={0} />
        <Colours table={table} />
      </div>
    </Screen>
  )
}

export const Ladder = ({ rank }: { rank: Rank | null }) => (
  <ol class="reader-ladder" aria-label={said(WORDS.ladder)}>
    {([5, 4, 3, 2, 1] as const).map(step => (
      <li key={step} class={step === rank ? 'here' : undefined} aria-current={step === rank || undefined}>
        <i aria-hidden="true">{step}</i>
        {said(RANKS[step])}
        {step === rank && <span class="unseen">, {said(WORDS.here)}</span>}
      </li>
    ))}
  </ol>
)

export const Colours = ({ table }: { table: ReaderTable }) => (
  <p class="reader-colours">
    {said(WORDS.played)}{' '}
    {table.options.difficulties.map(difficulty => (
      <span key={difficulty} class={difficulty}>
        {said(LEVELS[difficulty].label)} <Pips count={DIFFICULTIES.indexOf(difficulty) + 1} />{' '}
      </span>
    ))}
  </p>
)
