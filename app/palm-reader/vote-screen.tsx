import { useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { SymbolCard } from '../senses/symbol-card.tsx'
import { listed, said } from '../words/language.ts'
import { useCall } from './call.ts'
import { type ReaderTable, type RoundProps, type SymbolNumber, useRound } from './round.ts'
import { SkippedNote } from './round-chip.tsx'

const WORDS = {
  which: { fr: 'Quel symbole as-tu senti ?', en: 'Which symbol did you feel?' },
  together: { fr: 'Chut ! On montrera tous ensemble.', en: 'Shh! We will show them all at once.' },
  chooseFirst: { fr: 'Touche un symbole', en: 'Tap a symbol' },
  mayChange: {
    fr: 'Tu peux changer d’avis tant qu’il manque une voix.',
    en: 'You may change your mind while a vote is missing.',
  },
  poker: { fr: 'Tu sais. Ne laisse rien voir !', en: 'You know. Do not let it show!' },
  look: { fr: 'Lequel ont-ils senti ?', en: 'Which one did they feel?' },
  voted: { fr: 'a voté', en: 'has voted' },
  thinking: { fr: 'réfléchit', en: 'is thinking' },
  onlyYou: { fr: 'Il ne manque que ta voix.', en: 'Only yours is still to come.' },
} as const

/** READ-12, 13: the card is shown; all choose in secret, and may change until the last one is in. */
export function VoteScreen(props: RoundProps) {
  const { choices } = useRound(props)
  return choices.vote ? <VoteNow key={props.match.view.step} {...props} /> : <VoteWatch {...props} />
}

function VoteNow({ match, seat }: RoundProps) {
  const { table, play } = useRound({ match, seat })
  const { vote } = seat!.hand
  const [chosen, choose] = useState<SymbolNumber | null>(vote)
  const isGiven = chosen !== null && chosen === vote
  useCall()
  return (
    <Screen
      name="reader-vote"
      ground="dusk"
      eyes="you"
      bar={<Bar />}
      say={said(WORDS.which)}
      more={said(WORDS.together)}
      isStill
      act={
        <>
          <Primary disabled={chosen === null || isGiven} onPress={() => play('vote', chosen)}>
            {said(buttonWords(chosen, vote))}
          </Primary>
          <p class="under">{said(WORDS.mayChange)}</p>
        </>
      }
    >
      <div class="reader-vote">
        <SymbolCard side={table.side!} marked={chosen} onChoose={choose} />
        <Voters table={table} match={match} seat={seat} />
      </div>
    </Screen>
  )
}

function buttonWords(chosen: SymbolNumber | null, given: SymbolNumber | null) {
  if (chosen === null) return WORDS.chooseFirst
  if (chosen === given) return { fr: `✓ Ton vote : le ${chosen}`, en: `✓ Your vote: ${chosen}` }
  if (given === null) return { fr: `Je vote pour le ${chosen}`, en: `I vote for ${chosen}` }
  return { fr: `Plutôt le ${chosen}`, en: `${chosen} instead` }
}

function VoteWatch({ match, seat }: RoundProps) {
  const { table, role } = useRound({ match, seat })
  return (
    <Screen
      name={role === 'first' ? 'reader-vote-first' : 'reader-vote-watch'}
      bar={<Bar />}
      say={said(role === 'first' ? WORDS.poker : WORDS.look)}
      more={said(WORDS.together)}
      isStill
    >
      <div class="reader-vote">
        <SymbolCard side={table.side!} />
        <Voters table={table} match={match} seat={seat} />
        {role === 'skipped' && <SkippedNote />}
      </div>
    </Screen>
  )
}

/** Who has voted, never how. */
function Voters({ table, ...round }: RoundProps & { table: ReaderTable }) {
  const { sitter, name } = useRound(round)
  const voters = table.chain.filter(seat => seat !== table.first)
  const missing = voters.filter(seat => !table.voted[seat])
  return (
    <div class="reader-voters">
      <ul>
        {voters.map(seat => (
          <li key={seat} class={table.voted[seat] ? undefined : 'thinking'}>
            <SeatToken
              of={sitter(seat)}
              size={38}
              hasAnswered={table.voted[seat]!}
              label={`${name(seat)} ${said(table.voted[seat] ? WORDS.voted : WORDS.thinking)}`}
            />
          </li>
        ))}
      </ul>
      <p class="unseen" data-aloud>
        {awaitedWords(missing, round.seat?.seat ?? null, name)}
      </p>
      {missing.length === 0 && <Icon name="check" />}
    </div>
  )
}

/** With more of them, whoever wants to know asks. */
const FEW = 2

/** Said while one waits; never over the symbols that somebody listens to, except that it hangs on them alone. */
function awaitedWords(
  missing: readonly number[],
  own: number | null,
  name: (seat: number) => string,
): string | null {
  if (own !== null && missing.includes(own)) return missing.length === 1 ? said(WORDS.onlyYou) : null
  if (missing.length === 0 || missing.length > FEW) return null
  const names = listed(missing.map(name))
  return said({ fr: `On attend ${names}.`, en: `Still to come: ${names}.` })
}
