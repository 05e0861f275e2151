import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Banner } from '../game-kit/banner.tsx'
import { useMoment } from '../game-kit/use-moment.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import { called } from './called.ts'
import type { StoryMatch } from './story-match.ts'

/** TALE-27: somebody objects, and what the table made of it: seen by all at the same moment. */
export function Banners({ match }: { match: StoryMatch }) {
  const sitter = useSitter()
  const { beat } = useMoment(match)
  const { doubt, count } = match.view.table
  if (beat?.name === 'objection' && doubt) {
    const who = sitter(doubt.by)
    const name = called(who)
    return (
      <Banner beat={beat} isLoud>
        <SeatToken of={who} />
        {said({ fr: `${name} : « Objection ! »`, en: `${name}: “Objection!”` })}
      </Banner>
    )
  }
  if (beat?.name !== 'vote' || !count) return null
  return (
    <Banner beat={beat}>
      <span class="count">
        <Icon name="check" width={3} />
        {count.right}
        <Icon name="cross" width={3} />
        {count.wrong}
      </span>
      <span>{said({ fr: 'L’histoire continue !', en: 'The story goes on!' })}</span>
    </Banner>
  )
}
