import { type BotLevel, inThePalm, type PalmTable } from '@veillee/games'
import { type Match, tableOf } from '@veillee/kernel'
import { seedOfMatch } from '../trial.ts'
import { BotMatch } from './table.ts'

interface VersusTrials {
  readonly bots: BotLevel
  readonly isExpert: boolean
  readonly matches: number
  readonly seed: number
}

/** What became of the memories that were mimed. */
interface Picked {
  mimed: number
  found: number
  /** A decoy was taken instead. */
  decoys: number
  /** It was taken for the other of the two. */
  mixedUp: number
}

/** Two teams of two, of which the first is of the level; the other is average, and so are its decoys. */
const TEAM = [0, 1]

/** PALM-24, 25: how often a pair of the level finds what it mimes to each other, against decoys that are always the same. */
export function measureVersus({ bots, isExpert, matches, seed }: VersusTrials): Readonly<Picked> {
  const picked: Picked = { mimed: 0, found: 0, decoys: 0, mixedUp: 0 }
  for (let i = 0; i < matches; i++)
    new BotMatch({
      game: inThePalm,
      options: { setting: 'remote', expert: isExpert },
      levels: [bots, bots, 'average', 'average'],
      seed: seedOfMatch(seed + i),
      withHints: false,
    }).plays((_, { move }, after) => {
      if (move === 'pick') count(picked, tableOf(after as Match<PalmTable>))
    })
  return picked
}

function count(picked: Picked, { grandfather, album, scored }: PalmTable): void {
  if (!TEAM.includes(grandfather)) return
  for (const [i, pick] of scored!.picks.entries()) {
    const origin = scored!.origins[album!.indexOf(pick)]!
    picked.mimed++
    if (origin.kind === 'laid') picked.decoys++
    else if (origin.kind === 'mimed') picked[origin.memory === i + 1 ? 'found' : 'mixedUp']++
  }
}
