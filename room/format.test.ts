import { describe, expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { fold } from './fold.ts'
import { FORMAT, readOn, Unreadable, whyUnread } from './format.ts'
import { Party } from './testing.ts'

const logged = (entries: readonly unknown[]) =>
  entries.map((entry, position) => ({ position, entry: JSON.parse(JSON.stringify(entry)) }))

function evening(): readonly Entry[] {
  const party = Party.of(4)
  party.starts()
  party.playsToTheEnd()
  return party.log
}

const whyNot = (entries: readonly unknown[]): string | undefined => {
  try {
    readOn(undefined, logged(entries))
    return undefined
  } catch (error) {
    return error instanceof Unreadable ? error.why : String(error)
  }
}

describe('a log that this version has written', () => {
  test('[ROOM-37] says its format first', () => {
    expect(evening()[0]).toMatchObject({ did: 'open', format: FORMAT })
  })

  test('[ROOM-37] is read as it is folded, also piece by piece', () => {
    const log = evening()
    const whole = readOn(undefined, logged(log))
    expect(JSON.stringify(whole)).toBe(JSON.stringify(fold(log)))
    const half = readOn(undefined, logged(log).slice(0, 9))
    expect(JSON.stringify(readOn(half, logged(log).slice(9)))).toBe(JSON.stringify(whole))
  })

  test('[ROOM-37] is read where it says no format, as the oldest do', () => {
    const [opened, ...others] = evening()
    expect(whyNot([{ ...opened, format: undefined }, ...others])).toBeUndefined()
  })
})

describe('a log that a newer version has written', () => {
  const start = evening().find(({ did }) => did === 'start')!
  const finish = evening().find(({ did }) => did === 'finish')!
  const open = evening()[0]!

  test.each([
    ['a higher format', { ...open, format: FORMAT + 1 }],
    ['a higher format later on', { did: 'setDoor', isOpen: false, format: FORMAT + 1 }],
    ['something that happened', { did: 'light', lamp: 'blue' }],
    ['a name that every object has', { did: 'toString' }],
    ['a game', { ...open, game: 'chess' }],
    ['a setting', { ...open, setting: 'underwater' }],
    ['a language', { ...open, language: 'it' }],
    ['a game that was chosen', { ...open, did: 'choose', game: 'chess' }],
    ['a game that was played', { ...finish, line: { ...(finish as { line: object }).line, game: 'chess' } }],
    ['rules', { ...start, rules: 99 }],
  ])('[ROOM-37] is known by what this one does not know: %s', (_, entry) => {
    expect(whyUnread(entry)).toBe('newer')
    expect(whyNot('code' in entry && entry.did === 'open' ? [entry] : [...evening(), entry])).toBe('newer')
  })

  test('[ROOM-37] also by its first entry', () => {
    expect(whyNot([{ did: 'kindle', at: 1 }, ...evening()])).toBe('newer')
  })

  test('[ROOM-37] a match by older rules is no reason: it is closed kindly, and the room goes on', () => {
    const older = evening().map(entry => (entry.did === 'start' ? { ...entry, rules: 0 } : entry))
    expect(whyNot(older)).toBeUndefined()
  })
})

describe('a log that is damaged', () => {
  test.each<[string, (log: readonly unknown[]) => readonly unknown[]]>([
    ['begins in the middle', log => log.slice(1)],
    ['has a line that is nothing', log => [...log, null]],
    ['has a line that is a word', log => [...log, 'open']],
    ['says nothing of what happened', log => [...log, { at: 5 }]],
    ['lacks what its fold needs', log => [{ did: 'open', at: 5 }, ...log.slice(1)]],
  ])('[ROOM-37] says so: it %s', (_, change) => {
    expect(whyNot(change(evening()))).toBe('damaged')
  })

  test('[ROOM-37] says so: it has a gap', () => {
    const gap = logged(evening()).filter(({ position }) => position !== 3)
    expect(() => readOn(undefined, gap)).toThrow(Unreadable)
  })
})
