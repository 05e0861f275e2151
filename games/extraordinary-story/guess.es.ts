import {
  feminineOf,
  isCommonAdjective,
  isInfinitive,
  masculineOf,
  STRONGER,
  thirdPersonOf,
} from './forms.es.ts'
import { articleOf, COMPOUND, genderOfName, genderOfNoun } from './gender.es.ts'
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
import { isSomebody } from './somebody.es.ts'

type Gender = 'm' | 'f'

/** A Spanish word as it is guessed: what is done to somebody is done “a”. */
export type SpanishGuess =
  | { readonly text: string; readonly gender: Gender; readonly alive?: true }
  | { readonly m: string; readonly f: string }
  | { readonly text: string; readonly personal?: true }

type Guessed = Guess<SpanishGuess>

/** People who are called by what they are: no article, and a capital. */
const CALLED = wordsIn('mamá mami mamita papá papi papito yaya yayo abu nona nono tata tita tito lela lelo')

/** And those who are before a name, with “el” or “la” or without. */
const CALLED_BEFORE_NAME = new Set([...CALLED, ...wordsIn('don doña fray sor san santa')])
const TOLD_BEFORE_NAME =
  wordsIn(`tía tío abuela abuelo prima primo señora señor señorita doctora doctor profesora profesor profe seño maestra
  maestro madrina padrino vecina vecino hermana hermano cuñada cuñado capitán capitana`)

type Pair = Readonly<Record<Gender, string>>

const ONE: Pair = { m: 'un', f: 'una' }
const THE: Pair = { m: 'el', f: 'la' }
const ARTICLES: readonly Pair[] = [
  ONE,
  THE,
  { m: 'nuestro', f: 'nuestra' },
  { m: 'este', f: 'esta' },
  { m: 'mi', f: 'mi' },
  { m: 'tu', f: 'tu' },
  { m: 'su', f: 'su' },
]
const DETERMINER = /^(un|una|el|la|nuestro|nuestra|este|esta|mi|tu|su) (?=.)/i

// Which kind it is

const AS_ADJECTIVE =
  /^(?:a|al|bajo|con|contra|de|del|en|entre|hacia|hasta|para|por|sin|sobre|tras|como|muy|más|medio|tod[oa]|llen[oa]|cubiert[oa]|muert[oa]|vestid[oa]) ./i
const ADJECTIVE_ENDING =
  /(?:[ai]d[oa]|[^l]{2}os[oa]|able|ible|[ai]ndo|iendo|ient[oa]|ísim[oa]|ud[oa]|ón|ona|ric[oa]|tic[oa]|tiv[oa])$/
/** Nouns that end like adjectives. */
const NO_ADJECTIVES =
  wordsIn(`helado soldado abogado empleado pescado mercado supermercado tejado candado teclado invitado cuñado cuñada
  estado lado vestido marido nido partido sonido comida bebida vida salida ensalada empanada limonada tostada almohada hada espada
  mermelada cascada jornada abogada oso osa esposo esposa cosa rosa mariposa raposa baldosa prosa losa forzudo viuda
  duda ayuda cable sable avión camión dragón ladrón león ratón jamón balón tiburón campeón camaleón corazón cajón sillón
  botón balcón escalón tablón vagón arcón jabón pantalón colchón melón limón bastón montón pulmón salón tapón acordeón calcetín gorrión escorpión canción
  estación televisión habitación halcón tejón hurón cinturón algodón buzón turrón jarrón cartón camarón mejillón edredón
  caparazón bombón peón persona corona mona lona azafrán motivo motín museo médico médica mecánico
  músico política música fábrica barrica físico químico ático pórtico elástico plástico gimnástica
  matemática botica archivo olivo oliva perezoso calabozo bandido mando comando contrabando bando quiosco cupido fluido ruido nudo
  escudo saludo embudo nombre viento asiento movimiento cuento cimiento sentimiento pimiento herramienta tienda pimienta
  reloj`)
const NO_VERBS =
  wordsIn(`bar mar collar hogar altar calamar pilar paladar jaguar pulgar lugar solar militar celular radar bazar dólar azúcar
  avatar par telar hangar titular mujer taller alfiler láser póster váter líder chofer chófer bachiller cráter
  hámster mánager elixir faquir menhir porvenir souvenir martir tapir emir visir zafir`)
/** What a phrase begins with that is done to somebody. */
const DONE =
  wordsIn(`hace da pone tira saca canta lava quita mete pide dice cuenta regala echa toma corta pinta guiña lee escribe
  prepara enseña muestra roba sopla come besa`)

/** What somebody does, said as a card would; no noun is like it. */
const DOES =
  wordsIn(`besa abraza muerde come bebe duerme corre salta ríe baila canta mira escucha busca encuentra quiere ama odia persigue
  atrapa huele esconde lame chupa empuja lava peina despierta asusta grita llora sueña cocina dibuja ronca estornuda bosteza achucha`)
/** What may stand behind an adjective; whatever else does is its noun. */
const GOES_ON = /^(?:y|e|o|pero|de|del|en|a|al|con|como|para|por|sin)$/

function likelyKind(text: string): GuessedKind {
  const [first = '', ...rest] = text.split(' ')
  if (STRONGER.test(text) && !isCapitalised(text)) return 'adjective'
  if (isBeforeName(text, CALLED_BEFORE_NAME)) return 'noun'
  if (DETERMINER.test(text) || isCapitalised(text) || CALLED.has(text.toLowerCase())) return 'noun'
  if (AS_ADJECTIVE.test(text)) return 'adjective'
  if (/^se (?=\p{L})/iu.test(text) || DOES.has(text)) return 'verb'
  const isPhrase = rest.length === 0 || GOES_ON.test(rest[0]!)
  if (isPhrase && isCommonAdjective(first)) return 'adjective'
  if (isInfinitive(first) && !NO_VERBS.has(first)) return 'verb'
  if (rest.length > 0 && DONE.has(first)) return 'verb'
  return ADJECTIVE_ENDING.test(first) && !NO_ADJECTIVES.has(first) && !isSomebody(first)
    ? 'adjective'
    : 'noun'
}

// What it could be, kind by kind

const other = (gender: Gender): Gender => (gender === 'm' ? 'f' : 'm')

const named = (name: string, gender: Gender): Guessed => ({
  kind: 'noun',
  word: { text: name, gender, alive: true },
  label: `${name}, ${gender === 'm' ? 'él' : 'ella'}`,
})

function noun(article: Pair, bare: string, gender: Gender, isAlive: boolean): Guessed {
  const text = `${articleOf(gender, bare, article)} ${bare}`
  const word = isAlive ? { text, gender, alive: true as const } : { text, gender }
  const isTold = articleOf('m', bare, article) !== articleOf('f', bare, article)
  const it = isTold ? '' : gender === 'm' ? ', él' : ', ella'
  return { kind: 'noun', word, label: `${text}${it}, ${isAlive ? 'alguien' : 'algo'}` }
}

const waysOf = (article: Pair, bare: string, gender: Gender): readonly Guessed[] => {
  const isAlive = isSomebody(bare)
  return [
    noun(article, bare, gender, isAlive),
    noun(article, bare, gender, !isAlive),
    noun(article, bare, other(gender), isAlive),
    noun(article, bare, other(gender), !isAlive),
  ]
}

const namesOf = (name: string, gender: Gender): readonly Guessed[] => [
  named(name, gender),
  named(name, other(gender)),
]

/** “un hada” is as feminine as “una bruja”. */
function genderAfter(article: string, pair: Pair, bare: string): Gender {
  if (pair.m === pair.f) return genderOfNoun(bare)
  return [pair.f, articleOf('f', bare, pair)].includes(article) ? 'f' : 'm'
}

/** “croquetas” are several, and the story tells of one. */
const SEVERAL = /^\p{Ll}{3,}[ao]s$/u
const ONE_IN_S = wordsIn('caos cosmos atlas gafas tijeras cosquillas')

function nouns(text: string): readonly Guessed[] {
  const [start, typed] = DETERMINER.exec(text) ?? []
  if (start !== undefined && typed !== undefined) {
    const bare = text.slice(start.length)
    const article = typed.toLowerCase()
    const pair = ARTICLES.find(({ m, f }) => m === article || f === article) ?? ONE
    return [
      ...waysOf(pair, bare, genderAfter(article, pair, bare)),
      ...namesOf(capitalised(bare), genderOfName(bare)),
    ]
  }
  const small = uncapitalised(text)
  const isName =
    isCapitalised(text) || CALLED.has(small.toLowerCase()) || isBeforeName(text, CALLED_BEFORE_NAME)
  const names = namesOf(capitalised(text), genderOfName(text))
  if (isBeforeName(text, TOLD_BEFORE_NAME)) return [...waysOf(THE, small, genderOfNoun(small)), ...names]
  const isSeveral = SEVERAL.test(text) && !COMPOUND.test(text) && !ONE_IN_S.has(text)
  const thing = isSeveral ? small.slice(0, -1) : small
  const things = waysOf(ONE, thing, genderOfNoun(thing))
  return isName ? [...names, ...things] : [...things, ...names]
}

const verb = (text: string, isPersonal: boolean): Guessed => ({
  kind: 'verb',
  word: isPersonal ? { text, personal: true } : { text },
  label: isPersonal ? `${text} a…` : `${text}…`,
})

/** What has an object of its own is done “a” whatever comes: “saca la lengua a una tetera”. */
function verbs(text: string): readonly Guessed[] {
  const bare = text.replace(/ a$/i, '')
  const said = thirdPersonOf(bare)
  const isPersonal = bare !== text || said.replace(/^se /, '').includes(' ')
  const both = (one: string) => [verb(one, isPersonal), verb(one, !isPersonal)]
  return [...both(said), ...both(bare)]
}

export const guessSpanish: Guesser<SpanishGuess> = typed => {
  const text = tidied(typed)
  if (text === '') return []
  const small = uncapitalised(text)
  return inOrder(likelyKind(text), [
    ...nouns(text),
    ...inTwoForms(small, masculineOf, feminineOf),
    ...verbs(small.replace(/^(?:él|ella) /i, '')),
  ])
}
