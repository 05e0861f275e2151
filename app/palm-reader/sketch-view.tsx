import { useEffect, useState } from 'preact/hooks'
import { useRoomClient } from '../room-client/context.tsx'
import { Palm } from './palm-picture.tsx'
import { sketchPaths } from './sketch.ts'
import { Ink } from './sketch-pad.tsx'

/** What somebody drew of what they felt; until it has come, the palm is empty. */
export function SketchView({ gesture }: { gesture: number }) {
  const client = useRoomClient()
  const [paths, setPaths] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    void client.gesture(gesture).then(({ input }) => {
      if (!isGone && input.kind === 'drawing') setPaths(sketchPaths(input))
    })
    return () => {
      isGone = true
    }
  }, [client, gesture])
  return (
    <Palm>
      <Ink paths={paths} />
    </Palm>
  )
}
