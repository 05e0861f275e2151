import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { said } from '../words/language.ts'
import { TeamCards } from './secret-teams.tsx'
import type { StoryProps } from './story-match.ts'
import { useSecondsUntil } from './use-seconds.ts'

const WORDS = {
  teams: { fr: 'Regarde : qui est avec qui ?', en: 'Look: who is with whom?' },
  hidden: { fr: 'Les cartes se cachent', en: 'The cards are hiding' },
} as const

/** TALE-22: five seconds, and nothing of it afterwards, not even on a phone that has lost its line meanwhile. */
export function TeamsScreen({ match }: StoryProps) {
  const { teamCards, shownUntil } = match.view.table
  const seconds = useSecondsUntil(shownUntil!)
  const isShown = seconds > 0 && teamCards !== null
  return (
    <Screen name="story-teams" bar={<Bar />} say={said(isShown ? WORDS.teams : WORDS.hidden)}>
      {isShown && (
        <div class="story-reveal">
          <TeamCards teamCards={teamCards} />
          <Countdown seconds={seconds} />
        </div>
      )}
    </Screen>
  )
}

export const Countdown = ({ seconds }: { seconds: number }) => (
  <div class="story-countdown" role="timer" aria-label={String(seconds)}>
    <span key={seconds}>{seconds}</span>
  </div>
)
