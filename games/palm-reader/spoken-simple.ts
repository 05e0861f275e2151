import type { Said } from '@veillee/kernel'
import type { SIMPLE } from './glyphs-simple.ts'
import {
  ANTICLOCKWISE,
  BOTTOM_LEFT,
  besideIt,
  CLOCKWISE,
  counted,
  DOWN,
  LEFT,
  listed,
  NOTHING,
  place,
  pose as poseOf,
  RIGHT,
  say,
  spaced,
  UP,
  way,
} from './phrase.ts'
import type { Speeches } from './speech.ts'

type Quarter = 0 | 90 | 180 | 270

const DOT_INSIDE = say('a dot inside', 'un point dedans')

const RUNS = {
  lying: say('from left to right', 'de gauche à droite'),
  standing: say('from top to bottom', 'de haut en bas'),
}

const STARTS = {
  lying: { low: say('low', 'd’en bas'), high: say('high', 'd’en haut') },
  standing: { low: say('on the right', 'de la droite'), high: say('on the left', 'de la gauche') },
}

export const SPOKEN_SIMPLE: Speeches<typeof SIMPLE> = {
  line: (lean, count) => {
    const slopes = {
      0: say('from top to bottom', 'de haut en bas'),
      45: say('rising to the right', 'en montant vers la droite'),
      90: say('from left to right', 'de gauche à droite'),
      135: say('falling to the right', 'en descendant vers la droite'),
    }
    const lines = counted(
      count,
      say('one straight line', 'un trait droit'),
      say('parallel lines', 'traits parallèles'),
    )
    return listed(lines, slopes[lean])
  },

  cross: (count, pose) => {
    const three = say('a star of three lines crossing', 'une étoile de trois traits croisés')
    const crosses = {
      2: {
        upright: say('an upright cross, like a plus', 'une croix droite, comme un plus'),
        tilted: say('a slanting cross, like an X', 'une croix penchée, comme un X'),
      },
      3: {
        upright: listed(three, say('one upright', 'dont un debout')),
        tilted: listed(three, say('one level', 'dont un couché')),
      },
    }
    return crosses[count][pose]
  },

  tee: (turn, bars) =>
    listed(
      spaced(say('a T, its bar', 'un T, sa barre'), place(turn)),
      bars === 'double' ? say('a second bar beside the first', 'une seconde barre à côté') : NOTHING,
    ),

  ring: kind => {
    const rings = {
      round: say('a circle', 'un cercle'),
      flat: say('an oval, wider than tall', 'un ovale, plus large que haut'),
      tall: say('an oval, taller than wide', 'un ovale, plus haut que large'),
      nested: say('a small circle inside a large one', 'un petit cercle dans un grand'),
      beside: say('two small circles side by side', 'deux petits cercles côte à côte'),
      stacked: say('two small circles, one above the other', 'deux petits cercles l’un sur l’autre'),
      linked: say('two circles side by side that overlap', 'deux cercles côte à côte qui se chevauchent'),
    }
    return rings[kind]
  },

  gap: (turn, count) =>
    listed(
      spaced(say('a circle with a gap', 'un cercle ouvert'), place(turn + RIGHT)),
      count === 2 ? say('a smaller one like it inside', 'un plus petit pareil dedans') : NOTHING,
    ),

  bow: (turn, kind) => {
    const bows = {
      open: spaced(say('a plain U open', 'un simple U ouvert'), place(turn)),
      shut: spaced(say('a half circle, its flat side', 'un demi-cercle, le côté plat'), place(turn)),
      nested: spaced(
        say('a narrow U inside a wide U, both open', 'un U étroit dans un U large, ouverts'),
        place(turn),
      ),
    }
    return bows[kind]
  },

  triangle: (turn, kind) => {
    const inside = {
      plain: NOTHING,
      nested: say('a smaller one inside', 'un plus petit dedans'),
      split: say('cut in two from its tip', 'coupé en deux depuis la pointe'),
    }
    return listed(spaced(say('a triangle pointing', 'un triangle pointant'), way(turn)), inside[kind])
  },

  box: (shape, kind) => {
    const boxes = {
      square: say('a square', 'un carré'),
      diamond: say('a diamond standing on its tip', 'un losange debout sur sa pointe'),
      flat: say('a rectangle, wider than tall', 'un rectangle plus large que haut'),
      tall: say('a rectangle, taller than wide', 'un rectangle plus haut que large'),
    }
    const level = say('a level line across the middle', 'un trait couché au milieu')
    const upright = say('an upright line in the middle', 'un trait debout au milieu')
    const inside = { plain: NOTHING, split: shape === 'flat' ? upright : level, dotted: DOT_INSIDE }
    return listed(boxes[shape], inside[kind])
  },

  angle: (turn, arms) => {
    const corner = spaced(say('a square corner', 'un angle droit'), place(turn + BOTTOM_LEFT))
    if (arms === 'even') return listed(corner, say('two equal arms', 'deux bras égaux'))
    const [long, short] = arms === 'tall' ? [turn, turn + RIGHT] : [turn + RIGHT, turn]
    return listed(
      corner,
      spaced(say('long arm', 'bras long'), way(long)),
      spaced(say('short arm', 'bras court'), way(short)),
    )
  },

  chevron: (turn, count) => {
    const heads = {
      1: say('a bare arrowhead pointing', 'une pointe de flèche seule'),
      2: say('two arrowheads in a row pointing', 'deux pointes de flèche qui se suivent'),
      3: say('three arrowheads in a row pointing', 'trois pointes de flèche qui se suivent'),
    }
    return spaced(heads[count], way(turn))
  },

  arrow: (turn, kind) => {
    const extra = {
      plain: NOTHING,
      double: say('a second head behind the first', 'une seconde pointe derrière la première'),
      tailed: say('a bar across its tail', 'une barre en travers de la queue'),
    }
    return listed(spaced(say('an arrow pointing', 'une flèche'), way(turn)), extra[kind])
  },

  zigzag: (pose, legs, start) =>
    listed(
      spaced(
        say('a zigzag of', 'un zigzag de'),
        counted(legs, say('one line', 'un trait'), say('lines', 'traits')),
      ),
      RUNS[pose],
      spaced(say('starting', 'en partant'), STARTS[pose][start]),
    ),

  wave: (pose, humps, start, count) => {
    const first = pose === 'lying' ? { low: DOWN, high: UP } : { low: RIGHT, high: LEFT }
    const bends = counted(humps, say('one bend', 'une bosse'), say('bends', 'bosses'))
    const waves =
      count === 1
        ? say('a wave with', 'une vague à')
        : say('two parallel waves with', 'deux vagues parallèles à')
    return listed(
      spaced(waves, bends),
      RUNS[pose],
      spaced(say('first bend', 'la première'), way(first[start])),
    )
  },

  rampart: (pose, teeth, start) => {
    const pointing = pose === 'lying' ? { low: UP, high: DOWN } : { low: LEFT, high: RIGHT }
    const row = counted(
      teeth,
      say('one square tooth', 'une dent carrée'),
      say('square teeth', 'dents carrées'),
    )
    return listed(
      say('a castle wall in one line', 'un mur de château d’un trait'),
      spaced(row, say('pointing', 'pointant'), way(pointing[start])),
    )
  },

  spiral: (sense, turns, start) => {
    const sign = sense === 'clockwise' ? 1 : -1
    const lengths = {
      1.5: say('one and a half turns', 'un tour et demi'),
      2.25: say('two and a quarter turns', 'deux tours et quart'),
      3: say('three turns', 'trois tours'),
    }
    return listed(
      say('a spiral from the middle', 'une spirale depuis le centre'),
      sense === 'clockwise' ? CLOCKWISE : ANTICLOCKWISE,
      lengths[turns],
      spaced(say('ending', 'fin'), place(RIGHT + start + sign * turns * 360)),
    )
  },

  coil: (turn, loops) => {
    const curls = counted(loops, say('a loop', 'une boucle'), say('loops', 'boucles'))
    return spaced(say('a line', 'un trait'), courseOf(turn), say('with', 'avec'), curls, besideIt(turn))
  },

  eight: lean => listed(say('a figure of eight', 'un huit'), poseOf(lean, 'masculine')),

  ribbon: (turn, kind) =>
    listed(
      spaced(say('a loop', 'une boucle'), place(turn)),
      say('its two ends crossed and spread', 'ses deux bouts croisés et écartés'),
      kind === 'barred' ? say('joined by a bar', 'reliés par une barre') : NOTHING,
    ),

  hook: (turn, side, bend) => {
    const tip = turn + (side === 'right' ? LEFT : RIGHT)
    const names = {
      round: say('a round hook: straight', 'un crochet rond\u202f: tout droit'),
      square: say('a square hook: straight', 'un crochet carré\u202f: tout droit'),
    }
    const ends = { round: say('then curling', 'puis courbé'), square: say('then bent back', 'puis replié') }
    return listed(spaced(names[bend], way(turn + DOWN)), spaced(ends[bend], way(tip)))
  },

  star: (points, pose) =>
    listed(
      spaced(
        say('the outline of a star with', 'le contour d’une étoile à'),
        counted(points, say('one point', 'une branche'), say('points', 'branches')),
      ),
      pose === 'upright'
        ? say('one at the top', 'une en haut')
        : say('a notch at the top', 'un creux en haut'),
    ),

  heart: (turn, kind) => {
    const inside = {
      plain: NOTHING,
      dotted: DOT_INSIDE,
      split: say('cut in two from its tip', 'coupé en deux depuis la pointe'),
    }
    return listed(spaced(say('a heart, its tip pointing', 'un cœur, pointe'), way(turn + DOWN)), inside[kind])
  },

  bolt: (pose, side, kinks) => {
    const courses = {
      standing: {
        right: say('from top right to bottom left', 'de haut en bas, vers la gauche'),
        left: say('from top left to bottom right', 'de haut en bas, vers la droite'),
      },
      lying: {
        right: say('lying, from left to right, rising', 'couché, de gauche à droite, en montant'),
        left: say('lying, from left to right, falling', 'couché, de gauche à droite, en descendant'),
      },
    }
    const kink = counted(kinks, say('one kink', 'un décrochement'), say('kinks', 'décrochements'))
    return listed(say('a lightning bolt', 'un éclair'), courses[pose][side], kink)
  },

  stairs: (side, steps, kind) =>
    listed(
      spaced(say('stairs climbing', 'un escalier qui monte'), way(side === 'left' ? LEFT : RIGHT)),
      counted(steps, say('one step', 'une marche'), say('steps', 'marches')),
      kind === 'shut' ? say('closed below', 'fermé dessous') : NOTHING,
    ),

  leaf: (lean, kind) => {
    const inside = {
      plain: NOTHING,
      ribbed: say('a line along the middle', 'un trait au milieu'),
      veined: say('a line along the middle and two Vs', 'un trait au milieu et deux V'),
    }
    return listed(say('a pointed leaf', 'une feuille pointue'), poseOf(lean, 'feminine'), inside[kind])
  },

  hourglass: (pose, kind) => {
    const extra = {
      plain: NOTHING,
      belted: say('a bar across its waist', 'une barre en travers du milieu'),
      dotted: say('a dot in each half', 'un point dans chaque moitié'),
    }
    return listed(
      say('an hourglass', 'un sablier'),
      poseOf(pose === 'lying' ? 90 : 0, 'masculine'),
      extra[kind],
    )
  },

  drop: (turn, kind) => {
    const inside = {
      plain: NOTHING,
      dotted: DOT_INSIDE,
      nested: say('a small circle inside', 'un petit rond dedans'),
    }
    return listed(spaced(say('a drop, its tip pointing', 'une goutte, pointe'), way(turn)), inside[kind])
  },

  blossom: (petals, pose, kind) => {
    const inside = {
      plain: NOTHING,
      dotted: DOT_INSIDE,
      ringed: say('a small circle inside', 'un petit rond dedans'),
    }
    return listed(
      spaced(
        say('a flower with', 'une fleur à'),
        counted(petals, say('one petal', 'un pétale'), say('petals', 'pétales')),
      ),
      pose === 'upright'
        ? say('one at the top', 'un en haut')
        : say('a notch at the top', 'un creux en haut'),
      inside[kind],
    )
  },

  pin: (turn, head, kind) => {
    const heads = {
      ring: say('a circle', 'un cercle'),
      box: say('a square', 'un carré'),
      triangle: say('a triangle', 'un triangle'),
    }
    return listed(
      spaced(heads[head], place(turn), say('on a straight stem', 'au bout d’une tige')),
      kind === 'barred' ? say('a bar across the stem', 'une barre en travers') : NOTHING,
    )
  },
}

function courseOf(turn: Quarter): Said {
  const courses = {
    0: say('from left to right', 'de gauche à droite'),
    90: say('from top to bottom', 'de haut en bas'),
    180: say('from right to left', 'de droite à gauche'),
    270: say('from bottom to top', 'de bas en haut'),
  }
  return courses[turn]
}
