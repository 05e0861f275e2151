import type { ChoicesOf, MatchOf, SeatOf, TableOf } from '../connection/server-messages.ts'
import type { PlayProps } from '../game-kit/game-screens.ts'

type Story = 'extraordinary-story'

export type StoryProps = PlayProps<Story>
export type StoryMatch = MatchOf<Story>
export type StorySeat = SeatOf<Story>
export type StoryTable = TableOf<Story>

/** What this seat may do now; a watcher may do nothing. */
export const choicesOf = (seat: StorySeat | null): ChoicesOf<Story> => seat?.offers.choices ?? {}

export const isTelling = ({ storyteller }: StoryTable, seat: StorySeat | null): boolean =>
  seat !== null && seat.seat === storyteller

/** How far the telling is: the Start card is turned along with the first word, and is nobody's to remember (TALE-10). */
export const toldOf = ({
  turned,
  pileSize,
}: StoryTable): { readonly told: number; readonly all: number } => ({
  told: Math.max(0, turned - 1),
  all: pileSize - 1,
})
