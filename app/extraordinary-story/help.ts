import { storyText } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { Help } from '../game-kit/game-screens.ts'
import { isTelling, type StoryMatch, type StorySeat } from './story-match.ts'

type Phase = StoryMatch['view']['phase']

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
    fr: 'Écris une carte ou plusieurs, autant de fois que tu veux : seul le dernier essai compte. Puis retourne la carte.',
    en: 'Type one card or several, as often as you like: only the last attempt counts. Then turn the card.',
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

/** TALE-27: where there are two sides, or two players, whoever tells has no ballot; nor has whoever was away. */
const NO_BALLOT: Said = {
  fr: 'Attends ce que les autres en disent : cette fois, on juge sans toi.',
  en: 'Wait for what the others say: this time they judge without you.',
}

/** What whoever tells can do, and what whoever listens can; where nothing is said, both can do the same. */
const BY_ROLE: Readonly<Partial<Record<Phase, Readonly<Record<'teller' | 'listener', Said>>>>> = {
  open: {
    teller: {
      fr: 'Choisis un nom de ta main et annonce-le : c’est lui qui ouvre l’histoire.',
      en: 'Choose a noun from your hand and announce it: the story begins with it.',
    },
    listener: {
      fr: 'Retiens bien le nom qui vient : ton tour viendra.',
      en: 'Keep the noun that comes well in mind: your turn will come.',
    },
  },
  pass: {
    teller: {
      fr: 'Regarde bien la nouvelle carte, puis prends la pile quand tu te sens d’attaque.',
      en: 'Have a good look at the new card, then take the pile when you are ready to tell.',
    },
    listener: {
      fr: 'Regarde bien la nouvelle carte : elle va se cacher.',
      en: 'Have a good look at the new card: it is about to be hidden.',
    },
  },
  tell: {
    teller: {
      fr: 'Dis la carte qui vient, autant de fois que tu veux, puis retourne-la : seule compte ta dernière réponse.',
      en: 'Say the card that comes, as often as you like, then turn it: only your last answer counts.',
    },
    listener: {
      fr: 'Aide par le mime, sans un bruit. Si une carte a été mal dite, conteste.',
      en: 'Help by mime, without a sound. If a card was told wrongly, object.',
    },
  },
  add: {
    teller: {
      fr: 'Ajoute un mot qui peut suivre, avec une Liaison devant si tu veux.',
      en: 'Add a word that may follow, with a Link before it if you like.',
    },
    listener: {
      fr: 'Retiens bien ce qui vient : il faudra le redire.',
      en: 'Keep what comes well in mind: it will have to be told again.',
    },
  },
}

function textOf(match: StoryMatch, seat: StorySeat | null): Pick<Help, 'happening' | 'youCan'> {
  const { phase, table } = match.view
  if (phase === 'over') return OVER
  if (phase === 'tell' && table.options.setting === 'remote') return tellingFar(match, seat)
  const { happening, youCan } = storyText.phases[phase]
  if (seat === null) return { happening, youCan }
  if (table.doubt?.ballots[seat.seat] === 'excused') return { happening, youCan: NO_BALLOT }
  return { happening, youCan: BY_ROLE[phase]?.[isTelling(table, seat) ? 'teller' : 'listener'] ?? youCan }
}

export function help(match: StoryMatch, seat: StorySeat | null): Help {
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
