import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Plain, Primary, Quiet } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import { said } from '../words/language.ts'
import { FingerWay } from './finger-way.tsx'
import { lapWords } from './gallery-words.ts'
import { Palm } from './palm-picture.tsx'
import type { SymbolNumber } from './round.ts'
import { Star, StarRow } from './stars.tsx'
import { SymbolTile } from './symbol-tile.tsx'
import { OWN_NUMBER, OWN_SIDE, type StepProps } from './tutorial-draw.tsx'

const WORDS = {
  lap: { fr: 'Le voilà revenu. Encore un tour ?', en: 'It is back. Once more round?' },
  lapMore: {
    fr: 'De Lou à Ida, de Max à toi : on dirait une fourche… Un second tour coûte une étoile.',
    en: 'From Lou to Ida, from Max to you: it feels like a fork… A second lap costs one star.',
  },
  felt: { fr: 'Sentir encore', en: 'Feel it again' },
  again: { fr: 'Encore un tour (−1\u00a0étoile)', en: 'Once more round (−1\u00a0star)' },
  vote: { fr: 'Non, on vote', en: 'No, let us vote' },
  broke: { fr: 'Deux paumes sans se tromper !', en: 'Two palms without a slip!' },
  brokeMore: {
    fr: 'Max a senti une fourche : la chaîne casse, et ce qui suit ne compte plus.',
    en: 'Max felt a fork: the chain breaks, and nothing after it counts.',
  },
  whole: { fr: 'Le tour entier sans se tromper !', en: 'All the way round without a slip!' },
  wholeMore: {
    fr: 'Le second tour a remis Max sur la voie : quatre étoiles, moins une.',
    en: 'The second lap put Max right: four stars, less one.',
  },
  you: { fr: 'toi', en: 'you' },
  right: { fr: 'juste', en: 'right' },
  wrong: { fr: 'faux', en: 'wrong' },
  broken: { fr: 'La chaîne casse ici', en: 'The chain breaks here' },
  next: { fr: 'Et maintenant, ta main', en: 'And now, your hand' },
} as const

/** What Max made of the arrow. */
const FORK = 1

const PEOPLE = [
  { name: '', mark: 0, initial: '•' },
  { name: 'Lou', mark: 1, initial: 'L' },
  { name: 'Ida', mark: 3, initial: 'I' },
  { name: 'Max', mark: 4, initial: 'M' },
  { name: 'Guy', mark: 5, initial: 'G' },
] as const

/** READ-10. */
export function LapStep({ bar, onDecide }: { bar: ComponentChildren; onDecide: (isAgain: boolean) => void }) {
  const [times, setTimes] = useState(0)
  return (
    <Screen
      name="reader-learn-lap"
      ground="dusk"
      eyes="you"
      bar={bar}
      say={said(WORDS.lap)}
      more={said(WORDS.lapMore)}
      isStill
      act={
        <>
          <Plain icon="palm" onPress={() => setTimes(times + 1)}>
            {said(WORDS.felt)}
          </Plain>
          <Quiet icon="turn" onPress={() => onDecide(true)}>
            {said(WORDS.again)}
          </Quiet>
          <Primary onPress={() => onDecide(false)}>{said(WORDS.vote)}</Primary>
        </>
      }
    >
      <div class="reader-learn-palm">
        <Palm>
          <FingerWay key={times} side={OWN_SIDE} number={FORK} hasTrail={false} onEnd={() => {}} />
        </Palm>
      </div>
    </Screen>
  )
}

/** READ-15, 16: what came of it. */
export function ChainStep({ bar, hasSecondLap, onNext }: StepProps & { hasSecondLap: boolean }) {
  const answers: readonly SymbolNumber[] = [
    OWN_NUMBER,
    OWN_NUMBER,
    hasSecondLap ? OWN_NUMBER : FORK,
    OWN_NUMBER,
  ]
  const broken = answers.findIndex(answer => answer !== OWN_NUMBER)
  const right = broken === -1 ? answers.length : broken
  return (
    <Screen
      name="reader-learn-chain"
      bar={bar}
      say={said(hasSecondLap ? WORDS.whole : WORDS.broke)}
      more={said(hasSecondLap ? WORDS.wholeMore : WORDS.brokeMore)}
      act={<Primary onPress={onNext}>{said(WORDS.next)}</Primary>}
    >
      <div class="reader-gallery">
        <div class="reader-drawn">
          <SymbolTile side={OWN_SIDE} number={OWN_NUMBER} />
          <div>
            <StarRow earned={right} most={answers.length} />
            {hasSecondLap && <p class="reader-price">{said(lapWords(right - 1))}</p>}
          </div>
        </div>
        <ol class="reader-chain leaf">
          {answers.map((answer, i) => (
            <PracticeLink key={i} i={i} answer={answer} hasStar={i < right} isBreak={i === broken} />
          ))}
        </ol>
      </div>
    </Screen>
  )
}

interface PracticeLinkProps {
  readonly i: number
  readonly answer: SymbolNumber
  readonly hasStar: boolean
  readonly isBreak: boolean
}

function PracticeLink({ i, answer, hasStar, isBreak }: PracticeLinkProps) {
  const isRight = answer === OWN_NUMBER
  const [from, into] = [PEOPLE[i]!, PEOPLE[i + 1]!]
  return (
    <li class={hasStar || isBreak ? undefined : 'late'}>
      <div class="reader-print">
        <Palm />
        <span class="reader-answer">
          <SymbolTile side={OWN_SIDE} number={answer} />
        </span>
        {hasStar && (
          <span class="reader-won" style={{ animationDelay: `${500 + i * 450}ms` }}>
            <Star size={36} />
          </span>
        )}
      </div>
      <p>
        <SeatToken of={from} size={28} label={from.name || said(WORDS.you)} />
        <Icon name="next" size={16} width={3} />
        <SeatToken of={into} size={28} label={into.name} />
        <b class={isRight ? 'right' : 'miss'}>
          <Icon name={isRight ? 'check' : 'cross'} size={15} width={3.6} />
          {said(isRight ? WORDS.right : WORDS.wrong)}
        </b>
      </p>
      {isBreak && <p class="reader-broken">{said(WORDS.broken)}</p>}
    </li>
  )
}
