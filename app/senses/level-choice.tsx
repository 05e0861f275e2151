import { LEVELS } from '@veillee/touch'
import { Quiet, Segments } from '../components/controls.tsx'
import { said } from '../words/language.ts'
import { ownLevel, setLevel } from './skin-level.ts'

const WORDS = {
  level: { fr: 'Ta peau', en: 'Your skin' },
  gentle: { fr: 'Fine', en: 'Fine' },
  palm: { fr: 'Vraie paume', en: 'Real palm' },
  numb: { fr: 'Engourdie', en: 'Numb' },
  more: {
    fr: 'Plus elle est fine, plus c’est net. Compte dès la prochaine partie ; en équipes rivales, tout le monde a la même.',
    en: 'The finer it is, the clearer it gets. Counts from the next match on; between rival teams everybody has the same.',
  },
  found: { fr: 'Réglée par ton échauffement.', en: 'Set by your warm-up.' },
  warmUp: { fr: 'S’échauffer (une minute)', en: 'Warm up (a minute)' },
} as const

const PLAIN = [LEVELS.gentle, LEVELS['real-palm'], LEVELS.numb] as const

/** Three plain levels, or the one that a warm-up has found. */
export function LevelChoice({ onWarmUp }: { onWarmUp: () => void }) {
  const level = ownLevel.value ?? LEVELS['real-palm']
  const isFound = !(PLAIN as readonly number[]).includes(level)
  const names = [WORDS.gentle, WORDS.palm, WORDS.numb]
  return (
    <div class="sns-level">
      <Segments<number>
        legend={said(WORDS.level)}
        choices={PLAIN.map((value, i) => ({ value, label: said(names[i]!) }))}
        chosen={level}
        onChoose={setLevel}
      />
      <p class="sns-small">{said(isFound ? WORDS.found : WORDS.more)}</p>
      <Quiet icon="palm" onPress={onWarmUp}>
        {said(WORDS.warmUp)}
      </Quiet>
    </div>
  )
}
