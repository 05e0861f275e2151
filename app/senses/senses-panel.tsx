import { useEffect, useState } from 'preact/hooks'
import { Primary, Quiet } from '../components/controls.tsx'
import { set, settings } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { LevelChoice } from './level-choice.tsx'
import { PalmChoice, SenseChoice, StrokesChoice, WordsChoice } from './sense-choice.tsx'
import { SenseTest } from './sense-test.tsx'
import { ShakeChoice } from './shake-choice.tsx'
import { WarmUp } from './warm-up.tsx'
import './senses.css'

const WORDS = {
  test: { fr: 'Essayer dix secondes', en: 'Try it for ten seconds' },
  close: { fr: 'C’est fait', en: 'Done' },
  suits: { fr: 'Ça me va', en: 'That suits me' },
  when: {
    fr: 'Ton choix vaut dès le prochain geste. Tu peux en changer entre deux manches.',
    en: 'Your choice counts from the next gesture on. You may change it between rounds.',
  },
} as const

interface SensesPanelProps {
  /** Where somebody is asked: what is chosen already may simply be agreed to. */
  readonly onAgree?: () => void
}

/** How touch that goes through the screen is felt on this device: the sense, a test of it, and how thick the skin is. */
export function SensesPanel({ onAgree }: SensesPanelProps) {
  const [isWarmingUp, warmUp] = useState(false)
  const [tested, test] = useState<string | null>(null)
  const { sense } = settings.value
  useEffect(() => set('knowsSenses', true), [])
  if (isWarmingUp) return <WarmUp onDone={() => warmUp(false)} />
  return (
    <div class="sns-panel">
      <SenseChoice />
      {tested === sense ? (
        <>
          <SenseTest sense={sense} />
          <Quiet icon="check" onPress={() => test(null)}>
            {said(WORDS.close)}
          </Quiet>
        </>
      ) : (
        <Quiet icon="play" onPress={() => test(sense)}>
          {said(WORDS.test)}
        </Quiet>
      )}
      {sense === 'words' && <WordsChoice />}
      {sense === 'sound' && <StrokesChoice />}
      <ShakeChoice />
      <PalmChoice />
      <LevelChoice onWarmUp={() => warmUp(true)} />
      <p class="sns-small">{said(WORDS.when)}</p>
      {onAgree && (
        <div class="sns-agree">
          <Primary onPress={onAgree}>{said(WORDS.suits)}</Primary>
        </div>
      )}
    </div>
  )
}
