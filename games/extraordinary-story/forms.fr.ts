import { wordsIn } from './guess.ts'

// Two forms of an adjective, and the third person of a verb, by their letters.

/** With these an adjective is a phrase that stays as it is. */
const PREPOSITION = /^(?:en|à|au|aux|sur|sous|dans|sans|avec|chez|de|du|des|par|pour|comme) |^d’|^l’/

/** What makes an adjective stronger or weaker steps aside: « très fatiguée », « un peu folle », « mal rasée ». */
export const STRONGER =
  /^(?:très|trop|assez|si|bien|mal(?! d)|pas|plus|moins|un peu|presque|toujours|jamais|encore|déjà|\p{L}+ment) (?=\p{L})/iu

/** What joins two that both agree: « petite et ronde ». */
const JOINED = / (?:et|ou|mais) /

/** « tout étonnée », « tout heureuse », and « toute molle ». */
const ALL_THERE = /^[aeiouyéèêàâîôû]|^h(?:eureu|umid|onnêt|abil|ypocrit|ystér|ésit)/

/** Those that everybody uses, and that no ending tells. */
const ADJECTIVES =
  wordsIn(`petit grand gros gras gentil content joli beau nouveau vieux jeune mignon rigolo drôle triste fou mou doux dur froid
  chaud frais sec rond court long vide lent rapide calme sage bête malin coquin fier timide étrange bizarre chauve blond brun
  roux nu cru cuit mûr muet sourd idiot méchant laid moche sale propre rouge bleu vert jaune noir blanc gris minuscule énorme
  immense ronchon poilu têtu pointu dodu tordu perdu malade endormi ravi surpris assis léger mauvais franc jaloux bavard gourmand
  gluant tendre tiède honnête maladroit adroit droit étroit profond brillant collant coiffé rigolard`)

type Change = readonly [ending: RegExp, becomes: string]

/** Where a change ends in +, the last letter is doubled first. */
const FEMININE: readonly Change[] = [
  [/^(gentil|nul|gros|gras|bas|las|épais|sot|pâlot|vieillot|paysan)$/, '+'],
  [/^(marron|orange|chic|sympa|cool|zen|super|kaki|grognon|snob|rock|extra)$/, '$1'],
  [/^vieux$/, 'vieille'],
  [/^frais$/, 'fraîche'],
  [/^(jalou|heureu)x$/, '$1se'],
  [/^roux$/, 'rousse'],
  [/^doux$/, 'douce'],
  [/^(f|m)ou$/, '$1olle'],
  [/^(sec)$/, 'sèche'],
  [/^(blanc|franc)$/, '$1he'],
  [/^(grec)$/, 'grecque'],
  [/^(rigolo)$/, 'rigolote'],
  [/eau$/, 'elle'],
  [/eux$/, 'euse'],
  [/if$/, 'ive'],
  [/er$/, 'ère'],
  [/(menteu|chanteu|flatteu)r$/, '$1se'],
  [/(meill|supéri|inféri|extéri|intéri|min|maj)eur$/, '$1eure'],
  [/teur$/, 'trice'],
  [/eur$/, 'euse'],
  [/(compl|discr|inqui|secr|concr|prê)et$/, '$1ète'],
  [/(el|eil|en|on|et)$/, '+'],
  [/ic$/, 'ique'],
  [/(long|oblong)$/, '$1ue'],
  [/e$/, 'e'],
  [/$/, 'e'],
]

function feminineWord(word: string): string {
  const [ending, becomes] = FEMININE.find(([ending]) => ending.test(word))!
  return becomes.endsWith('+') ? `${word}${word.at(-1)}e` : word.replace(ending, becomes)
}

const FEMININE_OF = new Map([...ADJECTIVES].map(m => [m, feminineWord(m)]))
const MASCULINE_OF = new Map([...FEMININE_OF].map(([m, f]) => [f, m]))

/** Whether this is an adjective that everybody uses, in either form. */
export const isCommonAdjective = (word: string): boolean => ADJECTIVES.has(word) || MASCULINE_OF.has(word)

/**
 * Of a phrase, its first word agrees; one that begins with a preposition stays. What makes it stronger steps aside, and
 * of two that are joined both agree.
 */
function agreeing(text: string, word: (first: string) => string): string {
  if (PREPOSITION.test(text)) return text
  const [stronger = ''] = STRONGER.exec(text) ?? []
  const rest = text.slice(stronger.length)
  if (stronger !== '') return stronger + agreeing(rest, word)
  const [first = '', ...others] = rest.split(' ')
  const joined = JOINED.exec(` ${others.join(' ')} `)
  if (joined?.index !== 0 || others.length < 2) return [word(first), ...others].join(' ')
  return `${word(first)} ${others[0]} ${agreeing(others.slice(1).join(' '), word)}`
}

const WHOLE = /^toute? (?=\p{L})/iu

/** « tout mou » is « toute molle », and « tout en bleu » of both. */
export function feminineOf(masculine: string): string {
  const rest = masculine.replace(WHOLE, '')
  const feminine = agreeing(rest, feminineWord)
  if (rest === masculine) return feminine
  return `${ALL_THERE.test(feminine) ? 'tout' : 'toute'} ${feminine}`
}

/** Where somebody has typed what is surely the feminine. */
export function masculineOf(typed: string): string {
  const rest = typed.replace(WHOLE, '')
  return (rest === typed ? '' : 'tout ') + agreeing(rest, masculineWord)
}

const masculineWord = (word: string): string =>
  MASCULINE_OF.get(word) ??
  word
    .replace(/euse$/, 'eux')
    .replace(/ée$/, 'é')
    .replace(/ive$/, 'if')
    .replace(/(an|en)te$/, '$1t')
    .replace(/arde$/, 'ard')

const THIRD_PERSON: readonly Change[] = [
  [/^aller$/, 'va'],
  [/^avoir$/, 'a'],
  [/^être$/, 'est'],
  [/^(sa)voir$/, '$1it'],
  [/(appel|jet|épel)er$/, '+'],
  [/([ou])yer$/, '$1ie'],
  [/ayer$/, 'aie'],
  [/[eé]([bcdfglmnprstv]|ch|gn)er$/, 'è$1e'],
  [/er$/, 'e'],
  [/(ouvr|offr|couvr|souffr|cueill|assaill)ir$/, '$1e'],
  [/(dor|ser|por|par|sor)[mtv]ir$/, '$1t'],
  [/(cour|mour)ir$/, '$1t'],
  [/(sen|men)tir$/, '$1t'],
  [/(t|v)enir$/, '$1ient'],
  [/(vêt)ir$/, '$1'],
  [/cevoir$/, 'çoit'],
  [/voir$/, 'voit'],
  [/oire$/, 'oit'],
  [/ir$/, 'it'],
  [/([aeo]in)dre$/, '$1t'],
  [/(abs|rés)oudre$/, '$1out'],
  [/dre$/, 'd'],
  [/ttre$/, 't'],
  [/(sui|vi)vre$/, '$1t'],
  [/ompre$/, 'ompt'],
  [/aincre$/, 'ainc'],
  [/aître$/, 'aît'],
  [/(ai)re$/, '$1t'],
  [/(ui|i)re$/, '$1t'],
]

/** « chatouiller » is « chatouille »; what is no infinitive stays. */
export function thirdPersonOf(typed: string): string {
  const [first = '', ...rest] = typed.split(' ')
  return [thirdPersonWord(first), ...rest].join(' ')
}

function thirdPersonWord(verb: string): string {
  const [ending, becomes] = THIRD_PERSON.find(([ending]) => ending.test(verb)) ?? [/$/, '']
  return becomes === '+' ? `${verb.slice(0, -2)}${verb.at(-3)}e` : verb.replace(ending, becomes)
}
