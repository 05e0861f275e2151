import { linesOf, type Side } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { type Drawing, mirrored, type Rolled, ranked, strokesOf, unrolledDrawing } from '@veillee/touch'
import { useEffect, useState } from 'preact/hooks'
import { useRoomClient } from '../room-client/context.tsx'
import { NUMBERS } from '../senses/symbol-number.ts'
import type { SymbolNumber } from './round.ts'

/** The drawings of a round by the numbers of their gestures, as they come. */
export type Drawings = ReadonlyMap<number, Drawing>

/** READ-21: whoever sees the gallery may have them; they are fetched once. */
export function useDrawings(gestures: readonly number[]): Drawings {
  const client = useRoomClient()
  const [drawings, setDrawings] = useState<Drawings>(new Map())
  useEffect(() => {
    let isGone = false
    for (const number of gestures)
      void client.gesture(number).then(({ input }) => {
        if (isGone || input.kind !== 'drawing') return
        const drawing = unrolledDrawing(input as Rolled<'drawing'>)
        setDrawings(before => new Map([...before, [number, drawing]]))
      })
    return () => {
      isGone = true
    }
  }, [client, gestures.join()])
  return drawings
}

/** Which of the five symbols a drawing looks most like. */
export function looksLike(side: Side, drawing: Drawing): SymbolNumber {
  const [nearest] = ranked(
    strokesOf(drawing).map(stroke => stroke.map(mirrored)),
    NUMBERS.map(number => linesOf(side, number)),
  )
  return NUMBERS[nearest!.which]!
}

/** The first of them that looks more like another symbol than like the one before: there it has changed. */
export function changedAt(
  side: Side,
  number: SymbolNumber,
  drawings: readonly (Drawing | undefined)[],
): { readonly i: number; readonly into: SymbolNumber } | null {
  for (const [i, drawing] of drawings.entries()) {
    const into = drawing ? looksLike(side, drawing) : number
    if (into !== number) return { i, into }
  }
  return null
}

export const changedWords = (into: SymbolNumber): Said => ({
  fr: `Ici, le dessin tire vers le ${into}.`,
  en: `Here the drawing turns towards ${into}.`,
})
