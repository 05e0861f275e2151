import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import type { ClimbBeat } from '../game-kit/climb.ts'
import { Rungs } from '../game-kit/rungs.tsx'
import { Skip } from '../game-kit/skip.tsx'
import { Frame } from '../game-kit/television-frame.tsx'
import type { Moment } from '../game-kit/use-moment.tsx'
import { said } from '../words/language.ts'
import { totalOf } from './chain.ts'
import { RANKS, starsSaid } from './outcomes.ts'
import type { ReaderMatch } from './round.ts'

interface ClimbProps {
  readonly match: ReaderMatch
  readonly beat: ClimbBeat
}

/** All ten rounds together. */
function sayOf({ view: { table } }: ReaderMatch): string {
  const stars = starsSaid(totalOf(table.stars))
  return said({ fr: `${stars}, et donc…`, en: `${stars}, and so…` })
}

const Ranks = ({ beat }: { beat: ClimbBeat }) => (
  <Rungs names={([1, 2, 3, 4, 5] as const).map(rank => said(RANKS[rank]))} beat={beat} />
)

/** READ-17: rank by rank, on every phone as on the shared screen. */
export const ClimbScreen = ({ match, beat, moment }: ClimbProps & { moment: Moment }) => (
  <Screen
    name="reader-climb"
    ground="dusk"
    bar={<Bar />}
    say={sayOf(match)}
    isStill
    act={<Skip moment={moment} />}
  >
    <Ranks beat={beat} />
  </Screen>
)

export const ClimbLarge = ({ match, beat }: ClimbProps) => (
  <Frame name="reader-tv-climb" say={sayOf(match)}>
    <Ranks beat={beat} />
  </Frame>
)
