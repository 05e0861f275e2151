import { readerRankOf } from '@veillee/games'
import type { Said } from '@veillee/kernel'

/** One step of the rules, as it is played with this box: no phones, everybody at one table. */
export interface Step {
  readonly name: Said
  readonly words: Said
  /** What is looked up: rows of cells, the first of which is named. */
  readonly table?: readonly (readonly (Said | string)[])[]
}

export interface GameRules {
  readonly players: Said
  readonly idea: Said
  readonly steps: readonly Step[]
}

export const PALM_RULES: GameRules = {
  players: { fr: 'De 2 à 8', en: '2 to 8 players' },
  idea: {
    fr: 'La vie de Léon tient en cent images. L’Enfant en fait sentir deux à Grand-père, qui ne voit rien et n’a que sa main ouverte.',
    en: 'Léon’s life fits into a hundred pictures. The Child makes Grandfather feel two of them, though he sees nothing and has only his open hand.',
  },
  steps: [
    {
      name: { fr: 'Préparez', en: 'Set up' },
      words: {
        fr: 'Jouez par équipes de deux voisins (avec une de trois si vous êtes cinq ou sept). Chaque équipe reçoit six souvenirs, qu’elle partage ; le reste fait la pioche. Posez les objets au milieu, et convenez de qui commence.',
        en: 'Play in teams of two neighbours (one of them of three if you are five or seven). Each team gets six memories, to share; the rest is the deck. Put the objects in the middle, and settle who begins.',
      },
    },
    {
      name: { fr: 'Choisir', en: 'Choose' },
      words: {
        fr: 'L’équipe dont c’est le tour met sa main de côté et décide qui est Grand-père. L’Enfant pioche un souvenir, et le regarde sans que personne ne le voie. Pas d’idée ? Qu’il en pioche un autre.',
        en: 'The team whose turn it is puts its hand aside and settles who is Grandfather. The Child draws a memory that nobody else sees. No idea? Then draw another.',
      },
    },
    {
      name: { fr: 'Mimer', en: 'Mime' },
      words: {
        fr: 'Grand-père ferme les yeux et tend une main, paume en haut, un peu au-dessus de la table : le dos peut servir aussi. L’Enfant y fait sentir l’image avec les objets, autant qu’il veut. Interdit : toucher la main du doigt, dessiner ou écrire, s’exercer sur sa propre main, recommencer, parler.',
        en: 'Grandfather shuts his eyes and holds out a hand, palm up, a little above the table: its back may be of use too. There the Child lets him feel the picture with any objects. Forbidden: a finger on the hand, drawing or writing, trying it on one’s own hand, beginning again, talking.',
      },
    },
    {
      name: { fr: 'Semer le doute', en: 'Sow doubt' },
      words: {
        fr: 'L’Enfant pose sa carte, cachée. Chaque équipe adverse, qui a tout regardé, glisse avec elle une carte de sa main qui irait aussi bien, puis pioche. Le second souvenir suit de même (dans une équipe de trois, avec l’autre Enfant).',
        en: 'The Child lays the card face down. Each opposing team, which has watched it all, slips in a card of its hand that would fit as well, and draws one. The second memory follows likewise (in a team of three, by the other Child).',
      },
    },
    {
      name: { fr: 'L’album', en: 'The album' },
      words: {
        fr: 'Complétez à huit cartes avec la pioche, mélangez, étalez. (Plus de pioche ? Mélangez tout ce qui n’est pas sur la table, et refaites les mains.) Grand-père ouvre les yeux et désigne, en pensant tout haut, le premier souvenir, puis le second. L’Enfant reste de marbre jusqu’au bout.',
        en: 'Make it eight cards with the deck, mix them, spread them out. (No deck left? Shuffle all that is not on the table, and deal new hands.) Grandfather opens his eyes and names, thinking aloud, the first memory and the second. The Child keeps a straight face to the end.',
      },
    },
    {
      name: { fr: 'Les fusées', en: 'Rockets' },
      words: {
        fr: 'La bonne carte à la bonne place : une fusée pour l’équipe. Une carte adverse : une fusée pour qui l’a glissée. Toute autre : rien. Puis vient l’équipe suivante ; à la seconde manche, on échange les rôles (une équipe de trois joue une troisième manche). Le meilleur total gagne. Lisez alors la vie de Léon.',
        en: 'The right card in the right place: a rocket for the team. An opponent’s card: a rocket for whoever slipped it in. Any other: nothing. The next team follows; in the second round you swap roles (with a team of three there is a third round). The best total wins. Then read Léon’s life.',
      },
    },
    {
      name: { fr: 'Autrement', en: 'Other ways' },
      words: {
        fr: 'À deux : quatre tours ensemble, sans cartes en main ; six cartes de la pioche sont vos adversaires, et huit fusées, la perfection. À trois, ou chacun pour soi à quatre ou cinq : six cartes chacun, l’Enfant choisit dans sa main, Grand-père est à sa gauche (à sa droite, la seconde manche), et les deux marquent. En expert : avant chaque mime, l’Enfant pioche en secret une contrainte, et s’y tient.',
        en: 'Two play four turns together, with no cards in hand; six cards of the deck are your opponents, and eight rockets are perfect. Three, or four or five each for oneself: six cards each, the Child chooses from their own hand, Grandfather is on their left (in the second round, on their right), and both score. Experts: before each mime the Child secretly draws a constraint, and keeps to it.',
      },
    },
  ],
}

export const STORY_RULES: GameRules = {
  players: { fr: 'De 2 à 8', en: '2 to 8 players' },
  idea: {
    fr: 'Ensemble, vous faites grandir une histoire, carte après carte. Mais avant d’y ajouter un mot, il faut la redire toute, de mémoire.',
    en: 'Together you make one story grow, a card at a time. But before adding to it, you tell it all again, from memory.',
  },
  steps: [
    {
      name: { fr: 'Préparez', en: 'Set up' },
      words: {
        fr: 'Six mots chacun ; le reste fait la pioche. Étalez les cinq Liaisons : elles sont à tout le monde. La carte Début va à qui a le plus de noms (à égalité, d’adjectifs).',
        en: 'Six words each; the rest is the deck. Lay out the five Links: they are everybody’s. The Start card goes to whoever has the most nouns (on a tie, adjectives).',
      },
    },
    {
      name: { fr: 'Le début', en: 'The start' },
      words: {
        fr: 'Cette personne lit la carte Début, pose dessus un nom, qu’elle dit aussi, et pioche. La pile se retourne et passe à gauche.',
        en: 'That person reads out the Start card, lays a noun on it, says it too, and draws. The pile is turned over and goes to the left.',
      },
    },
    {
      name: { fr: 'Raconter', en: 'Tell' },
      words: {
        fr: 'À toi ? Dis chaque carte, et seulement ensuite retourne-la, dans l’ordre, Liaisons comprises. Avant de retourner, essaie autant que tu veux : seule compte ta dernière réponse. Une carte fausse, et l’histoire s’arrête.',
        en: 'Your turn? Say each card, and only then turn it up, from first to last, Links too. Before turning, try as often as you like: only your last answer counts. One wrong card, and the story stops.',
      },
    },
    {
      name: { fr: 'Ajouter', en: 'Add' },
      words: {
        fr: 'Tout est dit ? Pose un mot qui peut suivre, et devant lui une Liaison si tu veux ; dis ce que tu poses et pioche ; la pile se retourne et passe à gauche. Les formes disent ce qui peut suivre ; une Liaison a les siennes au bas de sa carte.',
        en: 'All told? Lay a word that may follow, with a Link before it if you like; say what you lay, and draw; the pile is turned over and goes to the left. The shapes say what may follow; a Link has its own at the foot of its card.',
      },
    },
    {
      name: { fr: 'Aider', en: 'Help' },
      words: {
        fr: 'Pendant le récit, les autres peuvent aider : par le mime, sans un bruit.',
        en: 'While one tells, the others may help: by mime, without a sound.',
      },
    },
    {
      name: { fr: 'La fin', en: 'The end' },
      words: {
        fr: 'Si rien dans ta main ne convient, l’histoire est finie. Chaque mot compte pour un, les Liaisons pour rien.',
        en: 'If nothing in your hand fits, the story is finished. Every word counts one, Links nothing.',
      },
      table: [
        [{ fr: 'dès', en: 'from' }, '8', '13', '18', '23', '28', '33'],
        [
          '',
          { fr: 'haïku', en: 'haiku' },
          { fr: 'comptine', en: 'nursery rhyme' },
          { fr: 'fable', en: 'fable' },
          { fr: 'poème', en: 'poem' },
          { fr: 'nouvelle', en: 'short story' },
          { fr: 'roman', en: 'novel' },
        ],
      ],
    },
    {
      name: { fr: 'Deux équipes secrètes', en: 'Two secret teams' },
      words: {
        fr: 'Prenez autant de cartes que vous êtes, moitié adjectifs, moitié verbes, et donnez-en une à chacun, cachée : c’est son équipe. Montrez-les toutes, comptez jusqu’à cinq, cachez-les. Un mime peut alors mentir : si l’histoire s’arrête sur toi, ton équipe a perdu.',
        en: 'Take as many cards as there are players, half adjectives, half verbs, and give one to each, hidden: it is their team. Show them all, count to five, hide them. A mime may now lie: if the story stops with you, your team has lost.',
      },
    },
  ],
}

const PLAYERS = [4, 5, 6, 7, 8, 9, 10]

/** READ-17: the stars from which so many players have a rank. */
const starsFor = (rank: number): readonly string[] =>
  PLAYERS.map(players => {
    let stars = 0
    while (readerRankOf(stars, players) < rank) stars++
    return String(stars)
  })

export const READER_RULES: GameRules = {
  players: { fr: 'De 4 à 10', en: '4 to 10 players' },
  idea: {
    fr: 'Un symbole fait le tour de la table, dessiné du doigt de paume en paume, et personne ne le voit. Puis, d’un seul coup, vous dites lequel des cinq vous avez senti. Vous jouez ensemble.',
    en: 'A symbol goes round the table, drawn by finger from palm to palm, and nobody sees it. Then, all at once, you say which of five you felt. You play together.',
  },
  steps: [
    {
      name: { fr: 'Préparez', en: 'Set up' },
      words: {
        fr: 'Choisissez une couleur ou plusieurs : bleu pour débuter, vert, rouge, violet pour les experts. Mélangez ces cartes en une pile, dont la face du dessus ne sert pas. Le sort désigne la première personne.',
        en: 'Choose one colour or several: blue for beginners, green, red, purple for experts. Shuffle these cards into a stack, whose upper side is not used. Chance names the first person.',
      },
    },
    {
      name: { fr: 'Le secret', en: 'The secret' },
      words: {
        fr: 'Elle secoue le dé dans sa boîte, prend la carte du dessus et en regarde la face cachée, sans que personne ne voie. Le dé dit lequel des cinq dessiner ; sur « ? », elle choisit et tourne le dé.',
        en: 'They shake the die in its box, take the top card and look at its hidden side, unseen by all. The die says which of the five to draw; on a question mark they choose, and turn the die.',
      },
    },
    {
      name: { fr: 'Dessiner', en: 'Draw' },
      words: {
        fr: 'De l’index, elle trace le symbole dans la paume droite de la personne à sa gauche : tous les traits, de son mieux, une seule fois.',
        en: 'With the index finger they trace the symbol into the right palm of the person on their left: every line, as well as they can, once.',
      },
    },
    {
      name: { fr: 'De paume en paume', en: 'From palm to palm' },
      words: {
        fr: 'Chaque personne dessine dans la paume suivante ce qu’elle a senti. La dernière paume est celle de la première personne, qui peut demander un second tour, au prix d’une étoile ; cette fois, la dernière ne dessine pas. Pas un mot, pas de code, pas de coup d’œil.',
        en: 'Everybody draws into the next palm what they felt. The last palm is that of the first person, who may ask for a second lap, at the price of a star; in that one the last person does not draw. Not a word, no codes, no looking.',
      },
    },
    {
      name: { fr: 'Répondre', en: 'Answer' },
      words: {
        fr: 'La face se montre, et chacun cherche en silence. À « trois, deux, un », toutes les mains, sauf celle qui savait, montrent un numéro. Puis le dé dit la vérité.',
        en: 'The side is shown, and all look in silence. At “three, two, one” every hand but the one that knew shows a number. Then the die tells the truth.',
      },
    },
    {
      name: { fr: 'Les étoiles', en: 'Stars' },
      words: {
        fr: 'À partir de la gauche de la première personne : une étoile par bonne réponse, jusqu’à la première fausse ; moins une pour un second tour. La boîte et le dé passent à gauche. Après dix manches, comptez selon combien vous êtes :',
        en: 'From the first person’s left: a star for each right answer, up to the first wrong one; less one for a second lap. Box and die go to the left. After ten rounds, find the column for how many you are:',
      },
      table: [
        [{ fr: 'à combien', en: 'players' }, ...PLAYERS.map(String)],
        [{ fr: 'Vos mains ont compris le jeu', en: 'Your hands have got the idea' }, ...starsFor(2)],
        [{ fr: 'Des mains qui se parlent', en: 'Hands that talk to each other' }, ...starsFor(3)],
        [{ fr: 'À un doigt de la gloire', en: 'Within a finger of glory' }, ...starsFor(4)],
        [{ fr: 'On le racontera dans cent ans', en: 'A tale for the next hundred years' }, ...starsFor(5)],
      ],
    },
  ],
}
