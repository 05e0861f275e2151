import { palmText } from '@veillee/games'
import type { Said } from '@veillee/kernel'
import type { MatchOf, PhaseOf, SeatOf } from '../connection/server-messages.ts'
import { settings } from '../device/settings.ts'
import type { Help } from '../game-kit/game-screens.ts'
import { feelWords } from '../senses/sense-words.ts'
import { type Role, roleOf, type Table } from './role.ts'

const STEPS: readonly Said[] = [
  { fr: 'Choisir', en: 'Choose' },
  { fr: 'Mimer', en: 'Mime' },
  { fr: 'Piéger', en: 'Trick' },
  { fr: 'Album', en: 'Album' },
  { fr: 'Points', en: 'Score' },
]

type Phase = PhaseOf<'in-the-palm'>

const STEP_OF: Readonly<Record<Phase, number>> = {
  roles: 0,
  choose: 0,
  mime: 1,
  interfere: 2,
  album: 3,
  score: 4,
  over: 4,
}

const OVER = {
  happening: {
    fr: 'La partie est finie, les fusées sont comptées.',
    en: 'The match is over, and the rockets are counted.',
  },
  youCan: {
    fr: 'Revanche, ou retour à la table : à vous de voir.',
    en: 'Play again, or go back to the table, as you like.',
  },
} as const

const WATCH: Said = {
  fr: 'Regarde la table. Tout ce qui est secret te sera montré avec les points.',
  en: 'Watch the table. Whatever is secret will be shown to you with the score.',
}

/** By phase, what each role can do; whoever is not named follows the general words. */
const YOU_CAN: Readonly<Record<Exclude<Phase, 'over'>, Readonly<Partial<Record<Role, Said>>>>> = {
  roles: {
    child: {
      fr: 'Sors les objets, échange les rôles si l’équipe préfère, puis pioche le premier souvenir.',
      en: 'Get the objects out, swap roles if the team would rather, then draw the first memory.',
    },
    grandfather: {
      fr: 'C’est ta main qui va sentir. Installe-toi, ou échange les rôles avant la pioche.',
      en: 'Yours is the hand that will feel. Settle down, or swap roles before the draw.',
    },
    opponent: { fr: 'Mets-toi là où tu verras bien la main.', en: 'Sit where you can see the hand well.' },
  },
  choose: {
    child: {
      fr: 'L’œil te montre ta carte. Si elle t’inspire, garde-la ; sinon, change-la si le réglage le permet.',
      en: 'The eye shows you your card. If it inspires you, keep it; if not, change it where that is allowed.',
    },
    grandfather: {
      fr: 'Pose le coude, ouvre la main, paume en l’air, un peu au-dessus de la table.',
      en: 'Rest your elbow and open your hand, palm up, a little above the table.',
    },
    opponent: {
      fr: 'Regarde ailleurs un instant. Le mime vient.',
      en: 'Look elsewhere for a moment. The mime is coming.',
    },
    otherChild: {
      fr: 'Regarde ailleurs : cette carte n’est pas pour toi non plus.',
      en: 'Look elsewhere: this card is not for you either.',
    },
  },
  mime: {
    child: {
      fr: 'Pose, presse, roule ou promène les objets sur la main ouverte, autant que tu veux. Ni doigt sur la peau, ni dessin, ni second essai. Puis dis que c’est fini.',
      en: 'Lay, press, roll or walk the objects on the open hand, as many as you like. No finger on the skin, no drawing, no second go. Then say that it is done.',
    },
    grandfather: {
      fr: 'Ferme les yeux et ressens, jusqu’à ce que l’album s’ouvre.',
      en: 'Shut your eyes and feel, until the album opens.',
    },
    otherChild: {
      fr: 'Regarde, sans un mot. La seconde fois, ce sera à toi.',
      en: 'Watch, without a word. The second time it will be you.',
    },
    opponent: {
      fr: 'Ne perds rien du mime. Si l’on écrit ou dessine sur la main, dis-le : la table jugera.',
      en: 'Do not miss any of the mime. If somebody writes or draws on the hand, say so: the table will judge.',
    },
  },
  interfere: {
    child: {
      fr: 'Attends, l’air de rien, que chaque photo soit glissée.',
      en: 'Wait, innocently, until every photo has been slipped in.',
    },
    grandfather: {
      fr: 'Garde les yeux fermés, et repense à ce que ta main a senti.',
      en: 'Keep your eyes shut, and think of what your hand felt.',
    },
    otherChild: {
      fr: 'Attends sans un mot que chaque photo soit glissée.',
      en: 'Wait without a word until every photo has been slipped in.',
    },
    opponent: {
      fr: 'Touche la photo qui pourrait passer pour le mime, puis glisse-la. Si elle est désignée, la fusée est à vous.',
      en: 'Tap the photo that could pass for the mime, then slip it in. If it is picked, the rocket is yours.',
    },
  },
  album: {
    child: { fr: 'Regarde l’album, et rien d’autre.', en: 'Look at the album, and at nothing else.' },
    otherChild: { fr: 'Regarde l’album, et rien d’autre.', en: 'Look at the album, and at nothing else.' },
    grandfather: {
      fr: 'Touche le premier souvenir, puis le second. Pense tout haut si tu veux. Rien n’est dit avant ton dernier mot.',
      en: 'Tap the first memory, then the second. Think aloud if you like. Nothing counts before your last word.',
    },
    opponent: {
      fr: 'Regarde l’album, et laisse le doute travailler.',
      en: 'Look at the album, and let doubt do its work.',
    },
  },
  score: {},
}

/** Far apart nothing lies on a table, nobody looks elsewhere, no real hand is held out, and only some senses ask for shut eyes. */
const FAR: Readonly<Partial<Record<Phase, Readonly<Partial<Record<Role, () => Said>>>>>> = {
  roles: {
    child: () => ({
      fr: 'Échange les rôles si l’équipe préfère, puis pioche le premier souvenir : les objets t’attendent sur ton écran.',
      en: 'Swap roles if the team would rather, then draw the first memory: the objects are waiting on your screen.',
    }),
    opponent: () => ({ fr: 'Tu verras tout sur ton écran.', en: 'You will see everything on your screen.' }),
  },
  choose: {
    grandfather: () => ({
      fr: 'Installe-toi dans le calme : dès que la carte est choisie, ton écran devient ta main.',
      en: 'Find a quiet place: as soon as the card is chosen, your screen becomes your hand.',
    }),
    opponent: () => NOTHING_YET.opponent,
    otherChild: () => NOTHING_YET.otherChild,
  },
  mime: { grandfather: () => feelWords(settings.value.sense) },
  interfere: {
    grandfather: () => ({
      fr: 'Rien ne te touche pour l’instant. Repense à ce que ta main a senti.',
      en: 'Nothing touches you for now. Think of what your hand felt.',
    }),
  },
}

const NOTHING_YET = {
  opponent: { fr: 'Rien pour l’instant : le mime vient.', en: 'Nothing for now: the mime is coming.' },
  otherChild: {
    fr: 'Rien pour l’instant : cette carte n’est pas pour toi non plus.',
    en: 'Nothing for now: this card is not for you either.',
  },
} as const

/** Of no use to those who play by ear is to sit where they see well, or to look elsewhere. */
const BY_EAR: Readonly<Partial<Record<Phase, Readonly<Partial<Record<Role, Said>>>>>> = {
  choose: {
    child: {
      fr: '« Voir la carte » te dit ta carte. Si elle t’inspire, garde-la ; sinon, change-la si le réglage le permet.',
      en: '“See the card” tells you your card. If it inspires you, keep it; if not, change it where that is allowed.',
    },
    ...NOTHING_YET,
  },
}

/** PALM-19: around one table a mime is repeated in the palm of whoever does not see it; far apart it is told. */
const FOLLOW_BY_EAR = {
  table: {
    fr: 'Choisis qui te refera les gestes dans la paume.',
    en: 'Choose who will repeat the gestures in your own palm.',
  },
  remote: { fr: 'On te dira chaque geste.', en: 'You will be told every gesture.' },
} as const

function earWords(phase: Phase, role: Role, { options }: Table): Said | undefined {
  if (!settings.value.byEar) return undefined
  if (phase === 'roles' && role === 'opponent') return FOLLOW_BY_EAR[options.setting]
  return BY_EAR[phase]?.[role]
}

const SECRET: Said = {
  fr: 'La carte et la contrainte : personne d’autre ne les voit avant les points.',
  en: 'The card and the constraint: nobody else sees them before the score.',
}
const SILENT: Said = {
  fr: 'Tout : pas un mot, pas une grimace, jusqu’à son dernier mot.',
  en: 'Everything: not a word and not a wink, until the last word is spoken.',
}
const OUR_HAND: Said = {
  fr: 'Vos photos : seule ton équipe les voit.',
  en: 'Your photos: only your team sees them.',
}

/** What to keep to oneself. */
const KEEP: Readonly<Partial<Record<Phase, Readonly<Partial<Record<Role, Said>>>>>> = {
  choose: {
    child: SECRET,
    grandfather: { fr: 'Pas un mot jusqu’à l’album.', en: 'Not a word until the album.' },
  },
  mime: {
    child: SECRET,
    grandfather: {
      fr: 'Ce que tu devines : tu le diras devant l’album.',
      en: 'What you guess: you will say it over the album.',
    },
    otherChild: SILENT,
    opponent: { fr: 'Ce que tu crois reconnaître.', en: 'What you think you recognise.' },
  },
  interfere: {
    child: SILENT,
    otherChild: SILENT,
    grandfather: {
      fr: 'Ce que tu devines : tu le diras devant l’album.',
      en: 'What you guess: you will say it over the album.',
    },
    opponent: OUR_HAND,
  },
  album: {
    child: SILENT,
    otherChild: SILENT,
    opponent: { fr: 'Quelle photo vient de toi.', en: 'Which photo came from you.' },
  },
}

/** ROOM-19: per phase and role. */
export function help({ view }: MatchOf<'in-the-palm'>, seat: SeatOf<'in-the-palm'> | null): Help {
  const { phase, table } = view
  const role = roleOf(table, seat?.seat ?? null)
  const common = { step: STEP_OF[phase], steps: STEPS }
  if (phase === 'over') return { ...common, ...OVER, keep: null }
  const { happening, youCan } = palmText.phases[phase]
  const mine =
    role === 'watcher' && phase !== 'score'
      ? WATCH
      : (earWords(phase, role, table) ?? farWords(phase, role, table) ?? YOU_CAN[phase][role])
  return { ...common, happening, youCan: mine ?? youCan, keep: KEEP[phase]?.[role] ?? null }
}

const farWords = (phase: Phase, role: Role, { options }: Table): Said | undefined =>
  options.setting === 'remote' ? FAR[phase]?.[role]?.() : undefined
