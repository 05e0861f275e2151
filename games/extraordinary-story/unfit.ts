import { type Refusal, refuse } from '@veillee/kernel'
import type { Kind } from './card.ts'
import type { OwnLanguage } from './own-word.ts'
import { singularOf } from './plural.de.ts'

const why = {
  several: (text: string) =>
    refuse({
      en: `“${text}”: the story tells of one at a time. Say it of a single one.`,
      fr: `« ${text} » : l’histoire en raconte un seul à la fois. Mets-le au singulier.`,
    }),
  /** Where one of them can be named. */
  instead: (text: string, one: string) =>
    refuse({
      en: `“${text}”: the story tells of one at a time. Type “${one}”.`,
      fr: `« ${text} » : l’histoire en raconte un seul à la fois. Écris « ${one} ».`,
    }),
  open: (text: string) =>
    refuse({
      en: `“${text}”: a noun follows at once, so that no small word can stand at the end.`,
      fr: `« ${text} » : un nom suit aussitôt, donc pas de petit mot à la fin.`,
    }),
  dative: (text: string) =>
    refuse({
      en: `“${text}” asks for another form of the noun than the story gives it. Take a verb such as “kitzelt”.`,
      fr: `« ${text} » veut une autre forme du nom que celle de l’histoire. Prends un verbe comme « kitzelt ».`,
    }),
}

/** What would go wrong in running text, by language and kind. */
const UNFIT: Readonly<
  Record<
    OwnLanguage,
    readonly { readonly kind: Kind; readonly is: RegExp; readonly because: (text: string) => Refusal }[]
  >
> = {
  fr: [
    {
      kind: 'noun',
      is: /^(?:les|des|mes|tes|ses|nos|vos|leurs|ces|deux|trois|quatre) /i,
      because: why.several,
    },
    { kind: 'verb', is: / (?:à|au|aux|de|du|des)$/i, because: why.open },
  ],
  de: [
    { kind: 'noun', is: /^(?:zwei|drei|vier|viele|einige|diese|alle) /i, because: why.several },
    {
      kind: 'verb',
      is: / (?:auf|an|aus|ab|ein|zu|um|vor|nach|mit|los|weg|hin|her|fest|frei|zurück|hoch|runter|rein|raus|von|über|für|in|bei)$/i,
      because: why.open,
    },
    {
      kind: 'verb',
      is: /^(?:hilft|folgt|dankt|gratuliert|gehört|gefällt|antwortet|droht|begegnet|vertraut|schmeichelt|gehorcht|verzeiht|widerspricht)$/i,
      because: why.dative,
    },
  ],
  es: [
    {
      kind: 'noun',
      is: /^(?:los|las|unos|unas|mis|tus|sus|nuestros|nuestras|estos|estas|dos|tres|cuatro) /i,
      because: why.several,
    },
    { kind: 'verb', is: / (?:al?|del?|con|en|por|para|sobre)$/i, because: why.open },
  ],
  en: [{ kind: 'noun', is: /^(?:some|two|three|four|these|those) /i, because: why.several }],
}

/** What to type instead of what is said of several: only German leaves it open what „die“ is said of. */
export const oneInstead = (text: string, language: OwnLanguage): string | undefined =>
  language === 'de' ? singularOf(text) : undefined

/** TALE-35: why a word of this kind cannot stand in running text. */
export const whyUnfit = (text: string, kind: Kind, language: OwnLanguage): Refusal | undefined => {
  const one = kind === 'noun' ? oneInstead(text, language) : undefined
  if (one !== undefined) return why.instead(text, one)
  return UNFIT[language].find(one => one.kind === kind && one.is.test(text))?.because(text)
}
