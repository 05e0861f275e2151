import type { GameText } from '@veillee/kernel'
import type { Phase } from './state.ts'

export const text: GameText<Phase> = {
  name: { en: 'In the Palm of Your Hand', fr: 'Au creux de ta main' },
  rules: {
    en: [
      'Léon’s life fits into a hundred pictures. The Child makes Grandfather feel two of them, though he sees nothing and has only his open hand.',
      'The Child takes a card in secret and mimes it on that hand with objects: cloth, ring, dart, cubes, string, coin, pawn, spinning top. Press, roll or walk them as you like; but no finger on the hand, no drawing or writing, no second go, and not a word. Far apart, the screen passes on what a hand would feel.',
      'The opponents watch, and each team secretly slips in one of its six cards that would fit as well. A second memory follows likewise (in a team of three, by the other Child).',
      'The deck fills it up, to eight cards as a rule, shuffled and spread out: the album. Thinking aloud, Grandfather names the first memory and the second. The Child keeps a straight face.',
      'The right card in the right place gives the team a rocket; an opponent’s card, a rocket to whoever slipped it in; any other, nothing. Each round has another Grandfather. After two rounds (or three, with a team of three), the best total wins.',
      'With two, you play four turns together, against the deck, for eight rockets at most. With three, or each for oneself, the Child chooses from their own hand, Grandfather is on their left (in the second round, on their right), and both score. In expert mode every mime has a secret constraint.',
    ].join('\n\n'),
    fr: [
      'La vie de Léon tient en cent images. L’Enfant en fait sentir deux à Grand-père, qui ne voit rien et n’a que sa main ouverte.',
      'L’Enfant prend une carte en secret et la mime sur cette main avec des objets : tissu, anneau, fléchette, cubes, ficelle, pièce, pion, toupie. On presse, on roule, on promène ; mais ni doigt sur la main, ni dessin, ni écriture, ni second essai, ni mot. À distance, l’écran transmet ce qu’une main sentirait.',
      'Les adversaires regardent, et chaque équipe glisse en secret une de ses six cartes, qui irait aussi bien. Puis vient le second souvenir (dans une équipe de trois, par l’autre Enfant).',
      'La pioche complète, à huit d’ordinaire, mélangées : voilà l’album. Grand-père y désigne le premier souvenir et le second, en pensant tout haut. L’Enfant reste de marbre.',
      'La bonne carte à la bonne place donne une fusée à l’équipe ; une carte adverse, une fusée à qui l’a glissée ; toute autre, rien. On change de Grand-père à chaque manche. Après deux manches (ou trois, avec une équipe de trois), le meilleur total l’emporte.',
      'À deux, vous jouez quatre tours ensemble, contre la pioche, pour huit fusées au plus. À trois, ou chacun pour soi, l’Enfant choisit dans sa propre main, Grand-père est à sa gauche (à sa droite, à la seconde manche), et les deux marquent. En mode expert, une contrainte secrète s’impose à chaque mime.',
    ].join('\n\n'),
  },
  phases: {
    roles: {
      happening: {
        en: 'A new turn opens, with one of you as Grandfather and another as the Child.',
        fr: 'Un nouveau tour s’ouvre : quelqu’un sera Grand-père, quelqu’un d’autre sera l’Enfant.',
      },
      youCan: {
        en: 'If you are the Child, begin when you like; a team that still has the choice first settles who is Grandfather.',
        fr: 'Si tu es l’Enfant, commence quand tu veux ; une équipe qui a encore le choix décide d’abord qui est Grand-père.',
      },
    },
    choose: {
      happening: {
        en: 'Unseen by anybody else, the Child settles on a memory.',
        fr: 'À l’abri des regards, l’Enfant choisit son souvenir.',
      },
      youCan: {
        en: 'If you are the Child, keep the picture that inspires you, or choose one from your hand where everybody plays alone; if not, look elsewhere.',
        fr: 'Si tu es l’Enfant, garde l’image qui t’inspire, ou choisis-la dans ta main si chacun joue pour soi ; sinon, regarde ailleurs.',
      },
    },
    mime: {
      happening: {
        en: 'With objects and without a word, the Child makes Grandfather’s hand feel the memory.',
        fr: 'Avec des objets et sans un mot, l’Enfant fait sentir le souvenir à la main de Grand-père.',
      },
      youCan: {
        en: 'If you are the Child, mime and then say that it is done; if you are Grandfather, just feel; if not, watch it all, and as an opponent call out what is not allowed.',
        fr: 'Si tu es l’Enfant, mime, puis dis que c’est fini ; si tu es Grand-père, ressens, simplement ; sinon, ne perds rien du mime, et signale tout mime interdit si tu es dans le camp adverse.',
      },
    },
    interfere: {
      happening: {
        en: 'The mime is over, and each opposing team slips in a card that could pass for the memory.',
        fr: 'Le mime est fini, et chaque camp adverse glisse une carte qui pourrait passer pour le souvenir.',
      },
      youCan: {
        en: 'If you are an opponent, choose the picture that could fool Grandfather and confirm it; if not, keep silent.',
        fr: 'Si tu es dans le camp adverse, choisis l’image qui pourrait tromper Grand-père et confirme-la ; sinon, garde le silence.',
      },
    },
    album: {
      happening: {
        en: 'Grandfather looks through the album for the two memories that he felt.',
        fr: 'Grand-père cherche dans l’album les deux souvenirs qu’il a sentis.',
      },
      youCan: {
        en: 'If you are Grandfather, think aloud if you like, pick the first and then the second, and confirm; if you were the Child, keep a straight face.',
        fr: 'Si tu es Grand-père, pense tout haut si tu veux, désigne le premier puis le second, et confirme ; si tu étais l’Enfant, reste de marbre.',
      },
    },
    score: {
      happening: {
        en: 'The album is open to everybody, with the memories that were mimed, the cards that were slipped in, and the rockets.',
        fr: 'L’album s’ouvre à toute la table, avec les souvenirs mimés, les cartes glissées et les fusées.',
      },
      youCan: {
        en: 'Take your time to look back: play goes on when one of those who act next begins, or anybody after the last turn.',
        fr: 'Prends le temps de tout revoir : on repart dès qu’une des personnes du tour suivant le veut, ou n’importe qui après le dernier tour.',
      },
    },
  },
}
