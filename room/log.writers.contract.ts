import type { Plain } from '@veillee/kernel'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { followed, numbered, type Opened } from './log.telling.contract.ts'
import type { Log, RoomId } from './log.ts'

/** Many writers at once, against a plain Map. */
export function writersContract(opened: Opened): void {
  test('[ROOM-12] whatever the writers do at once, there is one log, and it is what was acknowledged', async () => {
    const log = await opened()
    let run = 0
    await fc.assert(
      fc.asyncProperty(rounds, async rounds => {
        await playRounds(log, `run ${run++}`, rounds)
      }),
      { numRuns: 60 },
    )
  })
}

/** A writer believes that a room is as long as it was, give or take; mostly it is right. */
interface Attempt {
  readonly room: 'attic' | 'cellar'
  readonly offBy: number
  readonly count: number
}

/** Attempts that are made at the same time, until all are answered. */
const rounds: fc.Arbitrary<Attempt[][]> = fc.array(
  fc.array(
    fc.record({
      room: fc.constantFrom('attic', 'cellar'),
      offBy: fc.oneof(
        { weight: 3, arbitrary: fc.constant(0) },
        { weight: 2, arbitrary: fc.integer({ min: -2, max: 4 }) },
      ),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 6 },
  ),
  { maxLength: 8 },
)

async function playRounds(log: Log, run: string, rounds: readonly Attempt[][]): Promise<void> {
  const model = new Map<RoomId, Plain[]>([
    [`${run} attic`, []],
    [`${run} cellar`, []],
  ])
  const heard = new Map([...model.keys()].map(room => [room, followed(log, room)]))
  for (const [round, attempts] of rounds.entries()) {
    await playRound(
      log,
      model,
      attempts.map((attempt, writer) => ({
        room: `${run} ${attempt.room}`,
        expected: model.get(`${run} ${attempt.room}`)!.length + attempt.offBy,
        entries: Array.from({ length: attempt.count }, (_, part) => ({ round, writer, part })),
      })),
    )
  }
  for (const [room, entries] of model) {
    expect(await log.read(room, 0)).toEqual(numbered(...entries))
    await vi.waitFor(() => expect(heard.get(room)).toEqual(numbered(...entries)))
  }
}

interface Append {
  readonly room: RoomId
  readonly expected: number
  readonly entries: readonly Plain[]
}

/** Nobody promises which of them comes first: the model learns that from the answers, and they must fit together. */
async function playRound(log: Log, model: Map<RoomId, Plain[]>, appends: readonly Append[]): Promise<void> {
  const answers = await Promise.all(
    appends.map(({ room, expected, entries }) => log.append(room, expected, entries)),
  )
  for (const [room, before] of model) {
    const here = appends.map((append, i) => ({ ...append, answer: answers[i] })).filter(a => a.room === room)
    const isSomebodyRight = here.some(({ expected }) => expected === before.length)
    const stored = here.filter(({ answer }) => answer === 'stored').sort((a, b) => a.expected - b.expected)
    expect(stored.length > 0).toBe(isSomebodyRight)
    for (const { expected, entries } of stored) {
      expect(expected).toBe(before.length)
      before.push(...entries)
    }
  }
}
