import type { ComponentType } from 'preact'
import type { PhaseOf } from '../connection/server-messages.ts'
import type { PlayProps } from '../game-kit/game-screens.ts'
import { Countdown } from './countdown.tsx'
import { DrawScreen } from './draw-screen.tsx'
import { GalleryScreen } from './gallery-screen.tsx'
import { useCountdown, useGallery } from './kept-gallery.ts'
import { LapScreen } from './lap-screen.tsx'
import { LookScreen } from './look-screen.tsx'
import { OverScreen } from './over-screen.tsx'
import type { RoundProps } from './round.ts'
import { VoteScreen } from './vote-screen.tsx'
import './reader.css'

const SCREENS: Readonly<Record<Exclude<PhaseOf<'palm-reader'>, 'gallery'>, ComponentType<RoundProps>>> = {
  look: LookScreen,
  open: DrawScreen,
  draw: DrawScreen,
  lap: LapScreen,
  vote: VoteScreen,
  over: OverScreen,
}

/** A phone's screen in every phase. At a real table it says whose palm is next, and keeps the secrets. */
export function Play({ match: live, seat }: PlayProps<'palm-reader'>) {
  const { shown: match, isOld, leave } = useGallery(live)
  const isCounting = useCountdown(match)
  const { phase, table } = match.view
  if (isCounting) return <Countdown />
  if (phase === 'gallery')
    return (
      <GalleryScreen key={table.round} match={match} seat={seat} live={live} isOld={isOld} onLeave={leave} />
    )
  const Screen = SCREENS[phase]
  return <Screen match={match} seat={seat} />
}
