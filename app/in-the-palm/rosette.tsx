import { iconPath } from '../components/icon.tsx'

const PETALS = Array.from({ length: 12 }, (_, i) => ({
  x: 30 + Math.cos((i * Math.PI) / 6) * 17,
  y: 26 + Math.sin((i * Math.PI) / 6) * 17,
}))

const PAINT = { pick: '#C2412F', right: '#3D6A48', wrong: '#B0382A' } as const

type Kind = keyof typeof PAINT

/** A rosette pinned on a photo: the first or the second pick, or what came of it. Words beside it say the same. */
export const Rosette = ({ kind = 'pick', number }: { kind?: Kind; number?: 1 | 2 }) => (
  <svg class="rosette" viewBox="0 0 60 60" aria-hidden="true">
    <path d="M20 40L14 59l9-4 5 5 3-20ZM40 40l6 19-9-4-5 5-3-20Z" fill="#8E2F24" />
    <g fill={PAINT[kind]}>
      {PETALS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" />
      ))}
      <circle cx="30" cy="26" r="18" />
    </g>
    <circle cx="30" cy="26" r="15.5" fill="#FFF6DF" />
    {kind === 'pick' ? (
      <text x="30" y="33.5" text-anchor="middle" font-size="22" fill="#2B2A3A">
        {number}
      </text>
    ) : (
      <path
        transform="translate(18 14)"
        d={iconPath(kind === 'right' ? 'check' : 'cross')}
        fill="none"
        stroke={PAINT[kind]}
        stroke-width="3.6"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    )}
  </svg>
)

/** The number turns over and shows whether it was right. */
export const TurningRosette = ({ number, isRight }: { number: 1 | 2; isRight: boolean }) => (
  <span class="palm-turning" aria-hidden="true">
    <span>
      <Rosette number={number} />
    </span>
    <span>
      <Rosette kind={isRight ? 'right' : 'wrong'} />
    </span>
  </span>
)
