import { useEvening, useLobby } from '../../evening/here.tsx'
import { useSitters } from '../../evening/sitters.ts'
import { type OptionShown, optionsOf } from './options.ts'

/** What can be set for the next match. */
export function useOptions(): readonly OptionShown[] {
  const lobby = useLobby()
  const { pad } = useEvening()
  const sitters = useSitters()
  return optionsOf(lobby, {
    seated: lobby.seating.filter(holder => holder !== null).length,
    nameAt: seat => sitters[seat]?.name ?? '…',
    isRematch: pad.value.lines.some(({ game }) => game === lobby.game),
  })
}
