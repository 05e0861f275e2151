import type { Said } from '@veillee/kernel'
import { ANCHORS, DIRECTIONS, type Direction, type Going, LED, type Point } from '@veillee/touch'
import type { ComponentChildren } from 'preact'
import { goingWords } from '../senses/hand-words.ts'
import { said } from '../words/language.ts'
import { spotOnPad } from './pad-box.ts'
import type { Led, Steps } from './steps.ts'

/** Row by row, as on the screen. */
const PLACES: readonly Said[] = [
  { fr: 'en haut à gauche', en: 'top left' },
  { fr: 'en haut', en: 'top' },
  { fr: 'en haut à droite', en: 'top right' },
  { fr: 'à gauche', en: 'left' },
  { fr: 'au milieu', en: 'middle' },
  { fr: 'à droite', en: 'right' },
  { fr: 'en bas à gauche', en: 'bottom left' },
  { fr: 'en bas', en: 'bottom' },
  { fr: 'en bas à droite', en: 'bottom right' },
]

const WAYS: readonly Said[] = [
  { fr: 'vers le haut à gauche', en: 'up and left' },
  { fr: 'vers le haut', en: 'up' },
  { fr: 'vers le haut à droite', en: 'up and right' },
  { fr: 'vers la gauche', en: 'left' },
  { fr: '', en: '' },
  { fr: 'vers la droite', en: 'right' },
  { fr: 'vers le bas à gauche', en: 'down and left' },
  { fr: 'vers le bas', en: 'down' },
  { fr: 'vers le bas à droite', en: 'down and right' },
]

const WORDS = {
  places: { fr: 'Poser le doigt', en: 'Place the finger' },
  ways: { fr: 'Glisser le doigt', en: 'Slide the finger' },
  corner: { fr: 'Coin', en: 'Corner' },
  touch: { fr: 'Poser', en: 'Touch' },
  lift: { fr: 'Lever', en: 'Lift' },
  keys: {
    fr: 'Au clavier : 1 à 9, flèches, espace, C.',
    en: 'By keyboard: 1 to 9, arrows, space, C.',
  },
} as const

/** The nearest of the nine: the place that somebody would name. */
const anchorNear = ({ x, y }: Point): number =>
  ANCHORS.map((anchor, i) => [Math.hypot(anchor.x - x, anchor.y - y), i] as const).reduce((a, b) =>
    b[0] < a[0] ? b : a,
  )[1]

const whereWords = (near: Said, isTouching: boolean): Said =>
  isTouching
    ? { fr: `Doigt posé, ${near.fr}.`, en: `Finger down, ${near.en}.` }
    : { fr: `Doigt levé, ${near.fr}.`, en: `Finger up, ${near.en}.` }

/** In steps, as a line is told to the palm; a right palm has its thumb side on the left. */
const fromAnchor = ({ x, y }: Point, anchor: Point): Going => ({
  right: Math.round((anchor.x - x) / LED.stepHu),
  up: Math.round((y - anchor.y) / LED.stepHu),
})

/** Where the anchors lie, in shares of a square as broad as the pad. */
const percents = ANCHORS.map(anchor => {
  const { x, y } = spotOnPad(anchor, { width: 100, height: 100 })
  return { left: `${x}%`, top: `${y}%` }
})

interface ButtonsProps<Finger extends Led> {
  readonly finger: Finger
  readonly isHeld: boolean
}

/** Nine places on the palm; each is a target of its own, and one switch goes through them apart from all else. */
export const Anchors = ({ finger, isHeld }: ButtonsProps<Steps>) => (
  <fieldset class="reader-anchors">
    <legend class="unseen">{said(WORDS.places)}</legend>
    {percents.map((at, i) => (
      <button
        key={i}
        type="button"
        style={at}
        disabled={isHeld}
        aria-label={`${i + 1}, ${said(PLACES[i]!)}`}
        // A finger on a button does not draw.
        onPointerDown={event => event.stopPropagation()}
        onClick={() => finger.toAnchor(i + 1)}
      >
        {i + 1}
      </button>
    ))}
  </fieldset>
)

/** Where the finger is that buttons or keys lead: whoever does not see it hears it, step by step. */
export function Where({ finger, isUnseen = false }: { finger: Led; isUnseen?: boolean }) {
  const near = anchorNear(finger.place)
  const going = fromAnchor(finger.place, ANCHORS[near]!)
  return (
    <p data-aloud class={isUnseen ? 'unseen' : undefined}>
      {said(whereWords(PLACES[near]!, finger.isTouching))}
      {(going.right !== 0 || going.up !== 0) && <span class="unseen"> {said(goingWords(going))}</span>}
    </p>
  )
}

interface CompassProps extends ButtonsProps<Led> {
  readonly hasKeys: boolean
  /** The way back to a finger of one's own. */
  readonly children: ComponentChildren
}

/**
 * Eight ways to slide, the finger itself in the middle, and a corner that is meant. One switch has all of that in one
 * group, and draws a symbol with half as much waiting (docs/accessibility.md).
 */
export function Compass({ finger, isHeld, hasKeys, children }: CompassProps) {
  return (
    <div class="reader-compass" data-together="again">
      <fieldset disabled={isHeld}>
        <legend class="unseen">{said(WORDS.ways)}</legend>
        {DIRECTIONS.map((direction, i) =>
          i === 4 ? (
            <i key={i} aria-hidden="true" class={finger.isTouching ? 'down' : undefined} />
          ) : (
            <button
              key={i}
              type="button"
              aria-label={said(WAYS[i]!)}
              onClick={() => finger.towards(direction)}
            >
              <Arrow direction={direction} />
            </button>
          ),
        )}
      </fieldset>
      <div>
        <button
          type="button"
          class="quiet"
          disabled={isHeld}
          onClick={() => (finger.isTouching ? finger.lift() : finger.touch())}
        >
          {said(finger.isTouching ? WORDS.lift : WORDS.touch)}
        </button>
        {finger.corner && (
          <button
            type="button"
            class="quiet"
            disabled={isHeld || !finger.isTouching}
            onClick={() => finger.corner?.()}
          >
            {said(WORDS.corner)}
          </button>
        )}
        <div class="reader-where">
          <Where finger={finger} />
          <span data-together="">{children}</span>
        </div>
        {hasKeys && <p class="reader-keys">{said(WORDS.keys)}</p>}
      </div>
    </div>
  )
}

const Arrow = ({ direction: [right, up] }: { direction: Direction }) => (
  <svg width="24" height="24" viewBox="-12 -12 24 24" stroke="currentColor" aria-hidden="true">
    <path
      d="M-7 0H7M1 -6L7 0L1 6"
      transform={`rotate(${(Math.atan2(-up, right) * 180) / Math.PI})`}
      fill="none"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
