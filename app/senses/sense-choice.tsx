import { useId } from 'preact/hooks'
import { Segments } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { set, settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { limitOf, SENSES } from './sense-words.ts'

const WORDS = {
  how: { fr: 'Comment veux-tu sentir ?', en: 'How would you like to feel?' },
  hand: { fr: 'La main que tu ouvres', en: 'The hand that you open' },
  left: { fr: 'Gauche', en: 'Left' },
  right: { fr: 'Droite', en: 'Right' },
} as const

/** One of four, each with what it is and what this device cannot do of it. */
export function SenseChoice() {
  const name = useId()
  return (
    <fieldset class="choice sns-senses">
      <legend>{said(WORDS.how)}</legend>
      {SENSES.map(({ sense, icon, name: called, more }) => {
        const limit = limitOf(sense)
        return (
          <label key={sense}>
            <input
              type="radio"
              name={name}
              checked={settings.value.sense === sense}
              onChange={() => set('sense', sense)}
            />
            <span>
              <Icon name={icon} size={28} />
              <span>
                <b>{said(called)}</b>
                <small>{said(more)}</small>
                {limit && settings.value.sense === sense && <small class="limit">{said(limit)}</small>}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Which hand lies open for the objects; a finger always draws into the right one (READ-8). */
export const PalmChoice = () => (
  <Segments
    legend={said(WORDS.hand)}
    choices={[
      { value: 'left', label: said(WORDS.left) },
      { value: 'right', label: said(WORDS.right) },
    ]}
    chosen={settings.value.palm}
    onChoose={value => set('palm', value)}
  />
)
