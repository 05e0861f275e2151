import type { Difficulty } from '@veillee/games'
import type { LobbyOf } from '../connection/server-messages.ts'
import type { Level, OptionShown } from '../game-kit/game-manifest.ts'
import { said } from '../words/language.ts'

/** From the easiest, with as many pips as it is hard (READ-4). */
export const LEVELS = {
  blue: { label: { fr: 'bleu', en: 'blue' }, more: { fr: 'facile', en: 'easy' } },
  green: { label: { fr: 'vert', en: 'green' }, more: { fr: 'moyen', en: 'medium' } },
  red: { label: { fr: 'rouge', en: 'red' }, more: { fr: 'difficile', en: 'hard' } },
  purple: { label: { fr: 'violet', en: 'purple' }, more: { fr: 'redoutable', en: 'very hard' } },
} as const satisfies Readonly<Record<Difficulty, Pick<Level, 'label' | 'more'>>>

const isDifficulty = (text: unknown): text is Difficulty => String(text) in LEVELS

export function options({ options }: LobbyOf<'palm-reader'>): readonly OptionShown[] {
  const { difficulties, bets } = options
  const effects = { difficulties, bets }
  return [
    {
      is: 'levels',
      key: 'difficulties',
      label: { fr: 'Difficulté des symboles', en: 'How hard to tell apart' },
      levels: Object.entries(LEVELS).map(([value, words]) => ({ value, ...words, paint: `var(--${value})` })),
      chosen: options.difficulties,
      turned: difficulties => ({ ...effects, difficulties }),
    },
    {
      is: 'switch',
      key: 'bets',
      label: { fr: 'Paris', en: 'Bets' },
      more: { fr: 'Où la chaîne va-t-elle casser ? Pour rire', en: 'Where will the chain break? For fun' },
      isOn: options.bets,
      turned: bets => ({ ...effects, bets }),
    },
  ]
}

/** READ-18: which colours were played with. */
export const conditions = ({ difficulties }: Readonly<Record<string, unknown>>): string =>
  Array.isArray(difficulties)
    ? difficulties
        .filter(isDifficulty)
        .map(one => said(LEVELS[one].label))
        .join(', ')
    : ''
