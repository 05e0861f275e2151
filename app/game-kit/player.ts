import type { PadLine } from '../connection/server-messages.ts'
import { said } from '../words/language.ts'

const WINS = { fr: 'gagne', en: 'wins' } as const
const ROBOT = { fr: 'robot', en: 'robot' } as const

/** Somebody who played, by the name they had at the time. */
export const playerName = (player: PadLine['players'][number] | undefined): string =>
  player && 'name' in player ? player.name : said(ROBOT)

/** “Coquillage, 9 fusées, gagne · Phare, 7 fusées”: who has how many, and who has the most. */
export function scoresSaid(
  names: readonly string[],
  scores: readonly number[],
  counted: (score: number) => string,
): string {
  const most = Math.max(...scores)
  return scores
    .map((score, i) => [names[i], counted(score), ...(score === most ? [said(WINS)] : [])].join(', '))
    .join(' · ')
}
