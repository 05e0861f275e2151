import { STAGE } from '@veillee/art'
import type { Held, MimeSample } from '@veillee/touch'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { GestureOf } from '../live-touch/sample-sender.ts'
import { useScene } from '../live-touch/seen-playback.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { SeenInWords, seenKey } from './seen-words.tsx'
import { HeldHand } from './stage/held-hand.tsx'
import { Painter } from './stage/painter.ts'
import { Watched } from './stage/watched.ts'

/** PALM-47: hand and objects as they truly are, live, for those who may see them; from the start for who comes late. */
export function LiveHand({ of, memory }: { of: GestureOf; memory: number }) {
  const scene = useScene(of)
  const room = useRoomClient().room.value
  const watched = useMemo(() => new Watched(), [scene])
  const svg = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<Held>('palm-up')
  useEffect(() => {
    const picture = svg.current!
    const painter = new Painter(picture)
    const stop = scene.subscribe(({ samples }) => {
      watched.follow(samples as readonly MimeSample[])
      setHeld(watched.held)
      painter.paint(watched.pieces.values(), watched.held, watched.soft)
    })
    return () => {
      stop()
      picture.replaceChildren()
    }
  }, [scene, watched])
  return (
    <div class="palm-stage-hand">
      <HeldHand held={held} />
      <svg
        ref={svg}
        class="palm-stage-svg"
        viewBox={`0 0 ${STAGE.width} ${STAGE.height}`}
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      />
      <SeenInWords scene={scene} of={seenKey(room, of, memory)} />
    </div>
  )
}
