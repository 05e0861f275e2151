import { STAGE } from '@veillee/art'
import type { Held } from '@veillee/touch'
import { useEffect, useRef } from 'preact/hooks'
import { framesWhile } from '../../device/frames.ts'
import { ownHold } from '../../device/own-touch.ts'
import { said } from '../../words/language.ts'
import { HeldHand } from './held-hand.tsx'
import type { Miming } from './miming.ts'
import { Painter } from './painter.ts'
import { placeUnder } from './place.ts'

const WORDS = {
  hand: {
    fr: 'La main : touche-la avec un objet, ou passe aux boutons',
    en: 'The hand: touch it with an object, or use the buttons',
  },
} as const

interface StageViewProps {
  readonly miming: Miming
  readonly held: Held
  /** Where a finger that came from the tray is asked about too. */
  readonly onSvg: (svg: SVGSVGElement | null) => void
}

/** The hand and what is on it, under the Child's fingers. */
export function StageView({ miming, held, onSvg }: StageViewProps) {
  const svg = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const picture = svg.current!
    onSvg(picture)
    const stop = paintEachFrame(picture, miming)
    return () => {
      stop()
      onSvg(null)
    }
  }, [miming])
  const on = (what: 'down' | 'move') => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) return
    const picture = svg.current!
    if (what === 'down') {
      picture.setPointerCapture?.(event.pointerId)
      miming.goesOn()
    }
    miming.stage[what](event.pointerId, placeUnder(picture, event, miming.stage.held))
    if (what === 'down') miming.changed()
  }
  const up = (event: PointerEvent) => {
    miming.stage.up(event.pointerId)
    miming.changed()
  }
  return (
    <div class="palm-stage-hand">
      <HeldHand held={held} />
      <svg
        ref={svg}
        class="palm-stage-svg"
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        preserveAspectRatio="xMidYMax meet"
        role="img"
        aria-label={said(WORDS.hand)}
        {...ownHold}
        onPointerDown={on('down')}
        onPointerMove={on('move')}
        onPointerUp={up}
        onPointerCancel={up}
      />
    </div>
  )
}

function paintEachFrame(picture: SVGSVGElement, miming: Miming): () => void {
  const painter = new Painter(picture)
  let raised = miming.stage.selected
  const frames = framesWhile(nowMs => {
    const isBusy = miming.tick(nowMs)
    const { stage, soft } = miming
    if (stage.selected && stage.selected !== raised) painter.raise(stage.selected)
    raised = stage.selected
    painter.paint(stage.pieces.values(), stage.held, soft)
    return isBusy
  })
  const stop = miming.changes.subscribe(frames.wake)
  return () => {
    stop()
    frames.stop()
    picture.replaceChildren()
  }
}
