import { isRefusal } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import type { Entry, EntryOf } from './entry.ts'
import { fold } from './fold.ts'
import { importOf } from './import.ts'
import { exportOf, type RoomFile } from './room-file.ts'
import { hashOf, Party } from './testing.ts'

const server = { number: hashOf('imported'), code: 'MOON', at: 2_000_000 }
const throughFile = (file: RoomFile): RoomFile => JSON.parse(JSON.stringify(file))

const imported = (party: Party): readonly Entry[] => {
  const entries = importOf(throughFile(exportOf(party.log)), server)
  if (isRefusal(entries)) throw new Error(entries.refusal.en)
  return entries
}

/** The same evening on another server, before anybody has come. */
function goingOn(party: Party): Party {
  const again = new Party()
  again.log = [...imported(party)]
  again.atMs = 3_000_000
  again.room = fold(again.log)!
  return again
}

/** Three matches, one of them ended early, with everything around them that can happen. */
function longEvening(): Party {
  const party = Party.of(4, { setting: 'remote' })
  party.asks(1, { do: 'addNumber', number: hashOf('one') })
  party.asks(2, { do: 'share', name: 'Cato' })
  party.asks(3, { do: 'answerPalm', lends: 'back' })
  party.starts()
  party.goesAway(party.sitter(party.seen.match!.awaits[0] as number))
  party.waits(30_000)
  party.goesOn()
  for (const person of [0, 1, 2, 3]) party.isBack(person)
  party.playsToTheEnd()
  party.asks(1, { do: 'say', kind: 'words', text: 'Encore !' })
  party.asks(0, { do: 'choose', game: 'extraordinary-story', setting: 'table', options: { teams: true } })
  party.happens(party.tries(1, { do: 'offerSeat', link: hashOf('link') }))
  party.happens(party.tries('newcomer', { do: 'moveIn', link: hashOf('link'), token: hashOf('tablet') }))
  party.asks(0, { do: 'setTimer', timerMs: 60_000 })
  party.starts()
  party.playsToTheEnd()
  party.leaves(3)
  party.asks(0, { do: 'choose', game: 'in-the-palm' })
  party.starts()
  party.asks(0, { do: 'endEarly', match: 3 })
  return party
}

describe('an evening as a file', () => {
  test('[ROOM-37] says the format of its log, and goes on in it', () => {
    const party = longEvening()
    const file = exportOf(party.log)
    expect([file.format, 'format' in file.entries[0]!]).toEqual([1, false])
    expect(imported(party)[0]).toMatchObject({ did: 'open', format: 1 })
    const { format: _, ...older } = party.log[0] as EntryOf<'open'>
    expect(exportOf([older, ...party.log.slice(1)])).toEqual(file)
  })

  test('[ROOM-27] goes out and comes in again, with the same pad, people and matches', () => {
    const party = longEvening()
    const room = fold(imported(party))!
    expect(room.pad).toEqual(party.room.pad)
    expect(room.people.map(({ name, mark }) => [name, mark])).toEqual(
      party.room.people.map(({ name, mark }) => [name, mark]),
    )
    expect([room.game, room.matches, room.closed, room.code]).toEqual([party.room.game, 3, null, 'MOON'])
  })

  test('[ROOM-27] nobody is waited for in it: all seats are free, and the door is open', () => {
    const party = longEvening()
    party.asks(0, { do: 'remove', person: 2 })
    party.asks(0, { do: 'setDoor', isOpen: false })
    const room = fold(imported(party))!
    expect(room.people.map(({ status }) => status)).not.toContain('here')
    expect(room.people[2]!.status).toBe('removed')
    expect([room.seating.every(holder => holder === null), room.isOpen]).toEqual([true, true])
  })

  test('[ROOM-27] its finished matches can be replayed, seal and all', () => {
    const party = longEvening()
    const end = party.log.findIndex(({ did }) => did === 'finish')
    const before = fold(party.log.slice(0, end + 1))!
    const file = imported(party)
    const after = fold(file.slice(0, file.findIndex(({ did }) => did === 'finish') + 1))!
    expect(after.playing!.opened).toEqual(before.playing!.opened)
    expect(after.playing!.match).toEqual(before.playing!.match)
    expect(after.pad).toEqual(before.pad)
  })

  test('[ROOM-27] has no token, no link, no answer about palms and nothing that was whispered', () => {
    const party = longEvening()
    party.starts()
    party.playsUntil(() => party.match.phase === 'interfere')
    const [by] = party.seen.match!.awaits as number[]
    party.asks(party.sitter(by!), { do: 'say', kind: 'words', text: 'psst' })
    const file = JSON.stringify(exportOf(party.log))
    const secrets = [
      'LAMP',
      hashOf('Ada', 0),
      hashOf('Ben', 1),
      hashOf('tablet'),
      hashOf('link'),
      '"back"',
      'psst',
    ]
    for (const secret of secrets) {
      expect(JSON.stringify(party.log)).toContain(secret)
      expect(file).not.toContain(secret)
    }
  })

  test('[ROOM-27] [ROOM-14] has a match under way as if it had not begun', () => {
    const party = longEvening()
    const begun = party.log.length
    party.asks(1, { do: 'addNumber', number: hashOf('into this match') })
    party.starts()
    party.playsUntil(() => party.match.phase === 'interfere')
    const late = party.comes('Late')
    const { entries } = exportOf(party.log)
    const [log, file] = [JSON.stringify(party.log), JSON.stringify(entries)]
    const { opened } = party.room.playing!
    for (const secret of [opened.server, hashOf('into this match'), party.room.promised!.server]) {
      expect(log).toContain(secret)
      expect(file).not.toContain(secret)
    }
    expect(file).not.toContain(opened.seed)
    const room = fold(imported(party))!
    expect(room.pad).toEqual(party.room.pad)
    expect([room.matches, room.playing!.end]).toEqual([3, 'early'])
    expect(room.people[late]?.name).toBe('Late')
    expect(entries.filter(({ did }) => did === 'play').length).toBe(
      party.log.slice(0, begun).filter(({ did }) => did === 'play').length,
    )
  })

  test('[ROOM-27] the first who comes is host, each is again who they were, and they play on', () => {
    const again = goingOn(longEvening())
    expect(['Ben', 'ada', 'Cleo'].map(name => again.comes(name))).toEqual([1, 0, 2])
    expect([again.room.host, again.seat(1), again.seat(0)]).toEqual([1, 0, 1])
    again.asks(1, { do: 'choose', game: 'extraordinary-story' })
    again.starts()
    again.playsToTheEnd()
    expect(again.seen.pad.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(again.seen.pad.lines[3]!.players).toContainEqual({ person: 0, name: 'ada' })
    expect(JSON.stringify(again.again())).toBe(JSON.stringify(again.room))
    expect(fold(imported(again))!.pad).toEqual(again.room.pad)
  })

  test('[ROOM-27] a name is somebody’s once; others are new, and so is a screen', () => {
    const again = goingOn(longEvening())
    const { length } = again.room.people
    expect(again.comes('Cato')).toBe(again.room.people.findIndex(({ name }) => name === 'Cato'))
    const other = { token: hashOf('another phone') }
    expect([again.comes('Zoe'), again.comes('Ada'), again.comes('Ada', other)]).toEqual([
      length,
      0,
      length + 1,
    ])
    expect(again.comes('', { isScreen: true })).toBe(length + 2)
  })

  test('[ROOM-27] who was put out is nobody again, and a name is taken by nobody who has a device', () => {
    const party = longEvening()
    party.asks(0, { do: 'remove', person: 2 })
    const again = goingOn(party)
    expect(again.comes('Cleo')).toBe(again.room.people.length - 1)
    again.leaves(again.comes('Ada'))
    expect(again.comes('Ada', { token: hashOf('another phone') })).toBe(again.room.people.length - 1)
  })

  test('[ROOM-15] what comes in is sealed anew: whoever has the file knows nothing of the next shuffle', () => {
    const { number, at } = server
    expect(imported(longEvening()).at(-1)).toEqual({ did: 'promise', by: 'room', number, at })
  })

  test('a match that was closed, since its rules had changed, stays out', () => {
    const party = Party.of(4)
    party.starts()
    party.playsSomething()
    party.log = party.log.map(entry => (entry.did === 'start' ? { ...entry, rules: 0 } : entry))
    party.room = party.again()
    party.starts()
    party.playsToTheEnd()
    const room = fold(imported(party))!
    expect([room.pad, room.matches]).toEqual([party.room.pad, 2])
  })
})

describe('an evening that was played by other rules than today’s', () => {
  test('[ROOM-37] a move that would be refused today stays, as long as the match can be replayed', () => {
    const party = longEvening()
    const file = throughFile(exportOf(party.log))
    const drawings = file.entries.flatMap(entry =>
      entry.did === 'play' && entry.move === 'drawing' ? [entry] : [],
    )
    // One and the same drawing for every symbol: today somebody would be told that a line is missing.
    for (const drawing of drawings) Object.assign(drawing, { input: drawings[0]!.input })
    const answer = importOf(file, server)
    expect(new Set(drawings.map(({ input }) => JSON.stringify(input))).size).toBe(1)
    expect(isRefusal(answer)).toBe(false)
    expect(fold(answer as readonly Entry[])!.pad).toEqual(party.room.pad)
  })

  test('[ROOM-37] a match of rules that this version no longer knows keeps its line on the pad', () => {
    const party = longEvening()
    party.log = party.log.map(entry => (entry.did === 'start' ? { ...entry, rules: 0 } : entry))
    const room = fold(imported(party))!
    expect(room.pad).toEqual(party.room.pad)
    expect([room.playing, room.closed]).toEqual([null, null])
  })
})

describe('a file that is no evening', () => {
  const { entries } = throughFile(exportOf(longEvening().log))
  const wrong = (change: (entries: Record<string, unknown>[]) => void) => {
    const copy = JSON.parse(JSON.stringify(entries))
    change(copy)
    return { veillee: 'evening', format: 1, entries: copy }
  }
  const firstOf = (list: Record<string, unknown>[], did: string) => list.find(entry => entry.did === did)!

  test.each([
    ['nothing', null],
    ['a word', 'evening'],
    ['another thing', { veillee: 'morning', format: 1, entries }],
    ['no entries', { veillee: 'evening', format: 1, entries: {} }],
    ['an empty one', { veillee: 'evening', format: 1, entries: [] }],
    ['one without its beginning', { veillee: 'evening', format: 1, entries: entries.slice(1) }],
    ['one of no format', { veillee: 'evening', format: 0.5, entries }],
    ['one with a field too many', wrong(list => Object.assign(list[2]!, { extra: 1 }))],
    ['one with a token', wrong(list => Object.assign(firstOf(list, 'join'), { token: 'x' }))],
    ['one with a name of 21', wrong(list => Object.assign(firstOf(list, 'join'), { name: 'x'.repeat(21) }))],
    ['one with a thing that is no word', wrong(list => Object.assign(list[2]!, { did: 7 }))],
  ])('%s is refused', (_, file) => {
    const answer = importOf(file, server)
    expect(isRefusal(answer) && answer.refusal.en).toMatch(/^This file is not an evening of Veillée\./)
  })

  test.each<[string, (list: Record<string, unknown>[]) => void]>([
    ['a thing that happens', list => Object.assign(list[2]!, { did: 'explode' })],
    ['a game', list => Object.assign(list[0]!, { game: 'chess' })],
    ['a setting', list => Object.assign(list[0]!, { setting: 'underwater' })],
    ['rules', list => Object.assign(firstOf(list, 'start'), { rules: 99 })],
    ['an entry', list => Object.assign(list[1]!, { format: 2 })],
  ])('[ROOM-37] one that is merely newer is told so: %s', (_, change) => {
    const answer = importOf(wrong(change), server)
    expect(isRefusal(answer) && answer.refusal.en).toMatch(/^A newer Veillée has written this file/)
  })

  test('[ROOM-37] a refusal says which line, and what is wrong with it', () => {
    const told = (change: (list: Record<string, unknown>[]) => void) => {
      const answer = importOf(wrong(change), server)
      return isRefusal(answer) ? answer.refusal : undefined
    }
    expect(told(list => Object.assign(list[2]!, { extra: 1 }))).toEqual({
      en: 'This file is not an evening of Veillée. Line 3: it is not written as Veillée writes it.',
      fr: 'Ce fichier n’est pas une veillée. Ligne 3\u202f: elle n’est pas écrite comme Veillée l’écrit.',
    })
    expect(told(list => Object.assign(list[1]!, { at: 5 }))?.en).toMatch('Line 2: time runs back there.')
    expect(told(list => Object.assign(list.at(-1)!, { at: 9e9 }))?.en).toMatch(
      `Line ${entries.length}: it has yet to happen.`,
    )
  })

  test.each([
    ['of a newer version', { format: 2, entries }, 'A newer Veillée has written this file'],
    ['without end', { format: 1, entries: Array.from({ length: 50_001 }, () => entries[1]) }, 'too long'],
    ['of a crowd', { format: 1, entries: [entries[0], ...crowd(601)] }, 'cannot have happened'],
  ])('one %s is refused', (_, file, words) => {
    const answer = importOf({ veillee: 'evening', ...file }, server)
    expect(isRefusal(answer) && answer.refusal.en).toMatch(words)
  })

  test.each<[string, (list: Record<string, unknown>[]) => void]>([
    ['time runs back', list => Object.assign(list.at(-1)!, { at: 5 })],
    ['somebody unknown acts', list => Object.assign(firstOf(list, 'play'), { by: 99, seat: 99 })],
    ['somebody came from nowhere', list => Object.assign(firstOf(list, 'join'), { by: 7 })],
    ['somebody is seated who is not there', list => list.push({ ...arranged, seating: seats(99) })],
    ['somebody sits twice', list => list.push({ ...arranged, seating: seats(0, 0) })],
    ['there are too many seats', list => list.push({ ...arranged, seating: [...seats(0), null] })],
    ['a seat of a match is emptied', list => list.splice(starts(list) + 2, 0, emptied(list))],
    ['a player takes a second seat', list => list.splice(starts(list) + 2, 0, taken(list))],
    ['a game is chosen in a match', list => list.splice(starts(list) + 2, 0, chosen(list))],
    ['two share a phone with each other', list => list.push({ ...moved, person: 0, phone: 0 })],
    ['a move is not one of the rules', list => Object.assign(firstOf(list, 'play'), { move: 'win' })],
    ['the clock strikes for nothing', list => list.push({ did: 'tick', by: 'room', at: 9e6 })],
    [
      'the clock was not heard',
      list =>
        list.splice(
          list.findIndex(({ did }) => did === 'tick'),
          1,
        ),
    ],
    ['a result was not reached', list => Object.assign(lineOf(list), { result: { stars: 40, rank: 5 } })],
    ['the host is nobody', list => list.push({ did: 'passHost', to: 77, by: 'room', at: 9e6 })],
    ['a match begins in a match', list => list.splice(starts(list), 0, { ...list[starts(list)]! })],
    ['a match ends twice', list => list.push({ ...firstOf(list, 'finish'), at: 9e6 })],
    ['a match does not end', list => list.splice(list.findLastIndex(({ did }) => did === 'finish'))],
    ['the room opens again', list => list.push({ ...list[0]!, at: 9e6 })],
    ['the match could not begin', list => Object.assign(firstOf(list, 'start'), { options: { speed: 9 } })],
    ['the deal was another', list => Object.assign(firstOf(list, 'promise'), { number: hashOf('other') })],
  ])('if %s, it is refused', (_, change) => {
    const answer = importOf(wrong(change), server)
    expect(isRefusal(answer) && answer.refusal.en).toMatch('cannot have happened')
  })

  function crowd(count: number) {
    const person = { did: 'join', name: 'Ada', token: null, isScreen: false, at: 2_000_000 }
    return Array.from({ length: count }, (_, by) => ({ ...person, by }))
  }
  const arranged = { did: 'arrange', by: 0, at: 9e6 }
  const seats = (...sitters: number[]) =>
    Array.from({ length: 8 }, (_, i) => (i in sitters ? { person: sitters[i] } : null))
  const moved = { did: 'moveIn', by: 0, at: 9e6, token: null, leavesWatcher: false }
  const within = (list: Record<string, unknown>[]) => ({ by: 1, at: list[starts(list)]!.at })
  const emptied = (list: Record<string, unknown>[]) => ({
    ...within(list),
    did: 'arrange',
    seating: Array.from({ length: 10 }, () => null),
  })
  const taken = (list: Record<string, unknown>[]) => ({ ...within(list), did: 'takeSeat', seat: 0 })
  const chosen = (list: Record<string, unknown>[]) => {
    const { code: _, ...choice } = list[0]!
    return { ...choice, ...within(list), did: 'choose' }
  }
  const starts = (list: Record<string, unknown>[]) => list.findIndex(({ did }) => did === 'start')
  const lineOf = (list: Record<string, unknown>[]) => firstOf(list, 'finish').line as object
})
