import { SeatToken } from '../components/seat.tsx'
import type { Sitter } from '../room-client/sitters.ts'

/** Cut paper; a free seat is a dashed ring with a plus. */
export const Token = ({ sitter, isLit = false }: { sitter: Sitter | null; isLit?: boolean }) => (
  <span class="table-token">
    {sitter ? (
      <SeatToken of={sitter} hasCrown={sitter.isHost} size={56} isLit={isLit} />
    ) : (
      <svg viewBox="0 0 60 60" aria-hidden="true" class="table-free">
        <circle cx="30" cy="30" r="26" stroke-width="2.5" stroke-dasharray="5 6" stroke-linecap="round" />
        <path d="M30 20V40M20 30H40" stroke-width="3.5" stroke-linecap="round" />
      </svg>
    )}
  </span>
)
