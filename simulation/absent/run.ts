import type { Setting } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import type { Millis } from '@veillee/kernel'
import type { Party } from '@veillee/room/testing'
import type { AbsentOrders } from '../orders.ts'
import { Broken } from '../play.ts'
import { AbsenceRun, type Went } from './absence-run.ts'
import { type Moment, momentsOf, subsetsOf, type Table } from './moments.ts'

type Say = (line: string) => void

/** Phones that are never seen again, people who say goodbye, and people who are back when a stand-in has begun. */
const WAYS = ['away', 'left', 'back'] as const
type Way = (typeof WAYS)[number]

const BACK_AFTER_MS = 33_000

const SETTINGS: readonly Setting[] = ['remote', 'table']

/** What came of one table: how many evenings, how they ended, and the longest that anybody waited. */
interface Tally {
  evenings: number
  finished: number
  standIns: number
  longestWaitMs: Millis
  longestMs: Millis
  readonly blocked: string[]
}

/** ROOM-10: every phase of every game, with every set of people gone for good; returns how many evenings were blocked. */
export function runAbsent({ tables, seed }: AbsentOrders, say: Say): number {
  let blocked = 0
  for (const { game, seats } of tables)
    for (const setting of SETTINGS)
      for (const options of simulated[game].absences?.(setting, seats) ?? [{}]) {
        const tally = everybodyLeaves({ game, setting, options, seats, seed })
        const named = Object.keys(options).map(name => `, ${name}`)
        say(`${game}, ${setting}, ${seats} seats${named.join('')}: ${told(tally)}`)
        for (const why of tally.blocked) say(`  BLOCKED ${why}`)
        blocked += tally.blocked.length
      }
  return blocked
}

interface Leaving {
  /** Who is gone, each set in an evening of its own; all sets if nothing is said. */
  readonly sets?: readonly (readonly number[])[]
  readonly ways?: readonly Way[]
  readonly doTheyVote?: boolean
}

/** One match, and all the ways in which people could leave it. */
export function everybodyLeaves(table: Table, { sets, ways = WAYS, doTheyVote = true }: Leaving = {}): Tally {
  const tally: Tally = { evenings: 0, finished: 0, standIns: 0, longestWaitMs: 0, longestMs: 0, blocked: [] }
  for (const moment of momentsOf(table))
    for (const gone of sets ?? subsetsOf(table.seats))
      for (const way of ways) count(tally, moment, gone, way, doTheyVote)
  return tally
}

function count(tally: Tally, moment: Moment, gone: readonly number[], way: Way, doTheyVote: boolean): void {
  tally.evenings++
  try {
    const went = without(moment.fork(), gone, way, doTheyVote)
    if (went.end === 'finished') tally.finished++
    tally.standIns += went.standIns
    tally.longestWaitMs = Math.max(tally.longestWaitMs, went.longestWaitMs)
    tally.longestMs = Math.max(tally.longestMs, went.lastedMs)
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    const when = moment.isBegun ? 'in the middle of' : 'at the start of'
    tally.blocked.push(`${gone.join(' ')} ${way} ${when} ${moment.phase}: ${error.message}`)
  }
}

/** People were seated in the order in which they came. */
function without(party: Party, gone: readonly number[], way: Way, doTheyVote: boolean): Went {
  const people = gone.map(seat => party.sitter(seat))
  for (const person of people)
    if (way === 'left') party.leaves(person)
    else party.goesAway(person)
  const run = new AbsenceRun(party, doTheyVote)
  if (way === 'back') run.comeBack(people, BACK_AFTER_MS)
  return run.endsWithout()
}

const inSeconds = (ms: Millis): string => `${(ms / 1_000).toFixed(0)} s`

const told = ({ evenings, finished, standIns, longestWaitMs, longestMs, blocked }: Tally): string =>
  [
    `${evenings} evenings`,
    `${finished} finished`,
    `${blocked.length} blocked`,
    `${standIns} stand-ins`,
    `longest wait ${inSeconds(longestWaitMs)}`,
    `longest evening ${(longestMs / 60_000).toFixed(0)} min`,
  ].join(', ')
