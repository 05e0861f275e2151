import type { FeltFrame } from '@veillee/touch'
import { expect, test } from 'vitest'
import { CornerPauses } from './corner-pauses.ts'
import { contactWith, frameOf } from './testing.ts'

const at = (x: number, y: number) => frameOf(contactWith({ x, y }))

/** What is heard, frame by frame, of what is felt, 16 ms each; then of nothing until all of it is over. */
function heard(felt: readonly (FeltFrame | null)[]) {
  const pauses = new CornerPauses()
  let ms = 0
  const pass = (frame: FeltFrame | null) => {
    ms += 16
    return pauses.pass(frame, ms)
  }
  const all = felt.map(pass)
  do all.push(pass(null))
  while (pauses.isBehind)
  return [...all, pass(null)]
}

const up = Array.from({ length: 20 }, (_, i) => at(0.5, 0.2 + i * 0.03))
const across = Array.from({ length: 20 }, (_, i) => at(0.5 + i * 0.02, 0.77))

test('[ROOM-21] a corner is a silence, and nothing of the line is lost', () => {
  const sounds = heard([...up, ...across])
  const played = sounds.filter(frame => frame !== null)
  expect(new Set(played)).toEqual(new Set([...up, ...across]))
  const first = sounds.findIndex(frame => frame !== null)
  const last = sounds.findLastIndex(frame => frame !== null)
  const silentMs = 16 * sounds.slice(first, last).filter(frame => frame === null).length
  expect(silentMs).toBeGreaterThan(150)
})

test('[ROOM-21] a straight line is heard as it is felt', () =>
  expect(heard(up).filter(frame => frame !== null)).toEqual(up))
