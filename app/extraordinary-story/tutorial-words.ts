/** What the tutorial says. */
export const TUTORIAL_WORDS = {
  name: { fr: 'Une histoire extraordinaire', en: 'An Extraordinary Story' },
  leave: { fr: 'Quitter l’essai', en: 'Leave the tutorial' },
  welcome: { fr: 'Une histoire, carte après carte', en: 'One story, card by card' },
  welcomeMore: {
    fr: 'La carte Début et un nom sont posés. À toi d’ajouter un mot.',
    en: 'The Start card and a noun are laid. You add a word.',
  },
  begin: { fr: 'Voir ma main', en: 'See my hand' },
  add: { fr: 'Qu’est-ce qui peut suivre ?', en: 'What can follow?' },
  addMore: { fr: 'Touche une carte', en: 'Tap a card' },
  friend: { fr: 'Lou raconte tout, puis ajoute', en: 'Lou tells it all, then adds' },
  friendMore: {
    fr: 'Regarde bien : dès que tu prends la pile, tout se cache.',
    en: 'Have a good look: once you take the pile, all of it hides.',
  },
  take: { fr: 'Prendre la pile', en: 'Take the pile' },
  tellFirst: { fr: 'Par quoi tout commence ?', en: 'How does it all begin?' },
  tell: { fr: 'Raconte… et ensuite ?', en: 'Tell it… and then?' },
  tellMore: { fr: 'Touche ce que tu dirais à voix haute.', en: 'Tap what you would say aloud.' },
  turnMore: {
    fr: 'Tu peux encore changer, jusqu’à ce que la carte tourne.',
    en: 'You may still change it, until the card turns.',
  },
  turn: { fr: 'Retourner la carte', en: 'Turn the card' },
  hold: { fr: 'garde le doigt appuyé', en: 'keep your finger down' },
  wrong: { fr: 'L’histoire s’arrête ici', en: 'The story stops here' },
  wrongMore: {
    fr: 'Une carte dite de travers, et c’est la fin pour toute la table.',
    en: 'One card told wrong, and it is over for the whole table.',
  },
  youSaid: { fr: 'Tu disais', en: 'You said' },
  again: { fr: 'Reprendre à cette carte', en: 'Try this card again' },
  told: { fr: 'Tu as tout raconté !', en: 'You told it all!' },
  toldMore: {
    fr: 'À table, tu ajouterais un mot, et la pile irait à gauche.',
    en: 'At a table you would add a word, and the pile would go left.',
  },
  tips: {
    fr: 'Les autres peuvent t’aider en mimant, sans un son. Dès huit mots, c’est un haïku ; dès trente-trois, un roman.',
    en: 'The others may help you by mime, without a sound. From eight words on it is a haiku, from thirty-three a novel.',
  },
  restart: { fr: 'Recommencer', en: 'Start again' },
  done: { fr: 'C’est compris', en: 'Got it' },
} as const
