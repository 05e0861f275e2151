import { chanceAt } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { isPicture, PICTURE, withoutTelling } from './picture.ts'
import { hashOf, jpegOf, segment } from './testing.ts'

const bytesOf = (text: string): number[] => [...text].map(letter => letter.charCodeAt(0))
const EXIF = segment(0xe1, ...bytesOf('Exif\0\0GPS 48.85 N'))
const COMMENT = segment(0xfe, ...bytesOf('<script>'))

describe('a picture', () => {
  test('[ROOM-39] is a JPEG of the size of a card, and nothing else', () => {
    expect(isPicture(jpegOf())).toBe(true)
    const others = [
      jpegOf([1], { width: PICTURE.width + 1, height: PICTURE.height }),
      jpegOf([1], { width: 65_535, height: 65_535 }),
      jpegOf(Array.from({ length: PICTURE.mostBytes }, () => 1)),
      new Uint8Array(bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
      new Uint8Array(bytesOf('<!doctype html><script>alert(1)</script>')),
      new Uint8Array(bytesOf('\x89PNG\r\n\x1a\n')),
      new Uint8Array(bytesOf('GIF89a')),
      new Uint8Array(bytesOf('RIFF\0\0\0\0WEBPVP8 ')),
      new Uint8Array(),
    ]
    for (const other of others) expect(isPicture(other)).toBe(false)
  })

  test('[ROOM-39] has neither place nor date nor words of a camera, and nothing behind its end', () => {
    expect(isPicture(jpegOf([1], PICTURE, ...EXIF))).toBe(false)
    expect(isPicture(jpegOf([1], PICTURE, ...COMMENT))).toBe(false)
    expect(isPicture(new Uint8Array([...jpegOf(), ...bytesOf('<script>')]))).toBe(false)
    expect(isPicture(new Uint8Array([...jpegOf(), ...jpegOf()]))).toBe(false)
  })

  test('[ROOM-39] loses on the phone what a camera or a program has told in it', () => {
    const told = new Uint8Array([
      ...jpegOf([5, 0xff, 0, 6, 0xff, 0xd3, 7], PICTURE, ...EXIF, ...COMMENT),
      1,
      2,
    ])
    expect(withoutTelling(told)).toEqual(jpegOf([5, 0xff, 0, 6, 0xff, 0xd3, 7]))
    expect(withoutTelling(new Uint8Array([1, 2, 3]))).toBeUndefined()
  })

  test('[ROOM-38] [ROOM-39] of more parts than any program makes of one it is none', () => {
    const of = (parts: number): Uint8Array =>
      jpegOf([1], PICTURE, ...Array.from({ length: parts - 4 }, () => segment(0xdb)).flat())
    expect(isPicture(of(200))).toBe(true)
    expect(isPicture(of(201))).toBe(false)
  })

  test('[ROOM-39] broken off anywhere it is none', () => {
    const whole = jpegOf()
    for (let length = 0; length < whole.length; length++)
      expect(isPicture(whole.subarray(0, length))).toBe(false)
  })

  test.each([1, 2, 3])('[ROOM-39] whatever bytes it is made of, it is judged: seed %i', seed => {
    const { below } = chanceAt(hashOf('pictures', seed), 0)
    const whole = jpegOf([9, 0xff, 0, 8], PICTURE)
    let taken = 0
    for (let i = 0; i < 1_500; i++) {
      const bytes = new Uint8Array(whole)
      for (let times = below(4) + 1; times > 0; times--) bytes[below(bytes.length)] = below(256)
      if (!isPicture(bytes)) continue
      taken++
      // What is taken has nothing that could be anything but a picture of this size.
      expect(withoutTelling(bytes)).toEqual(bytes)
      expect([bytes[0], bytes[1], bytes.at(-2), bytes.at(-1)]).toEqual([0xff, 0xd8, 0xff, 0xd9])
    }
    expect(taken).toBeGreaterThan(0)
    for (let i = 0; i < 300; i++) {
      const noise = Uint8Array.from({ length: below(100) }, () => below(256))
      expect(isPicture(noise)).toBe(false)
    }
  })
})
