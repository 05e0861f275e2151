import type { GameText } from '@veillee/kernel'

export type Phase = 'look' | 'open' | 'draw' | 'lap' | 'vote' | 'gallery'

export const text: GameText<Phase> = {
  name: { en: 'Palm Reader', fr: 'Palm Reader' },
  rules: {
    en: [
      'One person knows the symbol. It goes round the table, drawn by finger from palm to palm, and nobody sees it. Then, all at once, you say which of five you felt. You play together, for as many stars as possible.',
      'Chance names who is first; in each of ten rounds it is the next person, who looks in secret at a card with five symbols; a hidden die says which to draw (on a question mark, they choose). The index finger traces it into the right palm of the person on the left: every line, as well as they can.',
      'That person draws into the next palm what they felt, and so it travels. The last palm is that of the first person, who now knows what the symbol has become, and may ask for a second lap, at the price of one star; in that one the last person does not draw.',
      'Meanwhile, not a word about the round, no codes, no looking, no drawing begun again. Far apart, your line fades as you draw, and your neighbour feels it unseen.',
      'Then the five symbols are shown. Everybody but the first person chooses in silence, and the answers appear together.',
      'From the first person’s left, count the right answers up to the first wrong one: a star each, less one for a second lap. The total of ten rounds gives your rank; the larger the table, the more stars it takes.',
    ].join('\n\n'),
    fr: [
      'Une seule personne connaît le symbole. Il fait le tour de la table, dessiné du doigt de paume en paume, et personne ne le voit. Puis, d’un seul coup, vous dites lequel des cinq vous avez senti. Vous jouez ensemble, pour le plus d’étoiles possible.',
      'À chacune des dix manches, la personne suivante commence (d’abord par tirage au sort) : elle regarde en secret une carte de cinq symboles ; un dé caché dit lequel dessiner (sur « ? », elle choisit). De l’index, elle le trace dans la paume droite de la personne à sa gauche : tous les traits, de son mieux.',
      'Celle-ci dessine dans la paume suivante ce qu’elle a senti. La dernière paume est celle de la première personne, qui sait alors ce qu’il est devenu, et peut demander un second tour, au prix d’une étoile ; la dernière n’y dessine pas.',
      'Pendant ce temps, pas un mot sur la manche, pas de code, pas de coup d’œil, pas de dessin recommencé. À distance, ton trait s’efface à mesure, et on le sent sans le voir.',
      'Les cinq symboles se montrent alors. Tout le monde, sauf la première personne, choisit en silence, et les réponses apparaissent ensemble.',
      'À partir de la gauche de la première personne, comptez les bonnes réponses jusqu’à la première fausse : une étoile chacune, moins une pour un second tour. Le total des dix manches donne votre rang ; plus la table est grande, plus il faut d’étoiles.',
    ].join('\n\n'),
  },
  phases: {
    look: {
      happening: {
        en: 'The first person looks in secret at the card and the die.',
        fr: 'La première personne regarde en secret la carte et le dé.',
      },
      youCan: {
        en: 'If that is you, look well at your symbol, or choose it if the die shows a question mark; if not, look elsewhere.',
        fr: 'Si c’est toi, regarde bien ton symbole, ou choisis-le si le dé montre un point d’interrogation ; sinon, regarde ailleurs.',
      },
    },
    open: {
      happening: {
        en: 'The next palm is not open yet.',
        fr: 'La paume suivante n’est pas encore ouverte.',
      },
      youCan: {
        en: 'If it is yours, rest your thumb on the hand to open it, for not a line is drawn before; if you draw, wait until you are told that they are there.',
        fr: 'Si c’est la tienne, pose le pouce sur la main pour l’ouvrir, car pas un trait n’est dessiné avant ; si tu dessines, attends qu’on te dise que la paume est là.',
      },
    },
    draw: {
      happening: {
        en: 'The symbol goes from palm to palm, felt and never seen.',
        fr: 'Le symbole passe de paume en paume, senti et jamais vu.',
      },
      youCan: {
        en: 'If it is your finger, draw the symbol as you believe it to be, without starting over; if it is your palm, just feel; if not, look elsewhere and say nothing.',
        fr: 'Si c’est ton doigt, dessine le symbole tel que tu le crois, sans recommencer ; si c’est ta paume, ressens, simplement ; sinon, regarde ailleurs et ne dis rien.',
      },
    },
    lap: {
      happening: {
        en: 'The symbol is back with the first person, who decides whether it goes round once more.',
        fr: 'Le symbole est revenu à la première personne, qui décide s’il repart pour un tour.',
      },
      youCan: {
        en: 'If that is you, ask for a second lap, which costs one star, or go straight on to the vote; if not, do not let anything show.',
        fr: 'Si c’est toi, demande un second tour, qui coûte une étoile, ou passe directement au vote ; sinon, ne laisse rien deviner.',
      },
    },
    vote: {
      happening: {
        en: 'The five symbols are in sight, and everybody looks for the one they felt.',
        fr: 'Les cinq symboles sont sous vos yeux, et tout le monde cherche celui qu’il a senti.',
      },
      youCan: {
        en: 'Choose a number without a word, and change it if you like until the last one is in; only the first person, who knows, has none to give.',
        fr: 'Choisis ton numéro sans un mot, quitte à en changer jusqu’à ce que le dernier soit donné ; seule la première personne, qui sait, n’en donne pas.',
      },
    },
    gallery: {
      happening: {
        en: 'The round is revealed: the symbol, every answer, and the stars.',
        fr: 'La manche se dévoile : le symbole, toutes les réponses et les étoiles.',
      },
      youCan: {
        en: 'See what became of the symbol on its way, and sketch what you felt if the palms were real, before the next person begins.',
        fr: 'Regarde ce que le symbole est devenu en chemin, et esquisse ce que tu as senti si les paumes étaient vraies, avant que la personne suivante commence.',
      },
    },
  },
}
