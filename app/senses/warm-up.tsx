import { LEVELS } from '@veillee/touch'
import { useMemo, useState } from 'preact/hooks'
import { Plain, Primary } from '../components/controls.tsx'
import { wakeAudio } from '../device/audio.ts'
import { randomNumber } from '../device/random.ts'
import { said } from '../words/language.ts'
import { FeelDemo } from './feel-demo.tsx'
import { keepRate } from './own-rate.ts'
import { ownLevel, setLevel } from './skin-level.ts'
import { isDone, newStaircase, type Staircase, stepped, TRIALS } from './staircase.ts'
import { SymbolCard } from './symbol-card.tsx'
import type { SymbolNumber } from './symbol-number.ts'
import { trialAt } from './trial.ts'
import './senses.css'

const WORDS = {
  start: {
    fr: 'Dix symboles vont passer dans ta paume. Après chacun, dis lequel des cinq c’était. Ta peau s’ajuste à mesure, et ton résultat reste sur cet appareil.',
    en: 'Ten symbols will pass through your palm. After each, say which of the five it was. Your skin adapts as you go, and your result stays on this device.',
  },
  begin: { fr: 'Commencer', en: 'Begin' },
  feel: { fr: 'Ressens', en: 'Feel' },
  which: { fr: 'Lequel était-ce ?', en: 'Which one was it?' },
  right: { fr: 'Oui, c’était lui.', en: 'Yes, that was it.' },
  next: { fr: 'Le suivant', en: 'The next one' },
  enough: { fr: 'Ça suffit', en: 'That is enough' },
  keep: { fr: 'Garder cette peau', en: 'Keep this skin' },
  leave: { fr: 'Ne rien changer', en: 'Change nothing' },
  finest: { fr: 'fine', en: 'fine' },
  thickest: { fr: 'épaisse', en: 'thick' },
  fine: {
    fr: 'Une peau fine t’aidera : les gestes y sont nets.',
    en: 'A fine skin will help you: gestures are clear on it.',
  },
  palm: { fr: 'Tu sens comme une vraie paume.', en: 'You feel like a real palm.' },
  thick: {
    fr: 'Tu devines même à travers une peau épaisse.',
    en: 'You can tell even through a thick skin.',
  },
} as const

type At = 'start' | 'feel' | 'guess' | 'told'

/** Alone and without a server: ten symbols, and a skin that fits whoever felt them. */
export function WarmUp({ onDone }: { onDone: () => void }) {
  const [seed] = useState(randomNumber)
  const [stairs, setStairs] = useState(() => newStaircase(ownLevel.peek() ?? LEVELS['real-palm']))
  const [at, go] = useState<At>('start')
  const [guess, setGuess] = useState<SymbolNumber | null>(null)
  const position = at === 'told' ? stairs.answered - 1 : stairs.answered
  const trial = useMemo(() => trialAt(seed, position), [seed, position])
  const begin = () => {
    wakeAudio()
    setGuess(null)
    go('feel')
  }
  const answer = (number: SymbolNumber) => {
    const next = stepped(stairs, number === trial.number)
    setGuess(number)
    setStairs(next)
    if (isDone(next)) keepRate(next.right)
    go('told')
  }
  if (at === 'told' && isDone(stairs)) return <Found stairs={stairs} onDone={onDone} />
  return (
    <div class="sns-warm" data-warm={at}>
      <p class="sns-count">{at === 'start' ? '' : `${position + 1} / ${TRIALS}`}</p>
      {at === 'start' && (
        <>
          <p>{said(WORDS.start)}</p>
          <Primary onPress={begin}>{said(WORDS.begin)}</Primary>
        </>
      )}
      {at === 'feel' && (
        <>
          <h3>{said(WORDS.feel)}</h3>
          <div class="sns-box">
            <FeelDemo key={position} gesture={trial.drawing} level={stairs.level} onEnd={() => go('guess')} />
          </div>
        </>
      )}
      {at === 'guess' && (
        <>
          <h3>{said(WORDS.which)}</h3>
          <SymbolCard side={trial.side} onChoose={answer} />
        </>
      )}
      {at === 'told' && (
        <>
          <p class="sns-told" data-aloud>
            {guess === trial.number
              ? said(WORDS.right)
              : said({ fr: `C’était le ${trial.number}.`, en: `It was number ${trial.number}.` })}
          </p>
          <SymbolCard side={trial.side} marked={trial.number} />
          <Primary onPress={begin}>{said(WORDS.next)}</Primary>
        </>
      )}
      <Plain onPress={onDone}>{said(at === 'start' ? WORDS.leave : WORDS.enough)}</Plain>
    </div>
  )
}

/** Where one stands between the finest skin and the thickest, in words and as a mark on a line. */
function Found({ stairs, onDone }: { stairs: Staircase; onDone: () => void }) {
  const { level, right } = stairs
  const words = level < 0.22 ? WORDS.fine : level < 0.45 ? WORDS.palm : WORDS.thick
  const keep = () => {
    setLevel(level)
    onDone()
  }
  return (
    <div class="sns-warm" data-warm="found">
      <p class="sns-told" data-aloud>
        {said({ fr: `${right} sur ${TRIALS}`, en: `${right} out of ${TRIALS}` })}
      </p>
      <p>{said(words)}</p>
      <div class="sns-scale" aria-hidden="true">
        <i style={{ left: `${Math.round(100 * Math.log10(level * 10))}%` }} />
        <span>{said(WORDS.finest)}</span>
        <span>{said(WORDS.thickest)}</span>
      </div>
      <Primary onPress={keep}>{said(WORDS.keep)}</Primary>
      <Plain onPress={onDone}>{said(WORDS.leave)}</Plain>
    </div>
  )
}
