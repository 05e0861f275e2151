import type { ReadonlySignal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import type { FeltFrame } from '@veillee/touch'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { DarkHand, type Sense } from './dark-hand.ts'
import type { Part } from './hand-view.ts'
import { ToldWord } from './told-word.tsx'
import './senses.css'
import { ownHold } from '../device/own-touch.ts'

interface FeelingHandProps {
  readonly now: ReadonlySignal<FeltFrame | null>
  readonly part: Part
  /** To try one that has not been chosen. */
  readonly sense?: Sense
}

const LABELS: Readonly<Record<Sense, Said>> = {
  glimmer: {
    fr: 'Ta main dans le noir : une lueur, là où ça touche',
    en: 'Your hand in the dark: a glimmer where it is touched',
  },
  sound: { fr: 'Ta main dans le noir : écoute', en: 'Your hand in the dark: listen' },
  searching: {
    fr: 'Ta main dans le noir : cherche du doigt, ou avec les flèches',
    en: 'Your hand in the dark: search with a finger, or with the arrow keys',
  },
  words: { fr: 'Des mots à lire à voix haute', en: 'Words to be read aloud' },
}

/** READ-20, PALM-47: what is felt now, by the sense that was chosen before it began; nothing of what was felt before. */
export function FeelingHand({ now, part, sense }: FeelingHandProps) {
  // Chosen between two gestures, never within one.
  const [chosen] = useState(() => sense ?? settings.peek().sense)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hand, setHand] = useState<DarkHand | null>(null)
  useEffect(() => {
    // READ-8 asks for the right palm; for objects it is the person's own choice.
    const side = part === 'palm' ? 'right' : settings.peek().palm
    const made = new DarkHand({ canvas: canvas.current!, now, part, sense: chosen, side })
    const watcher = new ResizeObserver(() => made.resized())
    watcher.observe(canvas.current!)
    setHand(made)
    return () => {
      watcher.disconnect()
      made.end()
    }
  }, [now, part])
  const isSearched = chosen === 'searching'
  // The picture alone is one: whatever is said inside an image reaches no ear.
  const asImage = isSearched ? {} : { role: 'img' as const, 'aria-label': said(LABELS[chosen]) }
  const picture = <canvas ref={canvas} class="sns-canvas" {...asImage} />
  if (isSearched) return <SearchedHand hand={hand}>{picture}</SearchedHand>
  return (
    <div class="sns-hand">
      {picture}
      {chosen === 'words' && <ToldWord />}
    </div>
  )
}

const STEP_HU = 0.06
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP_HU, 0],
  ArrowRight: [STEP_HU, 0],
  ArrowUp: [0, STEP_HU],
  ArrowDown: [0, -STEP_HU],
}

/** A hand that is searched with a finger, or with the arrow keys. */
function SearchedHand({ hand, children }: { hand: DarkHand | null; children: ComponentChildren }) {
  const search = (event: PointerEvent) => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    hand?.search([event.clientX - box.left, event.clientY - box.top])
  }
  const begin = (event: PointerEvent) => {
    ;(event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
    search(event)
  }
  const step = (event: KeyboardEvent) => {
    const way = KEYS[event.key]
    if (!way) return
    event.preventDefault()
    hand?.searchOn(...way)
  }
  return (
    <div
      class="sns-hand searched"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys are the finger of whoever has no pointer
      tabIndex={0}
      aria-label={said(LABELS.searching)}
      {...ownHold}
      onPointerDown={begin}
      onPointerMove={search}
      onPointerUp={() => hand?.search(null)}
      onPointerCancel={() => hand?.search(null)}
      onKeyDown={step}
    >
      {children}
    </div>
  )
}
