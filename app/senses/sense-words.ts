import type { Said } from '@veillee/kernel'
import type { IconName } from '../components/icon.tsx'
import { canShake, canSound } from '../device/senses-here.ts'
import type { Sense } from './dark-hand.ts'

export const SENSES: readonly {
  readonly sense: Sense
  readonly icon: IconName
  readonly name: Said
  readonly more: Said
}[] = [
  {
    sense: 'glimmer',
    icon: 'eye',
    name: { fr: 'Une lueur', en: 'A glimmer' },
    more: {
      fr: 'Dans le noir, une lueur là où ça touche.',
      en: 'In the dark, a soft light where it touches.',
    },
  },
  {
    sense: 'sound',
    icon: 'sound',
    name: { fr: 'À l’oreille', en: 'By ear' },
    more: {
      fr: 'Gauche ou droite, grave ou aigu. Avec un casque.',
      en: 'Left or right, low or high. With headphones.',
    },
  },
  {
    sense: 'groping',
    icon: 'palm',
    name: { fr: 'À tâtons', en: 'Groping' },
    more: {
      fr: 'Ton doigt cherche ; le téléphone répond quand il y est.',
      en: 'Your finger searches; the phone answers when it is there.',
    },
  },
  {
    sense: 'words',
    icon: 'talk',
    name: { fr: 'Lu à voix haute', en: 'Read aloud' },
    more: {
      fr: 'Quelqu’un près de toi lit : « en haut, à droite, stop ».',
      en: 'Somebody beside you reads: “up, right, stop”.',
    },
  },
]

export const NO_SHAKING: Said = {
  fr: 'Ce téléphone ne vibre pas ici : aucun iPhone ne le peut sur le web. Le reste suffit.',
  en: 'This phone does not vibrate here: no iPhone can on the web. The rest will do.',
}
const NO_SHAKING_GROPING: Said = {
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
  if (sense === 'groping' && !canShake()) return canSound() ? NO_SHAKING_GROPING : NO_SHAKING
  return null
}
