import './story.css'
import type { ComponentType } from 'preact'
import type { PhaseOf } from '../connection/server-messages.ts'
import { isClimb } from '../game-kit/climb.ts'
import { useMoment } from '../game-kit/use-moment.tsx'
import { AddScreen } from './add-screen.tsx'
import { Banners } from './banners.tsx'
import { isReading } from './beats.ts'
import { ClimbScreen } from './climb.tsx'
import { DoubtScreen } from './doubt-screen.tsx'
import { FirstScreen } from './first-screen.tsx'
import { GatherScreen } from './gather-screen.tsx'
import { OpenScreen } from './open-screen.tsx'
import { OverScreen } from './over-screen.tsx'
import { PassScreen } from './pass-screen.tsx'
import { ReadingScreen } from './reading.tsx'
import type { StoryProps } from './story-match.ts'
import { TeamsScreen } from './teams-screen.tsx'
import { TellScreen } from './tell-screen.tsx'

const SCREENS: Readonly<Record<PhaseOf<'extraordinary-story'>, ComponentType<StoryProps>>> = {
  gather: GatherScreen,
  teams: TeamsScreen,
  first: FirstScreen,
  open: OpenScreen,
  pass: PassScreen,
  tell: TellScreen,
  doubt: DoubtScreen,
  add: AddScreen,
  over: OverScreen,
}

/** A phone's screen in every phase. */
export function Play({ match, seat }: StoryProps) {
  const moment = useMoment(match)
  if (isReading(moment.beat)) return <ReadingScreen match={match} beat={moment.beat} moment={moment} />
  if (isClimb(moment.beat)) return <ClimbScreen beat={moment.beat} moment={moment} />
  const Screen = SCREENS[match.view.phase]
  return (
    <>
      <Screen match={match} seat={seat} />
      <Banners match={match} />
    </>
  )
}
