import { type Action, actionOf } from '@veillee/games'
import type { PuppetPose } from '@veillee/touch'
import { type Bones, bonesOf, type Limb, type Spot } from './puppet-bones.ts'
import { PuppetFace } from './puppet-face.tsx'
import type { PuppetLook } from './puppet-look.ts'
import { Prop } from './puppet-props.tsx'

const f = (value: number): string => value.toFixed(1)

/** A strip of paper that narrows from one pin to the next. */
function strip(from: Spot, to: Spot, wide: number, narrow: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length]
  const at = ({ x, y }: Spot, side: number) => `${f(x + nx * side)} ${f(y + ny * side)}`
  return `M${at(from, wide)}L${at(to, narrow)}L${at(to, -narrow)}L${at(from, -wide)}Z`
}

/** A brass split pin. */
const Pin = ({ at: { x, y } }: { at: Spot }) => (
  <g>
    <circle cx={f(x)} cy={f(y)} r="3.2" fill="#F0C566" stroke="#7A5320" stroke-width="1" />
    <path d={`M${f(x - 1.7)} ${f(y)}H${f(x + 1.7)}`} stroke="#7A5320" stroke-width="0.9" />
  </g>
)

const Arm = ({ of: { root, joint, end }, look }: { of: Limb; look: PuppetLook }) => (
  <g stroke-linejoin="round" stroke-width="5">
    <path d={strip(root, joint, 6, 5)} fill={look.coat} stroke={look.coat} />
    <path d={strip(joint, end, 5, 4)} fill={look.coat} stroke={look.coat} />
    <circle cx={f(end.x)} cy={f(end.y)} r="8" fill={look.skin} />
    <Pin at={root} />
    <Pin at={joint} />
  </g>
)

const Leg = ({ of: { root, joint, end }, look }: { of: Limb; look: PuppetLook }) => (
  <g stroke-linejoin="round" stroke-width="5">
    <path d={strip(root, joint, 7.5, 6)} fill={look.trousers} stroke={look.trousers} />
    <path d={strip(joint, end, 6, 4.5)} fill={look.trousers} stroke={look.trousers} />
    <ellipse cx={f(end.x + (end.x < root.x ? -4 : 4))} cy={f(end.y - 2)} rx="10" ry="5.5" fill="#40291F" />
    <Pin at={joint} />
  </g>
)

/** The trunk stands upright in its own measure, and is turned about the hips. */
function Trunk({ bones: { hips, leanDeg }, look }: { bones: Bones; look: PuppetLook }) {
  const { coat, girth, hasSkirt, build } = look
  const [top, chest, waist] = [-build.trunk - 2, build.shoulder + 5, 15 * girth]
  const hem = hasSkirt ? 26 * girth : waist + 3
  const low = hasSkirt ? 26 : 7
  return (
    <g transform={`translate(${f(hips.x)} ${f(hips.y)}) rotate(${f(leanDeg)})`}>
      <path
        d={`M${-chest} ${top}Q0 ${top - 8} ${chest} ${top}L${waist} -6L${hem} ${low}Q0 ${low + 7} ${-hem} ${low}L${-waist} -6Z`}
        fill={coat}
        stroke={coat}
        stroke-width="3"
        stroke-linejoin="round"
      />
      <path
        d={`M5 ${top - 4}L${chest} ${top}L${waist} -6L${hem} ${low}L${hem * 0.4} ${low + 4}Z`}
        fill="#2B1A3A"
        opacity=".14"
      />
      <path d={`M-6 ${top - 2}L0 ${top + 9}L6 ${top - 2}Z`} fill="#FFFAF0" opacity=".85" />
    </g>
  )
}

interface FigureProps {
  readonly pose: PuppetPose
  readonly look: PuppetLook
}

const GROWS = 0.32

/** One figure of cut paper. It says nothing: whoever shows it says whose it is and what it does. */
export function PuppetFigure({ pose, look }: FigureProps) {
  const bones = bonesOf(pose, look.build)
  const action: Action | undefined = actionOf(pose.acts)
  const scale = 1 + pose.size * GROWS
  const { arms, legs, hips } = bones
  return (
    <svg class="puppet" viewBox="-104 -98 208 208" aria-hidden="true">
      <ellipse cx={f(hips.x * 0.8)} cy="102" rx={f(38 * scale)} ry="5" fill="#2B1A3A" opacity=".2" />
      <g transform={`translate(0 100) scale(${scale.toFixed(3)}) translate(0 -100)`}>
        <Prop action={action} bones={bones} isBehind />
        <Leg of={legs[0]} look={look} />
        <Leg of={legs[1]} look={look} />
        <Trunk bones={bones} look={look} />
        <PuppetFace bones={bones} look={look} action={action} />
        <Arm of={arms[0]} look={look} />
        <Arm of={arms[1]} look={look} />
        <Prop action={action} bones={bones} />
      </g>
      {pose.isTapping && (
        <g fill="none" stroke="#B5402F" stroke-width="4" stroke-linecap="round">
          <path d="M-62 92l-16 -8M-58 80l-10 -14M62 92l16 -8M58 80l10 -14" />
        </g>
      )}
    </svg>
  )
}
