import { rocketSvg } from '@veillee/art'
import { under } from '../device/base.ts'
import { counted } from '../words/language.ts'
import { FetchedDrawing } from './fetched-drawing.tsx'
import type { Table } from './role.ts'

type Tokens = Table['teams'][number]['rockets']

const POINTS = { one: { fr: '# fusée', en: '# rocket' }, many: { fr: '# fusées', en: '# rockets' } } as const

const spokenPoints = (points: number): string => counted(points, POINTS.one, POINTS.many)

/** PALM-4: points as the fewest tokens, the large ones first. */
export function Rockets({ rockets: { threes, ones }, points }: { rockets: Tokens; points: number }) {
  const tokens = [...Array<1 | 3>(threes).fill(3), ...Array<1 | 3>(ones).fill(1)]
  return (
    <span class="palm-rockets" role="img" aria-label={spokenPoints(points)}>
      {tokens.map((value, i) => (
        <FetchedDrawing
          key={i}
          {...(value === 3 && { class: 'three' })}
          src={under(`/pictures/rocket-${value}.svg`)}
          drawn={() => rocketSvg(value)}
        />
      ))}
      {points === 0 && <span class="none">0</span>}
    </span>
  )
}

/** What one pick has brought. */
export const WonRocket = () => (
  <FetchedDrawing
    class="palm-won"
    src={under('/pictures/rocket-1.svg')}
    alt={spokenPoints(1)}
    width={32}
    height={32}
    drawn={() => rocketSvg(1)}
  />
)
