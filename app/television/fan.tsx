import type { GameId } from '@veillee/games'
import { under } from '../device/base.ts'

/** A few pictures of each game, lying in the middle of the table: chosen to give nothing away. */
const PICTURES: Readonly<Record<GameId, readonly string[]>> = {
  'in-the-palm': ['cards/014', 'cards/063', 'cards/007'],
  'extraordinary-story': ['back-word', 'back-word', 'back-word'],
  'palm-reader': ['back-symbol', 'back-symbol', 'back-symbol'],
}

export const Fan = ({ game }: { game: GameId }) => (
  <span class={`tv-fan ${game}`} aria-hidden="true">
    {PICTURES[game].map((picture, i) => (
      <img key={i} src={under(`/pictures/${picture}.svg`)} alt="" />
    ))}
  </span>
)
