import { ACTIONS, acted, SIZES, SPEEDS } from '@veillee/games'
import { PACKET, writePacket } from '@veillee/room'
import { PUPPET_HZ, type PuppetPose, writePuppet } from '@veillee/touch'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ownHold } from '../device/own-touch.ts'
import { useRoomClient } from '../room-client/context.tsx'
import type { Sitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { PuppetFigure } from './puppet-figure.tsx'
import { lookOf, type PuppetLook } from './puppet-look.ts'
import { ACTION_WORDS } from './puppet-words.ts'
import { LIMBS, type LimbName, Puppeteer, placeOf } from './puppeteer.ts'

const WORDS = {
  pad: {
    fr: 'Ta marionnette. Les chiffres 1 à 6 choisissent un membre, les flèches le bougent, Espace tape du pied.',
    en: 'Your puppet. Digits 1 to 6 choose a limb, arrows move it, Space taps the floor.',
  },
  noWriting: { fr: 'Pas d’écriture : mime !', en: 'No writing: mime it!' },
  look: { fr: 'Regarde-moi !', en: 'Look at me!' },
  rest: { fr: 'Au repos', en: 'At rest' },
  size: { fr: 'Taille', en: 'Size' },
  speed: { fr: 'Vitesse', en: 'Speed' },
  acts: { fr: 'Ce qu’elle mime', en: 'What it mimes' },
} as const

const SIZE_WORDS = {
  small: { fr: 'petite', en: 'small' },
  middle: { fr: 'normale', en: 'normal' },
  large: { fr: 'grande', en: 'large' },
} as const

const SPEED_WORDS = {
  slow: { fr: 'lente', en: 'slow' },
  middle: { fr: 'normale', en: 'normal' },
  fast: { fr: 'vive', en: 'quick' },
} as const

const LIMB_WORDS: Readonly<Record<LimbName, { fr: string; en: string }>> = {
  leftHand: { fr: 'main gauche', en: 'left hand' },
  rightHand: { fr: 'main droite', en: 'right hand' },
  leftFoot: { fr: 'pied gauche', en: 'left foot' },
  rightFoot: { fr: 'pied droit', en: 'right foot' },
  head: { fr: 'tête', en: 'head' },
  hips: { fr: 'hanches', en: 'hips' },
}

/** The own puppet of this seat, shown to all others for as long as the screen is there. */
export function usePuppeteer(seat: number, match: number): Puppeteer {
  const client = useRoomClient()
  const make = () =>
    new Puppeteer((pose, first) => {
      const step = client.match.peek()?.view.step ?? 0
      client.sendPacket(writePacket(PACKET.puppet, { seat, match, step, first }, writePuppet(pose)))
    })
  const [puppeteer, setPuppeteer] = useState(make)
  useEffect(() => {
    const fresh = make()
    setPuppeteer(fresh)
    const timer = setInterval(() => fresh.tick(performance.now()), 1000 / PUPPET_HZ)
    return () => clearInterval(timer)
  }, [client, seat, match])
  return puppeteer
}

const BOX = { left: -104, top: -98, side: 208 } as const
const GROWS = 0.32

/** Where on the puppet's own stage a finger is; a large puppet has a large stage. */
function stagePoint(event: PointerEvent, pad: Element, { size }: PuppetPose) {
  const { left, top, width } = pad.getBoundingClientRect()
  const scale = 1 + size * GROWS
  const x = ((event.clientX - left) / (width || 1)) * BOX.side + BOX.left
  const y = ((event.clientY - top) / (width || 1)) * BOX.side + BOX.top
  return { x: x / scale / 100, y: -((y - 100) / scale + 100) / 100 }
}

/** Right on a foot, the head or the hips it takes those; anywhere else, the hand of that side. */
function limbAt(pose: PuppetPose, at: { x: number; y: number }, taken: readonly LimbName[]): LimbName {
  const others = (['leftFoot', 'rightFoot', 'head', 'hips'] as const).filter(limb => !taken.includes(limb))
  const away = (limb: LimbName) => {
    const { x, y } = placeOf(pose, limb)
    return Math.hypot(at.x - x, at.y - y)
  }
  const hands = (['leftHand', 'rightHand'] as const).filter(limb => !taken.includes(limb))
  const near = others.find(limb => away(limb) < 0.2 && hands.every(hand => away(hand) > 0.14))
  if (near) return near
  const side = at.x < 0 ? 'leftHand' : 'rightHand'
  return hands.includes(side) ? side : (hands[0] ?? others[0]!)
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.08, 0],
  ArrowRight: [0.08, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
}

interface PadProps {
  readonly puppeteer: Puppeteer
  readonly of: Sitter
}

/** TALE-30: two thumbs drive the hands; feet, head and hips can be taken too. Keys do the same. */
export function PuppetPad({ puppeteer, of }: PadProps) {
  const fingers = useRef(new Map<number, LimbName>())
  const [limb, setLimb] = useState<LimbName>('rightHand')
  /** By keys: nobody else has to be told which limb it is. */
  const [isLed, setLed] = useState(false)
  const pose = puppeteer.pose.value
  const down = (event: PointerEvent) => {
    const pad = event.currentTarget as HTMLElement
    pad.setPointerCapture?.(event.pointerId)
    const at = stagePoint(event, pad, puppeteer.pose.peek())
    const taken = limbAt(puppeteer.pose.peek(), at, [...fingers.current.values()])
    fingers.current.set(event.pointerId, taken)
    setLimb(taken)
    puppeteer.moves(taken, at)
  }
  const move = (event: PointerEvent) => {
    const held = fingers.current.get(event.pointerId)
    if (held) puppeteer.moves(held, stagePoint(event, event.currentTarget as Element, puppeteer.pose.peek()))
  }
  const up = (event: PointerEvent) => {
    const held = fingers.current.get(event.pointerId)
    if (held) puppeteer.lifts(held)
    fingers.current.delete(event.pointerId)
  }
  const key = (event: KeyboardEvent) => {
    setLed(true)
    const by = ARROWS[event.key]
    const chosen = LIMBS[Number(event.key) - 1]
    if (by) puppeteer.nudges(limb, { x: by[0], y: by[1] })
    else if (chosen && event.key !== ' ') setLimb(chosen)
    else if (event.key === ' ') puppeteer.taps()
    else return
    event.preventDefault()
  }
  return (
    <div class="far-own">
      <div
        class="far-pad"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the puppet
        tabIndex={0}
        aria-label={said(WORDS.pad)}
        {...ownHold}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={key}
      >
        <PuppetFigure pose={pose} look={lookOf(of.mark)} />
      </div>
      <p class="unseen" data-aloud>
        {isLed && said(LIMB_WORDS[limb])}
      </p>
      <p class="far-skid" data-aloud>
        {puppeteer.hasWritten.value && said(WORDS.noWriting)}
      </p>
    </div>
  )
}

/** 24 actions × size × speed, and a tap on the floor. */
export function PuppetPalette({ puppeteer, of }: PadProps) {
  return (
    <div class="far-palette">
      <ul class="far-acts" aria-label={said(WORDS.acts)}>
        {ACTIONS.map(action => (
          <li key={action}>
            <button
              type="button"
              class="far-act"
              aria-pressed={puppeteer.action.value === action}
              data-action={action}
              onClick={() => puppeteer.acts(action)}
            >
              <Miniature action={action} look={lookOf(of.mark)} />
              <span>{said(ACTION_WORDS[action])}</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="far-ways">
        <Way
          name={said(WORDS.size)}
          value={said(SIZE_WORDS[puppeteer.size.value])}
          onPress={() => {
            puppeteer.size.value = after(SIZES, puppeteer.size.peek())
          }}
        />
        <Way
          name={said(WORDS.speed)}
          value={said(SPEED_WORDS[puppeteer.speed.value])}
          onPress={() => {
            puppeteer.speed.value = after(SPEEDS, puppeteer.speed.peek())
          }}
        />
        <button type="button" class="far-way" onClick={() => puppeteer.rests()}>
          {said(WORDS.rest)}
        </button>
        <button type="button" class="far-way" data-tap onClick={() => puppeteer.taps()}>
          {said(WORDS.look)}
        </button>
      </div>
    </div>
  )
}

const after = <T,>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length]!

const Way = ({ name, value, onPress }: { name: string; value: string; onPress: () => void }) => (
  <button type="button" class="far-way" onClick={onPress}>
    <small>{name}</small>
    {value}
  </button>
)

/** The own puppet, in the middle of the action. */
const Miniature = ({ action, look }: { action: (typeof ACTIONS)[number]; look: PuppetLook }) => (
  <PuppetFigure pose={{ ...acted(action, 300), size: 0 }} look={look} />
)
