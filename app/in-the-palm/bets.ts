import type { Said } from '@veillee/kernel'
import type { BetShown } from '../game-kit/bets-shown.tsx'
import type { Table } from './role.ts'
import type { Pick } from './verdict.ts'

/** How many of the two somebody foresaw. */
type Foreseen = 0 | 1 | 2

/** PALM-51: who had seen coming what Grandfather took, whoever foresaw most before the others. */
export function betsIn({ scored }: Table, name: (seat: number) => string): readonly BetShown[] {
  const [first, second] = scored!.picks
  return scored!.bets
    .map(({ by, on }) => ({ by, foreseen: (Number(on[0] === first) + Number(on[1] === second)) as Foreseen }))
    .toSorted((one, other) => other.foreseen - one.foreseen)
    .map(({ by, foreseen }) => ({ by, isRight: foreseen > 0, words: betWords(name(by), foreseen) }))
}

/** Who had bet on just this pick. */
export const foreseenIn = ({ scored }: Table, { memory, card }: Pick): readonly number[] =>
  scored!.bets.filter(({ on }) => on[memory - 1] === card).map(({ by }) => by)

const betWords = (by: string, foreseen: Foreseen): Said =>
  [
    { fr: `${by} avait parié autrement.`, en: `${by} had bet otherwise.` },
    { fr: `${by} en avait deviné un.`, en: `${by} had guessed one of them.` },
    { fr: `${by} avait tout deviné !`, en: `${by} had guessed both!` },
  ][foreseen]!
