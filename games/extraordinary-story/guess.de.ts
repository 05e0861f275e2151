import { isInfinitive, obliqueOf, obliqueOfName, thirdPersonOf } from './forms.de.ts'
import { genderOfName, genderOfNoun, isKnownNoun } from './gender.de.ts'
import {
  capitalised,
  type Guess,
  type GuessedKind,
  type Guesser,
  inOrder,
  isCapitalised,
  tidied,
  wordsIn,
} from './guess.ts'
import { surelyOne } from './plural.de.ts'

type Gender = 'm' | 'f' | 'n'

/** A German word as it is guessed: a noun has a gender, and an adjective may stand between commas. */
export type GermanGuess =
  | { readonly text: string; readonly gender: Gender; readonly oblique?: string }
  | { readonly text: string; readonly apart?: true }

type Guessed = Guess<GermanGuess>

const RELATIVE: Readonly<Record<Gender, string>> = { m: 'der', f: 'die', n: 'das' }
const GENDERS: readonly Gender[] = ['m', 'f', 'n']

/** People who are called by what they are, alone or before a name. */
const CALLED =
  /^(?:oma|omi|opa|opi|mama|mami|mutti|papa|papi|vati|tante|onkel|herr|frau|uroma|uropa|doktor)(?= \p{L}|$)/iu
/** Names that families have, and pets; any other is a tap away. */
const NAMES =
  wordsIn(`rex bello waldi hasso mimi minka felix max moritz paul leon ben finn jonas luca noah elias emil anton jakob oskar
  theo karl otto fritz hans peter klaus uwe jürgen dieter wolfgang thomas michael andreas stefan markus martin tobias jan tim tom
  lukas julian david simon fabian emma mia anna ana lena lea laura lisa marie sophie sofia hannah hanna clara klara frieda ida
  greta mila ella charlotte johanna julia sarah katharina petra sabine monika ursula helga inge heidi erika gisela renate
  brigitte berta rosa paula maja nele zoé nour kevin justin chantal mandy snoopy struppi lumpi bobby balu`)

const POSSESSIVE = /^((?:[mds]|k)?eine?|unsere?|der|die|das) (?=.)/i

// Which kind it is

const PHRASE =
  /^(?:im|in|am|an|auf|aus|bei|beim|mit|ohne|unter|unterm|bis|über|voller|voll|von|vom|vor|vorm|hinter|zwischen|außer|zu|zum|zur|ganz|sehr|so|nicht|gegen|nach|wie) ./i
const ADJECTIVE_ENDING =
  /^ge\p{L}{2,}(?:t|en)$|(?:ig|lich|isch|sam|bar|los|voll|haft|nass|nackt|müde|wild|krank|frei|rund|leise|heiß|faul|dick|dünn|klein|groß|süß|sauer|blau|grün|hoch|steif|gelb|schwarz|weiß)$/u
const ADJECTIVES =
  wordsIn(`verliebt verrückt verwirrt verschwitzt verkleidet verschlafen verträumt verschnupft verkatert betrunken
  beleidigt begeistert erkältet entspannt schüchtern nüchtern albern selten offen trocken eigen besoffen zufrieden verlegen
  angezogen ausgezogen laut kalt eiskalt alt uralt rot knallrot bunt kunterbunt nackt`)

/** „kaninchen“, and not „lachen“. */
const SMALL = /(?<!^(?:be)?(?:tün|lyn|strol))(?<=[bdfgklnptzß])chen$/u

function likelyKind(text: string): GuessedKind {
  const [first = '', ...rest] = text.split(' ')
  if (PHRASE.test(text)) return 'adjective'
  if (POSSESSIVE.test(text) || isCapitalised(text) || CALLED.test(text) || NAMES.has(first)) return 'noun'
  if (rest.length === 0 && (SMALL.test(first) || isKnownNoun(first))) return 'noun'
  if (ADJECTIVES.has(first) || ADJECTIVE_ENDING.test(first)) return 'adjective'
  const isDone = isInfinitive(first) || first.endsWith('t')
  return isDone ? 'verb' : 'noun'
}

// What it could be, kind by kind

const noun = (text: string, gender: Gender, oblique: string | undefined): Guessed => ({
  kind: 'noun',
  word: oblique === undefined ? { text, gender } : { text, gender, oblique },
  label: `${text}, ${RELATIVE[gender]}…`,
})

const articleOf = (typed: string, gender: Gender): string => {
  const small = typed.toLowerCase()
  if (/^d(?:er|ie|as)$/.test(small)) return RELATIVE[gender]
  const stem = small.replace(/(?<=ein|unser)e$/, '')
  return gender === 'f' ? `${stem}e` : stem
}

const withArticle = (article: string, bare: string, gender: Gender): Guessed =>
  noun(`${articleOf(article, gender)} ${bare}`, gender, gender === 'm' ? obliqueOf(bare) : undefined)

const first = (likely: Gender): readonly Gender[] => [likely, ...GENDERS.filter(one => one !== likely)]

/** What an article says of the gender, if it says one: „ein“ and „mein“ are said of two. */
function genderBy(article: string, bare: string): Gender {
  const small = article.toLowerCase()
  const told = GENDERS.find(gender => RELATIVE[gender] === small) ?? (small.endsWith('e') ? 'f' : undefined)
  if (told) return told
  const guessed = genderOfNoun(bare) ?? 'm'
  return guessed === 'f' ? 'm' : guessed
}

const namesOf = (name: string): readonly Guessed[] => {
  const likely = CALLED.test(name)
    ? (genderOfNoun(name.split(' ')[0]!) ?? genderOfName(name))
    : genderOfName(name)
  const genders = first(likely).filter(one => one !== 'n')
  return genders.map(gender => noun(name, gender, gender === 'm' ? obliqueOfName(name) : undefined))
}

/** Every word of a name has a capital; of other nouns the first that has been typed without. */
const asName = (text: string): string => text.split(' ').map(capitalised).join(' ')

function nouns(text: string): readonly Guessed[] {
  const [start, article] = POSSESSIVE.exec(text) ?? []
  if (start !== undefined && article !== undefined) {
    const bare = capitalised(text.slice(start.length))
    const ways = first(genderBy(article, bare)).map(gender => withArticle(article, bare, gender))
    return [...ways, ...namesOf(bare)]
  }
  const bare = capitalised(text)
  const ways = first(genderOfNoun(bare) ?? 'm').map(gender => withArticle('ein', bare, gender))
  const names = namesOf(asName(text))
  const one = surelyOne(bare)
  if (one !== undefined) return [withArticle('ein', one, genderOfNoun(one) ?? 'm'), ...ways, ...names]
  const isName = CALLED.test(text) || NAMES.has(text.toLowerCase().split(/[ -]/)[0]!)
  return isName ? [...names, ...ways] : [...ways, ...names]
}

/** Behind a preposition the last word is a noun as a rule, with its capital: „im Pyjama“, „auf einem Bein“. */
const BEFORE_NOUN =
  /^(?:im|in|am|an|auf|aus|beim|mit|ohne|unter|unterm|voller|voll|vom|vorm|hinter|gegen|zum|zur) /
const NO_NOUN =
  wordsIn(`sich mir dir ihm ihr uns euch ihnen mich dich ihn allem allen alles nichts etwas viel wenig jedem einem
  oben unten hinten vorn vorne innen außen draußen drinnen dort hier daheim links rechts liebsten besten schönsten neuem`)

const withCapital = (text: string): string =>
  BEFORE_NOUN.test(text) && text === text.toLowerCase() && !NO_NOUN.has(text.split(' ').at(-1)!)
    ? text.replace(/\p{L}[^ ]*$/u, capitalised)
    : text

const adjectiveWays = (text: string): readonly Guessed[] => {
  const plain: Guessed = { kind: 'adjective', word: { text }, label: text }
  const apart: Guessed = { kind: 'adjective', word: { text, apart: true }, label: `…, ${text}, …` }
  return PHRASE.test(text) && !/^(?:ganz|sehr|so|nicht|wie|bis) /.test(text) ? [plain, apart] : [apart, plain]
}

const adjectives = (text: string): readonly Guessed[] =>
  [...new Set([withCapital(text), text])].flatMap(adjectiveWays)

const verbs = (text: string): readonly Guessed[] =>
  [...new Set([thirdPersonOf(text), text])].map(one => ({ kind: 'verb', word: { text: one }, label: one }))

export const guessGerman: Guesser<GermanGuess> = typed => {
  const text = tidied(typed)
  if (text === '') return []
  const small = text.charAt(0).toLocaleLowerCase() + text.slice(1)
  return inOrder(likelyKind(text), [
    ...nouns(text),
    ...adjectives(small),
    ...verbs(small.replace(/^(?:er|sie|es) /i, '')),
  ])
}
