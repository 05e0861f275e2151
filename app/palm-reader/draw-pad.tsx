import { DIRECTIONS, type Direction } from '@veillee/touch'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { framesWhile } from '../device/frames.ts'
import { momentOf } from '../device/moment.ts'
import { ownHold } from '../device/own-touch.ts'
import { said } from '../words/language.ts'
import { HAND_ON_PAD, placeAt } from './pad-box.ts'
import { wholeHandAddress } from './palm-picture.tsx'
import type { Drawn } from './use-drawing.ts'

const WORDS = {
  pad: {
    fr: 'Paume où dessiner. Chiffres 1 à 9 : un point de la paume. Flèches, seules ou par deux : glisser. Espace : poser ou lever. C : marquer un coin.',
    en: 'Palm to draw on. Digits 1 to 9: a point of the palm. Arrows, one or two at once: slide. Space: touch or lift. C: mark a corner.',
  },
  slower: { fr: 'Plus lentement', en: 'Slower' },
} as const

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

interface DrawPadProps {
  readonly drawn: Drawn
  readonly isHeld: boolean
  /** Lies over the palm: what is peeked at, buttons, why it is held. */
  readonly children?: ComponentChildren
}

/** READ-20: a palm to draw on. The line fades at once; there is no undo, no clear, no second try. */
export function DrawPad({ drawn, isHeld, children }: DrawPadProps) {
  const canvas = useInk(drawn)
  const finger = useFinger(drawn, isHeld)
  const keys = useKeys(drawn, isHeld)
  return (
    <div
      class={isHeld ? 'reader-drawpad held' : 'reader-drawpad'}
      role="application"
      aria-label={said(WORDS.pad)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys draw on it
      tabIndex={0}
      {...finger}
      {...keys}
    >
      <span class="reader-drawpad-hand">
        <img src={wholeHandAddress()} alt="" style={HAND_ON_PAD} draggable={false} />
      </span>
      <canvas ref={canvas} />
      <Slower drawn={drawn} />
      {children}
    </div>
  )
}

/** The canvas is as fine as the screen, and is drawn anew every frame in which there is ink. */
function useInk(drawn: Drawn) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const frames = framesWhile(nowMs => drawn.ink.draw(context, fitted(context), nowMs))
    drawn.ink.onAdded = frames.wake
    frames.wake()
    return () => {
      drawn.ink.onAdded = null
      frames.stop()
    }
  }, [drawn])
  return canvas
}

function fitted(context: CanvasRenderingContext2D): { readonly width: number; readonly height: number } {
  const { canvas } = context
  const { clientWidth: width, clientHeight: height } = canvas
  const fine = Math.min(2, devicePixelRatio)
  if (canvas.width !== Math.round(width * fine) || canvas.height !== Math.round(height * fine)) {
    canvas.width = Math.round(width * fine)
    canvas.height = Math.round(height * fine)
  }
  context.setTransform(fine, 0, 0, fine, 0, 0)
  return { width, height }
}

/** One finger, pen or mouse at a time; the first one counts. */
function useFinger({ pen }: Drawn, isHeld: boolean) {
  const pointer = useRef<number | null>(null)
  const placeOf = (event: PointerEvent, pad: HTMLElement) =>
    placeAt(event.clientX, event.clientY, pad.getBoundingClientRect())
  return {
    ...ownHold,
    onPointerDown(event: PointerEvent) {
      if (isHeld || pen.isDown || event.button !== 0) return
      const pad = event.currentTarget as HTMLElement
      pad.setPointerCapture?.(event.pointerId)
      pointer.current = event.pointerId
      pen.down(placeOf(event, pad), momentOf(event))
    },
    onPointerMove(event: PointerEvent) {
      if (event.pointerId !== pointer.current) return
      const pad = event.currentTarget as HTMLElement
      const all = event.getCoalescedEvents?.() ?? []
      for (const one of all.length > 0 ? all : [event]) pen.move(placeOf(one, pad), momentOf(one))
    },
    onPointerUp(event: PointerEvent) {
      if (event.pointerId !== pointer.current) return
      pointer.current = null
      pen.up(momentOf(event))
    },
    onPointerCancel(event: PointerEvent) {
      if (event.pointerId !== pointer.current) return
      pointer.current = null
      pen.up(momentOf(event))
    },
  }
}

/** So soon after the first arrow a second one means: askew. */
const TOGETHER_MS = 60

/** Arrows that are held down. Two at once go askew, so one waits a moment for another. */
function useArrows({ steps }: Drawn) {
  const down = useRef(new Set<string>())
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const go = () => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    steps.towards(sumOf([...down.current].map(key => ARROWS[key]!)))
  }
  const clear = () => {
    clearTimeout(waiting.current)
    waiting.current = undefined
    down.current.clear()
  }
  useEffect(() => clear, [])
  return {
    press({ key, repeat }: KeyboardEvent) {
      const isSecond = waiting.current !== undefined && !down.current.has(key)
      down.current.add(key)
      if (repeat || isSecond) go()
      else waiting.current ??= setTimeout(go, TOGETHER_MS)
    },
    release({ key }: KeyboardEvent) {
      if (waiting.current !== undefined && down.current.has(key)) go()
      down.current.delete(key)
    },
    clear,
  }
}

/** Digits are known by their place on the keyboard, whatever the layout. */
function useKeys(drawn: Drawn, isHeld: boolean) {
  const { steps } = drawn
  const arrows = useArrows(drawn)
  const act = (event: KeyboardEvent): boolean => {
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
    if (digit) steps.toAnchor(Number(digit))
    else if (event.key === ' ') steps.isTouching ? steps.lift() : steps.touch()
    else if (event.key.toLowerCase() === 'c') steps.corner()
    else if (event.key in ARROWS) arrows.press(event)
    else return false
    return true
  }
  return {
    onKeyDown(event: KeyboardEvent) {
      if (isHeld || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (event.repeat && !(event.key in ARROWS)) return event.preventDefault()
      if (act(event)) event.preventDefault()
    },
    onKeyUp: arrows.release,
    onBlur: arrows.clear,
  }
}

const sumOf = (directions: readonly Direction[]): Direction =>
  DIRECTIONS.find(([right, up]) =>
    [right, up].every((part, i) => part === Math.sign(directions.reduce((sum, one) => sum + one[i]!, 0))),
  )!

const HINT_MS = 1_500

/** Skin does not follow a quick finger. */
function Slower({ drawn }: { drawn: Drawn }) {
  const at = drawn.hurriedAtMs.value
  const [seen, setSeen] = useState(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!Number.isFinite(at)) return
    const timer = setTimeout(() => setSeen(at), HINT_MS)
    return () => clearTimeout(timer)
  }, [at])
  return (
    <p class="reader-slower" data-aloud>
      {at > seen && <span class="chip">{said(WORDS.slower)}</span>}
    </p>
  )
}
