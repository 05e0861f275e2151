import { wordsIn } from './guess.ts'

// Nouns that have an ending wherever they are no subject

const WEAK =
  /(?:[^aeiouäöüe]e|[^f]ist|[^lmz]ent|fant|rant|kant|mant|tant|pirat|soldat|demokrat|automat|diplomat|naut|athlet|poet|prophet|planet|komet|bär|held|mensch|prinz|graf|fürst|narr|spatz|kamerad|architekt|pilot|idiot|chaot|favorit|bandit|eremit|vagabund)$/
const STRONG = /(?:käse|advent|event|talent|patent|orient|restaurant|diamant|hydrant)$/
const SHORT: Readonly<Record<string, string>> = {
  herr: 'n',
  nachbar: 'n',
  bauer: 'n',
  ungar: 'n',
  bayer: 'n',
}

/** „Drachen“, where it is „ein Drache“ as a subject; undefined where nothing changes. */
export function obliqueOf(noun: string): string | undefined {
  const small = noun.toLowerCase()
  const [, short] = Object.entries(SHORT).find(([end]) => small === end || small.endsWith(end)) ?? []
  if (short !== undefined && !/(?:lauer|mauer|schauer)$/.test(small)) return noun + short
  if (STRONG.test(small) || !WEAK.test(small)) return undefined
  return noun + (small.endsWith('e') ? 'n' : 'en')
}

/** „Herr Müller“ is „Herrn Müller“ wherever he is no subject. */
export const obliqueOfName = (name: string): string | undefined =>
  /^Herr /.test(name) ? name.replace('Herr', 'Herrn') : undefined

// Verbs: the third person

const STRONG_VERBS: Readonly<Record<string, string>> = {
  essen: 'isst',
  fressen: 'frisst',
  sehen: 'sieht',
  lesen: 'liest',
  nehmen: 'nimmt',
  geben: 'gibt',
  werfen: 'wirft',
  treffen: 'trifft',
  brechen: 'bricht',
  stechen: 'sticht',
  treten: 'tritt',
  gessen: 'gisst',
  sprechen: 'spricht',
  schlafen: 'schläft',
  fangen: 'fängt',
  tragen: 'trägt',
  waschen: 'wäscht',
  fahren: 'fährt',
  schlagen: 'schlägt',
  backen: 'bäckt',
  braten: 'brät',
  lassen: 'lässt',
  halten: 'hält',
  laden: 'lädt',
  raten: 'rät',
  blasen: 'bläst',
  stoßen: 'stößt',
  laufen: 'läuft',
  saufen: 'säuft',
  haben: 'hat',
  messen: 'misst',
  helfen: 'hilft',
  stehlen: 'stiehlt',
  schmelzen: 'schmilzt',
  graben: 'gräbt',
  tun: 'tut',
}
const PREFIX = /^(?:be|ver|er|ent|zer|über|unter|um|miss)(?=\p{L}{4})/u
/** What stands apart from its verb, behind the object: no card can say that. */
const PARTICLE =
  /^(?:auf|an|aus|ab|ein|zu|vor|nach|mit|los|weg|hin|her|fest|frei|zurück|hoch|runter|rein|raus|weiter|wieder)(?=\p{L}{4,}n$)/u
const WHOLE = wordsIn(`zupfen zucken zücken zuckern zünden angeln ankern hinken herrschen wiederholen
  festigen abonnieren antworten zurren`)

export const isInfinitive = (word: string): boolean => /^\p{Ll}{2,}(?:en|eln|ern)$/u.test(word)

function doing(verb: string): string {
  const known = STRONG_VERBS[verb]
  if (known !== undefined) return known
  const stem = verb.replace(/e?n$/, '')
  return stem + (/[dt]$|(?:ch|[^aeiouäöülrhmn])[mn]$/.test(stem) ? 'et' : 't')
}

/** „kitzeln“, „kitzelt“; what is no infinitive stays as it is. */
export function thirdPersonOf(verb: string): string {
  if (!isInfinitive(verb)) return verb
  const particle = WHOLE.has(verb) ? undefined : PARTICLE.exec(verb)?.[0]
  if (particle !== undefined) return `${thirdPersonOf(verb.slice(particle.length))} ${particle}`
  const [prefix = ''] = STRONG_VERBS[verb] === undefined ? (PREFIX.exec(verb) ?? []) : []
  const base = verb.slice(prefix.length)
  return STRONG_VERBS[base] === undefined ? doing(verb) : prefix + STRONG_VERBS[base]
}
