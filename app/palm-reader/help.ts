import { readerText } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import { isByFinger } from '../components/hold.tsx'
import { byEarOr } from '../device/by-ear.ts'
import type { Help } from '../game-kit/game-screens.ts'
import { type ReaderMatch, type ReaderSeat, type Role, roleIn } from './round.ts'

type Phase = ReaderMatch['view']['phase']

/** The steps that are shown; a palm is opened to be drawn into. */
const PHASES: readonly Phase[] = ['look', 'draw', 'lap', 'vote', 'gallery']

const STEPS: readonly Said[] = [
  { fr: 'Regarder', en: 'Look' },
  { fr: 'Dessiner', en: 'Draw' },
  { fr: 'Second tour ?', en: 'Second lap?' },
  { fr: 'Voter', en: 'Vote' },
  { fr: 'Découvrir', en: 'Reveal' },
]

const OVER: Help = {
  step: STEPS.length,
  steps: STEPS,
  happening: { fr: 'Les dix manches sont jouées.', en: 'All ten rounds are played.' },
  youCan: {
    fr: 'Regardez votre rang ensemble, et rejouez si le cœur vous en dit.',
    en: 'Look at your rank together, and play again if you feel like it.',
  },
  keep: null,
}

const WATCHING: Said = {
  fr: 'Tu regardes : tu vois ce que toute la table peut voir.',
  en: 'You are watching: you see what the whole table may see.',
}
const SKIPPED: Said = {
  fr: 'La chaîne s’est refermée sans toi pour cette manche. Tu joues à nouveau à la prochaine.',
  en: 'The chain has closed without you for this round. You play again in the next one.',
}
const ELSEWHERE: Said = {
  fr: 'Regarde ailleurs et ne dis rien : on te dira quand c’est à toi.',
  en: 'Look elsewhere and say nothing: you are told when it is your turn.',
}

const SAY_NOTHING: Said = {
  fr: 'Ne dis rien : ce sera bientôt ton tour.',
  en: 'Say nothing: your turn comes soon.',
}
/** By buttons, not by what is drawn on them. */
const LOOK_BY_EAR: Said = {
  fr: '« Voir la carte et le dé » te dit le symbole. Sur un « ? », referme, puis choisis un chiffre de 1 à 5.',
  en: '“See card and die” tells you the symbol. On a “?”, shut it, then choose a number from 1 to 5.',
}
const OPEN_BY_EAR: Said = {
  fr: 'Un double appui sur « Ouvrir ta paume », et elle s’ouvre.',
  en: 'A double tap on “Open your palm”, and it opens.',
}

const WAITING: Said = {
  fr: 'Rien pour l’instant : chaque paume a son tour.',
  en: 'Nothing for now: every palm has its turn.',
}

/** What one can do, by phase and role; where a role is not named, it is to look elsewhere. */
const YOU_CAN: Readonly<Record<Exclude<Phase, 'over'>, Partial<Record<Role, Said>>>> = {
  look: {
    first: {
      fr: 'L’œil te montre la carte et le dé. Sur un « ? », cache-les, puis touche un chiffre de 1 à 5.',
      en: 'The eye shows you card and die. On a “?”, hide them, then tap a number from 1 to 5.',
    },
  },
  open: {
    drawer: {
      fr: 'Rien encore : on te dira quand la paume est là.',
      en: 'Nothing yet: you are told when the palm is there.',
    },
    feeler: {
      fr: 'Laisse ton pouce sur la main, et ta paume s’ouvre.',
      en: 'Rest your thumb on the hand, and your palm opens.',
    },
    first: WAITING,
    other: WAITING,
  },
  draw: {
    drawer: {
      fr: 'Dessine avec l’index, tous les traits, sans recommencer. Puis touche « C’est fait ».',
      en: 'Draw with your index finger, every line, without starting over. Then tap “Done”.',
    },
    feeler: {
      fr: 'Ferme les yeux et ressens.',
      en: 'Close your eyes and feel.',
    },
  },
  lap: {
    first: {
      fr: 'Demande un second tour, qui coûte une étoile, ou passe au vote.',
      en: 'Ask for a second lap, which costs one star, or go on to the vote.',
    },
  },
  vote: {
    first: {
      fr: 'Rien du tout : tu connais la réponse, on ne te demande pas de voter.',
      en: 'Nothing at all: you know the answer, so you are not asked to vote.',
    },
    other: {
      fr: 'Touche le symbole que tu as senti, puis vote. Tu peux changer tant qu’il manque une voix.',
      en: 'Tap the symbol that you felt, then vote. You may change it while a vote is missing.',
    },
  },
  gallery: {
    first: readerText.phases.gallery.youCan,
    other: readerText.phases.gallery.youCan,
  },
}

/** READ-20: where touch goes through the phones. */
const FAR: Partial<Record<Role, Said>> = {
  drawer: {
    fr: 'Dessine sur la paume, du doigt ou par boutons. Ton trait s’efface et rien ne se reprend. Puis touche « C’est dessiné ».',
    en: 'Draw on the palm, with a finger or by buttons. Your line fades and nothing is taken back. Then tap “Drawn”.',
  },
  feeler: {
    fr: 'Ressens : rien ne reste de ce qui passe.',
    en: 'Feel: nothing stays of what goes by.',
  },
  first: WAITING,
  other: WAITING,
}

/** For whom a finger does not stay (ROOM-34). */
const OPEN_BY_TAP: Said = {
  fr: 'Touche la main deux fois, et ta paume s’ouvre.',
  en: 'Tap the hand twice, and your palm opens.',
}

const SYMBOL_SECRET: Said = {
  fr: 'Le symbole, sa carte et le dé.',
  en: 'The symbol, its card and the die.',
}
const FELT_SECRET: Said = {
  fr: 'Ce que tu as senti, et ton vote, jusqu’au « 3, 2, 1 ».',
  en: 'What you felt, and your vote, until “3, 2, 1”.',
}

/** ROOM-19. */
export function help({ view: { phase, table } }: ReaderMatch, seat: ReaderSeat | null): Help {
  if (phase === 'over') return OVER
  const role = roleIn(table, seat?.seat ?? null)
  return {
    step: PHASES.indexOf(phase === 'open' ? 'draw' : phase),
    steps: STEPS,
    happening: readerText.phases[phase].happening,
    youCan: (isFarDrawing(phase, table) && FAR[role]) || youCan(phase, role, table),
    keep: phase === 'gallery' || role === 'watcher' ? null : secretOf(table.first === seat?.seat),
  }
}

const isFarDrawing = (phase: Phase, { options }: ReaderMatch['view']['table']): boolean =>
  phase === 'draw' && options.setting === 'remote'

function youCan(phase: Exclude<Phase, 'over'>, role: Role, { options }: ReaderMatch['view']['table']): Said {
  if (role === 'watcher') return WATCHING
  if (role === 'skipped') return SKIPPED
  if (phase === 'look' && role === 'first') return byEarOr(LOOK_BY_EAR, YOU_CAN.look.first!)
  if (phase === 'open' && role === 'feeler')
    return byEarOr(OPEN_BY_EAR, isByFinger() ? YOU_CAN.open.feeler! : OPEN_BY_TAP)
  // Far apart there is nothing to look away from.
  return YOU_CAN[phase][role] ?? (options.setting === 'remote' ? WAITING : byEarOr(SAY_NOTHING, ELSEWHERE))
}

const secretOf = (isFirst: boolean): Said => (isFirst ? SYMBOL_SECRET : FELT_SECRET)
