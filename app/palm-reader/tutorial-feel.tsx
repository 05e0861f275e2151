import { linesOf } from '@veillee/games'
import { chanceAt } from '@veillee/kernel'
import { drawnByBot } from '@veillee/touch'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Plain, Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { FeelDemo } from '../senses/index.tsx'
import { SymbolCard } from '../senses/symbol-card.tsx'
import { said } from '../words/language.ts'
import { FingerWay } from './finger-way.tsx'
import { Palm } from './palm-picture.tsx'
import type { SymbolNumber } from './round.ts'
import { SymbolTile } from './symbol-tile.tsx'
import type { StepProps } from './tutorial-draw.tsx'

/** A beginners' card; its second symbol is a heart. */
const FELT_SIDE = 19
const FELT_NUMBER = 2

const WORDS = {
  feel: { fr: 'Lou dessine dans ta main', en: 'Lou is drawing into your hand' },
  feelMore: {
    fr: 'À table, tu fermes les yeux. Ici, suis le doigt : il ne laisse aucun trait.',
    en: 'At the table you close your eyes. Here, follow the finger: it leaves no line.',
  },
  farMore: {
    fr: 'Loin les uns des autres, on sent ainsi, dans le noir : rien ne reste.',
    en: 'Far apart one feels like this, in the dark: nothing stays.',
  },
  far: { fr: 'Sentir comme à distance', en: 'Feel it as from afar' },
  atTable: { fr: 'Comme à table', en: 'As at a table' },
  again: { fr: 'Encore (à table, on ne peut pas !)', en: 'Again (not at the table!)' },
  toVote: { fr: 'J’ai senti', en: 'I felt it' },
  which: { fr: 'Quel symbole as-tu senti ?', en: 'Which symbol did you feel?' },
  together: {
    fr: 'Chacun vote en secret, et tout se montre à « 3, 2, 1 ».',
    en: 'Everybody votes in secret, and all is shown on “3, 2, 1”.',
  },
  tap: { fr: 'Touche un symbole', en: 'Tap a symbol' },
  right: { fr: 'C’était bien le cœur !', en: 'It was the heart indeed!' },
  wrong: { fr: 'C’était le cœur', en: 'It was the heart' },
  wrongMore: {
    fr: 'La peau se trompe, et c’est tout le plaisir du jeu.',
    en: 'Skin is easily fooled, and that is the fun of it.',
  },
  rightMore: { fr: 'Une étoile pour Lou, et pour vous tous.', en: 'A star for Lou, and for all of you.' },
  rule1: { fr: 'Dix manches, tous ensemble.', en: 'Ten rounds, all together.' },
  rule2: { fr: 'Pas un mot, pas de code, pas de regard.', en: 'No talk, no codes, no peeking.' },
  rule3: { fr: 'La main droite, et l’index.', en: 'The right hand, and the index finger.' },
  done: { fr: 'J’ai compris', en: 'Got it' },
} as const

/** Drawn by somebody calm, always the same. */
const FELT_DRAWING = drawnByBot(linesOf(FELT_SIDE, FELT_NUMBER), chanceAt('5'.repeat(64), 0))

/** As at a table, with a finger to look at; or as far apart, in the dark, with the sense of one's choice. */
export function FeelStep({ bar, onNext }: StepProps) {
  const [times, setTimes] = useState(0)
  const [hasEnded, setEnded] = useState(false)
  const [isFar, setFar] = useState(false)
  const again = () => {
    setEnded(false)
    setTimes(times + 1)
  }
  const turn = () => {
    setFar(!isFar)
    again()
  }
  return (
    <Screen
      name="reader-learn-feel"
      ground={isFar ? 'shut' : 'dusk'}
      bar={bar}
      say={said(WORDS.feel)}
      more={said(isFar ? WORDS.farMore : WORDS.feelMore)}
      isStill
      act={
        <>
          <Plain icon="palm" onPress={turn}>
            {said(isFar ? WORDS.atTable : WORDS.far)}
          </Plain>
          <Plain icon="turn" disabled={!hasEnded} onPress={again}>
            {said(WORDS.again)}
          </Plain>
          <Primary disabled={!hasEnded && times === 0} onPress={onNext}>
            {said(WORDS.toVote)}
          </Primary>
        </>
      }
    >
      <div class="reader-learn-palm">
        {isFar ? (
          <FeelDemo key={times} gesture={FELT_DRAWING} onEnd={() => setEnded(true)} />
        ) : (
          <Palm>
            <FingerWay
              key={times}
              side={FELT_SIDE}
              number={FELT_NUMBER}
              hasTrail={false}
              onEnd={() => setEnded(true)}
            />
          </Palm>
        )}
      </div>
    </Screen>
  )
}

export function GuessStep({
  bar,
  onVote,
}: {
  bar: ComponentChildren
  onVote: (number: SymbolNumber) => void
}) {
  const [chosen, choose] = useState<SymbolNumber | null>(null)
  return (
    <Screen
      name="reader-learn-guess"
      ground="dusk"
      eyes="you"
      bar={bar}
      say={said(WORDS.which)}
      more={said(WORDS.together)}
      isStill
      act={
        <Primary disabled={chosen === null} onPress={() => onVote(chosen!)}>
          {chosen === null
            ? said(WORDS.tap)
            : said({ fr: `Je vote pour le ${chosen}`, en: `I vote for ${chosen}` })}
        </Primary>
      }
    >
      <SymbolCard side={FELT_SIDE} marked={chosen} onChoose={choose} />
    </Screen>
  )
}

export function EndStep({ bar, guess, onNext }: StepProps & { guess: SymbolNumber }) {
  const isRight = guess === FELT_NUMBER
  return (
    <Screen
      name="reader-learn-end"
      bar={bar}
      say={said(isRight ? WORDS.right : WORDS.wrong)}
      more={said(isRight ? WORDS.rightMore : WORDS.wrongMore)}
      act={<Primary onPress={onNext}>{said(WORDS.done)}</Primary>}
    >
      <div class="reader-learn-end">
        <SymbolTile side={FELT_SIDE} number={FELT_NUMBER} />
        <ul class="panel">
          {[WORDS.rule1, WORDS.rule2, WORDS.rule3].map(rule => (
            <li key={rule.en}>
              <Icon name="check" />
              {said(rule)}
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  )
}
