import type { Said } from '@veillee/kernel'
import type { Pad, PadLine } from '../connection/server-messages.ts'
import { counted, said } from '../words/language.ts'
import { PALM_VERDICTS, READER_RANKS, type ReaderRank, STORY_RANKS } from '../words/outcomes.ts'
import { teamLook } from '../words/teams.ts'

type Best = Pad['best'][number]
type Player = PadLine['players'][number]

const COLOURS: Readonly<Record<string, Said>> = {
  blue: { fr: 'bleu', en: 'blue' },
  green: { fr: 'vert', en: 'green' },
  red: { fr: 'rouge', en: 'red' },
  purple: { fr: 'violet', en: 'purple' },
}

const WORDS = {
  early: { fr: 'arrêtée avant la fin', en: 'ended early' },
  inTeams: { fr: 'en équipes', en: 'in teams' },
  together: { fr: 'tous ensemble', en: 'all together' },
  expert: { fr: 'mode expert', en: 'expert mode' },
  robot: { fr: 'robot', en: 'robot' },
  wins: { fr: 'gagne', en: 'wins' },
} as const

const points = (count: number): string =>
  counted(count, { fr: '# point', en: '# point' }, { fr: '# points', en: '# points' })

const stars = (count: number): string =>
  counted(count, { fr: '# étoile', en: '# star' }, { fr: '# étoiles', en: '# stars' })

const wordCount = (count: number): string =>
  counted(count, { fr: '# mot', en: '# word' }, { fr: '# mots', en: '# words' })

export const playerName = (player: Player): string => ('bot' in player ? said(WORDS.robot) : player.name)

/** Matches of other rules may lack a rank: then there is none to say. */
const withRank = (score: string, rank: Said | undefined): string =>
  rank ? `${score} · ${said(rank)}` : score

const at = (ranks: readonly Said[], rank: unknown): Said | undefined =>
  typeof rank === 'number' ? ranks[rank - 1] : undefined

type LineOf<G extends PadLine['game']> = Extract<PadLine, { game: G }>

function palmWords({ result, players }: LineOf<'in-the-palm'>): string {
  const { mode, scores } = result!
  if (mode === 'two') return withRank(points(scores[0] ?? 0), at(PALM_VERDICTS, result!.verdict))
  const nameOf = (i: number) => (mode === 'teams' ? said(teamLook(i).name) : playerName(players[i]!))
  const most = Math.max(...scores)
  return scores.map((score, i) => `${nameOf(i)} ${score}${score === most ? ' ★' : ''}`).join(' · ')
}

function storyWords({ result }: LineOf<'extraordinary-story'>): string {
  const { words, rank } = result!
  return typeof rank === 'string'
    ? withRank(wordCount(words), STORY_RANKS[rank as keyof typeof STORY_RANKS])
    : withRank(wordCount(words), WORDS.inTeams)
}

const readerWords = ({ result }: LineOf<'palm-reader'>): string =>
  withRank(stars(result!.stars), READER_RANKS[result!.rank as ReaderRank])

/** What a match came to, in a few words. */
export function resultWords(line: PadLine): string {
  if (line.result === null) return said(WORDS.early)
  if (line.game === 'in-the-palm') return palmWords(line)
  return line.game === 'palm-reader' ? readerWords(line) : storyWords(line)
}

/** What makes results comparable besides the number of players (READ-18). */
export function conditionWords({ game, under }: Best): string {
  if (game === 'palm-reader') return colourWords(under.difficulties)
  if (game === 'extraordinary-story') return said(under.teams === true ? WORDS.inTeams : WORDS.together)
  const album =
    typeof under.album === 'number'
      ? said({ fr: `album de ${under.album}`, en: `album of ${under.album}` })
      : ''
  return [album, under.expert === true && said(WORDS.expert)].filter(Boolean).join(', ')
}

const colourWords = (colours: unknown): string =>
  Array.isArray(colours)
    ? colours
        .flatMap(one => COLOURS[String(one)] ?? [])
        .map(said)
        .join(', ')
    : ''

export function bestWords({ game, score }: Best): string {
  if (game === 'palm-reader') return stars(score)
  return game === 'extraordinary-story' ? wordCount(score) : points(score)
}
