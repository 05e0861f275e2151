import { chanceAt } from '@veillee/kernel'
import { exampleMime, PUPPET_AT_REST, readSamples, writePuppet, writeSamples } from '@veillee/touch'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInTime, isOf, isOfMatch, PACKET, readPacket, readPuppetPacket, seenPackets } from './packet.ts'
import type { TouchNow } from './view.ts'

const chance = chanceAt('1'.repeat(64), 0)
const { samples } = exampleMime(undefined, n => chance.below(n))
const touch = (kind: TouchNow['kind']): TouchNow => ({
  from: 1,
  kind,
  felt: [],
  seen: [],
  fromPhone: 1,
  feltBy: [],
  seenBy: [],
})

const packetOf = (header: readonly number[], body: Uint8Array): Uint8Array =>
  Uint8Array.from([...header, ...body])

const two = packetOf([1, 3, 1, 2, 0x12, 0x34, 0, 8], writeSamples(samples.slice(0, 2)))

describe('a packet of samples', () => {
  test('names its seat, its match and its step', () => {
    expect(readPacket(two)).toMatchObject({ seat: 3, match: 0x102, step: 0x1234, first: 8, isAgain: false })
    expect(readPacket(two)!.samples).toEqual(readSamples(two.subarray(8), 32))
    const again = Uint8Array.from([4, ...two.subarray(1)])
    expect(readPacket(again)).toEqual({ ...readPacket(two), isAgain: true })
  })

  test('[ROOM-11] answers one step of one match', () => {
    const packet = readPacket(two)!
    expect(isInTime(packet, 0x102, 0x1234)).toBe(true)
    expect(isInTime(packet, 0x10102, 0x51234)).toBe(true)
    expect(isInTime(packet, 0x102, 0x1235)).toBe(false)
    expect(isInTime(packet, 0x103, 0x1234)).toBe(false)
  })

  test('is of the gesture that is under way, or of none', () => {
    const packet = readPacket(two)!
    expect(isOf(touch('mime'), packet)).toBe(true)
    expect(isOf(touch('drawing'), packet)).toBe(false)
    expect(isOf(touch('puppet'), packet)).toBe(false)
  })

  test('[ROOM-30] has samples, and not too many', () => {
    const long = Array.from({ length: 33 }, (_, i) => ({ ...samples[0]!, tMs: i * 16 }))
    const of = (body: Uint8Array) => readPacket(packetOf([1, 3, 0, 1, 0, 1, 0, 0], body))
    expect(of(writeSamples([]))).toBeUndefined()
    expect(isOf(touch('mime'), of(writeSamples(long.slice(0, 32)))!)).toBe(true)
    expect(of(writeSamples(long))).toBeUndefined()
  })

  test('[ROOM-30] whatever bytes come, nothing is thrown, and only samples pass', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        const packet = readPacket(bytes)
        const read = readSamples(bytes.subarray(8), 32)
        return packet === undefined || (read !== undefined && read.length > 0 && [1, 4].includes(bytes[0]!))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a packet of a puppet', () => {
  const posed = packetOf([5, 2, 1, 2, 0, 9, 0, 40], writePuppet(PUPPET_AT_REST))

  test('[TALE-30] says whose puppet it is, in which match and when', () => {
    const packet = readPuppetPacket(posed)!
    expect(packet).toEqual({ seat: 2, match: 0x102, step: 9, first: 40 })
    expect([isOfMatch(packet, 0x10102), isOfMatch(packet, 0x103)]).toEqual([true, false])
    expect(readPacket(posed)).toBeUndefined()
  })

  test('[ROOM-30] has one pose, and nothing else', () => {
    expect(readPuppetPacket(two)).toBeUndefined()
    expect(readPuppetPacket(posed.subarray(0, 21))).toBeUndefined()
    expect(readPuppetPacket(packetOf([...posed], Uint8Array.of(0)))).toBeUndefined()
  })
})

describe('packets for those who see', () => {
  test('[PALM-47] carry a whole gesture, however long, each with its place in it', () => {
    const long = Array.from({ length: 70 }, (_, i) => ({ ...samples[0]!, tMs: i * 16 }))
    const packets = seenPackets({ seat: 3, match: 1, step: 2, first: 5 }, long)
    expect(packets.map(([kind]) => kind)).toEqual([PACKET.seen, PACKET.seen, PACKET.seen])
    const read = packets.map(([, ...rest]) => readPacket(Uint8Array.from([PACKET.sent, ...rest]))!)
    expect(read.map(({ first }) => first)).toEqual([5, 29, 53])
    expect(read.flatMap(packet => packet.samples)).toEqual(long)
  })
})
