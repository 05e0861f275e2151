import { useState } from 'preact/hooks'
import { Round } from '../components/controls.tsx'
import { said } from '../words/language.ts'
import type { SymbolNumber } from './round.ts'
import { ChainStep, LapStep } from './tutorial-chain.tsx'
import { DrawStep, LookStep } from './tutorial-draw.tsx'
import { EndStep, FeelStep, GuessStep } from './tutorial-feel.tsx'
import './reader.css'

const WORDS = {
  leave: { fr: 'Quitter l’initiation', en: 'Leave the tutorial' },
} as const

const STEPS = ['look', 'draw', 'lap', 'chain', 'feel', 'guess', 'end'] as const

/** ROOM-20: a whole round from both sides, alone, in less than three minutes. */
export function Tutorial({ onDone }: { onDone: () => void }) {
  const [at, setAt] = useState(0)
  const [hasSecondLap, setSecondLap] = useState(false)
  const [guess, setGuess] = useState<SymbolNumber | null>(null)
  const next = () => setAt(before => before + 1)
  const bar = <TutorialBar at={at} onLeave={onDone} />
  switch (STEPS[at]) {
    case 'look':
      return <LookStep bar={bar} onNext={next} />
    case 'draw':
      return <DrawStep bar={bar} onNext={next} />
    case 'lap': {
      const decide = (isAgain: boolean) => {
        setSecondLap(isAgain)
        next()
      }
      return <LapStep bar={bar} onDecide={decide} />
    }
    case 'chain':
      return <ChainStep bar={bar} hasSecondLap={hasSecondLap} onNext={next} />
    case 'feel':
      return <FeelStep bar={bar} onNext={next} />
    case 'guess': {
      const vote = (number: SymbolNumber) => {
        setGuess(number)
        next()
      }
      return <GuessStep bar={bar} onVote={vote} />
    }
    default:
      return <EndStep bar={bar} guess={guess!} onNext={onDone} />
  }
}

const TutorialBar = ({ at, onLeave }: { at: number; onLeave: () => void }) => (
  <header class="bar">
    <Round icon="cross" label={said(WORDS.leave)} onPress={onLeave} />
    <p class="name">
      {said({
        fr: `Palm Reader, ${at + 1} sur ${STEPS.length}`,
        en: `Palm Reader, ${at + 1} of ${STEPS.length}`,
      })}
    </p>
    <span class="round" />
  </header>
)
