import { linesOf } from '@veillee/games'
import { exampleDrawing, rolled } from '@veillee/touch'
import { CROSS, type Lines } from './finger.ts'
import type { Phone, TestHouse } from './house.ts'
import { Sitting } from './reader-sitting.ts'

/** Palm Reader far apart, by the easiest symbols. */
export async function opensFar(
  house: TestHouse,
  names: readonly string[] = ['Ana', 'Tom', 'Jo', 'Zoé'],
): Promise<Sitting> {
  const phones = await house.sits({
    ...{ game: 'palm-reader', setting: 'remote', names, languages: ['fr', 'en'] },
    options: { difficulties: ['blue'] },
  })
  const sitting = new Sitting(phones)
  await house.starts(phones)
  return sitting
}

/** By wire, where a test is about what comes later. */
export async function looksByWire(sitting: Sitting): Promise<void> {
  const first = sitting.at(sitting.table.first)
  await first.wire.caughtUp()
  await first.plays('look', first.wire.phone.seats[0]!.offers!.choices.look![0])
  await sitting.until('open')
}

export const nextPalm = async (sitting: Sitting, palm: number, lap: number) =>
  sitting.wire.until(
    () =>
      sitting.wire.match.view.phase !== 'draw' || sitting.table.palm !== palm || sitting.table.lap !== lap,
  )

/** What somebody draws: the symbol, if they know it. */
export const linesFor = (sitting: Sitting, phone: Phone): Lines => {
  const { side, die } = sitting.handOf(phone)
  return side === null ? CROSS : linesOf(side as never, die as never)
}

/** With a hand that is neither large nor small. */
export const drawsByWire = (sitting: Sitting, phone: Phone) => {
  const drawing = exampleDrawing(linesFor(sitting, phone) as never, count => Math.floor(count / 2))
  return phone.plays('drawing', rolled(drawing))
}
