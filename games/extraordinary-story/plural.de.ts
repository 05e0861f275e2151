import { genderOfNoun, isListedNoun } from './gender.de.ts'
import { capitalised, wordsIn } from './guess.ts'

/** „eine“ is said of one alone, so that whoever is misunderstood has a way out. */
const OF_SEVERAL = /^((?:[mds]eine|unsere|keine|die)|zwei|drei|vier|viele|einige|diese|alle) (?=.)/i

// Feminine nouns that look like those which are the same of one and of several

const HER_ER =
  wordsIn(`ader ammer auster butter dauer elster faser feder feier folter jungfer kammer kelter kiefer klammer
  klapper lauer leber leier leiter letter mauer metapher mutter natter nummer oper otter schleuder schulter schwester
  steuer tochter trauer wimper ziffer zither scheuer halfter rüster marter`)
const HER_EL =
  wordsIn(`achsel ampel amsel angel assel bibel brezel dattel deichsel distel drossel eichel fabel fackel fessel
  fibel formel gabel geisel geißel gondel gurgel hantel hummel insel kachel kanzel kapsel kartoffel klausel klingel
  kordel koppel kugel kuppel kurbel mandel mistel morchel murmel muschel nadel nessel nudel orgel pappel primel rassel
  raspel regel schachtel schaufel schaukel schindel schüssel semmel sichel spindel staffel stoppel tafel trommel troddel
  trüffel vokabel wachtel waffel windel wurzel zwiebel zimbel fuchtel`)
/** Feminine nouns in -e behind which another noun seems to stand. */
const HER_E = /(?:blüte|schale|herberge|zisterne|klause|wiege|märe|weite|breite)$/
/** What has no other ending of several than its vowel. */
const TURNED =
  wordsIn(`apfel vogel mantel nagel sattel schnabel hammel nabel mangel acker bruder hammer vater mutter tochter
  kloster schwager laden garten ofen graben hafen kasten boden faden magen bogen kragen`)
/** What ends in -en of several, and in nothing of one. */
const LONE =
  /(?:ung|heit|keit|schaft|ion|tät|ei|ur|enz|anz|ist|ent|ant|bär|held|mensch|prinz|graf|herr|pirat|soldat|naut|planet|komet|automat|pilot|uhr|bahn|tür|frau|bett|hemd|ohr|herz|fahrt|schrift|zeit|welt|burg|jacht|schlacht|arbeit|form|zahl|bucht|narr|spatz|idiot|zebra|motor|doktor|professor)$/

const plain = (noun: string): string =>
  noun.replace(/äu|[äöü]/giu, vowel => vowel.normalize('NFD').replace('\u0308', ''))

/** The last of a compound says how it is with all of it: „Singvögel“. */
const endsAmong = (noun: string, words: ReadonlySet<string>): boolean =>
  [...words].some(word => noun.toLowerCase().endsWith(word))

/** With the vowel as one alone has it, if that is a word. */
const turned = (noun: string): string | undefined =>
  [plain(noun), noun].find(one => isListedNoun(one.toLowerCase()))

/** One of them, where nothing else can be meant; „Katzen“ could be a cake for all that is known of it. */
export function surelyOne(several: string): string | undefined {
  const small = several.toLowerCase()
  if (plain(several) !== several && endsAmong(plain(small), TURNED)) return capitalised(plain(several))
  if (/innen$/.test(small)) return several.slice(0, -3)
  if (/er$/.test(small) && !isListedNoun(small)) return turned(several.slice(0, -2))
  if (/e$/.test(small) && !isListedNoun(small) && !HER_E.test(small)) return turned(several.slice(0, -1))
  if (/[^s]s$/.test(small) && isListedNoun(small.slice(0, -1)) && !isListedNoun(small))
    return several.slice(0, -1)
  return undefined
}

/** One of several, after an article that can be said of several. */
function oneOf(several: string): string | undefined {
  const sure = surelyOne(several)
  if (sure !== undefined) return sure
  const small = several.toLowerCase()
  const isSame = (feminine: ReadonlySet<string>) => !endsAmong(small, feminine) && genderOfNoun(small) !== 'f'
  if (/(?:chen|lein)$/.test(small)) return several
  if (/e[lr]n$/.test(small)) return several.slice(0, -1)
  if (/en$/.test(small)) return oneOfThose(several)
  if (/er$/.test(small)) return isSame(HER_ER) ? several : undefined
  if (/el$/.test(small)) return isSame(HER_EL) ? several : undefined
  return /[oy]s$/.test(small) ? several.slice(0, -1) : undefined
}

/** „Katzen“, „Bären“ and „Wagen“. */
function oneOfThose(several: string): string {
  const [bare, small] = [several.slice(0, -2), several.toLowerCase()]
  if (LONE.test(bare.toLowerCase())) return bare
  return isListedNoun(small) ? several : several.slice(0, -1)
}

/** TALE-35: „ein Vogel“ for „die Vögel“, „zwei Vögel“; undefined where one alone is meant, or nothing tells. */
export function singularOf(text: string): string | undefined {
  const [start, article] = OF_SEVERAL.exec(text) ?? []
  if (start === undefined || article === undefined) return undefined
  const several = text.slice(start.length)
  const one = several.includes(' ') ? undefined : oneOf(capitalised(several))
  if (one === undefined) return undefined
  const isHer = genderOfNoun(one) === 'f'
  const stem = /^([mds]ein|unser)e$/i.exec(article)?.[1]?.toLowerCase() ?? 'ein'
  return `${stem}${isHer ? 'e' : ''} ${one}`
}
