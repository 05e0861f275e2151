import { Segments, Switch } from '../components/controls.tsx'
import type { OptionShown, Options } from '../game-kit/game-manifest.ts'
import { listed, said } from '../words/language.ts'
import { Levels } from './levels.tsx'

interface OptionRowProps {
  readonly option: OptionShown
  readonly onTurn: (options: Options) => unknown
}

const FIT_IN_A_LINE = 26

/** Whether the labels need more than one line. */
const isTall = (labels: readonly string[]): boolean => labels.join('').length > FIT_IN_A_LINE

/** As the host turns it. */
export function OptionRow({ option, onTurn }: OptionRowProps) {
  if (option.is === 'switch')
    return (
      <Switch
        isOn={option.isOn}
        label={said(option.label)}
        more={said(option.more)}
        onChange={isOn => onTurn(option.turned(isOn))}
      />
    )
  if (option.is === 'levels')
    return (
      <Levels
        legend={said(option.label)}
        levels={option.levels}
        chosen={option.chosen}
        onChange={chosen => onTurn(option.turned(chosen))}
      />
    )
  return (
    <div
      class={isTall(option.choices.map(({ label }) => said(label))) ? 'lobby-choice tall' : 'lobby-choice'}
    >
      <Segments
        legend={said(option.label)}
        choices={option.choices.map(({ value, label }) => ({ value, label: said(label) }))}
        chosen={option.chosen}
        onChoose={value => onTurn(option.turned(value))}
      />
      {option.more && <small>{said(option.more)}</small>}
    </div>
  )
}

const YES = { fr: 'oui', en: 'yes' } as const
const NO = { fr: 'non', en: 'no' } as const

/** What it is set to, in words. */
export function optionValue(option: OptionShown): string {
  if (option.is === 'switch') return said(option.isOn ? YES : NO)
  if (option.is === 'choice') {
    const chosen = option.choices.find(({ value }) => value === option.chosen)
    return chosen ? said(chosen.label) : ''
  }
  return listed(
    option.levels.filter(({ value }) => option.chosen.includes(value)).map(({ label }) => said(label)),
  )
}

/** As the others read it. */
export const OptionRead = ({ option }: { option: OptionShown }) => (
  <div class="lobby-read">
    <dt>{said(option.label)}</dt>
    <dd>{optionValue(option)}</dd>
  </div>
)
