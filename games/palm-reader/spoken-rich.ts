import type { Said } from '@veillee/kernel'
import type { RICH } from './glyphs-rich.ts'
import {
  ANTICLOCKWISE,
  CLOCKWISE,
  counted,
  DOWN,
  headingOf,
  listed,
  NOTHING,
  place,
  RIGHT,
  say,
  spaced,
  towards,
  UP,
  way,
} from './phrase.ts'
import type { Speeches } from './speech.ts'

const ON_LEFT = say('left', 'à gauche')
const ON_RIGHT = say('right', 'à droite')

export const SPOKEN_RICH: Speeches<typeof RICH> = {
  tree: (left, right, growth, foot) =>
    listed(
      say('a tree', 'un arbre'),
      inEach(left, right, say('one branch', 'une branche'), say('branches', 'branches')),
      spaced(say('pointing', 'pointant'), way(growth === 'up' ? UP : DOWN)),
      foot === 'rooted' ? say('a line below', 'un trait dessous') : NOTHING,
    ),

  face: (eyes, mouth, middle, head) => {
    const looks = {
      dots: say('dots for eyes', 'des points pour yeux'),
      bars: say('both eyes shut', 'les deux yeux fermés'),
      wink: say('only the left eye shut', 'seul l’œil gauche fermé'),
    }
    const mouths = {
      smile: say('smiling mouth', 'bouche qui sourit'),
      frown: say('sad mouth', 'bouche triste'),
      flat: say('straight mouth', 'bouche droite'),
      wavy: say('wavy mouth', 'bouche en vague'),
      round: say('round mouth', 'bouche ronde'),
    }
    const tops = {
      bald: NOTHING,
      hair: say('a curl of hair', 'une mèche'),
      ears: say('ears', 'des oreilles'),
    }
    const nose = middle === 'nose' ? say('a nose', 'un nez') : NOTHING
    return listed(say('a face', 'un visage'), looks[eyes], mouths[mouth], nose, tops[head])
  },

  // Drawn with its head on the left, and `facing` mirrors it.
  fish: (side, stripes, tail, eye, back) =>
    listed(
      side === 'right'
        ? say('a fish facing left', 'un poisson vers la gauche')
        : say('a fish facing right', 'un poisson vers la droite'),
      eye === 'dot' ? say('dot eye', 'œil en point') : say('ring eye', 'œil en rond'),
      counted(stripes, say('one stripe', 'une rayure'), say('stripes', 'rayures')),
      tail === 'forked' ? say('forked tail', 'queue en fourche') : say('round tail', 'queue ronde'),
      back === 'finned' ? say('a fin on top', 'une nageoire dessus') : NOTHING,
    ),

  maze: (side, turn, legs, heart) => {
    const signs = {
      plain: NOTHING,
      dotted: say('dot inside', 'point dedans'),
      walled: say('bar inside', 'barre dedans'),
    }
    return listed(
      say('a square spiral from the middle', 'une spirale carrée depuis le centre'),
      side === 'right' ? CLOCKWISE : ANTICLOCKWISE,
      firstly(turn + headingOf(side)),
      counted(legs, say('one line', 'un trait'), say('lines', 'traits')),
      signs[heart],
    )
  },

  crown: (tips, pearls, bands) => {
    const dots = {
      plain: NOTHING,
      all: say('a dot above each', 'un point sur chacune'),
      first: say('dot above the left one', 'un point sur celle de gauche'),
      last: say('dot above the right one', 'un point sur celle de droite'),
    }
    const lines = {
      0: NOTHING,
      1: say('a line below', 'un trait dessous'),
      2: say('a line below, one inside', 'un trait dessous, un dedans'),
    }
    const points = counted(tips, say('one point', 'une pointe'), say('points', 'pointes'))
    return listed(spaced(say('a crown,', 'une couronne,'), points), dots[pearls], lines[bands])
  },

  key: (turn, teeth, bow, eye, neck) => {
    const heads = {
      ring: say('round head', 'tête ronde'),
      diamond: say('diamond head', 'tête en losange'),
      heart: say('heart head', 'tête en cœur'),
    }
    const bits = counted(teeth, say('one tooth', 'une dent'), say('teeth', 'dents'))
    return listed(
      spaced(
        say('a key,', 'une clé,'),
        heads[bow],
        turn === 0 ? say('up', 'en haut') : say('down', 'en bas'),
      ),
      eye === 'dotted' ? say('dot inside', 'point dedans') : NOTHING,
      neck === 'collar' ? say('bar at neck', 'barre au cou') : NOTHING,
      spaced(bits, say(way(turn + RIGHT).en, place(turn + RIGHT).fr)),
    )
  },

  eye: (lashes, pupil, bags) => {
    const middles = {
      dot: say('a dot in the middle', 'un point au milieu'),
      ring: say('a circle in the middle', 'un rond au milieu'),
      slit: say('an upright line in the middle', 'un trait debout au milieu'),
    }
    const folds = counted(
      bags,
      say('one curve below', 'une courbe dessous'),
      say('curves below', 'courbes dessous'),
    )
    return listed(
      say('an eye', 'un œil'),
      middles[pupil],
      counted(lashes, say('one lash', 'un cil'), say('lashes', 'cils')),
      bags === 0 ? NOTHING : folds,
    )
  },

  sun: (rays, pose, core) => {
    const cores = {
      plain: say('empty inside', 'vide dedans'),
      dot: say('a dot inside', 'un point dedans'),
      dots: say('two dots side by side inside', 'deux points côte à côte dedans'),
      bar: say('a level bar inside', 'une barre couchée dedans'),
      cross: say('a cross inside', 'une croix dedans'),
      ring: say('a small circle inside', 'un petit rond dedans'),
    }
    return listed(
      spaced(
        say('a sun with', 'un soleil à'),
        counted(rays, say('one ray', 'un rayon'), say('rays', 'rayons')),
      ),
      pose === 'upright'
        ? say('one straight up', 'un tout en haut')
        : say('none straight up', 'aucun tout en haut'),
      cores[core],
    )
  },

  beetle: (left, right, feelers, back) => {
    const horns = {
      0: say('no feelers', 'sans antennes'),
      1: say('left feeler only', 'seule l’antenne gauche'),
      2: say('two feelers', 'deux antennes'),
    }
    const backs = {
      line: say('a line down its back', 'un trait le long du dos'),
      dots: say('two dots on its back', 'deux points sur le dos'),
      bar: say('a bar across its back', 'une barre sur le dos'),
    }
    const legs = inEach(left, right, say('one leg', 'une patte'), say('legs', 'pattes'))
    return listed(say('a beetle', 'un scarabée'), legs, horns[feelers], backs[back])
  },

  boat: (rig, pennant, waves, hull) => {
    const sails = {
      fore: say('sail on the left', 'voile à gauche'),
      aft: say('sail on the right', 'voile à droite'),
      both: say('sails on both sides', 'voiles des deux côtés'),
    }
    const sea = counted(waves, say('a wave below', 'une vague dessous'), say('waves below', 'vagues dessous'))
    return listed(
      say('a boat', 'un bateau'),
      sails[rig],
      pennant === 'none'
        ? say('no flag', 'sans drapeau')
        : spaced(say('flag flying', 'drapeau'), towards(pennant)),
      hull === 'dotted' ? say('dot on hull', 'point sur la coque') : NOTHING,
      waves === 0 ? NOTHING : sea,
    )
  },

  mushroom: (spots, stem, neck, ground) => {
    const freckles = {
      0: say('no spots', 'sans taches'),
      1: say('one spot', 'une tache'),
      2: say('middle and left spots', 'taches au milieu et à gauche'),
      3: say('three spots', 'trois taches'),
    }
    const earth = {
      plain: NOTHING,
      grass: say('a line below', 'un trait dessous'),
      dots: say('a dot either side', 'un point de chaque côté'),
    }
    const foot = stem === 'slim' ? say('thin stem', 'pied mince') : say('thick stem', 'gros pied')
    return listed(
      say('a mushroom', 'un champignon'),
      freckles[spots],
      spaced(foot, neck === 'collar' ? say('with a bar', 'barré') : NOTHING),
      earth[ground],
    )
  },
}

/** How many on either side; what they are is named once. */
function inEach(left: number, right: number, one: Said, many: Said): Said {
  const rest = counted(right, say('one', 'une'), NOTHING)
  return listed(spaced(counted(left, one, many), ON_LEFT), spaced(rest, ON_RIGHT))
}

function firstly(degrees: number): Said {
  return say(`first ${way(degrees).en}`, `d’abord ${place(degrees).fr}`)
}
