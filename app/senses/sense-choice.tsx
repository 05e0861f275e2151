import { Radios, Segments } from '../components/controls.tsx'
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
export const SenseChoice = () => (
  <fieldset class="choice sns-senses">
    <legend>{said(WORDS.how)}</legend>
    <Radios
      choices={SENSES.map(({ sense, icon, name, more }) => {
        const limit = settings.value.sense === sense ? limitOf(sense) : null
        const label = (
          <>
            <Icon name={icon} size={28} />
            <span>
              <b>{said(name)}</b>
              <small>{said(more)}</small>
              {limit && <small class="limit">{said(limit)}</small>}
            </span>
          </>
        )
        return { value: sense, label }
      })}
      chosen={settings.value.sense}
      onChoose={sense => set('sense', sense)}
    />
  </fieldset>
)

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
