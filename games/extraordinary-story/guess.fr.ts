import { feminineOf, isCommonAdjective, masculineOf, STRONGER, thirdPersonOf } from './forms.fr.ts'
import { genderOfName, genderOfNoun } from './gender.fr.ts'
import {
  capitalised,
  type Guess,
  type GuessedKind,
  type Guesser,
  inOrder,
  inTwoForms,
  isBeforeName,
  isCapitalised,
  tidied,
  uncapitalised,
  wordsIn,
} from './guess.ts'

type Gender = 'm' | 'f'

/** A French word as it is guessed: a noun has a gender, an adjective two forms. */
export type FrenchGuess =
  | { readonly text: string; readonly gender: Gender }
  | { readonly m: string; readonly f: string }
  | { readonly text: string }

/** People who are called by what they are: no article, and a capital. */
const CALLED: Readonly<Record<string, Gender>> = {
  mamie: 'f',
  mamy: 'f',
  mémé: 'f',
  mémère: 'f',
  maman: 'f',
  tata: 'f',
  tatie: 'f',
  papi: 'm',
  papy: 'm',
  pépé: 'm',
  pépère: 'm',
  papa: 'm',
  tonton: 'm',
  parrain: 'm',
  marraine: 'f',
}
/** And those who are before a name. */
const CALLED_BEFORE_NAME = new Set([
  ...Object.keys(CALLED),
  ...wordsIn('tante oncle cousin cousine madame monsieur mademoiselle docteur maître maîtresse frère sœur'),
])

/** Whatever stands before a noun and says that it is one; null where it does not say of which gender. */
const DETERMINERS: readonly (readonly [RegExp, Gender | null])[] = [
  [/^(?:une|la|ma|ta|sa|cette|de la) /i, 'f'],
  [/^(?:un|le|du|ce|cet) /i, 'm'],
  [/^(?:mon|ton|son|notre|votre|leur) |^(?:de )?l’/i, null],
]

const determinerOf = (
  text: string,
): { readonly article: string; readonly gender: Gender | null } | undefined => {
  for (const [start, gender] of DETERMINERS) {
    const [article] = start.exec(text) ?? []
    if (article !== undefined) return { article, gender }
  }
  return undefined
}

// Which kind it is

const AS_ADJECTIVE =
  /^d’|^(?:en|à|au|aux|sur|sous|dans|sans|avec|chez|de|pleine?|couverte?|morte?|née?|toute?) ./i
const ADJECTIVE_ENDING =
  /(?:ée?|eux|ieuse|[oe]ureuse|yeuse|sseuse|illeuse|if|ive|ard|arde|ant|ante|ique|able|ible|esque|âtre)$/
/** Nouns that end like adjectives. */
const NO_ADJECTIVES =
  wordsIn(`télé ciné karaoké lycée musée trophée scarabée araignée année armée allée bouée buée cheminée cuillerée dictée entrée
  épée fée fumée fusée gelée idée journée marée matinée orchidée plongée poignée poupée purée pensée randonnée rangée rosée soirée
  tournée tranchée traversée vallée mariée fiancée employée invitée bébé café canapé pavé curé défilé marché supermarché côté degré carré clé thé pâté blé
  pré fossé rocher karaté député invité employé fiancé marié éléphant flamant détective locomotive archive olive grive endive géant croissant gant diamant aimant enfant
  étudiant pédant ruban volant restaurant savant agent pantin tarif motif canif shérif musique clinique boutique
  moustique élastique pique-nique plastique cirque mécanique magique table sable câble diable cartable érable étable
  fable fusible bible cible apéritif adjectif objectif buvard canard renard lézard placard foulard brouillard
  léopard homard guépard billard motard épinard corbillard poignard vieillard moutarde guitare carte tante plante
  amante géante mante variante pâtre théâtre`)
const VERB_ENDING = /(?:er|ir|re)$/
/** Nouns that end like verbs. */
const NO_VERBS =
  /(?:ier|cher|oir|isir|ger|ster|ller|yer)$|^(?:hamster|hiver|fer|ver|mer|tiger|laser|cancer|éther|amer|cher|souvenir|désir|saphir|menhir|élixir|soupir|tir|cuir|zéphyr|plaisir|avenir|martyr|super|poker|reporter|leader|dealer|joker|scooter|skipper|transfer|rocker|gangster|hacker|starter|dîner|goûter|déjeuner|diner|enfer|dessert)$/
/** Verbs that those endings would keep out. */
const VERBS_AFTER_ALL =
  wordsIn(`manger ranger plonger songer nager partager mélanger bouger déranger ronger lancer
  toucher cacher lécher mâcher chercher coucher marcher arracher accrocher brancher cracher dépêcher doucher empêcher
  éplucher moucher pencher pêcher percher sécher tacher trancher tricher voir recevoir apercevoir avoir savoir
  boire croire choisir saisir moisir réveiller habiller chatouiller mouiller rouiller bâiller surveiller travailler
  maquiller griller briller nettoyer essuyer envoyer balayer payer effrayer essayer appeler tester rester détester
  protéger juger corriger diriger obliger voyager ménager déménager aménager soulager encourager venger allonger
  copier crier plier oublier trier scier étudier photographier vérifier remercier skier marier parier`)
/** Of those in -re, few nouns are verbs too. */
const VERBS_IN_RE =
  /(?:[aeor]ndre|ordre|erdre|indre|ettre|attre|uire|ivre|crire|aître|ompre|oudre|^(?:lire|dire|faire|rire|boire|croire|sourire|élire))$/
const NO_VERBS_IN_RE =
  /^(?:cendre|gendre|ordre|désordre|scaphandre|calendre|lettre|maître|ancêtre|quatre|cuivre|givre|livre|poudre|foudre|tendre|moindre|cidre|cylindre|navire|sbire|empire|satyre|cuire)$/

/** What somebody does, said as a card would; no noun is like it. */
const DONE =
  wordsIn(`dort rit fait voit prend met lit dit suit mord court sort boit vend perd bat sent tient vient conduit connaît aime
  adore déteste cherche trouve regarde écoute attrape embrasse grimpe saute mange avale gronde pleure rigole ronfle
  chatouille câline secoue lèche croque dévore jette promène réveille soigne gratte mordille papouille bouscule éclabousse
  imite invite énerve applaudit renifle rugit nourrit remplit guérit décore peint déguise maquille lave sauve`)
const TO_ONESELF = /^(?:se |s’)(?=\p{L})/iu
/** What may stand behind an adjective; whatever else does is its noun. */
const GOES_ON = /^(?:et|ou|mais|de|d’.*|du|des|en|à|au|aux|dans|sans|avec|chez|comme|pour|par|sur|sous)$/

const isVerb = (word: string): boolean => {
  if (VERBS_AFTER_ALL.has(word)) return true
  if (word.endsWith('re')) return VERBS_IN_RE.test(word) && !NO_VERBS_IN_RE.test(word)
  return VERB_ENDING.test(word) && !NO_VERBS.test(word)
}

function likelyKind(text: string): GuessedKind {
  const [first = '', second] = text.split(' ')
  if (STRONGER.test(text) && !isCapitalised(text)) return 'adjective'
  if (determinerOf(text) || isCapitalised(text) || text.toLowerCase() in CALLED) return 'noun'
  if (AS_ADJECTIVE.test(text)) return 'adjective'
  if (TO_ONESELF.test(text) || DONE.has(first) || isVerb(first)) return 'verb'
  if (isCommonAdjective(first) && (second === undefined || GOES_ON.test(second))) return 'adjective'
  return ADJECTIVE_ENDING.test(first) && !NO_ADJECTIVES.has(first) ? 'adjective' : 'noun'
}

// What it could be, kind by kind

type Guessed = Guess<FrenchGuess>

const named = (name: string, gender: Gender): Guessed => ({
  kind: 'noun',
  word: { text: name, gender },
  label: `${name}, ${gender === 'm' ? 'il' : 'elle'}`,
})

const withArticle = (noun: string, gender: Gender): Guessed => {
  const text = `${gender === 'm' ? 'un' : 'une'} ${noun}`
  return { kind: 'noun', word: { text, gender }, label: text }
}

const other = (gender: Gender): Gender => (gender === 'm' ? 'f' : 'm')

/** The same with the likely gender first. */
const both = (gender: Gender, make: (gender: Gender) => Guessed): readonly Guessed[] => [
  make(gender),
  make(other(gender)),
]

const ARTICLES: readonly Readonly<Record<Gender, string>>[] = [
  { m: 'un', f: 'une' },
  { m: 'le', f: 'la' },
  { m: 'du', f: 'de la' },
  { m: 'mon', f: 'ma' },
  { m: 'ton', f: 'ta' },
  { m: 'son', f: 'sa' },
  { m: 'ce', f: 'cette' },
]

/** What was said with an article, as one of this gender would be; « l’âne » has to be told apart by what it is called. */
function ofGender(article: string, noun: string, gender: Gender): Guessed {
  const pair = ARTICLES.find(({ m, f }) => [m, f].includes(article.trim()))
  if (!pair) return named(`${article}${noun}`, gender)
  const text = `${pair[gender]} ${noun}`
  return { kind: 'noun', word: { text, gender }, label: text }
}

/** « mon » and « l’ » are said of either gender, « mon » of a feminine only before a vowel. */
const genderAfter = (article: string, noun: string): Gender =>
  /^(?:mon|ton|son) /.test(article) && !/^[aeiouyhéèêàâîôû]/i.test(noun) ? 'm' : genderOfNoun(noun)

/** « crêpes » are several, and the story tells of one. */
const SEVERAL = /^\p{L}{2,}[eé]s$/iu
const oneOf = (several: string): string => several.slice(0, -1)

function nouns(text: string): readonly Guessed[] {
  const determiner = determinerOf(text)
  if (determiner) {
    const noun = text.slice(determiner.article.length)
    const article = determiner.article.toLowerCase()
    const gender = determiner.gender ?? genderAfter(article, noun)
    return [
      ...both(gender, one => ofGender(article, noun, one)),
      ...both(gender, one => named(capitalised(noun), one)),
    ]
  }
  const isTitled = isBeforeName(text, CALLED_BEFORE_NAME)
  const called = isTitled ? genderOfNoun(text.toLowerCase()) : CALLED[text.toLowerCase()]
  if (called || isCapitalised(text)) {
    const gender = called ?? genderOfName(text)
    const noun = uncapitalised(text)
    return [
      ...both(gender, one => named(capitalised(text), one)),
      ...both(called ?? genderOfNoun(noun), one => withArticle(noun, one)),
    ]
  }
  const gender = genderOfNoun(text)
  const ofOne = SEVERAL.test(text)
    ? both(genderOfNoun(oneOf(text)), one => withArticle(oneOf(text), one))
    : []
  return [
    ...ofOne,
    ...both(gender, one => withArticle(text, one)),
    ...both(gender, one => named(capitalised(text), one)),
  ]
}

const verbs = (text: string): readonly Guessed[] =>
  [...new Set([thirdPersonOf(text), text])].map(one => ({ kind: 'verb', word: { text: one }, label: one }))

/** A word without its capital, where it is no name. */

export const guessFrench: Guesser<FrenchGuess> = typed => {
  const text = tidied(typed)
  if (text === '') return []
  const small = uncapitalised(text)
  const verb = small.replace(/^(?:il|elle|on) /, '')
  const isSaidOf = verb !== small
  return inOrder(isSaidOf ? 'verb' : likelyKind(text), [
    ...nouns(text),
    ...inTwoForms(small, masculineOf, feminineOf),
    ...verbs(verb),
  ])
}
