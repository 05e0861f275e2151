import './example.css'
import type { ComponentType } from 'preact'
import type { PhaseOf } from '../connection/server-messages.ts'
import type { ExampleProps } from './example-match.ts'
import { OverScreen } from './over-screen.tsx'
import { PickScreen } from './pick-screen.tsx'
import { ShownScreen } from './shown-screen.tsx'

const SCREENS: Readonly<Record<PhaseOf<'example'>, ComponentType<ExampleProps>>> = {
  pick: PickScreen,
  shown: ShownScreen,
  over: OverScreen,
}

/** A phone's screen in every phase. */
export function Play({ match, seat }: ExampleProps) {
  const Screen = SCREENS[match.view.phase]
  return <Screen match={match} seat={seat} />
}
