import { useState } from 'preact/hooks'
import { Primary, Quiet } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { said } from '../words/language.ts'
import { BetRow } from './bet-row.tsx'
import { useCall } from './call.ts'
import { useFeltWords } from './draw-screen.tsx'
import { WholeHand } from './palm-picture.tsx'
import { PeekedSymbol, SymbolPad } from './peek.tsx'
import { type RoundProps, useRound } from './round.ts'
import { RoundChip, SkippedNote } from './round-chip.tsx'

const WORDS = {
  ask: { fr: 'Refaire un tour ? Ça coûte 1 étoile.', en: 'Once more round? It costs 1 star.' },
  askMore: {
    fr: 'Le symbole t’est revenu : personne d’autre ne sait si c’est encore le bon.',
    en: 'The symbol is back in your hand: only you know whether it is still the right one.',
  },
  again: { fr: 'Encore un tour (−1\u00a0étoile)', en: 'Once more round (−1\u00a0star)' },
  on: { fr: 'Non, on vote', en: 'No, let us vote' },
  hush: { fr: 'Pas un mot, pas une grimace.', en: 'Not a word, not a face.' },
} as const

/** READ-10: the first player has felt what has become of it, and may ask for a second lap. */
export function LapScreen(props: RoundProps) {
  const { role } = useRound(props)
  return role === 'first' ? <LapAsk {...props} /> : <LapWait {...props} />
}

function LapAsk({ match, seat }: RoundProps) {
  const { play, table } = useRound({ match, seat })
  const [isPeeking, setPeeking] = useState(false)
  useCall()
  return (
    <Screen
      name="reader-lap-first"
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said(WORDS.ask)}
      more={said(WORDS.askMore)}
      isStill
      act={
        <>
          <SymbolPad onChange={setPeeking} />
          <Quiet icon="turn" disabled={isPeeking} onPress={() => play('secondLap')}>
            {said(WORDS.again)}
          </Quiet>
          <Primary disabled={isPeeking} onPress={() => play('noSecondLap')}>
            {said(WORDS.on)}
          </Primary>
        </>
      }
    >
      {isPeeking ? (
        <PeekedSymbol hand={seat!.hand} />
      ) : (
        <div class="reader-scene">
          <RoundChip table={table} />
          <WholeHand />
        </div>
      )}
    </Screen>
  )
}

function LapWait({ match, seat }: RoundProps) {
  const { table, sitter, name, role } = useRound({ match, seat })
  const felt = useFeltWords({ match, seat })
  const first = name(table.first)
  return (
    <Screen
      name="reader-lap"
      bar={<Bar />}
      say={said({ fr: `Un second tour ? ${first} décide`, en: `A second lap? ${first} decides` })}
      more={felt ?? said(WORDS.hush)}
      isStill
    >
      <div class="reader-scene">
        <RoundChip table={table} />
        <div class="reader-secret">
          <WholeHand />
          <SeatToken of={sitter(table.first)} size={72} isLit />
        </div>
        <BetRow match={match} seat={seat} />
        {role === 'skipped' && <SkippedNote />}
      </div>
    </Screen>
  )
}
