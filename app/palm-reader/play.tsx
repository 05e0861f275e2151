import type { ComponentType } from 'preact'
import type { PhaseOf } from '../connection/server-messages.ts'
import { isClimb } from '../game-kit/climb.ts'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { useMoment } from '../game-kit/use-moment.tsx'
import { isReveal } from './beats.ts'
import { ClimbScreen } from './climb.tsx'
import { DrawScreen } from './draw-screen.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import { useGallery } from './kept-gallery.ts'
import { LapScreen } from './lap-screen.tsx'
import { LookScreen } from './look-screen.tsx'
import { OverScreen } from './over-screen.tsx'
import { RevealScreen } from './reveal.tsx'
import type { RoundProps } from './round.ts'
import { VoteScreen } from './vote-screen.tsx'
import './reader.css'

const SCREENS: Readonly<
  Record<Exclude<PhaseOf<'palm-reader'>, 'gallery' | 'over'>, ComponentType<RoundProps>>
> = {
  look: LookScreen,
  open: DrawScreen,
  draw: DrawScreen,
  lap: LapScreen,
  vote: VoteScreen,
}

/** A phone's screen in every phase. At a real table it says whose palm is next, and keeps the secrets. */
export function Play({ match: live, seat }: PlayProps<'palm-reader'>) {
  const { shown: match, isOld, isLate, leave } = useGallery(live)
  const moment = useMoment(match)
  const { phase, table } = match.view
  if (isReveal(moment.beat)) return <RevealScreen match={match} beat={moment.beat} moment={moment} />
  if (isClimb(moment.beat)) return <ClimbScreen match={match} beat={moment.beat} moment={moment} />
  if (phase === 'gallery')
    return (
      <GalleryScreen key={table.round} match={match} seat={seat} live={live} isOld={isOld} onLeave={leave} />
    )
  if (phase === 'over') return <OverScreen match={match} isLate={isLate} />
  const Screen = SCREENS[phase]
  return <Screen match={match} seat={seat} />
}
