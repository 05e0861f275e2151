import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Plain, Primary } from '../components/controls.tsx'
import { PeekPad } from '../components/hold.tsx'
import { Screen } from '../components/screen.tsx'
import { spoken } from '../senses/symbol.tsx'
import { SymbolCard } from '../senses/symbol-card.tsx'
import { said } from '../words/language.ts'
import { Die } from './die.tsx'
import { FingerWay } from './finger-way.tsx'
import { CardBack } from './look-screen.tsx'
import { TracePad } from './trace-pad.tsx'

/** A beginners' card; its third symbol is an arrow that points up. */
export const OWN_SIDE = 23
export const OWN_NUMBER = 3

const WORDS = {
  look: { fr: 'Tu commences : regarde ta carte', en: 'You begin: look at your card' },
  lookMore: { fr: 'Un dé caché dit quel symbole dessiner.', en: 'A hidden die says which symbol to draw.' },
  seenTitle: { fr: 'Le dé dit 3 : une flèche !', en: 'The die says 3: an arrow!' },
  hold: { fr: 'Garde le doigt ici', en: 'Keep your finger here' },
  tapped: { fr: 'Voir la carte et le dé', en: 'See card and die' },
  letGo: { fr: 'Lâche : la carte se cache aussitôt.', en: 'Let go and the card hides.' },
  seen: { fr: 'J’ai vu, je dessine', en: 'Seen: I draw' },
  draw: { fr: 'Dessine-la dans la main de Lou', en: 'Draw it into Lou’s hand' },
  yours: { fr: 'À toi : dessine la flèche', en: 'Your turn: draw the arrow' },
  drawn: { fr: 'Lou l’a sentie passer', en: 'Lou has felt it go by' },
  drawMore: {
    fr: 'À table, c’est une vraie main. Lou a les yeux fermés, et ton trait ne laisse rien.',
    en: 'At the table it is a real hand. Lou’s eyes are shut, and your line leaves nothing.',
  },
  again: { fr: 'Revoir', en: 'Once more' },
  done: { fr: 'C’est fait', en: 'Done' },
} as const

export interface StepProps {
  readonly bar: ComponentChildren
  readonly onNext: () => void
}

export function LookStep({ bar, onNext }: StepProps) {
  const [isHeld, setHeld] = useState(false)
  const [hasSeen, setSeen] = useState(false)
  const hold = (held: boolean) => {
    setHeld(held)
    if (held) setSeen(true)
  }
  return (
    <Screen
      name="reader-learn-look"
      ground="dusk"
      eyes="you"
      bar={bar}
      say={said(isHeld ? WORDS.seenTitle : WORDS.look)}
      more={isHeld ? undefined : said(WORDS.lookMore)}
      isStill
      act={
        <>
          <PeekPad isLit={!hasSeen} onChange={hold} how={said(WORDS.letGo)} byTap={said(WORDS.tapped)}>
            {said(WORDS.hold)}
          </PeekPad>
          <Primary disabled={!hasSeen || isHeld} onPress={onNext}>
            {said(WORDS.seen)}
          </Primary>
        </>
      }
    >
      {isHeld ? (
        <SymbolCard side={OWN_SIDE} marked={OWN_NUMBER}>
          <Die face={OWN_NUMBER} />
          <p class="unseen" data-aloud>
            {spoken(OWN_SIDE, OWN_NUMBER)}
          </p>
        </SymbolCard>
      ) : (
        <CardBack />
      )}
    </Screen>
  )
}

/** The finger's line, as skin has it: gone as soon as it is felt. */
export function DrawStep({ bar, onNext }: StepProps) {
  const [times, setTimes] = useState(0)
  const [hasEnded, setEnded] = useState(false)
  const [hasDrawn, setDrawn] = useState(false)
  const again = () => {
    setDrawn(false)
    setEnded(false)
    setTimes(times + 1)
  }
  return (
    <Screen
      name="reader-learn-draw"
      bar={bar}
      say={said(hasDrawn ? WORDS.drawn : hasEnded ? WORDS.yours : WORDS.draw)}
      more={said(WORDS.drawMore)}
      isStill
      act={
        <>
          <Plain icon="turn" disabled={!hasEnded && !hasDrawn} onPress={again}>
            {said(WORDS.again)}
          </Plain>
          <Primary disabled={!hasEnded && !hasDrawn && times === 0} onPress={onNext}>
            {said(WORDS.done)}
          </Primary>
        </>
      }
    >
      <div class="reader-learn-palm">
        <TracePad onDrawn={() => setDrawn(true)}>
          {!hasDrawn && (
            <FingerWay
              key={times}
              side={OWN_SIDE}
              number={OWN_NUMBER}
              hasTrail
              onEnd={() => setEnded(true)}
            />
          )}
        </TracePad>
      </div>
    </Screen>
  )
}
