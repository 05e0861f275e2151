/** ROOM-32: round one table, or everybody at home with a call of their own. */
export const SETTING_WORDS = {
  where: { fr: 'Où êtes-vous ?', en: 'Where are you all?' },
  table: { fr: 'Autour d’une table', en: 'Round one table' },
  tableMore: { fr: 'De vraies mains, de vraies voix', en: 'Real hands, real voices' },
  remote: { fr: 'Chacun chez soi', en: 'Far apart' },
  remoteMore: { fr: 'La main et le théâtre sont à l’écran', en: 'Hand and theatre are on the screen' },
  device: { fr: 'Un seul téléphone', en: 'One phone' },
  deviceMore: {
    fr: 'De main en main, même sans réseau',
    en: 'It goes from hand to hand, with no network too',
  },
  call: {
    fr: 'Apportez votre propre appel : Veillée ne transporte pas la voix.',
    en: 'Bring your own call: Veillée carries no voice.',
  },
  callMore: {
    fr: 'appelez-vous par ailleurs, à l’oreille ou en image. Veillée ne transporte pas la voix, et ne coupe celle de personne.',
    en: 'call each other by other means, with or without a picture. Veillée carries no voice, and mutes nobody.',
  },
} as const
