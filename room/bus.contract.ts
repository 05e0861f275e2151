import { describe, expect, test, vi } from 'vitest'
import type { Bus } from './bus.ts'

/** What every bus promises; opened new, and closed by whoever opens it. */
export function busContract(name: string, open: () => Promise<Bus>): void {
  describe(name, () => {
    test('a message reaches all who subscribe, whoever published it included, in order', async () => {
      const bus = await open()
      const [one, other] = [subscribed(bus, 'gestures'), subscribed(bus, 'gestures')]
      for (const byte of [1, 2, 3]) bus.publish('gestures', Uint8Array.of(byte, 255))
      const all = [1, 2, 3].map(byte => [byte, 255])
      for (const heard of [one, other]) await vi.waitFor(() => expect(heard).toEqual(all))
    })

    test('a message reaches nobody else: other topics, latecomers, those who have stopped', async () => {
      const bus = await open()
      const elsewhere = subscribed(bus, 'presence')
      const stopped: Uint8Array[] = []
      bus.subscribe('gestures', message => void stopped.push(message))()
      const present = subscribed(bus, 'gestures')
      bus.publish('gestures', Uint8Array.of(1))
      await vi.waitFor(() => expect(present).toHaveLength(1))
      const late = subscribed(bus, 'gestures')
      bus.publish('gestures', Uint8Array.of(2))
      await vi.waitFor(() => expect(late).toEqual([[2]]))
      expect(present).toEqual([[1], [2]])
      expect({ elsewhere, stopped }).toEqual({ elsewhere: [], stopped: [] })
    })

    test('publishing to nobody is no trouble', async () => {
      const bus = await open()
      expect(() => bus.publish('gestures', Uint8Array.of(1))).not.toThrow()
    })
  })
}

function subscribed(bus: Bus, topic: string): readonly number[][] {
  const heard: number[][] = []
  bus.subscribe(topic, message => void heard.push([...message]))
  return heard
}
