import type { Action } from '@veillee/games'
import type { JSX } from 'preact'
import type { Bones, Spot } from './puppet-bones.ts'

const put = ({ x, y }: Spot, drawing: JSX.Element, deg = 0) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${deg.toFixed(1)})`}>{drawing}</g>
)

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const left = ({ arms }: Bones): Spot => arms[0].end
const right = ({ arms }: Bones): Spot => arms[1].end

const wing = <path d="M0 0Q-26 -34 -58 -26Q-44 -16 -52 -8Q-38 -6 -42 4Q-24 2 0 12Z" />
const drop = <path d="M0 -6Q6 2 0 6Q-6 2 0 -6Z" fill="#4F8FB8" />
const flake = (
  <path d="M0 -7V7M-6 -3.5L6 3.5M-6 3.5L6 -3.5" stroke="#4F8FB8" stroke-width="2.4" stroke-linecap="round" />
)

/** What stands behind the figure. */
const BEHIND: Partial<Record<Action, (bones: Bones) => JSX.Element>> = {
  fly: ({ neck }) => (
    <g fill="#FFFAF0" stroke="#B59C74" stroke-width="2">
      {put({ x: neck.x - 4, y: neck.y + 12 }, wing)}
      <g transform={`translate(${neck.x + 4} ${neck.y + 12}) scale(-1 1)`}>{wing}</g>
    </g>
  ),
  climb: () => <path d="M0 -98V100" stroke="#9A6B3A" stroke-width="6" stroke-dasharray="9 4" />,
  open: ({ hips }) => (
    <g transform={`translate(${hips.x} 0)`}>
      <rect x="-40" y="-84" width="80" height="186" rx="4" fill="#8A5A34" stroke="#5E3B20" stroke-width="4" />
      <rect x="-30" y="-74" width="60" height="176" fill="#F8E3A8" />
    </g>
  ),
  fast: ({ hips }) => (
    <g stroke="#A08A66" stroke-width="4" stroke-linecap="round">
      <path d={`M${hips.x - 44} -40h-34M${hips.x - 40} -8h-44M${hips.x - 44} 26h-30`} />
    </g>
  ),
}

/** What it holds, or what falls from it. No letters on anything. */
const HELD: Partial<Record<Action, (bones: Bones) => JSX.Element>> = {
  round: bones =>
    put(
      between(left(bones), right(bones)),
      <circle r="15" fill="#D9604C" stroke="#8E3427" stroke-width="2.5" />,
    ),
  flat: bones => {
    const [a, b] = [left(bones), right(bones)]
    return (
      <rect
        x={a.x - 8}
        y={a.y - 6}
        width={b.x - a.x + 16}
        height="8"
        rx="2"
        fill="#B98A4E"
        stroke="#6E4A22"
      />
    )
  },
  heavy: bones =>
    put(
      between(left(bones), right(bones)),
      <g fill="#4B4F58">
        <rect x="-36" y="-4" width="72" height="7" rx="3" />
        <circle cx="-38" r="15" />
        <circle cx="38" r="15" />
      </g>,
    ),
  light: bones =>
    put(
      { x: right(bones).x + 4, y: right(bones).y - 18 },
      <path
        d="M0 14Q-12 -4 2 -22Q12 -6 0 14ZM0 16L1 -16"
        fill="#FFFAF0"
        stroke="#8E7A5A"
        stroke-width="1.8"
      />,
    ),
  hot: bones => (
    <>
      {put(
        right(bones),
        <path d="M0 0L-18 -20Q0 -34 18 -20Z" fill="#D9604C" stroke="#8E3427" stroke-width="2" />,
      )}
      {put({ x: bones.head.x - 24, y: bones.head.y - 4 }, drop)}
      {put({ x: bones.head.x + 26, y: bones.head.y + 10 }, drop)}
    </>
  ),
  cold: ({ head }) => (
    <>
      {put({ x: head.x - 34, y: head.y - 12 }, flake)}
      {put({ x: head.x + 36, y: head.y + 4 }, flake)}
      {put({ x: head.x + 14, y: head.y - 32 }, flake)}
    </>
  ),
  swim: () => (
    <path
      d="M-100 44q12 -12 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V104H-100Z"
      fill="#7FB2CC"
      opacity=".75"
    />
  ),
  eat: bones =>
    put(
      right(bones),
      <g>
        <path d="M0 4V-16" stroke="#8B8F98" stroke-width="4" stroke-linecap="round" />
        <ellipse cy="-20" rx="6" ry="8" fill="#B9BEC8" />
      </g>,
      -30,
    ),
  drink: bones =>
    put(
      { x: right(bones).x - 4, y: right(bones).y - 6 },
      <path d="M-9 -10H9L6 10H-6ZM9 -6q9 1 5 10l-6 2" fill="#F4EBDD" stroke="#6E4A22" stroke-width="2" />,
      -24,
    ),
  sleep: ({ head }) =>
    put(
      { x: head.x + 34, y: head.y - 26 },
      <path
        d="M4 -14A15 15 0 1 0 14 8A12 12 0 0 1 4 -14Z"
        fill="#F0C566"
        stroke="#A57A20"
        stroke-width="1.6"
      />,
    ),
  cry: ({ head }) => (
    <>
      {put({ x: head.x - 15, y: head.y + 16 }, drop)}
      {put({ x: head.x + 15, y: head.y + 20 }, drop)}
    </>
  ),
  fight: bones =>
    put(
      right(bones),
      <path d="M0 6V-42L4 -48L8 -42V6ZM-8 -4H16" fill="#C9A46A" stroke="#6E4A22" stroke-width="2.6" />,
      20,
    ),
  hug: ({ head }) =>
    put(
      { x: head.x + 2, y: head.y - 36 },
      <path d="M0 12C-20 -2 -14 -16 0 -7C14 -16 20 -2 0 12Z" fill="#B5402F" />,
    ),
  fall: ({ head }) => (
    <g stroke="#C98A1E" stroke-width="3" stroke-linecap="round">
      <path
        d={`M${head.x - 26} ${head.y - 22}l-6 -8M${head.x} ${head.y - 28}v-10M${head.x + 24} ${head.y - 20}l8 -8`}
      />
    </g>
  ),
}

export function Prop({
  action,
  bones,
  isBehind = false,
}: {
  action: Action | undefined
  bones: Bones
  isBehind?: boolean
}) {
  return (action && (isBehind ? BEHIND : HELD)[action]?.(bones)) ?? null
}
