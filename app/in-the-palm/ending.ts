import type { Festivity } from '../game-kit/fireworks.ts'
import type { Table } from './role.ts'

/** PALM-33: the highest of the five verdicts for two, and below which it is one to laugh about. */
const ALL_FOUND = 8
const FEW_FOUND = 4

/** How the match ended, as everybody sees it by the rockets. */
export function endingOf({ teams, options }: Table): Festivity {
  const points = teams.map(team => team.points)
  const bursts = Math.max(...points)
  if (options.mode === 'two')
    return { kind: bursts >= ALL_FOUND ? 'perfect' : bursts < FEW_FOUND ? 'lost' : 'won', bursts }
  return { kind: points.filter(one => one === bursts).length > 1 ? 'tie' : 'won', bursts }
}
