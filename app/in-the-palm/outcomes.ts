import type { Said } from '@veillee/kernel'
import type { FinishedLine, ResultWords } from '../game-kit/game-manifest.ts'
import { playerName, scoresSaid } from '../game-kit/player.ts'
import { counted, said } from '../words/language.ts'
import { teamLook } from '../words/teams.ts'

/** PALM-33: the verdict for two, from the lowest to the highest. */
export const VERDICTS: readonly Said[] = [
  {
    fr: 'Cette boîte de souvenirs doit être à quelqu’un d’autre',
    en: 'This box of memories must be somebody else’s',
  },
  {
    fr: 'Pas fameux : bien des photos sont restées au grenier',
    en: 'Not great: many photos have stayed in the attic',
  },
  { fr: 'De beaux moments, et quelques pages collées', en: 'Fine moments, and a few pages stuck together' },
  { fr: 'Presque toute une vie au creux d’une main', en: 'Nearly a whole life in the palm of a hand' },
  {
    fr: 'Une famille qui sait toute la vie de Léon par cœur',
    en: 'A family that knows all of Léon’s life by heart',
  },
]

export const rockets = (count: number): string =>
  counted(count, { fr: '# fusée', en: '# rocket' }, { fr: '# fusées', en: '# rockets' })

/** PALM-33, 34: rockets and their verdict for two; for more, who has how many, and who wins. */
export function result({ result, players }: FinishedLine<'in-the-palm'>): ResultWords {
  const { mode, scores, verdict } = result
  if (mode === 'two')
    return {
      score: rockets(scores[0] ?? 0),
      rank: typeof verdict === 'number' ? VERDICTS[verdict - 1] : undefined,
    }
  const names = scores.map((_, i) => (mode === 'teams' ? said(teamLook(i).name) : playerName(players[i])))
  return { score: scoresSaid(names, scores, rockets) }
}

const EXPERT = { fr: 'mode expert', en: 'expert mode' } as const

export function conditions({ album, expert }: Readonly<Record<string, unknown>>): string {
  const size = typeof album === 'number' ? said({ fr: `album de ${album}`, en: `album of ${album}` }) : ''
  return [size, expert === true && said(EXPERT)].filter(Boolean).join(', ')
}
