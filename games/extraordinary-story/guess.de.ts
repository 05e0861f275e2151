import { isInfinitive, obliqueOf, obliqueOfName, thirdPersonOf } from './forms.de.ts'
import { genderOfName, genderOfNoun, isKnownNoun, isListedNoun } from './gender.de.ts'
import {
  capitalised,
  type Guess,
  type GuessedKind,
  type Guesser,
  inOrder,
  isCapitalised,
  tidied,
  uncapitalised,
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
  theo karl heinz otto fritz hans peter klaus uwe jürgen dieter wolfgang thomas michael andreas stefan markus martin tobias jan tim tom
  lukas julian david simon fabian emma mia anna ana lena lea laura lisa marie sophie sofia hannah hanna clara klara frieda ida
  greta mila ella charlotte johanna julia sarah katharina petra sabine monika ursula helga inge heidi erika gisela renate
  brigitte berta rosa paula maja nele zoé nour kevin justin chantal mandy snoopy struppi lumpi bobby balu`)

const POSSESSIVE = /^((?:[mds]|k)?eine?|unsere?|der|die|das) (?=.)/i

// Which kind it is

const PHRASE =
  /^(?:im|in|am|an|auf|aus|bei|beim|mit|ohne|unter|unterm|voller|voll|von|vom|vor|vorm|hinter|zwischen|außer|zu|zum|zur|gegen|nach) ./i
/** What makes an adjective stronger; it stands between commas as that does. */
const STRONGER =
  /^(?:ganz|sehr|so|zu|nicht|wie|bis|über|total|echt|richtig|ziemlich|völlig|halb|immer|frisch|super|mega|voll) \p{Ll}/u
const ADJECTIVE_ENDING =
  /^ge\p{L}{2,}(?:t|en)$|(?:ig|lich|isch|sam|bar|los|voll|haft|nass|nackt|müde|wild|krank|frei|rund|leise|heiß|faul|dick|dünn|klein|groß|süß|sauer|blau|grün|hoch|steif|gelb|schwarz|weiß)$/u
const ADJECTIVES =
  wordsIn(`verliebt verrückt verwirrt verschwitzt verkleidet verschlafen verträumt verschnupft verkatert betrunken
  beleidigt begeistert erkältet entspannt schüchtern nüchtern albern selten offen trocken eigen besoffen zufrieden verlegen
  angezogen ausgezogen pink lila rosa orange türkis doof blöd laut kalt eiskalt alt uralt rot knallrot bunt kunterbunt nackt`)

/** „kaninchen“, and not „lachen“. */
const SMALL = /(?<!^(?:be)?(?:tün|lyn|strol))(?<=[bdfgklnptzß])chen$/u

function likelyKind(text: string): GuessedKind {
  const [first = '', ...rest] = text.split(' ')
  if (PHRASE.test(text) || STRONGER.test(text)) return 'adjective'
  if (
    POSSESSIVE.test(text) ||
    DECLINED.test(text) ||
    whoseIn(text) !== undefined ||
    isCapitalised(text) ||
    CALLED.test(text) ||
    NAMES.has(first)
  )
    return 'noun'
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
  noun(`${articleOf(article, gender)} ${bare}`, gender, obliqueIn(bare, gender, BEHIND_ARTICLE))

/** „kleine Maus“, „alter Teddy“: adjectives before their noun, which keep their small letters. */
const DECLINED = /^(?:\p{Ll}+e[rs]? )+(?=\p{Lu})/u

type Declension = Readonly<Record<Gender, string>>
const BEHIND_ARTICLE: Declension = { m: 'en', f: 'en', n: 'en' }
const BEHIND_OWNER: Declension = { m: 'en', f: 'er', n: 'em' }

/** As it is where it is no subject: „kleinen Hasen“. */
function obliqueIn(bare: string, gender: Gender, endings: Declension): string | undefined {
  const declined = bare.replace(DECLINED, before => before.replaceAll(/e[rs]? /g, `${endings[gender]} `))
  const said = gender === 'm' ? (obliqueOf(declined) ?? declined) : declined
  return said === bare ? undefined : said
}

/** „Papas Bart“, „opas Gebiss“: whose it is, in place of an article. */
function whoseIn(text: string): string | undefined {
  const [whose, owner = ''] = /^(\p{L}+)s (?=\p{L})/u.exec(text) ?? []
  const isKnown = CALLED.test(owner) || NAMES.has(owner.toLowerCase())
  return isKnown && !NAMES.has(`${owner.toLowerCase()}s`) ? whose : undefined
}

const first = (likely: Gender): readonly Gender[] => [likely, ...GENDERS.filter(one => one !== likely)]

/** What an article says of the gender, or the adjective behind it: „ein“ and „mein“ are said of two. */
function genderBy(article: string, bare: string): Gender {
  const small = article.toLowerCase()
  const told = GENDERS.find(gender => RELATIVE[gender] === small) ?? (small.endsWith('e') ? 'f' : undefined)
  if (told) return told
  const [, ending] = /^\p{Ll}+(e[rs]?) /u.exec(bare) ?? []
  if (ending !== undefined) return ending === 'er' ? 'm' : ending === 'es' ? 'n' : 'f'
  const guessed = genderOfNoun(bare) ?? 'm'
  return guessed === 'f' && article !== '' ? 'm' : guessed
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

/** The noun with its capital; behind an article, „kleine maus“ has it too. */
function asNoun(text: string): string {
  if (DECLINED.test(text)) return text
  const [adjective = '', noun, ...more] = text.split(' ')
  const isDeclined = /^\p{Ll}+e[rs]?$/u.test(adjective) && !isListedNoun(adjective)
  return isDeclined && noun !== undefined && more.length === 0
    ? `${adjective} ${capitalised(noun)}`
    : capitalised(text)
}

function nouns(text: string): readonly Guessed[] {
  const [start, typed] = POSSESSIVE.exec(text) ?? []
  if (start !== undefined && typed !== undefined) {
    const bare = asNoun(text.slice(start.length))
    const ways = first(genderBy(typed, bare)).map(gender => withArticle(typed, bare, gender))
    return [...ways, ...namesOf(bare)]
  }
  const whose = whoseIn(text)
  if (whose !== undefined) {
    const [owner, bare] = [capitalised(whose), asNoun(text.slice(whose.length))]
    const of = (gender: Gender) => {
      const oblique = obliqueIn(bare, gender, BEHIND_OWNER)
      return noun(owner + bare, gender, oblique === undefined ? undefined : owner + oblique)
    }
    return first(genderBy('', bare)).map(of)
  }
  const bare = DECLINED.test(text) ? text : capitalised(text)
  const likely = DECLINED.test(text) ? genderBy('', bare) : genderOfNoun(bare)
  const ways = first(likely ?? 'm').map(gender => withArticle('ein', bare, gender))
  const names = namesOf(asName(text))
  const one = surelyOne(bare)
  if (one !== undefined) return [withArticle('ein', one, genderOfNoun(one) ?? 'm'), ...ways, ...names]
  const [called = ''] = text.toLowerCase().split(' ')
  const isName = CALLED.test(text) || called.split('-').every(one => NAMES.has(one))
  return isName ? [...names, ...ways] : [...ways, ...names]
}

/** Behind a preposition the last word is a noun as a rule, with its capital: „im Pyjama“, „auf einem Bein“. */
const BEFORE_NOUN =
  /^(?:im|in|am|an|auf|aus|beim|mit|ohne|unter|unterm|voller|voll|vom|vorm|hinter|gegen|zum|zur) /
const NO_NOUN =
  wordsIn(`sich mir dir ihm ihr uns euch ihnen mich dich ihn allem allen alles nichts etwas viel wenig jedem einem
  oben unten hinten vorn vorne innen außen draußen drinnen dort hier daheim links rechts liebsten besten schönsten neuem`)

const isNoNoun = (last: string): boolean =>
  NO_NOUN.has(last) ||
  ADJECTIVES.has(last) ||
  ADJECTIVE_ENDING.test(last) ||
  /^(?:be|ver|er|ent|zer)\p{L}{2,}t$/u.test(last)

const withCapital = (text: string): string =>
  BEFORE_NOUN.test(text) && text === text.toLowerCase() && !isNoNoun(text.split(' ').at(-1)!)
    ? text.replace(/\p{L}[^ ]*$/u, capitalised)
    : text

const adjectiveWays = (text: string): readonly Guessed[] => {
  const plain: Guessed = { kind: 'adjective', word: { text }, label: text }
  const apart: Guessed = { kind: 'adjective', word: { text, apart: true }, label: `…, ${text}, …` }
  return PHRASE.test(text) && !STRONGER.test(text) ? [plain, apart] : [apart, plain]
}

const adjectives = (text: string): readonly Guessed[] =>
  [...new Set([withCapital(text), text])].flatMap(adjectiveWays)

const verbs = (text: string): readonly Guessed[] =>
  [...new Set([thirdPersonOf(text), text])].map(one => ({ kind: 'verb', word: { text: one }, label: one }))

export const guessGerman: Guesser<GermanGuess> = typed => {
  const text = tidied(typed)
  if (text === '') return []
  const small = uncapitalised(text)
  return inOrder(likelyKind(text), [
    ...nouns(text),
    ...adjectives(small),
    ...verbs(small.replace(/^(?:er|sie|es) /i, '')),
  ])
}
