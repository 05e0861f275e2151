import type { EnglishNoun, EnglishWord } from './grammar.en.ts'
import type { FrenchAdjective, FrenchNoun, FrenchVerb } from './grammar.fr.ts'
import type { Otherwise } from './grammar.ts'

/** What cards said in the first edition, where they say something else now: stories of then are told and judged by it. */
export const firstFrench: Otherwise<FrenchNoun, FrenchAdjective, FrenchVerb> = {
  adjectives: {
    64: { m: 'minuscule', f: 'minuscule', mimed: ['small', 'light'] },
    65: { m: 'gigantesque', f: 'gigantesque', mimed: ['big', 'heavy'] },
    66: { m: 'affamé', f: 'affamée', mimed: ['eat', 'open'] },
    72: { m: 'invisible', f: 'invisible', mimed: ['light', 'open'] },
    73: { m: 'gluant', f: 'gluante', mimed: ['slow', 'hug'] },
    77: { m: 'musclé', f: 'musclée', mimed: ['fight', 'big'] },
    78: { m: 'bavard', f: 'bavarde', mimed: ['open', 'fast'] },
    87: { m: 'télécommandé', f: 'télécommandée', mimed: ['point', 'walk'] },
    90: { m: 'en retard', f: 'en retard', mimed: ['fast', 'point'] },
  },
  verbs: {
    96: { text: 'cherche', mimed: ['point', 'slow', 'walk'] },
    106: { text: 'déménage', mimed: ['heavy', 'walk'] },
    115: { text: 'invente', mimed: ['big', 'open', 'light'] },
    116: { text: 'soigne', mimed: ['light', 'hug', 'sleep'] },
    121: { text: 'attend', mimed: ['slow', 'sleep'] },
    123: { text: 'supplie', mimed: ['cry', 'hug'] },
  },
}

export const firstEnglish: Otherwise<EnglishNoun, EnglishWord, EnglishWord> = {
  adjectives: {
    76: { text: 'under a spell', mimed: ['sleep', 'point'] },
    81: { text: 'late for school', mimed: ['fast', 'point'] },
    86: { text: 'famous on the moon', mimed: ['round', 'fly', 'point'] },
  },
  verbs: {
    95: { text: 'draws', mimed: ['point', 'flat'] },
    105: { text: 'teaches', mimed: ['point', 'slow', 'open'] },
    106: { text: 'measures', mimed: ['big', 'small'] },
    112: { text: 'pushes', mimed: ['heavy', 'slow', 'walk'] },
    114: { text: 'interrupts', mimed: ['open', 'point', 'fast'] },
  },
}
