import type { GameId } from '@veillee/games'
import { type Memory, RASH, simulated } from '@veillee/games/simulated'
import type { Game } from '@veillee/kernel'

const noMemory: Memory = { watch() {}, recall: (_, meant) => meant }

export const memoryFor = ({ id }: Game): Memory => simulated[id as GameId].memory?.() ?? noMemory

/** What ends a match for no reason: done, but rarely. */
export const isRash = ({ move }: { readonly move: string }): boolean => RASH.includes(move)
