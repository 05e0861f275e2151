// @vitest-environment happy-dom
import { PACKET, writePacket } from '@veillee/room'
import { feel, type MimeSample, newSkin, writeFelt } from '@veillee/touch'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { RoomClientProvider } from '../room-client/context.tsx'
import { PassPhoneIs } from '../room-client/pass-phone.ts'
import type { RoomClient } from '../room-client/room-client.ts'
import { GlassPalm } from './glass-palm.tsx'

const of = { seat: 1, match: 1, step: 3 }

const { frames } = feel(
  newSkin('1'.repeat(64), 0.3),
  Array.from({ length: 40 }, (_, i): MimeSample => {
    const pose = { face: 'palm', held: 'palm-up', contact: 'face', angle: 0 } as const
    return { tMs: 17 * i, object: 'cube-1', x: 0.3 + i / 200, y: 0.5, ...pose, press: 1, touching: true }
  }),
)

const vibrate = vi.fn((_rhythm: number | readonly number[]) => true)
const shaken = () => vibrate.mock.calls.filter(([rhythm]) => rhythm !== 0)
const listeners = new Set<(packet: Uint8Array) => void>()
const client = {
  onPacket(listener: (packet: Uint8Array) => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
} as unknown as RoomClient

let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] })
  vibrate.mockClear()
  Object.assign(navigator, { vibrate })
  set('vibration', true)
  root = document.createElement('div')
})
afterEach(() => {
  act(() => render(null, root))
  vi.useRealTimers()
})

const lies = (isOnly: boolean) =>
  act(() =>
    render(
      <RoomClientProvider value={client}>
        <PassPhoneIs value={{ others: [], pass: () => undefined, isOnly, isInMiddle: false }}>
          <GlassPalm of={of} />
        </PassPhoneIs>
      </RoomClientProvider>,
      root,
    ),
  )

function moves(): void {
  for (let i = 0; i < frames.length; i += 2) {
    const packet = writePacket(PACKET.felt, { ...of, first: 0 }, writeFelt(frames.slice(i, i + 2)))
    for (const listener of listeners) listener(packet)
    act(() => void vi.advanceTimersByTime(34))
  }
}

test('[ROOM-22] a phone that lies on a hand lets it feel what moves on the glass, and shows nothing of it', () => {
  lies(true)
  moves()
  expect(shaken().length).toBeGreaterThan(1)
  expect(root.innerHTML).toBe('')
})

test('[ROOM-22] where each has a phone of their own, the one that is moved on does not feel', () => {
  lies(false)
  moves()
  expect(shaken()).toEqual([])
})
