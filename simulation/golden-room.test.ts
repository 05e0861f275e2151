import { type GameId, games } from '@veillee/games'
import { FORMAT } from '@veillee/room'
import { describe, expect, test } from 'vitest'
import { KINDS } from '../room/fold.ts'
import { differenceFrom, fileOf, type GoldenRoom, goldenRooms } from './golden-room.ts'

const all = goldenRooms()
const now = all.filter(({ game, format, rules }) => format === FORMAT && rules === games[game].rules)

describe('evenings of long ago', () => {
  test.each(all.map(golden => [fileOf(golden), golden] as const))(
    '[ROOM-37] %s is still shown to everybody as it was',
    (_, golden) => {
      expect(differenceFrom(golden) ?? 'the same').toBe('the same')
    },
  )

  test.each(now.map(golden => [fileOf(golden), golden] as const))(
    '[ROOM-37] %s is the same without the number of its format, as the oldest logs are',
    (_, golden) => {
      expect(differenceFrom(changed(golden, 0, { format: undefined }))).toBeUndefined()
    },
  )

  test('[ROOM-37] there is one of every game by its present numbers: npm run golden writes it', () => {
    expect(now.map(({ game }) => game).sort()).toEqual(Object.keys(games).sort())
  })

  test('[ROOM-37] they hold all that can happen in a room, in both settings, with gestures', () => {
    const entries = now.flatMap(({ lines }) => lines.map(({ entry }) => entry))
    expect(new Set(entries.map(({ did }) => did))).toEqual(new Set(KINDS))
    for (const { game, lines } of now) {
      const settings = lines.flatMap(({ entry }) => (entry.did === 'choose' ? [entry.setting] : []))
      expect([game, ...settings]).toEqual([game, 'table', 'remote'])
    }
    const gestures = entries.filter(entry => entry.did === 'play' && entry.gesture !== undefined)
    expect(gestures.length).toBeGreaterThan(20)
  })
})

describe('what they would notice', () => {
  const golden = of('palm-reader')
  const vote = golden.lines.findIndex(({ entry }) => entry.did === 'play' && entry.move === 'vote')

  test('[ROOM-37] another move, and the rules number that would have to rise', () => {
    const { entry } = golden.lines[vote]! as { entry: { input: number } }
    const difference = differenceFrom(changed(golden, vote, { input: (entry.input % 5) + 1 }))
    expect(difference).toMatch(/^entry \d+, “\w+” of seat \d: .* was .+ and is .+\n/)
    expect(difference).toMatch('raise the rules number in games/palm-reader/game.ts and run “npm run golden”')
  })

  test('[ROOM-37] another name, and the format that would have to rise', () => {
    const join = golden.lines.findIndex(({ entry }) => entry.did === 'join')
    const difference = differenceFrom(changed(golden, join, { name: 'Zoé' }))
    expect(difference).toMatch(`entry ${join}, “join”: lobby.people.0.name was Ada and is Zoé.`)
    expect(difference).toMatch('raise FORMAT in room/format.ts')
  })

  test('[ROOM-37] of rules that are gone only what stands on the pad has to stay', () => {
    const start = golden.lines.map(({ entry, shown }) => ({
      entry: entry.did === 'start' ? { ...entry, rules: 0 } : entry,
      shown,
    }))
    expect(differenceFrom({ ...golden, rules: 0, lines: start })).toBeUndefined()
    const finish = start.findIndex(({ entry }) => entry.did === 'finish')
    const line = { ...(start[finish]!.entry as { line: object }).line, result: null }
    expect(differenceFrom(changed({ ...golden, rules: 0, lines: start }, finish, { line }))).toMatch(
      'pad.lines.0',
    )
  })
})

function of(game: GameId): GoldenRoom {
  return now.find(one => one.game === game)!
}

/** With another entry at one place. */
function changed(golden: GoldenRoom, at: number, change: object): GoldenRoom {
  const lines = golden.lines.map(({ entry, shown }, i) => ({
    entry: i === at ? ({ ...entry, ...change } as typeof entry) : entry,
    shown,
  }))
  return { ...golden, lines }
}
