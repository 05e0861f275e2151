import { describe, expect, test } from 'vitest'
import { isResting, newScan, onward, pressed, type Scan } from './scan.ts'

const litIn = ({ group, item }: Scan) => (item === null ? `group ${group}` : `${group}.${item}`)

describe('[ROOM-21] scan and select', () => {
  test('few things are lit one by one, round and round', () => {
    let scan = newScan([3])
    const lit = Array.from({ length: 5 }, () => {
      const now = litIn(scan)
      scan = onward(scan)
      return now
    })
    expect(lit).toEqual(['0.0', '0.1', '0.2', '0.0', '0.1'])
    expect(pressed(newScan([3])).isTaken).toBe(true)
  })

  test('many are lit by groups; a press goes into one, and after its last one it is left again', () => {
    const first = newScan([4, 2])
    expect(litIn(onward(first))).toBe('group 1')
    const into = pressed(onward(first))
    expect([litIn(into.scan), into.isTaken]).toEqual(['1.0', false])
    expect(pressed(onward(into.scan)).isTaken).toBe(true)
    expect(litIn(onward(onward(into.scan)))).toBe('group 1')
  })

  test('what is pressed again and again is gone through once more after a press, and then left', () => {
    const { scan } = pressed(pressed(newScan([2, 3])).scan)
    const last = onward(scan, true)
    expect(litIn(last)).toBe('0.1')
    const again = onward(last, true)
    expect(litIn(again)).toBe('0.0')
    expect(litIn(onward(onward(again, true), true))).toBe('group 0')
    // Where nothing was taken, or elsewhere, it is left at once.
    expect(litIn(onward(onward(pressed(newScan([2, 3])).scan, true), true))).toBe('group 0')
    expect(litIn(onward(last))).toBe('group 0')
  })

  test('a group of one is that one', () => expect(pressed(newScan([1, 3])).isTaken).toBe(true))

  test('it rests when nobody wants anything, and a press begins again without taking anything', () => {
    let scan = newScan([2])
    for (let i = 0; i < 8; i++) scan = onward(scan)
    expect(isResting(scan)).toBe(true)
    const again = pressed(scan)
    expect([isResting(again.scan), again.isTaken]).toEqual([false, false])
    expect(isResting(newScan([]))).toBe(true)
  })
})
