import { useEffect } from 'preact/hooks'
import { framesWhile } from '../device/frames.ts'
import { settings } from '../device/settings.ts'
import { useFeeling } from '../live-touch/felt-playback.ts'
import type { GestureOf } from '../live-touch/sample-sender.ts'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { poseOf } from './hand-view.ts'
import { Hearing } from './hearing.ts'
import { Shaking } from './shaking.ts'

/**
 * ROOM-22: with one phone for all it lies on the open hand, and the glass is the palm. Whoever moves sees it; the hand
 * under it feels the fingers, and hears and feels what skin would tell, by the same stream as far apart.
 */
export const GlassPalm = ({ of }: { of: GestureOf }) => (usePassPhone().isOnly ? <Aloud of={of} /> : null)

function Aloud({ of }: { of: GestureOf }) {
  const now = useFeeling(of)
  useEffect(() => {
    const { sound, ears, palm } = settings.peek()
    const hearing = sound ? new Hearing(ears === 'mono') : undefined
    const shaking = new Shaking()
    const frames = framesWhile(nowMs => {
      const felt = now.peek()
      hearing?.pass(felt, poseOf(palm, felt?.held), nowMs)
      shaking.pass(felt, nowMs)
      return felt !== null
    })
    const stop = now.subscribe(frames.wake)
    return () => {
      stop()
      frames.stop()
      hearing?.end()
      shaking.end()
    }
  }, [now])
  return null
}
