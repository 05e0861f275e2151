import { expect, test } from 'vitest'
import { Party } from '../testing.ts'
import { type FrameEncoder, type Subscriber, ViewSender } from './view-sender.ts'

const plain: FrameEncoder<string> = {
  text: text => text,
  binary: String,
  begin: text => text,
  end: (begun, text) => begun + text,
}

class Phone implements Subscriber<string> {
  readonly frames: string[] = []
  readonly phone: number

  constructor(phone: number) {
    this.phone = phone
  }

  send(frame: string): void {
    this.frames.push(frame)
  }

  leave(): void {}
}

test('[ROOM-30] who cannot be shown anything leaves nothing behind, and the others are told as before', () => {
  const party = Party.of(4)
  const view = new ViewSender(party.room, plain)
  const ben = new Phone(1)
  view.add(ben, [])
  const nobody = new Phone(99)
  expect(() => view.add(nobody, [1])).toThrow()
  expect(view.all).toEqual([ben])
  party.asks(0, { do: 'setDoor', isOpen: false })
  view.tell(party.room)
  expect(ben.frames).toHaveLength(2)
  expect(nobody.frames).toEqual([])
})
