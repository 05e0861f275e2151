import { useEffect, useState } from 'preact/hooks'
import { framesWhile } from '../device/frames.ts'
import { useRoomClient } from '../room-client/context.tsx'
import type { GestureOf } from './sample-sender.ts'

/** Somebody who hears packets of live touch, and lets what they brought happen in its time. */
export interface PacketListener {
  hear(packet: Uint8Array, of: GestureOf, nowMs: number): void
  /** Once a frame of the screen, while anything is left that has to happen. */
  pass(nowMs: number): boolean
}

/** A hearer of one gesture, for as long as the screen is there; the next gesture has a new one. */
export function usePackets<H extends PacketListener>({ seat, match, step }: GestureOf, make: () => H): H {
  const client = useRoomClient()
  const [hearer, setHearer] = useState(make)
  useEffect(() => {
    const fresh = make()
    setHearer(fresh)
    const frames = framesWhile(nowMs => fresh.pass(nowMs))
    const stopHearing = client.onPacket(packet => {
      fresh.hear(packet, { seat, match, step }, performance.now())
      frames.wake()
    })
    return () => {
      stopHearing()
      frames.stop()
    }
  }, [client, seat, match, step])
  return hearer
}
