import type { Percept } from '@veillee/games'
import { composed, type Said } from '@veillee/kernel'
import {
  type Bend,
  type FeltKind,
  type Finger,
  type Going,
  type MovementClass,
  type NamedPlace,
  namedPlace,
  type Told,
} from '@veillee/touch'

// What a hand feels or sees, in as few words as say it: short enough for a line of braille.

const KINDS: Readonly<Record<FeltKind, Said>> = {
  finger: { fr: 'un doigt', en: 'a finger' },
  cloth: { fr: 'du tissu', en: 'cloth' },
  ring: { fr: 'un anneau', en: 'a ring' },
  dart: { fr: 'la fléchette', en: 'the dart' },
  cube: { fr: 'un cube', en: 'a cube' },
  string: { fr: 'la ficelle', en: 'the string' },
  coin: { fr: 'une pièce', en: 'a coin' },
  pawn: { fr: 'le pion', en: 'the pawn' },
  top: { fr: 'la toupie', en: 'the top' },
}

// A drawing

const ROWS: readonly Said[] = [
  { fr: 'près du poignet', en: 'near the wrist' },
  { fr: 'au milieu', en: 'in the middle' },
  { fr: 'sous les doigts', en: 'below the fingers' },
]
const SIDES: readonly Said[] = [
  { fr: ', à gauche', en: ', left' },
  { fr: '', en: '' },
  { fr: ', à droite', en: ', right' },
]

const BENDS: Readonly<Record<'little' | 'bow' | 'half', { readonly left: Said; readonly right: Said }>> = {
  little: {
    left: { fr: ', infléchi à gauche', en: ', bending left' },
    right: { fr: ', infléchi à droite', en: ', bending right' },
  },
  bow: {
    left: { fr: ', en tournant à gauche', en: ', turning left' },
    right: { fr: ', en tournant à droite', en: ', turning right' },
  },
  half: {
    left: { fr: ', demi-tour à gauche', en: ', half a turn left' },
    right: { fr: ', demi-tour à droite', en: ', half a turn right' },
  },
}

const NOTHING: Said = { fr: '', en: '' }
const DOT: Said = { fr: 'un point', en: 'a dot' }
const LIFT: Said = { fr: 'levé', en: 'lifted' }
const SAME_PLACE: Said = { fr: 'au même endroit', en: 'the same place' }

/** Steps are those of the buttons that lead a finger: who hears “up 3” presses “up” three times. */
export function goingWords({ right, up }: Going): Said {
  const [steps, rows] = [Math.abs(right), Math.abs(up)]
  const across: Said =
    right < 0
      ? { fr: `gauche ${steps}`, en: `left ${steps}` }
      : { fr: `droite ${steps}`, en: `right ${steps}` }
  const along: Said =
    up < 0 ? { fr: `bas ${rows}`, en: `down ${rows}` } : { fr: `haut ${rows}`, en: `up ${rows}` }
  if (right === 0 && up === 0) return SAME_PLACE
  if (right === 0) return along
  if (up === 0) return across
  return composed(say => `${say(along)}, ${say(across)}`)
}

/** A line whose middle lies to the right of the straight way turns left. */
function bendWords(bend: Bend): Said {
  if (bend === 0) return NOTHING
  const much = Math.abs(bend)
  const { left, right } = BENDS[much > 0.4 ? 'half' : much > 0.2 ? 'bow' : 'little']
  return bend < 0 ? left : right
}

export function toldWords(told: Told): Said {
  switch (told.say) {
    case 'down': {
      const [column, row] = told.cell
      return composed(say => `${say(KINDS.finger)} ${say(ROWS[row]!)}${say(SIDES[column]!)}`)
    }
    case 'again': {
      const going = goingWords(told)
      return { fr: `reposé : ${going.fr}`, en: `down again: ${going.en}` }
    }
    case 'line':
      return composed(say => say(goingWords(told)) + say(bendWords(told.bend)))
    case 'dot':
      return DOT
    case 'lift':
      return LIFT
  }
}

// A mime

const COLUMNS: readonly Said[] = [
  { fr: ', côté pouce', en: ', thumb side' },
  { fr: '', en: '' },
  { fr: ', côté auriculaire', en: ', little-finger side' },
]

const FINGERS: Readonly<Record<Finger, { readonly tip: Said; readonly length: Said; readonly back: Said }>> =
  {
    thumb: {
      tip: { fr: 'au bout du pouce', en: 'at the tip of the thumb' },
      length: { fr: 'sur le pouce', en: 'on the thumb' },
      back: { fr: 'sur le dos du pouce', en: 'on the back of the thumb' },
    },
    index: {
      tip: { fr: 'au bout de l’index', en: 'at the tip of the index' },
      length: { fr: 'sur l’index', en: 'on the index' },
      back: { fr: 'sur le dos de l’index', en: 'on the back of the index' },
    },
    middle: {
      tip: { fr: 'au bout du majeur', en: 'at the tip of the middle finger' },
      length: { fr: 'sur le majeur', en: 'on the middle finger' },
      back: { fr: 'sur le dos du majeur', en: 'on the back of the middle finger' },
    },
    ring: {
      tip: { fr: 'au bout de l’annulaire', en: 'at the tip of the ring finger' },
      length: { fr: 'sur l’annulaire', en: 'on the ring finger' },
      back: { fr: 'sur le dos de l’annulaire', en: 'on the back of the ring finger' },
    },
    little: {
      tip: { fr: 'au bout de l’auriculaire', en: 'at the tip of the little finger' },
      length: { fr: 'sur l’auriculaire', en: 'on the little finger' },
      back: { fr: 'sur le dos de l’auriculaire', en: 'on the back of the little finger' },
    },
  }

const ON_BACK: Said = { fr: 'sur le dos de la main, ', en: 'on the back of the hand, ' }

function placeWords(place: NamedPlace): Said {
  if (!('cell' in place)) {
    const { tip, length, back } = FINGERS[place.finger]
    return place.face === 'back' ? back : place.isTip ? tip : length
  }
  const [column, row] = place.cell
  const where = composed(say => say(ROWS[row]!) + say(COLUMNS[column]!))
  return place.face === 'back' ? composed(say => say(ON_BACK) + say(where)) : where
}

/** What has come down, and where. */
export const landsWords = (kind: FeltKind, at: NamedPlace): Said =>
  composed(say => `${say(KINDS[kind])} ${say(placeWords(at))}`)

const MOVES: Readonly<Record<MovementClass, Said>> = {
  tap: { fr: 'tape', en: 'taps' },
  press: { fr: 'appuie', en: 'presses' },
  drag: { fr: 'glisse', en: 'slides' },
  roll: { fr: 'roule', en: 'rolls' },
  spin: { fr: 'tourne sur place', en: 'spins' },
  drape: { fr: 's’étale', en: 'spreads out' },
  wrap: { fr: 's’enroule', en: 'winds round' },
  walk: { fr: 'marche', en: 'walks' },
  lift: { fr: 'touche', en: 'touches' },
  touch: { fr: 'touche', en: 'touches' },
}

const goesSomewhere = (movement: MovementClass): boolean => ['drag', 'roll', 'walk'].includes(movement)

/** What something did that had come down; where it went, if it did. */
export function movesWords(movement: MovementClass, to: NamedPlace): Said {
  const [does, where] = [MOVES[movement], placeWords(to)]
  return goesSomewhere(movement)
    ? { fr: `${does.fr}, et finit ${where.fr}`, en: `${does.en}, and ends ${where.en}` }
    : does
}

const MANY: Said = { fr: ', plusieurs à la fois', en: ', several at once' }

/** One thing that was done, from beginning to end, as somebody tells it who saw it. */
export function deedWords({ kind, movement, path: [from, to], isMany, upon }: Percept): Said {
  const [lands, moves] = [landsWords(kind, namedPlace(from)), movesWords(movement, namedPlace(to))]
  const under = upon && KINDS[upon]
  const company = isMany ? MANY : under ? { fr: `, sur ${under.fr}`, en: `, upon ${under.en}` } : NOTHING
  return composed(say => `${say(lands)}, ${say(moves)}${say(company)}`)
}
