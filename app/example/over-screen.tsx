import { Screen } from '../components/screen.tsx'
import { AfterMatch } from '../game-kit/after-match.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { Board } from './board.tsx'
import { type ExampleProps, useName } from './example-match.ts'
import { endWords } from './round-words.ts'
import { Standings } from './standings.tsx'

/** EXAMPLE-7. */
export function OverScreen({ match }: ExampleProps) {
  const { table } = match.view
  const { say, more } = endWords(table, useName())
  return (
    <Screen name="example-over" bar={<Bar />} say={say} more={more} act={<AfterMatch />}>
      <div class="stack">
        <Standings match={match} />
        <Board shown={table.shown!} />
      </div>
    </Screen>
  )
}
