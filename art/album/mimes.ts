import { DETAILS, type Mime } from '../details.ts'
import { OUTLINE } from './outline.ts'

/**
 * What can be mimed of each memory, from card 1 on: its details, those that tell most first, and the ways to mime each,
 * the best first. Bots are seated with it; it comes without a single picture.
 */
export const MEMORY_MIMES: readonly (readonly (readonly [Mime, ...Mime[]])[])[] = OUTLINE.map(({ details }) =>
  details.map(id => DETAILS[id].mimes),
)
