import { Primary } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { said } from '../words/language.ts'
import { Board } from './board.tsx'
import { choicesOf, type ExampleProps, nextDealer, useName, usePlay } from './example-match.ts'
import { roundWords } from './round-words.ts'
import { Standings } from './standings.tsx'

const DEAL = { fr: 'Donner la manche suivante', en: 'Deal the next round' } as const

/** EXAMPLE-4, 5. */
export function ShownScreen({ match, seat }: ExampleProps) {
  const { table } = match.view
  const name = useName()
  const play = usePlay(seat)
  const { say, more } = roundWords(table, name)
  const next = name(nextDealer(table))
  return (
    <Screen
      name="example-shown"
      bar={<Bar />}
      say={say}
      more={more}
      act={
        choicesOf(seat).deal ? (
          <Primary onPress={() => play('deal', true)}>{said(DEAL)}</Primary>
        ) : (
          <p class="under">{said({ fr: `${next} donne la suite`, en: `${next} deals what comes next` })}</p>
        )
      }
    >
      <div class="stack">
        <Board shown={table.shown!} />
        <Standings match={match} />
      </div>
    </Screen>
  )
}
