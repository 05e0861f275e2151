import type { ReadonlySignal } from '@preact/signals'
import type { FeltFrame } from '@veillee/touch'
import { useEffect, useRef } from 'preact/hooks'
import { HAND_ON_PAD, pxPerHu, spotOnPad } from './pad-box.ts'
import { DarkHand } from './palm-picture.tsx'

interface FeelingHandProps {
  readonly now: ReadonlySignal<FeltFrame | null>
  readonly part: 'hand' | 'palm'
}

/** A dark palm, and one soft spot where it is touched now. Stands here until the senses have a hand of their own. */
export function FeelingHand({ now }: FeelingHandProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    let frame = requestAnimationFrame(function draw() {
      frame = requestAnimationFrame(draw)
      glimmer(context, now.peek())
    })
    return () => cancelAnimationFrame(frame)
  }, [now])
  return (
    <div class="reader-drawpad dark">
      <span class="reader-drawpad-hand">
        <span style={{ ...HAND_ON_PAD, position: 'absolute' }}>
          <DarkHand />
        </span>
      </span>
      <canvas ref={canvas} />
    </div>
  )
}

function glimmer(context: CanvasRenderingContext2D, frame: FeltFrame | null): void {
  const { canvas } = context
  const [width, height] = [canvas.clientWidth, canvas.clientHeight]
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  context.clearRect(0, 0, width, height)
  for (const contact of frame?.contacts ?? []) {
    const { x, y } = spotOnPad(contact, { width, height })
    const radius = 0.12 * pxPerHu({ width })
    const light = context.createRadialGradient(x, y, 0, x, y, radius)
    light.addColorStop(0, `rgba(255, 255, 255, ${0.55 * contact.strength})`)
    light.addColorStop(1, 'rgba(255, 255, 255, 0)')
    context.fillStyle = light
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  }
}
