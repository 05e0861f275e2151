import { wordsIn } from './guess.ts'

type Gender = 'm' | 'f'

const FEMININE_ENDING = /(?:a|[cs]ión|[dt]ad|tud|umbre|[^p]ez|iz|ie)$/
/** Masculine, whatever their ending says. */
const MASCULINE =
  wordsIn(`día mediodía mapa planeta problema sistema programa tema idioma clima drama poema fantasma panda
  pijama gorila koala puma pirata poeta cura tranvía yoga delta enigma aroma diploma telegrama crucigrama pentagrama esquema
  emblema panorama papa monarca patriarca guardia atleta astronauta acróbata burócrata futbolista artista dentista taxista
  periodista pianista guitarrista turista equilibrista ciclista trapecista malabarista camarada colega policía espía guía
  ajedrez juez diez lápiz maíz matiz tapiz desliz avión camión gorrión guion`)
/** Feminine, whatever their ending says. */
const FEMININE =
  wordsIn(`mano foto moto radio flor coliflor sal miel luz cruz voz coz paz hoz nuez mujer madre noche tarde leche nube
  nieve llave clave calle carne sangre gente suerte muerte mente fuente torre serpiente frente base clase frase nave sede red
  pared sed ley col piel cárcel señal catedral capital imagen virgen razón sartén sien crin tos gripe hambre ave chinche
  fiebre liebre esfinge higiene tele bici peli tribu web labor hélice reina suegra`)
/** Verb and plural in one, as “paraguas”. */
export const COMPOUND =
  /^(?:para|saca|abre|rompe|lava|corta|limpia|cuenta|porta|salva|guarda|toca|rasca)\p{L}{2,}s$/u

/** By its first word: the others hang on it. */
export function genderOfNoun(noun: string): Gender {
  const [first = ''] = noun.toLowerCase().split(/[ -]/)
  if (FEMININE.has(first)) return 'f'
  if (MASCULINE.has(first) || COMPOUND.test(first)) return 'm'
  return FEMININE_ENDING.test(first) ? 'f' : 'm'
}

const HER_NAME =
  wordsIn(`carmen isabel raquel inés pilar beatriz mercedes dolores rocío consuelo rosario belén luz sol nieves irene
  abril noemí esther ester ruth judith miriam leonor soledad paz lourdes montserrat araceli maribel mabel maite itziar zoe zoé
  chloe maricarmen conchi pili loli mari toñi salomé sofi tere charo meri mamá mami abu`)
const HIS_NAME = wordsIn('luca borja josema nikita sasha bautista elías matías garcía')

export function genderOfName(name: string): Gender {
  const [first = ''] = name.toLowerCase().split(/[ -]/)
  if (HER_NAME.has(first)) return 'f'
  return first.endsWith('a') && !HIS_NAME.has(first) ? 'f' : 'm'
}

/** A stressed a at the beginning takes “un” and “el”, however feminine it is. */
const STRESSED_A =
  /^(?:águila|agua|alma|ánima|hada|hacha|arma|ala|aula|ancla|área|ánfora|asa|hambre|alga)(?: |$)/i

export const articleOf = (gender: Gender, noun: string, pair: Readonly<Record<Gender, string>>): string =>
  pair[gender === 'f' && STRESSED_A.test(noun) && /^(?:una|la)$/.test(pair.f) ? 'm' : gender]
