import type { MatchOf } from '../wire/told.ts'

export function Television({ match }: { match: MatchOf<'in-the-palm'> }) {
  return <div class="television">{match.view.phase}</div>
}
