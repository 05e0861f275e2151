import type { LobbyOf } from '../connection/server-messages.ts'
import type { OptionShown } from '../game-kit/game-manifest.ts'

export function options({ options, setting }: LobbyOf<'extraordinary-story'>): readonly OptionShown[] {
  const { teams, comparison } = options
  const shown: (OptionShown | false)[] = [
    {
      is: 'switch',
      key: 'teams',
      label: { fr: 'Équipes secrètes', en: 'Secret teams' },
      more: {
        fr: 'Deux équipes. Tu les vois cinq secondes, puis fie-toi à ta mémoire.',
        en: 'Two teams. You see them for five seconds, then trust your memory.',
      },
      isOn: teams,
      turned: isOn => ({ teams: isOn, comparison }),
    },
    setting === 'remote' && {
      is: 'choice',
      key: 'comparison',
      label: { fr: 'Les mots écrits', en: 'Typed words' },
      choices: [
        { value: 'forgiving', label: { fr: 'à peu près', en: 'roughly' } },
        { value: 'exact', label: { fr: 'exacts', en: 'exactly' } },
      ],
      chosen: comparison,
      turned: value => ({ teams, comparison: value }),
    },
  ]
  return shown.filter(option => option !== false)
}
