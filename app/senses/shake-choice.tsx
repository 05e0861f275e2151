import { useState } from 'preact/hooks'
import { Quiet, Switch } from '../components/controls.tsx'
import { canShake } from '../device/senses-here.ts'
import { set, settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { NO_SHAKING } from './sense-words.ts'
import { shakable } from './shaking.ts'

const WORDS = {
  vibration: { fr: 'Vibrer en plus', en: 'Vibrate as well' },
  more: {
    fr: 'Le téléphone frémit quand quelque chose se pose, jamais pour dire où.',
    en: 'The phone stirs when something comes down, never to say where.',
  },
  rhythm: { fr: 'Le rythme des traits', en: 'The rhythm of the strokes' },
  rhythmMore: {
    fr: 'Un trait dure, une courbe tremble, un coin se tait.',
    en: 'A line lasts, a bend trembles, a corner is silent.',
  },
  test: { fr: 'Trois vibrations', en: 'Three vibrations' },
  ask: { fr: 'En as-tu senti trois ?', en: 'Did you feel three?' },
  yes: { fr: 'Oui, trois', en: 'Yes, three' },
  no: { fr: 'Non', en: 'No' },
} as const

const THREE = shakable([60, 60, 60, 60, 60])

/** Beside any sense: whether the phone stirs too. */
export function ShakeChoice() {
  const [isAsked, ask] = useState(false)
  if (!canShake()) return <p class="sns-limit">{said(NO_SHAKING)}</p>
  const test = () => {
    navigator.vibrate([...THREE])
    ask(true)
  }
  const answer = (isFelt: boolean) => () => {
    set('vibration', isFelt)
    ask(false)
  }
  return (
    <div class="sns-shakes">
      <Switch
        isOn={settings.value.vibration}
        onChange={isOn => set('vibration', isOn)}
        label={said(WORDS.vibration)}
        more={said(WORDS.more)}
      />
      {settings.value.vibration && (
        <Switch
          isOn={settings.value.shakes === 'rhythm'}
          onChange={isOn => set('shakes', isOn ? 'rhythm' : 'contact')}
          label={said(WORDS.rhythm)}
          more={said(WORDS.rhythmMore)}
        />
      )}
      {isAsked ? (
        <div class="sns-pair">
          <p data-aloud>{said(WORDS.ask)}</p>
          <Quiet onPress={answer(true)}>{said(WORDS.yes)}</Quiet>
          <Quiet onPress={answer(false)}>{said(WORDS.no)}</Quiet>
        </div>
      ) : (
        <Quiet icon="phone" onPress={test}>
          {said(WORDS.test)}
        </Quiet>
      )}
    </div>
  )
}
