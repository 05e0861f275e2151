import type { Card } from './example-match.ts'

/** Face down without a number. */
export const NumberCard = ({ card, isLucky = false }: { card: Card | null; isLucky?: boolean }) => (
  <span class={`example-card${card === null ? ' down' : ''}${isLucky ? ' lucky' : ''}`}>{card ?? '?'}</span>
)
