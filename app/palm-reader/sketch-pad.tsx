import { FULL } from '@veillee/touch'
import { useRef, useState } from 'preact/hooks'
import { Plain, Primary } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { momentOf } from '../device/moment.ts'
import { ownHold } from '../device/own-touch.ts'
import { said } from '../words/language.ts'
import { Compass } from './draw-buttons.tsx'
import { DrawBySwitch, useDrawBy } from './draw-by.tsx'
import { useLedSketch } from './led-sketch.ts'
import { PALM_BOX } from './palm-box.ts'
import { Palm } from './palm-picture.tsx'
import { rolledSketch, type Spot, type Stroke } from './sketch.ts'
import './far.css'

const WORDS = {
  title: { fr: 'Dessine ce que tu as senti', en: 'Draw what you felt' },
  more: { fr: 'Tout le monde le verra dans la galerie.', en: 'Everybody will see it in the gallery.' },
  full: {
    fr: 'La paume est pleine\u202f: montre-la, ou efface.',
    en: 'The palm is full: show it, or wipe it.',
  },
  wipe: { fr: 'Effacer', en: 'Wipe' },
  show: { fr: 'Montrer à tous', en: 'Show everybody' },
  pad: { fr: 'Une paume où dessiner du doigt', en: 'A palm to draw on with a finger' },
} as const

const pathOf = (stroke: Stroke): string => {
  const { x, y, size } = PALM_BOX
  const spots = stroke.map(spot => `${Math.round(x + spot.x * size)} ${Math.round(y + spot.y * size)}`)
  return spots.length === 1 ? `M${spots[0]}h0` : `M${spots.join('L')}`
}

const within = (share: number): number => Math.max(0, Math.min(1, share))

function spotOf(event: PointerEvent): Spot {
  const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect()
  return {
    x: within((event.clientX - left) / width),
    y: within((event.clientY - top) / height),
    atMs: momentOf(event),
  }
}

/** READ-19: after the score, each may show what a real palm has felt. */
export function SketchPad({
  onClose,
  onShow,
}: {
  onClose: () => void
  onShow: (drawing: ReturnType<typeof rolledSketch>) => unknown
}) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const isFull = strokes.length >= FULL.strokes
  const led = useLedSketch(setStrokes)
  const [hasButtons, switchButtons] = useDrawBy()
  const toButtons = <DrawBySwitch hasButtons={hasButtons} onPress={switchButtons} />
  const isDrawing = useRef(false)
  const begin = (event: PointerEvent) => {
    isDrawing.current = !isFull
    if (isFull) return
    ;(event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
    const spot = spotOf(event)
    setStrokes(before => [...before, [spot]])
  }
  const go = (event: PointerEvent) => {
    if (event.buttons === 0 || !isDrawing.current) return
    const spot = spotOf(event)
    setStrokes(before => [...before.slice(0, -1), [...(before.at(-1) ?? []), spot]])
  }
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="sketch">
      <div class={hasButtons ? 'reader-sketch buttons' : 'reader-sketch'}>
        <p data-aloud>{said(isFull ? WORDS.full : WORDS.more)}</p>
        <div
          class="reader-pad"
          {...(!hasButtons && { role: 'application', 'aria-label': said(WORDS.pad) })}
          {...ownHold}
          onPointerDown={begin}
          onPointerMove={go}
        >
          <Palm>
            <Ink paths={strokes.map(pathOf)} />
          </Palm>
          {!hasButtons && (
            <span class="reader-switch" onPointerDown={event => event.stopPropagation()}>
              {toButtons}
            </span>
          )}
        </div>
        {hasButtons && (
          <Compass finger={led} isHeld={isFull && !led.isTouching} hasKeys={false}>
            {toButtons}
          </Compass>
        )}
        <Plain
          disabled={strokes.length === 0}
          onPress={() => {
            led.lift()
            setStrokes([])
          }}
        >
          {said(WORDS.wipe)}
        </Plain>
        <Primary disabled={strokes.length === 0} onPress={() => onShow(rolledSketch(strokes))}>
          {said(WORDS.show)}
        </Primary>
      </div>
    </Sheet>
  )
}

/** Ink with a pale halo, so that it is seen over the lines of a palm. */
export const Ink = ({ paths }: { paths: readonly string[] }) => (
  <g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d={paths.join('')} stroke="#FFF3DC" stroke-width="24" opacity=".75" />
    <path d={paths.join('')} stroke="#7A2B26" stroke-width="14" />
  </g>
)
