import type { Match } from '../connection/server-messages.ts'
import { LeafShown } from '../game-kit/album-sheet.tsx'
import type { EveningAlbum } from '../game-kit/evening-album.ts'
import { useOnTable } from '../game-kit/on-table.tsx'
import { Frame } from '../game-kit/television-frame.tsx'
import { useNow } from '../game-kit/use-now.ts'
import { useThemes } from '../game-kit/use-theme.ts'

/** How long each leaf lies open. */
const LEAF_MS = 6_000

/** After the end of a match: the album of the evening, leaf by leaf, by the server's clock; the game's theme is heard to it. */
export function AlbumLarge({ match, album, fromMs }: { match: Match; album: EveningAlbum; fromMs: number }) {
  const now = useNow(true)
  const { screens } = useOnTable()
  useThemes([screens.theme], { goesRound: true })
  const at = Math.floor(Math.max(0, now - match.stepAt - fromMs) / LEAF_MS) % album.leaves.length
  return (
    <Frame name="screen-album" say={album.title}>
      <LeafShown key={at} leaf={album.leaves[at]!} />
    </Frame>
  )
}
