import type { Said } from '@veillee/kernel'
import type { BetShown } from '../game-kit/bets-shown.tsx'
import { isBrokenOff, linksOf } from './chain.ts'
import type { ReaderTable } from './round.ts'

/** READ-24: who had seen it coming, whoever had before the others. */
export function betsIn(table: ReaderTable, name: (seat: number) => string): readonly BetShown[] {
  if (isBrokenOff(table)) return []
  const broken = linksOf(table).find(({ end }) => end === 'break')?.into ?? 'holds'
  return table
    .scored!.bets.flatMap((on, by) => (on === null ? [] : [{ by, on, isRight: on === broken }]))
    .toSorted((one, other) => Number(other.isRight) - Number(one.isRight))
    .map(({ by, on, isRight }) => ({
      by,
      isRight,
      words: betWords(name(by), on === 'holds' ? null : name(on), isRight),
    }))
}

/** Who had bet on what has just been seen: the palm where it broke; or, with the last one, that it would hold. */
export function foreseenAt(table: ReaderTable, i: number): readonly number[] {
  const guessed = linksOf(table).filter(({ end }) => end !== 'knew')
  const broken = guessed.find(({ end }) => end === 'break')
  const isNow = broken ? guessed[i] === broken : i === guessed.length - 1
  if (!isNow) return []
  return table.scored!.bets.flatMap((on, by) => (on === (broken?.into ?? 'holds') ? [by] : []))
}

function betWords(by: string, on: string | null, isRight: boolean): Said {
  if (isRight) return { fr: `${by} l’avait parié !`, en: `${by} had bet on it!` }
  if (on === null)
    return {
      fr: `${by} pariait que personne ne se tromperait.`,
      en: `${by} had bet that nobody would be wrong.`,
    }
  return { fr: `${by} pariait sur ${on}.`, en: `${by} had bet on ${on}.` }
}
