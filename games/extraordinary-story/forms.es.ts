import { wordsIn } from './guess.ts'

// Adjectives: the first word agrees, and what makes it stronger steps aside

const UNCHANGED =
  wordsIn(`rosa lila naranja malva violeta idiota hipócrita belga azteca persa cabeza boca marrón cortés mayor menor mejor peor
  superior inferior exterior interior anterior posterior`)
/** What stands before a phrase that says the same of either gender. */
const PHRASE =
  /^(?:a|al|ante|bajo|con|contra|de|del|desde|en|entre|hacia|hasta|para|por|según|sin|sobre|tras|como) .|^\p{L}+[ai]ndo(?: |$)|^\p{L}+[iy]endo(?: |$)/iu
export const STRONGER =
  /^(?:muy|más|menos|tan|medio|casi|bien|mal|siempre|nunca|algo|nada|poco|bastante|un poco|demasiado|recién|\p{L}+mente) (?=\p{L})/iu

/** Those that everybody uses, and that no ending tells. */
const COMMON =
  wordsIn(`pequeño grande gordo flaco alto bajo contento triste alegre feliz viejo joven nuevo guapo feo bonito lindo loco
  tonto listo bueno malo dulce duro blando frío caliente seco fresco redondo corto largo lleno vacío lento rápido tímido raro
  extraño calvo rubio moreno pelirrojo crudo mudo sordo ciego sucio limpio rojo azul verde amarillo negro blanco gris morado
  minúsculo enorme inmenso travieso enfermo borracho quieto tierno flojo suave fuerte débil rico pobre vago goloso
  trabajador hablador español inglés francés japonés chino ruso alemán catalán andaluz holgazán cursi cutre`)

/** Whether this is an adjective that everybody uses, in either form. */
export const isCommonAdjective = (word: string): boolean =>
  COMMON.has(word) || COMMON.has(changed(word, MASCULINE))

const FEMININE: readonly (readonly [RegExp, string])[] = [
  [/o$/, 'a'],
  [/or$/, 'ora'],
  [/ón$/, 'ona'],
  [/án$/, 'ana'],
  [/ín$/, 'ina'],
  [/és$/, 'esa'],
  [/([oe])te$/, '$1ta'],
  [/ñol$/, 'ñola'],
  [/luz$/, 'luza'],
]

const MASCULINE: readonly (readonly [RegExp, string])[] = [
  [/([dt])ora$/, '$1or'],
  [/ona$/, 'ón'],
  [/(gl|nc|nd|gu|[nl]d|anc)esa$/, '$1és'],
  [/(holgaz|alem|catal)ana$/, '$1án'],
  [/ñola$/, 'ñol'],
  [/a$/, 'o'],
]

function changed(word: string, by: readonly (readonly [RegExp, string])[]): string {
  if (UNCHANGED.has(word) || /(?:ista|cida|cola)$/.test(word)) return word
  const [ending, other] = by.find(([one]) => one.test(word)) ?? []
  return ending && other !== undefined ? word.replace(ending, other) : word
}

function agreeing(text: string, by: readonly (readonly [RegExp, string])[]): string {
  if (PHRASE.test(text)) return text
  const [stronger = ''] = STRONGER.exec(text) ?? []
  const [first = '', ...rest] = text.slice(stronger.length).split(' ')
  const [second, ...others] = rest
  const isWhole = /^tod[oa]$/.test(first) && second !== undefined // “todo sucio”, “toda sucia”
  const isJoined = /^(?:y|e|o|pero)$/.test(second ?? '') && others.length > 0 // “pequeña y redonda”
  const after = isWhole
    ? [changed(second, by), ...others]
    : isJoined
      ? [second!, agreeing(others.join(' '), by)]
      : rest
  return stronger + [changed(first, by), ...after].join(' ')
}

export const feminineOf = (text: string): string => agreeing(text, FEMININE)
export const masculineOf = (text: string): string => agreeing(text, MASCULINE)

// Verbs: the third person, with the vowels that change

const TO_IE =
  wordsIn(`despertar cerrar encerrar pensar querer perder calentar sentar regar empezar comenzar defender encender apretar
  fregar herir hervir mentir sentir preferir acertar enterrar temblar tropezar confesar entender atravesar negar plegar
  desplegar gobernar merendar helar remendar extender divertir advertir recomendar manifestar quebrar atender alentar
  desenterrar digerir sugerir convertir invertir`)
const TO_UE =
  wordsIn(`contar encontrar probar comprobar soñar volar colgar descolgar mover morder doler volver dormir morir mostrar
  demostrar acostar recordar rodar soltar torcer retorcer cocer almorzar costar devolver envolver desenvolver remover
  resolver tostar apostar colar renovar forzar reforzar promover disolver revolver conmover aprobar rogar consolar`)
const TO_I =
  wordsIn(`pedir seguir perseguir conseguir vestir desvestir servir repetir medir elegir corregir despedir impedir derretir
  gemir rendir teñir reñir competir`)
const TO_ACCENT =
  wordsIn(`espiar fotografiar enviar vaciar enfriar guiar criar esquiar confiar desafiar liar desviar rociar actuar evaluar
  continuar situar acentuar`)
const SINGLE: Readonly<Record<string, string>> = {
  ser: 'es',
  estar: 'está',
  ir: 'va',
  dar: 'da',
  ver: 've',
  oír: 'oye',
  decir: 'dice',
  bendecir: 'bendice',
  maldecir: 'maldice',
  reír: 'ríe',
  sonreír: 'sonríe',
  freír: 'fríe',
  oler: 'huele',
  jugar: 'juega',
  tener: 'tiene',
  mantener: 'mantiene',
  detener: 'detiene',
  venir: 'viene',
  prohibir: 'prohíbe',
  reunir: 'reúne',
  aislar: 'aísla',
  aullar: 'aúlla',
  maullar: 'maúlla',
}

const lastVowel = (stem: string, vowel: string, other: string): string => {
  const at = stem.lastIndexOf(vowel)
  return stem.slice(0, at) + other + stem.slice(at + 1)
}

function stemOf(verb: string): string {
  const stem = verb.slice(0, -2)
  if (TO_IE.has(verb)) return lastVowel(stem, 'e', 'ie')
  if (TO_UE.has(verb)) return lastVowel(stem, 'o', 'ue')
  if (TO_I.has(verb)) return lastVowel(stem, 'e', 'i')
  if (TO_ACCENT.has(verb)) return stem.replace(/[iu]$/, vowel => (vowel === 'i' ? 'í' : 'ú'))
  return /[^gq]uir$/.test(verb) ? `${stem}y` : stem
}

function doing(verb: string): string {
  const known = SINGLE[verb]
  if (known !== undefined) return known
  return stemOf(verb) + (verb.endsWith('ar') ? 'a' : 'e')
}

const INFINITIVE = /^\p{L}+[aeií]r(?:se)?$/u

export const isInfinitive = (word: string): boolean => INFINITIVE.test(word)

/** “hacer cosquillas”, “hace cosquillas”; what is no infinitive stays as it is. */
export function thirdPersonOf(verb: string): string {
  const [first = '', ...rest] = verb.split(' ')
  if (!isInfinitive(first)) return verb
  const isOneself = first.endsWith('se')
  const said = doing(isOneself ? first.slice(0, -2) : first)
  return [isOneself ? `se ${said}` : said, ...rest].join(' ')
}
