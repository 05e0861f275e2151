import { useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { PeekPad } from '../components/hold.tsx'
import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { listed, said } from '../words/language.ts'
import { CARDS, type Card, choicesOf, type ExampleProps, useName, usePlay } from './example-match.ts'
import { NumberCard } from './number-card.tsx'
import { Standings } from './standings.tsx'

const WORDS = {
  pick: { fr: 'Choisis ton nombre', en: 'Pick your number' },
  lowest: {
    fr: 'Le plus petit que personne d’autre ne prendra.',
    en: 'The lowest that nobody else will take.',
  },
  first: { fr: 'Touche un nombre', en: 'Tap a number' },
  lucky: { fr: 'Le porte-bonheur', en: 'The lucky number' },
  yours: {
    fr: 'Garde le doigt ici, à l’abri des regards.',
    en: 'Keep your finger here, out of sight of the others.',
  },
  done: { fr: 'C’est choisi', en: 'Your number is in' },
  all: { fr: 'Chacun choisit en secret', en: 'Everybody picks in secret' },
} as const

/** EXAMPLE-2, 3. */
export function PickScreen(props: ExampleProps) {
  return choicesOf(props.seat).pick ? (
    <PickNow key={props.match.view.table.round} {...props} />
  ) : (
    <PickWait {...props} />
  )
}

function PickNow({ seat }: ExampleProps) {
  const [chosen, choose] = useState<Card | null>(null)
  const [isHeld, setHeld] = useState(false)
  const play = usePlay(seat)
  const lucky = seat!.hand.lucky
  return (
    <Screen
      name="example-pick"
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said(WORDS.pick)}
      more={said(WORDS.lowest)}
      isStill
      act={
        <>
          {lucky !== null && (
            <PeekPad onChange={setHeld} how={said(WORDS.yours)}>
              {said(WORDS.lucky)}
            </PeekPad>
          )}
          <Primary disabled={chosen === null} onPress={() => play('pick', chosen)}>
            {said(chosen === null ? WORDS.first : { fr: `Je prends le ${chosen}`, en: `I take ${chosen}` })}
          </Primary>
        </>
      }
    >
      <div class="example-pick">
        {lucky !== null && (
          <p class="example-secret" data-aloud>
            <NumberCard card={isHeld ? lucky : null} isLucky={isHeld} />
            {said(WORDS.lucky)}
          </p>
        )}
        <div class="example-cards">
          {CARDS.map(card => (
            <button
              key={card}
              type="button"
              aria-label={String(card)}
              aria-pressed={card === chosen}
              onClick={() => choose(card)}
            >
              <NumberCard card={card} isLucky={isHeld && card === lucky} />
            </button>
          ))}
        </div>
      </div>
    </Screen>
  )
}

/** Who is still thinking, never about what. */
function PickWait({ match, seat }: ExampleProps) {
  const { table } = match.view
  const name = useName()
  const missing = table.picked.flatMap((hasPicked, one) => (hasPicked ? [] : [name(one)]))
  return (
    <Screen
      name="example-wait"
      bar={<Bar />}
      say={said(seat === null ? WORDS.all : WORDS.done)}
      more={said({ fr: `On attend ${listed(missing)}.`, en: `Still to come: ${listed(missing)}.` })}
    >
      <Standings match={match} />
    </Screen>
  )
}
