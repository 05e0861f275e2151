import { Radios, Segments, Switch } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { set, settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import type { Sense } from './dark-hand.ts'
import { rateOf } from './own-rate.ts'
import { limitOf, SENSES } from './sense-words.ts'
import { TRIALS } from './staircase.ts'

const WORDS = {
  how: { fr: 'Comment veux-tu sentir ?', en: 'How would you like to feel?' },
  hand: { fr: 'La main que tu ouvres', en: 'The hand that you open' },
  left: { fr: 'Gauche', en: 'Left' },
  right: { fr: 'Droite', en: 'Right' },
  strokes: { fr: 'Un dessin, à l’oreille', en: 'A drawing, by ear' },
  flowing: { fr: 'D’un seul souffle', en: 'In one breath' },
  discrete: { fr: 'Trait par trait', en: 'Stroke by stroke' },
  wait: { fr: 'Les mots attendent', en: 'Words wait' },
  waitMore: {
    fr: 'Chacun reste jusqu’à ce que tu demandes la suite : pour lire en braille, ou sans se presser.',
    en: 'Each stays until you ask for the next: to read in braille, or without haste.',
  },
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
              <Rate of={sense} />
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

/** What the person’s own last warm-up with a sense came to. */
function Rate({ of }: { of: Sense }) {
  const right = rateOf(of)
  if (right === undefined) return null
  return (
    <small>
      {said({
        fr: `À ton échauffement : ${right} sur ${TRIALS}`,
        en: `At your warm-up: ${right} out of ${TRIALS}`,
      })}
    </small>
  )
}

/** Whether a line is heard as it goes, or with a pause at every corner. */
export const StrokesChoice = () => (
  <Segments
    legend={said(WORDS.strokes)}
    choices={[
      { value: 'flowing', label: said(WORDS.flowing) },
      { value: 'discrete', label: said(WORDS.discrete) },
    ]}
    chosen={settings.value.strokes}
    onChoose={value => set('strokes', value)}
  />
)

/** Whether words come at the pace of a voice, or when they are asked for. */
export const WordsChoice = () => (
  <Switch
    isOn={settings.value.wordsWait}
    onChange={isOn => set('wordsWait', isOn)}
    label={said(WORDS.wait)}
    more={said(WORDS.waitMore)}
  />
)
