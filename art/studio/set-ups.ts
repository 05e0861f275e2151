import * as near from '../motifs/near.ts'
import type { Camera, Card, Item } from '../scene.ts'

/** What stands between us and a scene. */
const FRAMES: ReadonlySet<string> = new Set([...Object.keys(near), 'trunkFront', 'stall'])
/** What is seen from straight above lies on one of these. */
const FLAT: ReadonlySet<string> = new Set(['desk', 'tideline', 'cobbles'])
const NEAR_SCALE = 4
const LOW_ZOOM = 1.2

type Somebody = Extract<Item, { person: unknown } | { pair: unknown }>

const peopleOn = ({ items }: Card): readonly Somebody[] =>
  items.filter((item): item is Somebody => 'person' in item || 'pair' in item)

const isFromBehind = (item: Somebody): boolean =>
  'person' in item ? item.pose.startsWith('back') : item.pair.endsWith('Back')

const SIGNS: Readonly<Record<Camera, (card: Card) => boolean>> = {
  eye: () => true,
  near: card => peopleOn(card).length === 0 || peopleOn(card).some(({ scale = 2 }) => scale >= NEAR_SCALE),
  behind: card => peopleOn(card).some(isFromBehind),
  shoulder: card => peopleOn(card).some(isFromBehind),
  framed: ({ items }) => items.some(item => 'motif' in item && FRAMES.has(item.motif)),
  above: ({ background, items }) =>
    FLAT.has(background[0]) || items.some(item => 'motif' in item && item.motif === 'fromAbove'),
  low: ({ lens }) => (lens?.zoom ?? 1) >= LOW_ZOOM,
  high: ({ lens }) => (lens?.y ?? 0) < 0,
}

/** Cards that say they are seen from somewhere, and show no sign of it. */
export const untrueCameras = (cards: readonly Card[]): readonly string[] =>
  cards.filter(card => !SIGNS[card.camera](card)).map(({ id, camera }) => `${id} is not seen ${camera}`)

interface Plan {
  readonly id: string
  readonly camera: Camera
  readonly shot: string
}

const MOST_OF_ONE = 0.2
const MOST_AT_EYE_LEVEL = 0.5
const LEAST_ELSEWHERE = 0.35
/** A camera that is hardly ever used is no way to see. */
const LEAST_OF_EACH = 4
const EACH = ['above', 'low', 'behind', 'shoulder', 'framed'] as const satisfies readonly Camera[]

const setUpOf = ({ camera, shot }: Plan): string => `${camera} ${shot}`

/** What is wrong with how a whole album is looked at, in sentences. */
export function setUpFindings(plans: readonly Plan[]): readonly string[] {
  const share = (isOne: (plan: Plan) => boolean): number => plans.filter(isOne).length / plans.length
  const percent = (part: number): string => `${Math.round(part * 100)} %`
  const setUps = [...new Set(plans.map(setUpOf))]
  const atEye = share(({ camera }) => camera === 'eye')
  const elsewhere = share(({ camera }) => camera !== 'eye' && camera !== 'near')
  return [
    ...setUps
      .map(setUp => [setUp, share(plan => setUpOf(plan) === setUp)] as const)
      .filter(([, part]) => part > MOST_OF_ONE)
      .map(([setUp, part]) => `${percent(part)} are ${setUp}`),
    ...(atEye < MOST_AT_EYE_LEVEL ? [] : [`${percent(atEye)} are at eye level`]),
    ...(elsewhere >= LEAST_ELSEWHERE ? [] : [`only ${percent(elsewhere)} are seen from elsewhere`]),
    ...EACH.filter(one => plans.filter(({ camera }) => camera === one).length < LEAST_OF_EACH).map(
      one => `hardly any is seen ${one}`,
    ),
    ...plans.flatMap((plan, i) => {
      const next = plans[i + 1]
      return next && setUpOf(plan) === setUpOf(next)
        ? [`${plan.id} and ${next.id} are both ${setUpOf(plan)}`]
        : []
    }),
  ]
}
