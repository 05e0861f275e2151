import type { GameId, Setting } from '@veillee/games'
import { messages } from '@veillee/games/messages'
import { chanceAt, type Game, handView, type Match, offersTo, seatsOf, tableView } from '@veillee/kernel'
import { rulesOf } from '@veillee/kernel/inside'
import { FACES, linesFor } from '@veillee/room'
import { gestures, readServerMessage, whyNot } from '@veillee/room/server-messages'
import { hashOf, NAMES, Party } from '@veillee/room/testing'
import { describe, expect, test } from 'vitest'
import { playTrial, seedOfMatch } from './trial.ts'
import { GAMES, seatCounts, type Variants } from './variants.ts'

const TRIALS = 3

/** Throws in words where anything that anybody is sent of this position is not as the schemas say. */
function check(match: Match): void {
  const { phases, offered, table, hand } = messages[match.game.id as GameId]
  const view = tableView(match)
  const offersNow = offered[view.phase as keyof typeof offered]
  const wrongs = [
    [...phases, 'over'].includes(view.phase as never) ? undefined : `there is no phase ${view.phase}`,
    whyNot(table, onTheWire(view.table)),
    ...seatsOf(match.seats).map(seat => whyNot(hand, onTheWire(handView(match, seat)))),
    ...[...seatsOf(match.seats), 'host' as const].map(by =>
      whyNot(offersNow, onTheWire(offersTo(match, by))),
    ),
  ]
  expect(wrongs.filter(wrong => wrong !== undefined)).toEqual([])
}

const onTheWire = (view: unknown): unknown => JSON.parse(JSON.stringify(view))

/** The moves that somebody could choose here. */
const offeredIn = (match: Match): readonly string[] =>
  [...seatsOf(match.seats), 'host' as const].flatMap(by => {
    const { choices, open } = offersTo(match, by)
    return [...Object.keys(choices), ...open].map(move => `${match.phase} ${move}`)
  })

/** By the schemas. */
function movesOf(id: GameId): readonly string[] {
  const phases: readonly (readonly [string, OffersSchema])[] = Object.entries(messages[id].offered)
  return phases.flatMap(([phase, { entries }]) => {
    const open = entries.open.items ?? []
    return [...Object.keys(entries.choices.entries), ...open.map(({ literal }) => literal)].map(
      move => `${phase} ${move}`,
    )
  })
}

interface OffersSchema {
  readonly entries: {
    readonly choices: { readonly entries: Readonly<Record<string, unknown>> }
    readonly open: { readonly items?: readonly { readonly literal: string }[] }
  }
}

describe.each(GAMES.map(variants => [variants.game.id as GameId, variants] as const))(
  '%s',
  (id, variants) => {
    test('whole matches at tables of every size, with options at random: each view and offer is as its schema says', () => {
      const offered = new Set<string>()
      const seen = new Set<string>()
      let gesturesPlayed = 0
      for (const seats of seatCounts(variants.game))
        for (let number = 0; number < TRIALS; number++) {
          const { worlds, happened } = playTrial(variants, seats, seedOfMatch(number * 100 + seats))
          for (const match of worlds) {
            check(match)
            seen.add(match.phase)
            for (const move of offeredIn(match)) offered.add(move)
          }
          for (const { event } of happened.filter(({ event }) => event.gesture !== undefined)) {
            const { kind } = event.input as { kind: keyof typeof gestures }
            expect(whyNot(gestures[kind], event.input)).toBeUndefined()
            gesturesPlayed++
          }
        }
      expect([...seen].sort()).toEqual([...messages[id].phases, 'over'].sort())
      expect([...offered].sort()).toEqual([...movesOf(id)].sort())
      expect(gesturesPlayed > 0).toBe(hasGestures(variants.game))
    })

    test('whole evenings: each frame to each phone is as its schema says', () => {
      let frames = 0
      for (const seats of seatCounts(variants.game)) frames += evening(variants, seats)
      expect(frames).toBeGreaterThan(1_000)
    })
  },
)

const hasGestures = (game: Game): boolean =>
  Object.values(rulesOf(game).phases).some(({ moves }) =>
    Object.values(moves).some(move => 'gesture' in move && move.gesture),
  )

const MOST_MOVES = 100

/** Two matches of people who talk, share phones and go away, a watcher and a shared screen among them. */
function evening({ game, options }: Variants, seats: number): number {
  const chance = chanceAt(seedOfMatch(seats), 7)
  const { setting, language, ...others } = options(seats, chance) as {
    setting: Setting
    language?: 'fr' | 'en'
  }
  const wanted = { game: game.id as GameId, setting, options: others, ...(language && { language }) }
  const party = new Party(wanted, seats)
  party.comes('TV', { isScreen: true })
  party.comes('Ana')
  party.asks(1, { do: 'share', name: 'Zoe' })
  const hasBot = game.realPalms !== 'every' && setting === 'remote' && seats > 2
  while (party.room.people.length < seats + (hasBot ? 0 : 1)) party.comes(NAMES[party.room.people.length]!)
  if (hasBot) party.asks(1, { do: 'seatBot', seat: seats - 1, level: 'average' })
  let frames = tellAll(party)
  party.asks(1, { do: 'addNumber', number: hashOf('number', seats) })
  party.asks(1, { do: 'setTimer', timerMs: 30_000 })
  party.asks(1, { do: 'answerPalm', lends: 'palm' })
  for (let match = 1; match <= 2; match++) {
    party.starts()
    party.comes('Late')
    for (let move = 0; party.room.playing!.end === null; move++) {
      stir(party, seats)
      if (move < MOST_MOVES) party.playsSomething()
      else party.asks(party.room.host!, { do: 'endEarly', match })
      frames += tellAll(party)
    }
  }
  return frames
}

/** What happens around a match. */
function stir(party: Party, seats: number): void {
  const person = 1 + party.chance.below(seats)
  const what = party.chance.below(30)
  if (what === 0) party.goesAway(person)
  if (what === 1) party.isBack(person)
  if (what === 2) party.goesOn()
  if (what === 3) party.waits(40_000)
  const line = what === 4 ? 'words' : 'faces'
  const said = party.tries(1, { do: 'say', kind: line, text: party.chance.pick(FACES) })
  if ((what === 4 || what === 5) && !said.refusal) party.happens(said)
}

/** What all see alike goes into the first frame. */
function tellAll(party: Party): number {
  const away = [...party.room.people.keys()].filter(person => party.presence.get(person) !== 'here')
  let shared: object = { ...party.seen, away }
  for (const person of party.room.people.keys()) {
    const own = { phone: party.view(person), talk: linesFor(party.room, person) }
    readServerMessage(JSON.stringify({ say: 'see', ...shared, ...own }))
    shared = {}
  }
  return party.room.people.length
}
