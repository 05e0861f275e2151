import type { PadLine } from '../connection/server-messages.ts'
import { said } from '../words/language.ts'

const ROBOT = { fr: 'robot', en: 'robot' } as const

/** Somebody who played, by the name they had at the time. */
export const playerName = (player: PadLine['players'][number] | undefined): string =>
  player && 'name' in player ? player.name : said(ROBOT)

/** “Coquillage 9 ★ · Phare 7”: who has how many, with a star for the most. */
export function scoresSaid(names: readonly string[], scores: readonly number[]): string {
  const most = Math.max(...scores)
  return scores.map((score, i) => `${names[i]}\u00a0${score}${score === most ? '\u00a0★' : ''}`).join(' · ')
}
