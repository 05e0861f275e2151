import { DETAILS, OUTLINE } from '@veillee/art'
import type { ThoughtPhrase } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { Thought } from '../connection/server-messages.ts'
import { letterOf } from './large-view.tsx'

/** PALM-53: what a robot says, in words. Photos go by their letters, since a title would give the memory away. */
const PLAIN = {
  'felt-cloth': {
    fr: 'Quelque chose de doux… une étoffe, ou le chat.',
    en: 'Something soft… a cloth, or the cat.',
  },
  'felt-ring': {
    fr: 'C’était rond, avec un trou. Une alliance ? Un beignet ?',
    en: 'Round, with a hole. A wedding ring? A doughnut?',
  },
  'felt-dart': { fr: 'Ça piquait. Un moustique, ou du génie.', en: 'It prickled. A mosquito, or genius.' },
  'felt-cube': {
    fr: 'Des coins, des angles… un meuble, peut-être.',
    en: 'Corners, edges… furniture, perhaps.',
  },
  'felt-string': { fr: 'Une ficelle. Ou un spaghetti trop cuit.', en: 'A string. Or overcooked spaghetti.' },
  'felt-coin': { fr: 'Une pièce ! Mon pourboire, enfin.', en: 'A coin! My tip, at last.' },
  'felt-pawn': {
    fr: 'Un petit bonhomme. Il avait les pieds froids.',
    en: 'A little fellow. His feet were cold.',
  },
  'felt-top': {
    fr: 'Une toupie. Comme moi, après le dessert.',
    en: 'A spinning top. Like me, after pudding.',
  },
  'did-tap': { fr: 'Toc, toc. J’ai failli dire : entrez !', en: 'Knock, knock. I nearly said: come in!' },
  'did-press': {
    fr: 'Ça pesait… Un éléphant ? Non, trop léger.',
    en: 'It was heavy… An elephant? No, too light.',
  },
  'did-drag': { fr: 'Ça glissait, comme moi sur le verglas.', en: 'It slid along, as I do on ice.' },
  'did-roll': { fr: 'Ça roulait. Donc, pas un piano.', en: 'It rolled. So, not a piano.' },
  'did-spin': { fr: 'Ça tournait ! J’en ai encore le vertige.', en: 'It spun! I am still dizzy.' },
  'did-drape': { fr: 'On m’a bordé la main, comme un bébé.', en: 'My hand was tucked in, like a baby.' },
  'did-wrap': {
    fr: 'On m’a ficelé le doigt comme un rôti.',
    en: 'They trussed my finger like a Sunday roast.',
  },
  'did-walk': {
    fr: 'Ça a traversé ma main sans s’essuyer les pieds.',
    en: 'It crossed my hand without wiping its feet.',
  },
  'did-lift': { fr: 'Un frôlement, et hop ! plus rien.', en: 'The lightest touch, and gone!' },
  'nothing-1': { fr: 'Je n’ai senti qu’un courant d’air.', en: 'All I felt was a draught.' },
  'nothing-2': { fr: 'Ma main dormait. Elle ronflait, même.', en: 'My hand was asleep. Snoring, even.' },
  'nothing-3': {
    fr: 'Procédons par élimination. Voilà : toutes éliminées.',
    en: 'By elimination, then. There: all eliminated.',
  },
  'last-1': { fr: 'Bon. Je me lance, les yeux fermés.', en: 'Right. Here goes, eyes shut.' },
  'last-2': { fr: 'Ne me soufflez pas. Je sais. Presque.', en: 'Don’t tell me. I know. Nearly.' },
  'last-3': {
    fr: 'De mon temps, les photos étaient moins sournoises.',
    en: 'In my day, photos were not so sly.',
  },
  'last-4': { fr: 'Roulement de tambour, s’il vous plaît…', en: 'Drum roll, please…' },
} as const satisfies Partial<Record<ThoughtPhrase, Said>>

/** Of one photo, or of two by their letters. */
const lettered = (a: string, b: string) => ({
  'sure-1': { fr: `La ${a} ! J’en mettrais ma main au feu.`, en: `${a}! I would stake my hand on it.` },
  'sure-2': { fr: `La ${a}, évidemment. Enfin, je crois.`, en: `${a}, obviously. Well, I think so.` },
  'sure-3': {
    fr: `La ${a} : ma main s’en souvient mieux que moi.`,
    en: `${a}: my hand remembers it better than I do.`,
  },
  'doubt-1': { fr: `La ${a}… ou la ${b} ?`, en: `${a}… or ${b}?` },
  'doubt-2': {
    fr: `La ${a} me fait de l’œil. La ${b} aussi, la coquine.`,
    en: `${a} is winking at me. So is ${b}, the rascal.`,
  },
  'doubt-3': {
    fr: `La ${a}, la ${b}… l’une des deux sent le piège.`,
    en: `${a}, ${b}… one of them smells of a trap.`,
  },
  'doubt-4': {
    fr: `Mon index dit ${a}, mon pouce dit ${b}.`,
    en: `My finger says ${a}, my thumb says ${b}.`,
  },
})

/** Of something on a photo. */
const detailed = (a: string, detail: Said) => ({
  'detail-1': {
    fr: `Sur la ${a}, ${detail.fr}… mes doigts disent oui.`,
    en: `In ${a}, ${detail.en}… my fingers say yes.`,
  },
  'detail-2': {
    fr: `Photo ${a}, ${detail.fr} : ça me chatouille encore.`,
    en: `Photo ${a}, ${detail.en}: it still tickles.`,
  },
  'detail-3': {
    fr: `Était-ce ${detail.fr} ? Alors c’est la ${a}.`,
    en: `Was it ${detail.en}? Then it is ${a}.`,
  },
  'detail-4': {
    fr: `La ${a} ? J’y vois ${detail.fr}. Mon pouce aussi.`,
    en: `${a}? I see ${detail.en} there. So does my thumb.`,
  },
})

const DETAILED = /^detail-/

/** The photos that it speaks of. */
export const cardsIn = ({ phrase, about }: Thought): readonly number[] =>
  DETAILED.test(phrase) ? about.slice(0, 1) : about

/** Undefined for a phrase of a server newer than this page. */
export function thoughtWords(thought: Thought, album: readonly number[]): Said | undefined {
  const [a = '', b = ''] = cardsIn(thought).map(card => letterOf(album.indexOf(card)))
  const words: Readonly<Record<ThoughtPhrase, Said>> = {
    ...PLAIN,
    ...lettered(a, b),
    ...detailed(a, detailIn(thought)),
  }
  return (words as Readonly<Record<string, Said>>)[thought.phrase]
}

const NO_DETAIL: Said = { fr: '', en: '' }

function detailIn({ phrase, about: [card = 0, detail = 0] }: Thought): Said {
  const id = DETAILED.test(phrase) ? OUTLINE[card - 1]?.details[detail] : undefined
  return id ? DETAILS[id].name : NO_DETAIL
}
