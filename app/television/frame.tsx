import type { ComponentChildren } from 'preact'
import { useMatch } from '../evening/here.tsx'
import { useSitters } from '../evening/sitters.ts'
import { useGround } from '../parts/screen.tsx'
import { nameOf, SeatToken } from '../parts/seat.tsx'
import { useOnTable } from '../play/on-table.tsx'

export interface FrameProps {
  /** Tests and pictures know it by this name. */
  readonly name: string
  /** What is happening, in one sentence; and one line more. */
  readonly say: ComponentChildren
  readonly more?: ComponentChildren
  /** On the right, under the seats: the score. */
  readonly aside?: ComponentChildren
  /** By seat, what stands beside its name: points, a tick. */
  readonly beside?: (seat: number) => ComponentChildren
  readonly children?: ComponentChildren
}

/** The shared screen: the picture on the left, table and score on the right, no control at all. */
export function Frame({ name, say, more, aside, beside, children }: FrameProps) {
  useGround('evening')
  return (
    <div class="television" data-screen={name}>
      <div class="television-main">
        <header aria-live="polite">
          <h1>{say}</h1>
          {more && <p>{more}</p>}
        </header>
        <main class="television-stage">{children}</main>
      </div>
      <aside class="television-aside">
        <SeatList beside={beside} />
        {aside}
      </aside>
    </div>
  )
}

function SeatList({ beside }: { beside: FrameProps['beside'] }) {
  const match = useMatch()!
  const { screens } = useOnTable()
  const sitters = useSitters().slice(0, match.view.table.seats)
  const { acting, answered } = screens.lit(match)
  return (
    <ul class="television-seats">
      {sitters.map(
        (sitter, seat) =>
          sitter && (
            <li key={seat} class={acting.includes(seat) ? 'acting' : undefined}>
              <SeatToken
                of={sitter}
                size={56}
                isLit={acting.includes(seat)}
                hasAnswered={answered.includes(seat)}
              />
              <span class="name">{nameOf(sitter)}</span>
              {beside?.(seat)}
            </li>
          ),
      )}
    </ul>
  )
}
