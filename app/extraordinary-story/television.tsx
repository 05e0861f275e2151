import type { MatchOf } from '../wire/told.ts'

export function Television({ match }: { match: MatchOf<'extraordinary-story'> }) {
  return <div class="television">{match.view.phase}</div>
}
