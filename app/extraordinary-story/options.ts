import type { LobbyOf } from '../connection/server-messages.ts'
import type { OptionShown } from '../game-kit/game-manifest.ts'

export function options({ options, setting }: LobbyOf<'extraordinary-story'>): readonly OptionShown[] {
  const { teams, comparison } = options
  const shown: (OptionShown | false)[] = [
    {
      is: 'switch',
      key: 'teams',
      label: { fr: 'Équipes secrètes', en: 'Secret teams' },
      more: { fr: 'Deux équipes, connues d’elles seules', en: 'Two teams, known to themselves alone' },
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
