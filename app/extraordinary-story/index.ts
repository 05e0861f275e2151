import { storyText } from '@veillee/games'
import type { GameScreens, Lit } from '../game-kit/game-screens.ts'
import { beats } from './beats.ts'
import { album } from './evening-album.ts'
import { help } from './help.ts'
import { holds } from './holds.ts'
import { Play } from './play.tsx'
import { steps } from './rules-steps.tsx'
import { Score } from './score.tsx'
import type { StoryMatch } from './story-match.ts'
import { Television } from './television.tsx'
import { theme } from './theme.ts'

const PLAYED_FOR = {
  open: { fr: 'il a commencé l’histoire', en: 'it began the story' },
  pass: { fr: 'il a pris la pile', en: 'it took the pile' },
  tell: { fr: 'il a raconté', en: 'it told the story' },
  doubt: { fr: 'il a voté', en: 'it voted' },
  add: { fr: 'il a ajouté un mot', en: 'it added a word' },
} as const

export const screens: GameScreens<'extraordinary-story'> = {
  Play,
  Television,
  turn: ({ view: { phase, table } }) => (phase === 'doubt' ? null : table.storyteller),
  isForTable: ({ view }) => FOR_TABLE.has(view.phase),
  isForAll: ({ view }) => view.phase === 'over',
  isFromMemory: true,
  lit,
  playedFor: PLAYED_FOR,
  beats,
  album,
  theme,
  help,
  holds,
  rules: storyText.rules,
  steps,
  Score,
}

type Phase = StoryMatch['view']['phase']

/** The pile lies in the middle: only hands of cards and votes are for one pair of eyes (TALE-29). */
const FOR_TABLE: ReadonlySet<Phase> = new Set(['gather', 'teams', 'first', 'pass', 'tell', 'add'])

/** Who is waited for; and who has voted, or is there to see the team cards. */
function lit({ awaits, view: { phase, table } }: StoryMatch): Lit {
  const isIn = phase === 'gather' ? table.here : (table.doubt?.ballots.map(ballot => ballot === 'in') ?? [])
  return {
    acting: awaits.filter(one => one !== 'host'),
    answered: isIn.flatMap((is, seat) => (is ? [seat] : [])),
  }
}
