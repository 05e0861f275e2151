import type { GameText } from '@veillee/kernel'
import type { Phase } from './state.ts'

export const text: GameText<Phase> = {
  name: { en: 'An Extraordinary Story', fr: 'Une histoire extraordinaire' },
  rules: {
    en: [
      'Together you make one story grow, a card at a time. But before adding to it, you tell it all again, from memory.',
      'Each hand has six words: nouns, adjectives, verbs. Five Link cards are everybody’s. The person with the most nouns (on a tie, adjectives) lays the Start card, adds a noun and draws. Every new card stays in sight until the person on the left takes the pile, face down.',
      'Your turn to tell? Say each card, then turn it, from first to last, Links included. Before turning, try as often as you like: only your last answer counts. One wrong card, and the story stops. At a table you speak, and others may object; far apart you write, and small slips are usually forgiven.',
      'All told? Add a word, with a Link before it if you like, and draw. A noun leads to a verb or an adjective, an adjective to a verb, a verb to a noun. The Links “and” and “then” join like with like, or an adjective to a noun; the other three lead to a noun. If nothing in your hand fits, the story is finished.',
      'While one tells, the others may help by mime, without a sound.',
      'Every word counts one, Links nothing: from eight on it is a haiku, from thirty-three a novel.',
      'With two secret teams, the team cards are shown for five seconds. Mimes may now lie: if the story stops with you, your team has lost.',
    ].join('\n\n'),
    fr: [
      'Ensemble, vous faites grandir une histoire, carte après carte. Mais avant d’y ajouter un mot, il faut la redire, de mémoire.',
      'Chaque main compte six mots : noms, adjectifs, verbes. Cinq cartes Liaison sont à tout le monde. La personne qui a le plus de noms (à égalité, d’adjectifs) pose la carte Début, ajoute un nom et pioche. Toute nouvelle carte reste visible jusqu’à ce que la personne de gauche prenne la pile, face cachée.',
      'À toi de raconter ? Dis chaque carte, puis retourne-la, dans l’ordre, Liaisons comprises. Avant de retourner, essaie autant que tu veux : seule compte ta dernière réponse. Une carte fausse, et l’histoire s’arrête. À table, tu parles, et on peut contester ; à distance, tu écris, et une petite faute se pardonne.',
      'Tout est dit ? Ajoute un mot, précédé ou non d’une Liaison, et pioche. Un nom appelle un verbe ou un adjectif, un adjectif un verbe, un verbe un nom. « Et » et « puis » joignent deux mots de même sorte, ou un adjectif à un nom ; les autres Liaisons mènent à un nom. Si rien ne convient, l’histoire est finie.',
      'Pendant le récit, les autres peuvent aider par le mime, sans bruit.',
      'Chaque mot compte pour un, les Liaisons pour rien : dès huit, c’est un haïku ; dès trente-trois, un roman.',
      'Avec deux équipes secrètes, les cartes Équipe se montrent cinq secondes. Les mimes peuvent alors mentir : si l’histoire s’arrête sur toi, ton équipe a perdu.',
    ].join('\n\n'),
  },
  phases: {
    gather: {
      happening: {
        en: 'The secret teams are about to be shown, once and for five seconds.',
        fr: 'Les équipes secrètes vont se montrer, une seule fois et pour cinq secondes.',
      },
      youCan: {
        en: 'Say that you are here as soon as you can look, for the cards turn when everybody has said so.',
        fr: 'Dis que tu es là dès que tu peux regarder : les cartes se retournent quand tout le monde l’a dit.',
      },
    },
    teams: {
      happening: {
        en: 'For five seconds, all team cards are face up.',
        fr: 'Pendant cinq secondes, toutes les cartes Équipe sont visibles.',
      },
      youCan: {
        en: 'Remember who is on your side, because no screen will show it again before the end.',
        fr: 'Retiens qui est dans ton camp, car aucun écran ne le montrera plus avant la fin.',
      },
    },
    first: {
      happening: {
        en: 'Several of you are level in nouns and in adjectives, so it is still open who begins.',
        fr: 'Vous êtes plusieurs à égalité de noms et d’adjectifs : reste à savoir qui commence.',
      },
      youCan: {
        en: 'If you are the host, name one of them or leave it to chance; if not, put in a good word.',
        fr: 'Si c’est toi qui mènes la partie, nomme l’une de ces personnes ou laisse faire le hasard ; sinon, plaide ta cause.',
      },
    },
    open: {
      happening: {
        en: 'The first storyteller opens the story with the Start card and a noun.',
        fr: 'La première personne à raconter ouvre l’histoire avec la carte Début et un nom.',
      },
      youCan: {
        en: 'If that is you, choose a noun and announce it; if not, keep it well in mind, because your turn will come.',
        fr: 'Si c’est toi, choisis un nom et annonce-le ; sinon, retiens-le bien, car ton tour viendra.',
      },
    },
    pass: {
      happening: {
        en: 'The new card stays in sight until the next storyteller takes the pile.',
        fr: 'La nouvelle carte reste visible tant que la personne suivante n’a pas pris la pile.',
      },
      youCan: {
        en: 'Have a good look at it, and if you are next, take the pile when you are ready to tell.',
        fr: 'Regarde-la bien, et si c’est à toi de raconter, prends la pile quand tu te sens d’attaque.',
      },
    },
    tell: {
      happening: {
        en: 'The story is told from its beginning, each card being announced before it is turned.',
        fr: 'L’histoire est redite depuis le début, et chaque carte annoncée avant d’être retournée.',
      },
      youCan: {
        en: 'If you are the storyteller, try as often as you like before you turn a card; if not, help by mime without a sound, and at a table object if a card was told wrongly.',
        fr: 'Si tu racontes, essaie autant de fois que tu veux avant de retourner une carte ; sinon, aide par le mime, sans un bruit, et à table, conteste si une carte a été mal dite.',
      },
    },
    doubt: {
      happening: {
        en: 'Somebody doubts that the card just turned is what the storyteller had said.',
        fr: 'Quelqu’un doute que la carte retournée soit bien celle qui a été dite.',
      },
      youCan: {
        en: 'Vote for what you heard: the story stops only if more than half of those present find it wrong.',
        fr: 'Vote selon ce que tu as entendu : l’histoire ne s’arrête que si plus de la moitié des personnes présentes jugent que c’était faux.',
      },
    },
    add: {
      happening: {
        en: 'The whole story has been told, and one more word may join it.',
        fr: 'Toute l’histoire a été redite, et un mot de plus peut la rejoindre.',
      },
      youCan: {
        en: 'If you are the storyteller, add a word that may follow, with a Link before it if you like; if not, keep what comes well in mind.',
        fr: 'Si tu racontes, ajoute un mot qui peut suivre, avec une Liaison devant si tu veux ; sinon, retiens bien ce qui vient.',
      },
    },
  },
}
