import type { Said } from '@veillee/kernel'
import type { IconName } from '../components/icon.tsx'
import { byEarOr } from '../device/by-ear.ts'
import { canShake, canSound } from '../device/senses-here.ts'
import type { Sense } from './dark-hand.ts'

export const SENSES: readonly {
  readonly sense: Sense
  readonly icon: IconName
  readonly name: Said
  readonly more: Said
  /** What to do with eyes and ears while something touches: only where light is the sense they stay open. */
  readonly feel: Said
}[] = [
  {
    sense: 'glimmer',
    icon: 'eye',
    name: { fr: 'Une lueur', en: 'A glimmer' },
    more: {
      fr: 'Dans le noir, une lueur là où ça touche.',
      en: 'In the dark, a soft light where it touches.',
    },
    feel: { fr: 'Regarde le noir : la lumière te touche.', en: 'Watch the dark: light is touch.' },
  },
  {
    sense: 'sound',
    icon: 'sound',
    name: { fr: 'À l’oreille', en: 'By ear' },
    more: {
      fr: 'Gauche ou droite, grave ou aigu. Avec un casque.',
      en: 'Left or right, low or high. With headphones.',
    },
    feel: {
      fr: 'Ferme les yeux et écoute. Un son te dira de les rouvrir.',
      en: 'Shut your eyes and listen. A sound tells you when to open them.',
    },
  },
  {
    sense: 'searching',
    icon: 'palm',
    name: { fr: 'À tâtons', en: 'Searching finger' },
    more: {
      fr: 'Ton doigt cherche ; le téléphone répond quand il y est.',
      en: 'Your finger searches; the phone answers when it is there.',
    },
    feel: {
      fr: 'Ferme les yeux et cherche du doigt. Un son te dira de les rouvrir.',
      en: 'Shut your eyes and search with a finger. A sound tells you when to open them.',
    },
  },
  {
    sense: 'words',
    icon: 'talk',
    name: { fr: 'Lu à voix haute', en: 'Read aloud' },
    more: {
      fr: 'Trait par trait, pour qui lit près de toi ou pour ton lecteur d’écran : « haut 3, droite 2 ».',
      en: 'Line by line, for whoever reads beside you or for your screen reader: “up 3, right 2”.',
    },
    feel: {
      fr: 'Ferme les yeux : on te lit ce qui te touche, et on te dit quand les rouvrir.',
      en: 'Shut your eyes: you are read what touches you, and told when to open them.',
    },
  },
]

const READ_TO_YOU = { fr: 'On te lit ce qui te touche.', en: 'You are read what touches you.' } as const

/** By the sense that was chosen. */
export function feelWords(sense: Sense): Said {
  const { feel } = SENSES.find(one => one.sense === sense)!
  return sense === 'words' ? byEarOr(READ_TO_YOU, feel) : feel
}

export const NO_SHAKING: Said = {
  fr: 'Ce téléphone ne vibre pas ici : aucun iPhone ne le peut sur le web. Le reste suffit.',
  en: 'This phone does not vibrate here: no iPhone can on the web. The rest will do.',
}
const NO_SHAKING_SEARCHING: Said = {
  fr: 'Ce téléphone ne vibre pas ici : il répondra par un petit son.',
  en: 'This phone does not vibrate here: it will answer with a small sound.',
}
const NO_SOUND: Said = {
  fr: 'Ce navigateur ne fait pas de son : prends plutôt la lueur.',
  en: 'This browser makes no sound: take the glimmer instead.',
}
const BLUETOOTH: Said = {
  fr: 'Un casque Bluetooth retarde d’au moins 0,2 seconde : avec un fil, c’est mieux.',
  en: 'Bluetooth headphones come at least 0.2 seconds late: a wire is better.',
}

/** What this device cannot do, or does badly. */
export function limitOf(sense: Sense): Said | null {
  if (sense === 'sound') return canSound() ? BLUETOOTH : NO_SOUND
  if (sense === 'searching' && !canShake()) return canSound() ? NO_SHAKING_SEARCHING : NO_SHAKING
  return null
}
