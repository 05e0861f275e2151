import type { GameId } from '@veillee/games'
import { manifests } from '../games/manifests.ts'

/** A few pictures of the game, lying in the middle of the table. */
export function Fan({ game }: { game: GameId }) {
  const { pictures, width } = manifests[game].fan
  return (
    <span class="tv-fan" aria-hidden="true">
      {pictures.map((picture, i) => (
        <img key={i} src={picture} alt="" style={{ width }} />
      ))}
    </span>
  )
}
