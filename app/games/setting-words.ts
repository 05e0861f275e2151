/** ROOM-32: round one table, or everybody at home with a call of their own. */
export const SETTING_WORDS = {
  where: { fr: 'Où êtes-vous ?', en: 'Where are you all?' },
  table: { fr: 'Autour d’une table', en: 'Round one table' },
  tableMore: { fr: 'De vraies mains, de vraies voix', en: 'Real hands, real voices' },
  remote: { fr: 'Chacun chez soi', en: 'Far apart' },
  device: { fr: 'Un seul téléphone', en: 'One phone' },
  deviceMore: {
    fr: 'De main en main, même sans réseau',
    en: 'From hand to hand, no network needed',
  },
  call: {
    fr: 'Apportez votre propre appel : Veillée ne transporte pas la voix.',
    en: 'Bring your own call: Veillée carries no voice.',
  },
  callMore: {
    fr: 'appelez-vous de votre côté. Veillée ne transporte pas la voix.',
    en: 'call each other in your own way. Veillée carries no voice.',
  },
} as const
