/** Two forms of an adjective, and the third person of a verb, by their letters. */

/** With these an adjective is a phrase that stays as it is. */
const PREPOSITION = /^(?:en|à|au|aux|sur|sous|dans|sans|avec|chez|de|du|des|par|pour|comme|très) |^d’|^l’/

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

/** Of a phrase, its first word agrees; one that begins with a preposition stays. */
export function feminineOf(masculine: string): string {
  if (PREPOSITION.test(masculine)) return masculine
  const [first = '', ...rest] = masculine.split(' ')
  return [feminineWord(first), ...rest].join(' ')
}

/** Where somebody has typed what is surely the feminine. */
export function masculineOf(typed: string): string {
  if (PREPOSITION.test(typed)) return typed
  const [first = '', ...rest] = typed.split(' ')
  const masculine = first
    .replace(/euse$/, 'eux')
    .replace(/ée$/, 'é')
    .replace(/ive$/, 'if')
    .replace(/(an|en)te$/, '$1t')
    .replace(/arde$/, 'ard')
  return [masculine, ...rest].join(' ')
}

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
