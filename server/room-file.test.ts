import { type Entry, exportOf } from '@veillee/room'
import { Party } from '@veillee/room/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRoomFile, writeRoomFile } from './room-file.ts'

function read(text: string): { readonly value: unknown; readonly steps: number } {
  const reading = readRoomFile(Buffer.from(text))
  for (let steps = 0; ; steps++) {
    const { done, value } = reading.next()
    if (done) return { value, steps }
  }
}

const evening = (entries: readonly unknown[]) => ({ veillee: 'evening', format: 1, entries })

test('[ROOM-27] a file says entry by entry what it says as a whole, however it is written', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 1, '\t'), (entries, space) => {
      const text = JSON.stringify(evening(entries), null, space)
      expect(read(text).value).toEqual(JSON.parse(text))
    }),
  )
  const turned = JSON.stringify({
    entries: [{ did: 'say', text: '"],[\\' }, {}],
    format: 1,
    veillee: 'evening',
  })
  expect(read(turned).value).toEqual(JSON.parse(turned))
})

test('[ROOM-38] no step looks through or reads more than 64 kB and an entry, whether they are many or heavy', () => {
  for (const letters of [10, 1_000, 40_000]) {
    const large = JSON.stringify(evening(Array.from({ length: 4e6 / letters }, () => 'x'.repeat(letters))))
    const [looks, reads] = [large.length / 65_536, large.length / (65_536 + letters + 3)]
    expect(read(large).steps).toBeGreaterThanOrEqual(Math.floor(looks) + Math.floor(reads) - 1)
  }
})

test('[ROOM-38] an entry that nobody could have made is not read, nor is much beside the entries', () => {
  expect(read(JSON.stringify(evening(['x'.repeat(300_000)]))).value).toBeUndefined()
  expect(read(JSON.stringify({ ...evening([]), more: 'x'.repeat(5_000) })).value).toBeUndefined()
  expect(read(`"${'x'.repeat(5_000)}"`).value).toBeUndefined()
})

test('what is damaged is not read', () => {
  const text = JSON.stringify(evening([{ did: 'open' }, { did: 'say', text: 'é' }, 7]))
  for (let end = 0; end < text.length; end++) expect(read(text.slice(0, end)).value).toBeUndefined()
  for (const wrong of ['[1,,2]', '[1,]', '[,]', '[1 2]', '[{]', '[}]', '[1]]', '["'])
    expect(read(`{"veillee":"evening","entries":${wrong}}`).value, wrong).toBeUndefined()
  for (const other of ['', ' ', 'null', '7', '[', '{']) expect(read(other).value, other).toBeUndefined()
  expect(read('{"veillee":"other"}').value).toEqual({ veillee: 'other' })
})

test('[ROOM-38] [ROOM-27] a file is written in pieces of 64 kB, and says what the evening says', () => {
  const party = Party.of(2)
  const line = { did: 'say', kind: 'words', text: 'é'.repeat(200), heard: 'everybody', by: 0, at: party.atMs }
  const entries = [...party.log, ...Array.from({ length: 2_000 }, () => line as Entry)]
  const writing = writeRoomFile(entries)
  let [steps, step] = [0, writing.next()]
  for (; !step.done; step = writing.next()) steps++
  expect(JSON.parse(Buffer.concat([...step.value]).toString())).toEqual(exportOf(entries))
  expect(steps).toBeGreaterThan(6)
  for (const piece of step.value) expect(piece.length).toBeLessThan(2 * 66_000)
})
