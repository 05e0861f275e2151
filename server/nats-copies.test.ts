import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { differencesOf } from './nats-copies.ts'
import { STREAMS, subjects } from './nats-subjects.ts'

const ERASED = 1n << 63n

/** As nats-server writes it: length, number, time, length of the subject, subject, text, sum. */
function record(number: number, room: string, text: string, { isErased = false } = {}): Buffer {
  const subject = subjects.room(room)
  const head = Buffer.alloc(22)
  head.writeUInt32LE(22 + subject.length + text.length + 8)
  head.writeBigUInt64LE(BigInt(number) | (isErased ? ERASED : 0n), 4)
  head.writeUInt16LE(subject.length, 20)
  return Buffer.concat([head, Buffer.from(subject + text), Buffer.alloc(8)])
}

function node(...records: readonly Buffer[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const messages = join(folder, 'jetstream', '$G', 'streams', STREAMS.rooms, 'msgs')
  mkdirSync(messages, { recursive: true })
  records.forEach((one, i) => void writeFileSync(join(messages, `${i + 1}.blk`), one))
  return folder
}

const [first, second, other] = [record(1, 'attic', 'a'), record(3, 'attic', 'b'), record(2, 'cellar', 'c')]
const whole = Buffer.concat([first, other, second])

test('[ROOM-12] copies are the same, however they are spread over files', () => {
  expect(differencesOf([node(whole), node(first, other, second)], ['attic', 'cellar'])).toEqual([])
})

test.each([
  ['lacks a message', [first, other]],
  ['has one more', [whole, record(4, 'attic', 'd')]],
  ['has another text', [first, other, record(3, 'attic', 'x')]],
  ['has erased one', [first, other, record(3, 'attic', '?', { isErased: true })]],
])('[ROOM-12] a copy that %s is not the same', (_, records) => {
  expect(differencesOf([node(whole), node(whole), node(...records)], ['attic', 'cellar'])).toHaveLength(1)
})

test('[ROOM-27] what is left of a room that was forgotten is not compared', () => {
  expect(differencesOf([node(whole), node(first, second)], ['attic'])).toEqual([])
})
