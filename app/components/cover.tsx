import type { ComponentChildren } from 'preact'
import { said } from '../words/language.ts'
import { HOLD_MS, Hold } from './hold.tsx'
import { Lamp } from './lamp.tsx'
import { Screen } from './screen.tsx'
import { SeatToken, type SeatTokenProps } from './seat.tsx'

const KEEP = { fr: 'Garde le doigt pour ouvrir', en: 'Keep your finger down to open' } as const

interface CoverProps {
  /** Of the screen. */
  readonly name: string
  /** Whom the phone is for now. */
  readonly of: SeatTokenProps['of']
  readonly say: ComponentChildren
  readonly more: string
  /** As whom one opens it. */
  readonly me: string
  readonly onOpen: () => void
  /** What else can be done. */
  readonly children: ComponentChildren
}

/** Between two people on one phone (ROOM-31). Whatever was on the page before is gone from it, not only hidden. */
export const Cover = ({ name, of, say, more, me, onOpen, children }: CoverProps) => (
  <Screen
    name={name}
    ground="dusk"
    isStill
    say={say}
    more={more}
    bar={
      <div class="play-cover-lamp">
        <Lamp />
      </div>
    }
    act={
      <>
        <Hold key={of.name} icon="palm" ms={HOLD_MS.cover} isLit onHeld={onOpen} how={said(KEEP)}>
          {me}
        </Hold>
        {children}
      </>
    }
  >
    <div class="centred">
      <div class="play-halo">
        <SeatToken of={of} size={132} />
      </div>
    </div>
  </Screen>
)
