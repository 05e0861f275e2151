import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import type { ClimbBeat } from '../game-kit/climb.ts'
import { Rungs } from '../game-kit/rungs.tsx'
import { Skip } from '../game-kit/skip.tsx'
import { Frame } from '../game-kit/television-frame.tsx'
import type { Moment } from '../game-kit/use-moment.tsx'
import { said } from '../words/language.ts'
import { RANK_NAMES } from './outcomes.ts'
import { RANKS } from './rank.ts'

const SAY = { fr: 'Et tout cela fait…', en: 'And all of that makes…' } as const

const Ranks = ({ beat }: { beat: ClimbBeat }) => (
  <Rungs names={RANKS.map(rank => said(RANK_NAMES[rank]))} beat={beat} />
)

/** TALE-19: rank by rank, on every phone as on the shared screen. */
export const ClimbScreen = ({ beat, moment }: { beat: ClimbBeat; moment: Moment }) => (
  <Screen
    name="story-climb"
    ground="dusk"
    bar={<Bar />}
    say={said(SAY)}
    isStill
    act={<Skip moment={moment} />}
  >
    <Ranks beat={beat} />
  </Screen>
)

export const ClimbLarge = ({ beat }: { beat: ClimbBeat }) => (
  <Frame name="story-tv-climb" say={said(SAY)}>
    <Ranks beat={beat} />
  </Frame>
)
