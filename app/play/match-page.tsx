import { useMatch, usePhone } from '../evening/here.tsx'
import { Screen } from '../parts/screen.tsx'
import { said } from '../words/language.ts'
import { OnTableIs } from './on-table.tsx'
import { useGame } from './use-game.ts'

const LOADING = { fr: 'On apporte le jeu…', en: 'Bringing the game…' } as const

/** The match on the table, for this phone. */
export function MatchPage() {
  const match = useMatch()!
  const screens = useGame(match.game)
  const { seats } = usePhone()
  const [seat = null] = seats
  if (!screens) return <Screen name="loading" say={said(LOADING)} />
  const { Play } = screens
  return (
    <OnTableIs value={{ screens, seat }}>
      <Play match={match} seat={seat} />
    </OnTableIs>
  )
}
