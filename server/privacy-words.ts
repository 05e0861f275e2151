import type { Said } from '@veillee/kernel'

/** One sheet of the page: a heading, sentences, and what can be counted up. */
interface Sheet {
  readonly heading: Said
  readonly words: readonly Said[]
  readonly list?: readonly Said[]
}

export const PRIVACY = {
  title: { fr: 'Ce que Veillée garde', en: 'What Veillée keeps' },
  lead: {
    fr: 'Pas de compte, pas d’adresse e\u2011mail, pas de publicité, pas de cookie. Ce qui est gardé l’est pour que vous puissiez revenir.',
    en: 'No account, no e\u2011mail address, no adverts, no cookies. What is kept is kept so that you can come back.',
  },
} as const satisfies Readonly<Record<string, Said>>

/** ROOM-27: what is kept, for how long, and how it is deleted, in plain words. Each sentence is true of the code. */
export const privacySheets = (keepDays: number): readonly Sheet[] => [
  {
    heading: { fr: 'Gardé par ce service', en: 'Kept by this service' },
    words: [{ fr: 'De chaque veillée\u202f:', en: 'Of every evening:' }],
    list: [
      {
        fr: 'les noms que vous avez tapés, et qui était assis où\u202f;',
        en: 'the names that you typed, and who sat where;',
      },
      {
        fr: 'chaque action de chaque partie, dessins et mimes compris, et les résultats\u202f;',
        en: 'every move of every match, drawings and mimes included, and the results;',
      },
      {
        fr: 'les photos que vous y avez mises, réduites sur le téléphone, sans le lieu ni la date de l’appareil, avec leurs titres\u202f; et les mots à vous d’une histoire\u202f;',
        en: 'the photographs that you put in it, made small on the phone, without the camera’s place and date, with their titles; and the words of your own for a story;',
      },
      { fr: 'ce qui a été écrit dans la conversation\u202f;', en: 'what was written in the chat;' },
      {
        fr: 'ta réponse au sujet de ta paume, qui n’est dite à personne\u202f;',
        en: 'your answer about your palm, which nobody is told;',
      },
      {
        fr: 'une empreinte par téléphone, pour le reconnaître à son retour. La clé elle-même ne reste que sur le téléphone.',
        en: 'a fingerprint of each phone’s key, to know it again. The key itself stays on the phone.',
      },
    ],
  },
  {
    heading: { fr: 'Pour combien de temps', en: 'For how long' },
    words: [
      keepDays === 1
        ? {
            fr: 'Une veillée où personne ne revient pendant un jour s’efface d’elle-même, avec tout ce qu’elle contient.',
            en: 'An evening that nobody comes back to for a day is deleted by itself, with everything in it.',
          }
        : {
            fr: `Une veillée où personne ne revient pendant ${keepDays}\u00a0jours s’efface d’elle-même, avec tout ce qu’elle contient.`,
            en: `An evening that nobody comes back to for ${keepDays} days is deleted by itself, with everything in it.`,
          },
    ],
  },
  {
    heading: { fr: 'Effacer', en: 'Deleting it' },
    words: [
      {
        fr: 'L’hôte peut effacer la veillée à tout moment, pour tout le monde et pour de bon\u202f: ce qu’elle contenait est écrasé là où c’était gardé. Si ce n’est pas toi, demande-le-lui, ou prends le rôle quand il se libère.',
        en: 'The host can delete the evening at any time, for everybody and for good: what was in it is overwritten where it was kept. If that is not you, ask them, or take the role when it becomes free.',
      },
      {
        fr: 'Quitter la veillée n’efface rien\u202f: une partie ne se raconte pas sans une de ses joueuses ou un de ses joueurs.',
        en: 'Leaving deletes nothing: a match cannot be told without one of its players.',
      },
    ],
  },
  {
    heading: { fr: 'Emporter', en: 'Taking it home' },
    words: [
      {
        fr: 'Qui fait partie d’une veillée peut l’enregistrer dans un fichier et la rouvrir, ici ou ailleurs. Le fichier contient les noms, les parties finies, les scores, vos photos, vos mots et ce qui a été dit à tout le monde.',
        en: 'Whoever is in an evening can save it as a file and open it again, here or elsewhere. The file has the names, the finished matches, the scores, your photographs, your words, and what was said to everybody.',
      },
      {
        fr: 'Il ne contient ni clé, ni messe basse, ni réponse au sujet des paumes, ni rien d’une partie en cours.',
        en: 'It has no key, no whisper, no answer about palms, and nothing of a match that is still being played.',
      },
    ],
  },
  {
    heading: { fr: 'Pas gardé', en: 'Not kept' },
    words: [
      {
        fr: 'Aucune voix\u202f: Veillée n’en transmet pas. Les adresses des appareils servent à freiner les abus, en mémoire, quelques minutes\u202f; elles ne sont écrites nulle part. Rien n’est transmis à personne d’autre.',
        en: 'No voice: Veillée carries none. The addresses of devices serve to slow down abuse, in memory, for some minutes; they are written down nowhere. Nothing is passed on to anybody else.',
      },
    ],
  },
  {
    heading: { fr: 'Qui peut regarder', en: 'Who can look' },
    words: [
      {
        fr: 'La personne qui fait tourner ce service pourrait ouvrir ce qu’il garde. Ses journaux comptent ce qui se passe, sans nom, sans carte et sans message.',
        en: 'Whoever runs this service could open what it keeps. Its logs count what happens, without a name, a card or a message.',
      },
    ],
  },
]
