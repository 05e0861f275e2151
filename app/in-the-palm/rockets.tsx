import { under } from '../device/base.ts'
import { counted } from '../words/language.ts'
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
        <img
          key={i}
          class={value === 3 ? 'three' : undefined}
          src={under(`/pictures/rocket-${value}.svg`)}
          alt=""
        />
      ))}
      {points === 0 && <span class="none">0</span>}
    </span>
  )
}

/** What one pick has brought. */
export const WonRocket = () => (
  <img class="palm-won" src={under('/pictures/rocket-1.svg')} alt={spokenPoints(1)} width={32} height={32} />
)
