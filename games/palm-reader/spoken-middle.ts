import type { Said } from '@veillee/kernel'
import type { MIDDLE } from './glyphs-middle.ts'
import type { MARKS } from './mark.ts'
import {
  BOTTOM_LEFT,
  BOTTOM_RIGHT,
  besideIt,
  counted,
  DOWN,
  headingOf,
  LEFT,
  listed,
  NOTHING,
  place,
  pose,
  RIGHT,
  say,
  spaced,
  towards,
  way,
} from './phrase.ts'
import type { Speeches } from './speech.ts'

type Mark = (typeof MARKS)[number]
type Quarter = 0 | 90 | 180 | 270

export const SPOKEN_MIDDLE: Speeches<typeof MIDDLE> = {
  cup: (turn, inside) =>
    listed(
      spaced(say('a U open', 'un U ouvert'), place(turn)),
      spaced(signOf(inside, turn), say('inside', 'dedans')),
    ),

  moon: (turn, beside) =>
    listed(
      spaced(say('a crescent moon, its hollow', 'un croissant de lune, le creux'), place(turn + RIGHT)),
      beside === 'plain' ? NOTHING : spaced(signOf(beside, turn), say('in it', 'dedans')),
    ),

  flag: (side, count, shape) => {
    const flags = {
      ribbon: counted(
        count,
        say('a straight streamer', 'un ruban droit'),
        say('straight streamers', 'rubans droits'),
      ),
      pennant: counted(
        count,
        say('a triangular flag', 'un drapeau triangulaire'),
        say('triangular flags', 'drapeaux triangulaires'),
      ),
      curl: counted(
        count,
        say('a curled streamer', 'un ruban enroulé'),
        say('curled streamers', 'rubans enroulés'),
      ),
    }
    const places = {
      1: say('at the top', 'en haut'),
      2: say('in the upper half', 'dans la moitié du haut'),
      3: say('all the way down', 'sur toute la hauteur'),
    }
    return listed(say('a pole', 'un mât'), spaced(flags[shape], way(headingOf(side))), places[count])
  },

  fork: (turn, tines, foot) => {
    const prongs = counted(tines, say('a prong', 'une dent'), say('prongs', 'dents'))
    const handle = {
      plain: NOTHING,
      bar: say('a bar across the handle', 'une barre en travers du manche'),
      dot: spaced(say('handle with a dot', 'manche avec un point'), besideIt(turn + RIGHT)),
      ring: spaced(say('handle with a circle', 'manche avec un rond'), besideIt(turn + RIGHT)),
    }
    return listed(
      spaced(say('a fork,', 'une fourche,'), prongs, say('pointing', 'pointant'), way(turn)),
      handle[foot],
    )
  },

  house: (front, smoke, window) => {
    const windows = {
      none: NOTHING,
      dot: say('a dot for a window', 'un point pour fenêtre'),
      ring: say('a round window', 'une fenêtre ronde'),
      cross: say('a cross for a window', 'une croix pour fenêtre'),
    }
    return listed(
      say('a house', 'une maison'),
      front === 'door' ? say('a door', 'une porte') : NOTHING,
      smoke === 'none' ? NOTHING : spaced(say('a chimney', 'une cheminée'), place(headingOf(smoke))),
      windows[window],
    )
  },

  ladder: (lean, rungs, top) =>
    listed(
      say('a ladder', 'une échelle'),
      pose(lean, 'feminine'),
      counted(rungs, say('one rung', 'un barreau'), say('rungs', 'barreaux')),
      top === 'capped' ? spaced(say('a pointed cap', 'un toit pointu'), place(lean)) : NOTHING,
    ),

  comb: (turn, teeth, shape) => {
    const lengths = {
      even: say('all of one length', 'toutes égales'),
      rising: spaced(say('the longest', 'la plus longue'), place(turn + RIGHT)),
      falling: spaced(say('the longest', 'la plus longue'), place(turn + LEFT)),
    }
    const row = counted(teeth, say('one tooth', 'une dent'), say('teeth', 'dents'))
    return listed(
      spaced(say('a comb,', 'un peigne,'), row, say('pointing', 'pointant'), way(turn + DOWN)),
      lengths[shape],
    )
  },

  snail: (side, turns, horns, bumps) => {
    const coils = {
      1.5: say('one and a half turns', 'd’un tour et demi'),
      2.5: say('two and a half turns', 'de deux tours et demi'),
    }
    const feelers = counted(horns, say('one feeler', 'une antenne'), say('feelers', 'antennes'))
    return listed(
      spaced(say('a snail facing', 'un escargot'), towards(side)),
      spaced(say('shell of', 'coquille'), coils[turns]),
      feelers,
      bumps === 0
        ? NOTHING
        : counted(bumps, say('a dot below', 'un point dessous'), say('dots below', 'points dessous')),
    )
  },

  umbrella: (side, ribs, rain) => {
    const heading = headingOf(side)
    const folds = {
      0: say('no folds', 'sans pli'),
      1: side === 'left' ? say('a left fold', 'un pli à gauche') : say('a right fold', 'un pli à droite'),
      2: say('two folds', 'deux plis'),
    }
    const drops = counted(rain, say('a dot', 'un point'), say('dots', 'points'))
    return listed(
      spaced(say('an umbrella, handle', 'un parapluie, poignée'), way(heading)),
      folds[ribs],
      rain === 0 ? NOTHING : spaced(drops, place(side === 'right' ? BOTTOM_LEFT : BOTTOM_RIGHT)),
    )
  },
}

/** A mark that turns with what it is in: a level bar becomes an upright one. */
function signOf(kind: Mark, turn: Quarter): Said {
  const isLevel = turn % 180 === 0
  const signs = {
    dot: say('a dot', 'un point'),
    dots: isLevel
      ? say('two dots side by side', 'deux points côte à côte')
      : say('two stacked dots', 'deux points l’un sous l’autre'),
    bar: isLevel ? say('a level bar', 'une barre couchée') : say('an upright bar', 'une barre debout'),
    cross: say('a cross', 'une croix'),
    ring: say('a small circle', 'un petit rond'),
  }
  return signs[kind]
}
