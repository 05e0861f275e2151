import { type GameId, games } from '@veillee/games'
import { type Memory, simulated } from '@veillee/games/simulated'
import {
  awaits,
  chanceAt,
  type Event,
  handView,
  isOver,
  isRefusal,
  type Language,
  type Match,
  offersTo,
  resultOf,
  type Seed,
  tableView,
} from '@veillee/kernel'
import { hashOf } from '@veillee/room/testing'
import { BotMatch } from '../../simulation/bots/table.ts'
import { playMatch } from '../../simulation/play.ts'
import type { Pad } from '../connection/server-messages.ts'
import { JUST_BEGUN } from '../game-kit/match-testing.ts'
import { phoneOf } from '../game-kit/testing.tsx'

/** Whole matches that bots have played, as a server would show them to one of the players. */

export const NAMES = ['Ana', 'Tom', 'Jo', 'Zoé']
export const SEAT = 0

export interface Played {
  readonly game: GameId
  readonly setting: 'table' | 'remote'
  readonly language: Language
}

interface Position {
  readonly match: Match
  readonly event: Event | null
}

/** Of these, the shortest match is the one that somebody reads to its end. */
const TRIES = 12

export const positions = (asked: Played): readonly Position[] =>
  Array.from({ length: TRIES }, (_, i) => played(asked, hashOf('heard', i))).reduce((shortest, one) =>
    one.length < shortest.length ? one : shortest,
  )

/** Bots feel nothing on a real palm: there, legal moves are drawn by lot. */
function played({ game, setting, language }: Played, seed: Seed): readonly Position[] {
  const rules = games[game]
  const options = [{ setting, language }, { setting }].find(
    raw => !isRefusal(rules.options(raw, NAMES.length)),
  )!
  const all: Position[] = []
  if (rules.realPalms && setting === 'table') {
    const asked = { seats: NAMES.length, options, seed, at: 0 }
    const memory = simulated[game].memory?.() ?? NO_MEMORY
    playMatch(rules, asked, chanceAt(seed, 0), memory, (match, happened) =>
      all.push({ match, event: happened?.event ?? null }),
    )
    return all
  }
  const levels = NAMES.map(() => 'dreamy' as const)
  const table = new BotMatch({ game: rules, options, levels, seed, withHints: true })
  all.push({ match: table.match, event: null })
  table.plays((_, event, match) => all.push({ match, event }))
  return all
}

const NO_MEMORY: Memory = { watch: () => undefined, recall: (_, playable) => playable }

/** What a server would show of it. */
export function shown(match: Match, game: GameId, stepAt: number, chapters: readonly unknown[]) {
  const end = isOver(match) ? 'finished' : null
  const awaited = end ? [] : awaits(match).filter(actor => actor !== 'room')
  const line = { number: JUST_BEGUN.number, game, at: stepAt, players: [], options: {} }
  const seat = { seat: SEAT, hand: handView(match, SEAT), offers: offersTo(match, SEAT) }
  return {
    match: {
      ...JUST_BEGUN,
      game,
      view: tableView(match),
      awaits: awaited,
      stepAt,
      end,
      chapters: end ? chapters : [],
    },
    phone: phoneOf({ seats: [seat as never] }),
    pad: { lines: end ? [{ ...line, result: resultOf(match) }] : [], best: [] } as unknown as Pad,
  }
}
