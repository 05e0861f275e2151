import type { LobbyOf } from '../connection/server-messages.ts'
import type { AtTable, OptionShown, Options } from '../game-kit/game-manifest.ts'
import { teamLook } from '../words/teams.ts'

type PalmLobby = LobbyOf<'in-the-palm'>

/** As the host would say them: only what has a meaning at this table, or the server would have to refuse. */
function asWished({ options, photos }: PalmLobby, { seated, isRematch }: AtTable): Options {
  const { mode, expert, bets, first, trio, rounds, redraw, album } = options
  return {
    expert,
    // Said anew, it would overrule whose turn it is to begin a rematch (PALM-29).
    ...(first !== 'chance' && !isRematch && { first }),
    ...(mayChooseMode(seated) && { individually: mode === 'individual' }),
    ...(trio !== null && { trio, thirdRound: rounds === 3 }),
    ...(mode !== 'individual' && { redraw }),
    ...(mode === 'two' ? { album } : { bets }),
    ...(photos >= LEAST_OWN && { photographs: options.own !== undefined }),
  }
}

/** PALM-52. */
export const LEAST_OWN = 8

const mayChooseMode = (seated: number): boolean => seated === 4 || seated === 5

export function options(lobby: PalmLobby, at: AtTable): readonly OptionShown[] {
  const { options } = lobby
  const effects = asWished(lobby, at)
  const shown: (OptionShown | false)[] = [
    {
      is: 'switch',
      key: 'expert',
      label: { fr: 'Mode expert', en: 'Expert mode' },
      more: { fr: 'Une contrainte secrète par mime', en: 'A secret constraint for every mime' },
      isOn: options.expert,
      turned: expert => ({ ...effects, expert }),
    },
    mayChooseMode(at.seated) && {
      is: 'choice',
      key: 'mode',
      label: { fr: 'On joue', en: 'We play' },
      choices: [
        { value: 'teams', label: { fr: 'en équipes', en: 'in teams' } },
        { value: 'individual', label: { fr: 'chacun pour soi', en: 'each alone' } },
      ],
      chosen: options.mode,
      // What teams alone have would make no sense without them, and the other way round.
      turned: mode => ({
        expert: options.expert,
        individually: mode === 'individual',
        ...(lobby.photos >= LEAST_OWN && { photographs: options.own !== undefined }),
      }),
    },
    options.mode === 'two' && {
      is: 'choice',
      key: 'album',
      label: { fr: 'Photos dans l’album', en: 'Photos in the album' },
      more: { fr: 'Plus il y en a, plus c’est difficile', en: 'The more there are, the harder it is' },
      choices: [8, 10, 12, 14].map(value => ({ value, label: { fr: String(value), en: String(value) } })),
      chosen: options.album,
      turned: album => ({ ...effects, album }),
    },
    options.mode !== 'individual' && {
      is: 'switch',
      key: 'redraw',
      label: { fr: 'Changer de carte', en: 'Another card' },
      more: { fr: 'Pas d’idée ? On peut en tirer une autre', en: 'No idea? You may draw another' },
      isOn: options.redraw,
      turned: redraw => ({ ...effects, redraw }),
    },
    options.mode !== 'two' && {
      is: 'switch',
      key: 'bets',
      label: { fr: 'Paris', en: 'Bets' },
      more: { fr: 'Que va choisir Grand-père ? Pour rire', en: 'What will Grandfather choose? For fun' },
      isOn: options.bets,
      turned: bets => ({ ...effects, bets }),
    },
    lobby.photos >= LEAST_OWN && {
      is: 'switch',
      key: 'photographs',
      label: { fr: 'Avec nos photos', en: 'With our photographs' },
      more: { fr: 'Elles remplacent autant de photos de Léon', en: 'They replace as many of Léon’s' },
      isOn: options.own !== undefined,
      turned: photographs => ({ ...effects, photographs }),
    },
    beginning(lobby, at, effects),
    options.trio !== null && {
      is: 'choice',
      key: 'trio',
      label: { fr: 'L’équipe de trois', en: 'The team of three' },
      choices: lobby.teams.map((_, team) => ({ value: team, label: teamLook(team).name })),
      chosen: options.trio,
      turned: trio => ({ ...effects, trio }),
    },
    options.trio !== null && {
      is: 'switch',
      key: 'thirdRound',
      label: { fr: 'Troisième manche', en: 'Third round' },
      more: { fr: 'Pour que les trois sentent un souvenir', en: 'So that all three feel a memory' },
      isOn: options.rounds === 3,
      turned: thirdRound => ({ ...effects, thirdRound }),
    },
  ]
  return shown.filter(option => option !== false)
}

/** PALM-8: chance, a team, or where there are none, somebody. */
function beginning(lobby: PalmLobby, at: AtTable, effects: Options): OptionShown | false {
  const { options, teams, seating } = lobby
  if (lobby.missing > 0) return false
  const seats = seating.flatMap((holder, seat) => (holder === null ? [] : [seat]))
  const among =
    options.mode === 'teams'
      ? teams.map((_, team) => ({ value: team, label: teamLook(team).name }))
      : seats.map((seat, place) => ({ value: place, label: { fr: at.nameAt(seat), en: at.nameAt(seat) } }))
  return {
    is: 'choice',
    key: 'first',
    label: { fr: 'Qui commence ?', en: 'Who begins?' },
    ...(at.isRematch && {
      more: {
        fr: 'Sans nouveau choix, la revanche commence par la suivante',
        en: 'Unless you choose, a rematch begins with the next',
      },
    }),
    choices: [{ value: 'chance', label: { fr: 'le hasard', en: 'chance' } }, ...among],
    chosen: options.first,
    turned: first => ({ ...effects, first }),
  }
}
