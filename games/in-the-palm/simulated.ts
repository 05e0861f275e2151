import { type Chance, type Match, resultOf, type Seat, tableOf } from '@veillee/kernel'
import { FIRST_OWN_CARD, MOST_OWN_CARDS } from '../own-cards.ts'
import type { Outcome, SimulatedGame } from '../simulated-game.ts'
import { inThePalm } from './game.ts'
import { LEAST_OWN, MOST_OWN } from './options.ts'
import type { Result } from './score.ts'
import type { Table } from './state.ts'

const SETTINGS = ['table', 'remote']
const YES_OR_NO = [true, false]

/** PALM-52: so few as may be, half the deck, or all of it. */
const own = ({ pick, shuffled }: Chance): object => {
  const cards = shuffled(Array.from({ length: MOST_OWN_CARDS }, (_, i) => FIRST_OWN_CARD + i))
  return pick(YES_OR_NO) ? {} : { own: cards.slice(0, pick([LEAST_OWN, 50, MOST_OWN])) }
}

const trioOptions = (seats: number, { pick, below }: Chance): object => ({
  trio: below(seats >> 1),
  thirdRound: pick(YES_OR_NO),
})

/** Of the two memories of a turn, how many were found. */
interface Found {
  found: number
  mimed: number
}

/** PALM-25: the right card in the right place. */
function count(tally: Found, { album, scored }: Table): void {
  for (const [i, pick] of scored!.picks.entries()) {
    const origin = scored!.origins[album!.indexOf(pick)]!
    tally.mimed++
    if (origin.kind === 'mimed' && origin.memory === i + 1) tally.found++
  }
}

const tableIn = (match: Match): Table => tableOf(match as Match<Table>)

function outcomeOf(match: Match, { found, mimed }: Found, first: Seat): Outcome {
  const { teams } = tableIn(match)
  const { winners } = resultOf(match) as Result
  const score = (100 * found) / mimed
  const began = teams.findIndex(({ seats }) => seats.includes(first))
  return winners
    ? { score, marked: { how: 'wins', sides: teams.length, who: winners, first: began } }
    : { score }
}

export const simulated: SimulatedGame = {
  game: inThePalm,
  options(seats, chance) {
    const { pick } = chance
    const mayChoose = seats === 4 || seats === 5
    const individually = mayChoose ? pick(YES_OR_NO) : seats === 3
    return {
      setting: pick(SETTINGS),
      expert: pick(YES_OR_NO),
      ...(mayChoose ? { individually } : {}),
      ...(individually ? {} : { redraw: pick(YES_OR_NO) }),
      ...(seats === 2 ? { album: pick([8, 10, 12, 14]) } : {}),
      ...(seats % 2 === 1 && !individually ? trioOptions(seats, chance) : {}),
      ...own(chance),
      ...(pick(YES_OR_NO) ? { first: chance.below(seats < 4 || individually ? seats : seats >> 1) } : {}),
    }
  },
  idle: ['propose', 'call', 'grandfather', 'redraw', 'begin'],
  absences(setting, seats) {
    const alone = seats === 4 ? [{ individually: true }] : []
    return setting === 'remote' ? [{}, { expert: true }, ...alone] : [{}, ...alone]
  },
  bots: {
    tables: () => [
      { called: '', options: { setting: 'remote' }, withHints: false },
      { called: ', expert', options: { setting: 'remote', expert: true }, withHints: false },
    ],
    scoring() {
      const found: Found = { found: 0, mimed: 0 }
      let first: Seat | undefined
      return {
        watch(match, move) {
          first ??= tableIn(match).child
          if (move === 'pick') count(found, tableIn(match))
        },
        outcome: match => outcomeOf(match, found, first!),
      }
    },
  },
  golden: { seats: 5, options: { setting: 'table', expert: true }, leastEvents: 80 },
  faults: [
    { setting: 'table', phones: 3, shared: 0, bots: 1 },
    { setting: 'remote', phones: 2, shared: 0, bots: 0 },
  ],
  wireSeats: [2, 4, 5, 6],
  gesture: {
    kind: 'mime',
    phase: 'mime',
    move: 'mime',
    cast(table) {
      const { child, grandfather } = table as Table
      return { from: child, felt: grandfather }
    },
  },
  exchange: { options: { first: 0 }, move: 'keep', input: true },
}
