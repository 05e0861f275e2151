import { storyText } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { GameScreens, Help, Lit } from '../game-kit/game-screens.ts'
import { beats } from './beats.ts'
import { album } from './evening-album.ts'
import { Play } from './play.tsx'
import { isTelling, type StoryMatch, type StorySeat } from './story-match.ts'
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
  lit,
  playedFor: PLAYED_FOR,
  beats,
  album,
  theme,
  help,
  rules: storyText.rules,
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

const STEPS: readonly { readonly name: Said; readonly phases: readonly Phase[] }[] = [
  { name: { fr: 'Équipes', en: 'Teams' }, phases: ['gather', 'teams'] },
  { name: { fr: 'Début', en: 'Start' }, phases: ['first', 'open'] },
  { name: { fr: 'Passer', en: 'Pass' }, phases: ['pass'] },
  { name: { fr: 'Raconter', en: 'Tell' }, phases: ['tell', 'doubt'] },
  { name: { fr: 'Ajouter', en: 'Add' }, phases: ['add'] },
  { name: { fr: 'Fin', en: 'End' }, phases: ['over'] },
]

const KEEP = {
  hand: { fr: 'Ta main : elle n’est que pour tes yeux.', en: 'Your hand: it is for your eyes only.' },
  silence: { fr: 'Pas un mot, pas un son : rien que des mimes.', en: 'Not a word, not a sound: mimes only.' },
  vote: {
    fr: 'Ton vote, jusqu’à ce que tout le monde ait voté.',
    en: 'Your vote, until everybody has voted.',
  },
  teams: {
    fr: 'Qui est avec qui : cela se retient, cela ne se dit pas.',
    en: 'Who is with whom: remember it, do not say it.',
  },
} as const

const OVER = {
  happening: {
    fr: 'L’histoire est finie : la voici en entier, avec ce que vaut sa longueur.',
    en: 'The story is over: here it is in full, with what its length is worth.',
  },
  youCan: {
    fr: 'Lis-la à voix haute à la table, puis faites-en naître une autre.',
    en: 'Read it aloud to the table, then begin another one.',
  },
} as const

/** TALE-28, 30: typed, compared letter by letter, and helped by paper. */
const FAR = {
  happening: {
    fr: 'L’histoire est redite depuis le début, et chaque carte écrite avant d’être retournée.',
    en: 'The story is told from its beginning, each card being typed before it is turned.',
  },
  teller: {
    fr: 'Écris une carte ou plusieurs, autant de fois que tu veux : seul le dernier essai compte. Puis garde le doigt sur « Retourner la carte ».',
    en: 'Type one card or several, as often as you like: only the last attempt counts. Then keep your finger on “Turn the card”.',
  },
  helper: {
    fr: 'Aide avec ta marionnette : tes deux pouces tiennent ses mains, et 24 boutons la font jouer. « Regarde-moi ! » la fait taper du pied.',
    en: 'Help with your puppet: two thumbs hold its hands, and 24 buttons make it act. “Look at me!” makes it tap the floor.',
  },
  watcher: {
    fr: 'Regarde les marionnettes : elles aident sans un mot.',
    en: 'Watch the puppets: they help without a word.',
  },
} as const

function tellingFar(
  { view: { table } }: StoryMatch,
  seat: StorySeat | null,
): Pick<Help, 'happening' | 'youCan'> {
  const { happening, teller, helper, watcher } = FAR
  if (seat === null) return { happening, youCan: watcher }
  return { happening, youCan: isTelling(table, seat) ? teller : helper }
}

function textOf(match: StoryMatch, seat: StorySeat | null): Pick<Help, 'happening' | 'youCan'> {
  const { phase, table } = match.view
  if (phase === 'over') return OVER
  const isFar = phase === 'tell' && table.options.setting === 'remote'
  return isFar ? tellingFar(match, seat) : storyText.phases[phase]
}

function help(match: StoryMatch, seat: StorySeat | null): Help {
  const { phase, table } = match.view
  const steps = STEPS.filter(({ phases }) => table.options.teams || !phases.includes('teams'))
  return {
    step: steps.findIndex(({ phases }) => phases.includes(phase)),
    steps: steps.map(({ name }) => name),
    ...textOf(match, seat),
    keep: seat === null ? null : keepOf(match, seat),
  }
}

/** What to keep to oneself. */
function keepOf({ view: { phase, table } }: StoryMatch, seat: StorySeat): Said | null {
  if (phase === 'over') return null
  if (phase === 'doubt') return KEEP.vote
  if (phase === 'gather' || phase === 'teams') return KEEP.teams
  return phase === 'tell' && !isTelling(table, seat) ? KEEP.silence : KEEP.hand
}
