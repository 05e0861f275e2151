import type { ComponentChildren } from 'preact'

/** Cut paper for the small drawings of rules: people, hands, cards and marks, all on a ground of 120 by 84. */

const INK = '#2B2A3A'

/** Somebody from the chest up; with eyes shut where they only feel. */
export const Person = ({
  x,
  y,
  shirt,
  hair,
  skin = '#F0C79C',
  isShut = false,
}: {
  x: number
  y: number
  shirt: string
  hair: string
  skin?: string
  isShut?: boolean
}) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-15 30Q-15 12 0 12T15 30Z" fill={shirt} />
    <circle r="11" fill={skin} />
    <path d="M-11 -1A11 11 0 0 1 11 -1Q3 -8 -11 -1Z" fill={hair} />
    <path
      d={isShut ? 'M-6 2q2 2 4 0M2 2q2 2 4 0' : 'M-4 1h.01M4 1h.01'}
      stroke={INK}
      stroke-width={isShut ? 1.4 : 3}
      stroke-linecap="round"
      fill="none"
    />
    <path d="M-3 6q3 2 6 0" stroke={INK} stroke-width="1.4" stroke-linecap="round" fill="none" />
  </g>
)

/** An open hand, palm up, fingers to the top. */
export const DrawnHand = ({
  x,
  y,
  size = 1,
  skin = '#EDB58A',
}: {
  x: number
  y: number
  size?: number
  skin?: string
}) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M-15 -8V-26M-5 -10V-33M5 -10V-31M14 -6V-22M19 12L29 0"
      stroke={skin}
      stroke-width="8.5"
      stroke-linecap="round"
    />
    <rect x="-20" y="-14" width="40" height="42" rx="14" fill={skin} />
    <path
      d="M-13 2Q-2 -6 14 0M-12 12Q0 2 12 10"
      stroke="#C4865C"
      stroke-width="1.6"
      fill="none"
      stroke-linecap="round"
    />
    <rect x="-15" y="24" width="30" height="12" rx="3" fill="#6E8A3A" />
  </g>
)

export const Paper = ({
  x,
  y,
  width = 30,
  height = 22,
  turn = 0,
  fill = '#FFFAF0',
  edge = '#8D7A63',
  children,
}: {
  x: number
  y: number
  width?: number
  height?: number
  turn?: number
  fill?: string
  edge?: string
  children?: ComponentChildren
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <rect
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx="3.5"
      fill={fill}
      stroke={edge}
      stroke-width="1.6"
    />
    {children}
  </g>
)

export const Tick = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="8" fill="#3D6A48" />
    <path
      d="M-4 0l3 3.4L4.4 -3.4"
      stroke="#FFFAF0"
      stroke-width="2.4"
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </g>
)

export const Cross = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="8" fill="#B0382A" />
    <path
      d="M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2"
      stroke="#FFFAF0"
      stroke-width="2.4"
      stroke-linecap="round"
    />
  </g>
)

/** Where something goes. */
export const Way = ({ d }: { d: string }) => (
  <path
    d={d}
    stroke={INK}
    stroke-width="2"
    fill="none"
    stroke-linecap="round"
    stroke-linejoin="round"
    stroke-dasharray="1 4.5"
  />
)

/** A star, a bubble, any single shape. */
export const Shape = ({ d, fill, x = 0, y = 0 }: { d: string; fill: string; x?: number; y?: number }) => (
  <path
    transform={`translate(${x} ${y})`}
    d={d}
    fill={fill}
    stroke={INK}
    stroke-width="1.2"
    stroke-linejoin="round"
  />
)

export const STAR = 'M0 -8l2.4 5 5.5.7-4.1 3.8 1.1 5.5L0 4.3l-4.9 2.7 1.1-5.5L-7.9 -2.3l5.5-.7Z'
