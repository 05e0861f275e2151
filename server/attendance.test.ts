import { LocalBus } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SharedAttendance } from './attendance.ts'
import { Neighbours } from './neighbours.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What need not last is lost now and then, until somebody says that it is over. */
class Lossy extends LocalBus {
  isLosing = false
  returned: () => void = () => undefined

  override publish(topic: string, message: Uint8Array): void {
    if (!this.isLosing) super.publish(topic, message)
  }

  onReturn(listener: () => void) {
    this.returned = listener
    return () => undefined
  }
}

describe('[ROOM-28] who is in a room, on whichever server', () => {
  const now = () => Date.now()
  let bus: Lossy
  let ends: (() => void)[]

  const server = () => {
    const neighbours = new Neighbours(bus)
    const attendance = new SharedAttendance('room', [0, 1], { bus, neighbours, now }, () => undefined)
    ends.push(() => neighbours.close())
    return { attendance, neighbours }
  }

  beforeEach(() => {
    bus = new Lossy()
    ends = []
  })
  afterEach(() => {
    for (const end of ends) end()
  })

  test('[ROOM-10] somebody new has not been away for ever before anybody has said a word of them', () => {
    const { attendance } = server()
    attendance.expect(2)
    expect(attendance.presence.get(2)).toBe(Date.now())
    attendance.come(2)
    attendance.expect(2)
    expect(attendance.presence.get(2)).toBe('here')
  })

  test('what was said while the way was lost is said again when it is back', async () => {
    const [one, other] = [server(), server()]
    await vi.advanceTimersByTimeAsync(1_100)
    bus.isLosing = true
    one.attendance.come(1)
    bus.isLosing = false
    expect(other.attendance.presence.get(1)).not.toBe('here')
    bus.returned()
    await vi.advanceTimersByTimeAsync(0)
    expect(other.attendance.presence.get(1)).toBe('here')
  })

  test('who spoke of a room and is never heard again is gone', async () => {
    const { attendance } = server()
    const said = { from: 'somebody', phones: [1], asks: false }
    bus.publish('here room', Buffer.from(JSON.stringify(said)))
    expect(attendance.presence.get(1)).toBe('here')
    await vi.advanceTimersByTimeAsync(6_000)
    expect(attendance.presence.get(1)).not.toBe('here')
  })
})
