import type { ComponentType } from 'preact'
import type { PhaseOf } from '../connection/server-messages.ts'
import { isClimb } from '../game-kit/climb.ts'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { useMoment } from '../game-kit/use-moment.tsx'
import { AlbumScreen } from './album-screen.tsx'
import { isReveal } from './beats.ts'
import { ChooseScreen } from './choose-screen.tsx'
import { ClimbScreen } from './climb.tsx'
import { InterfereScreen } from './interfere-screen.tsx'
import { useLastScore } from './last-score.ts'
import { MimeScreen } from './mime-screen.tsx'
import { OverScreen } from './over-screen.tsx'
import { RevealScreen } from './reveal.tsx'
import { areEyesShut, roleOf } from './role.ts'
import { RolesScreen } from './roles-screen.tsx'
import { ScoreScreen } from './score-screen.tsx'
import { ShutScreen } from './shut-screen.tsx'

type Props = PlayProps<'in-the-palm'>

const SCREENS: Readonly<Record<Exclude<PhaseOf<'in-the-palm'>, 'score'>, ComponentType<Props>>> = {
  roles: RolesScreen,
  choose: ChooseScreen,
  mime: MimeScreen,
  interfere: InterfereScreen,
  album: AlbumScreen,
  over: OverScreen,
}

/** A phone's screen in every phase, for every role. */
export function Play({ match, seat }: Props) {
  const { view } = match
  const { score, leave } = useLastScore(match)
  const moment = useMoment(match)
  if (isReveal(moment.beat)) return <RevealScreen match={match} beat={moment.beat} moment={moment} />
  if (isClimb(moment.beat)) return <ClimbScreen match={match} beat={moment.beat} moment={moment} />
  if (score) return <ScoreScreen match={score} seat={seat} now={view.phase} onLeave={leave} />
  if (roleOf(view.table, seat?.seat ?? null) === 'grandfather' && areEyesShut(view))
    return <ShutScreen match={match} seat={seat} />
  // A score is kept until it is left, so here it is never the phase.
  const Screen = SCREENS[view.phase as keyof typeof SCREENS]
  return <Screen match={match} seat={seat} />
}
