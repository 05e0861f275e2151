import type { Match } from '../connection/server-messages.ts'
import { useIsHeardHere } from './heard-here.ts'
import { useOnTable } from './on-table.tsx'
import { useMoment } from './use-moment.tsx'
import { useThemes } from './use-theme.ts'

/** After the last beat of a match its game's theme is heard once; never while anybody plays, or tells. */
export function useEndTheme(match: Match): void {
  const { screens } = useOnTable()
  const isHeard = useIsHeardHere()
  const { beat } = useMoment(match)
  const isDue = isHeard && match.end === 'finished' && beat === null
  useThemes(isDue ? [screens.theme] : [])
}
