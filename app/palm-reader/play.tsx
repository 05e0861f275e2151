import type { PlayProps } from '../game-kit/game-screens.ts'
import { Countdown } from './countdown.tsx'
import { Draw } from './draw.tsx'
import { Gallery } from './gallery.tsx'
import { useCountdown, useGallery } from './kept-gallery.ts'
import { Lap } from './lap.tsx'
import { Look } from './look.tsx'
import { Over } from './over.tsx'
import { Vote } from './vote.tsx'
import './reader.css'

/** A phone's screen in every phase. At a real table it says whose palm is next, and keeps the secrets. */
export function Play({ match: live, seat }: PlayProps<'palm-reader'>) {
  const { shown: match, isOld, leave } = useGallery(live)
  const isCounting = useCountdown(match)
  if (isCounting) return <Countdown />
  const round = { match, seat }
  switch (match.view.phase) {
    case 'look':
      return <Look key={match.view.step} {...round} />
    case 'draw':
      return <Draw {...round} />
    case 'lap':
      return <Lap {...round} />
    case 'vote':
      return <Vote {...round} />
    case 'gallery':
      return <Gallery key={match.view.table.round} {...round} live={live} isOld={isOld} onLeave={leave} />
    case 'over':
      return <Over match={match} />
  }
}
