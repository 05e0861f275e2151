import type { PadLine } from '../connection/server-messages.ts'
import { counted, said } from '../words/language.ts'
import { teamLook } from '../words/teams.ts'
import { gameWords } from './game-words.ts'

const EARLY = { fr: 'arrêtée en route', en: 'ended early' } as const
const ROBOT = { fr: 'robot', en: 'robot' } as const

/** What a match came to, in a line: “Coquillage 9, Phare 7”, “12 words”, “23 stars”. */
export function resultWords(line: PadLine): string {
  if (line.result === null) return said(EARLY)
  if (line.game === 'extraordinary-story')
    return counted(line.result.words, { fr: '# mot', en: '# word' }, { fr: '# mots', en: '# words' })
  if (line.game === 'palm-reader')
    return counted(line.result.stars, { fr: '# étoile', en: '# star' }, { fr: '# étoiles', en: '# stars' })
  const { mode, scores } = line.result
  if (scores.length === 1)
    return counted(scores[0]!, { fr: '# point', en: '# point' }, { fr: '# points', en: '# points' })
  const whose = (i: number) => (mode === 'teams' ? said(teamLook(i).name) : playerAt(line, i))
  return scores.map((score, i) => `${whose(i)}\u00a0${score}`).join(', ')
}

function playerAt({ players }: PadLine, seat: number): string {
  const player = players[seat]
  return player && 'name' in player ? player.name : said(ROBOT)
}

export const gameNameOf = ({ game }: PadLine): string => said(gameWords[game].name)
