import type { BenchTable } from './table.ts'

export interface Paced {
  readonly moves: number
  /** A table that had not finished its last move when the next was due. */
  readonly skipped: number
  /** From sending to the last of six, sorted. */
  readonly latenciesMs: readonly number[]
}

/** How often each table moves: so often a second, or as soon as its last move is over. */
export type Tempo = number | 'flat out'

const TICK_MS = 5

export const pace = (tables: readonly BenchTable[], tempo: Tempo, forMs: number): Promise<Paced> =>
  tempo === 'flat out' ? flatOut(tables, forMs) : steadily(tables, tempo, forMs)

async function flatOut(tables: readonly BenchTable[], forMs: number): Promise<Paced> {
  const end = performance.now() + forMs
  const latenciesMs: number[] = []
  let moves = 0
  const play = async (table: BenchTable) => {
    while (performance.now() < end) {
      const latency = await table.move()
      table.tidyUp()
      if (latency !== undefined) latenciesMs.push(latency)
      moves++
    }
  }
  await Promise.all(tables.map(play))
  return { moves, skipped: 0, latenciesMs: sorted(latenciesMs) }
}

/** Every table at its own moment, whether the server keeps up or not. */
async function steadily(tables: readonly BenchTable[], perSecond: number, forMs: number): Promise<Paced> {
  const everyMs = 1_000 / perSecond
  const begun = performance.now()
  const due = tables.map((_, i) => (i / tables.length) * everyMs)
  const running = new Set<number>()
  const latenciesMs: number[] = []
  let moves = 0
  let skipped = 0
  const move = async (i: number) => {
    running.add(i)
    const latency = await tables[i]!.move()
    tables[i]!.tidyUp()
    if (latency !== undefined) latenciesMs.push(latency)
    moves++
    running.delete(i)
  }
  const moving: Promise<void>[] = []
  for (let at = 0; at < forMs; at = performance.now() - begun) {
    for (let i = 0; i < tables.length; i++) {
      if (due[i]! > at) continue
      due[i]! += everyMs
      if (running.has(i)) skipped++
      else moving.push(move(i))
    }
    await new Promise(resolve => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(moving)
  return { moves, skipped, latenciesMs: sorted(latenciesMs) }
}

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b)
