import './story.css'
import { usePassPhone } from '../room-client/pass-phone.ts'
import { Adding } from './adding.tsx'
import { Doubting } from './doubting.tsx'
import { Ending } from './ending.tsx'
import { First, Gathering, Teams } from './gathering.tsx'
import { AddingNext, Opening, Passing, Waiting } from './listening.tsx'
import { isTelling, type StoryProps } from './story-match.ts'
import { Telling } from './telling.tsx'

/** A phone's screen in every phase. */
export function Play(props: StoryProps) {
  const { match, seat } = props
  const { phase, table } = match.view
  const { isInMiddle } = usePassPhone()
  const isStoryteller = seat !== null && isTelling(table, seat)
  switch (phase) {
    case 'gather':
      return <Gathering {...props} />
    case 'teams':
      return <Teams {...props} />
    case 'first':
      return <First {...props} />
    case 'open':
      return isStoryteller ? <Adding match={match} seat={seat} /> : <Opening {...props} />
    case 'pass':
      return <Passing {...props} />
    case 'tell':
      return <Telling {...props} />
    case 'doubt':
      return <Doubting {...props} />
    case 'add':
      if (isStoryteller && isInMiddle) return <AddingNext match={match} seat={seat} />
      return isStoryteller ? <Adding match={match} seat={seat} /> : <Waiting {...props} />
    case 'over':
      return <Ending {...props} />
  }
}
