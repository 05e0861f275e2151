import type { GameText } from '@veillee/kernel'
import type { Phase } from './state.ts'

export const text: GameText<Phase> = {
  name: { en: 'The Lonely Number', fr: 'Le Nombre solitaire' },
  rules: {
    en: [
      'Everybody picks a number from 1 to 6, in secret and at the same time. You want the lowest one that nobody else has picked: the lonely number.',
      'In each round somebody else is the dealer, who draws a number card and alone looks at it. That is the lucky number of the round. The dealer picks like everybody else, and knows a little more.',
      'Who has picked is seen by all, what they picked by nobody, and a pick is not taken back. When the last one is in, everything is shown.',
      'Look at the lowest number first. If two or more have picked it, they are in each other’s way, and the next one counts. Whoever is alone with theirs scores 1 point, or 2 if it is the lucky number too. If nobody is alone, nobody scores.',
      'The next dealer sits to the left. After five rounds, or three, or seven, most points win; those who tie share the victory.',
    ].join('\n\n'),
    fr: [
      'Tout le monde choisit un nombre de 1 à 6, en secret et en même temps. Tu veux le plus petit que personne d’autre n’a choisi\u202f: le nombre solitaire.',
      'À chaque manche, quelqu’un d’autre donne\u202f: cette personne tire une carte nombre et la regarde seule. C’est le nombre porte-bonheur de la manche. Elle choisit comme les autres, et en sait un peu plus.',
      'Tout le monde voit qui a choisi, personne ne voit quoi, et un choix ne se reprend pas. Quand le dernier est fait, tout se montre.',
      'Regardez d’abord le plus petit nombre. S’il a été choisi deux fois ou plus, il ne compte pas, et l’on passe au suivant. Qui est seul avec le sien marque 1 point, ou 2 si c’est aussi le nombre porte-bonheur. Si tous les nombres sont partagés, rien n’est marqué.',
      'La personne à gauche donne ensuite. Après cinq manches, ou trois, ou sept, le plus de points l’emporte\u202f; en cas d’égalité, la victoire se partage.',
    ].join('\n\n'),
  },
  phases: {
    pick: {
      happening: {
        en: 'The dealer knows the lucky number, and everybody picks one in secret.',
        fr: 'La personne qui donne connaît le nombre porte-bonheur, et tout le monde en choisit un en secret.',
      },
      youCan: {
        en: 'Pick the lowest number that you think nobody else will take.',
        fr: 'Choisis le plus petit nombre que, selon toi, personne d’autre ne prendra.',
      },
    },
    shown: {
      happening: {
        en: 'All numbers are on the table, and the lowest that stands alone scores.',
        fr: 'Tous les nombres sont sur la table, et le plus petit qui est seul marque.',
      },
      youCan: {
        en: 'If you sit to the left of the dealer, deal the next round when all have looked.',
        fr: 'Si ta place est à gauche de qui vient de donner, donne la manche suivante quand tout le monde a regardé.',
      },
    },
  },
}
