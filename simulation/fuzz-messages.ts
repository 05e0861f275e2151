import type { Chance } from '@veillee/kernel'
import type { Assault } from './fuzz-assault.ts'
import { helloOf, letters, type Words, wishOf } from './fuzz-grammar.ts'
import { photoFetch, photoWish } from './fuzz-photos.ts'
import type { Attack, Siege } from './fuzz-siege.ts'
import type { Family } from './fuzz-tally.ts'
import { malformed, mistyped } from './fuzz-text.ts'
import { wordsWish } from './fuzz-words.ts'

/** One connection with something in mind. */
export interface Plot {
  readonly attack: Attack
  readonly siege: Siege
  readonly number: number
  readonly chance: Chance
}

export const hello = (words: Words): string => JSON.stringify(helloOf(words))

const FRESH = 'fresh '

/** An id that nobody has used, and that no single damage turns into another: its numbers are summed up in it. */
export const freshId = ({ number }: Plot, i: number): string => `${FRESH}${number}.${i}.${number + i}`

/** Not one that was damaged on the way. */
export const isOwnId = (plot: Plot, id: string): boolean =>
  id === freshId(plot, Number(/\.(\d+)\.\d+$/.exec(id)?.[1]))

type Kind = (plot: Plot, assault: Assault, id: string) => readonly [string, Family]

const remembered = (
  { siege }: Plot,
  id: string,
  request: Words,
  family: Family,
): readonly [string, Family] => {
  siege.remembers({ id, wish: request })
  return [JSON.stringify(wishOf(id, request)), family]
}

const KINDS: readonly (readonly [number, Kind])[] = [
  [
    5,
    (plot, { known }, id) => {
      const { grammar } = plot.attack
      const offered = grammar.offered(known, plot.chance)
      return remembered(
        plot,
        id,
        offered ?? grammar.play(known, plot.chance),
        offered ? 'legal' : 'out of role',
      )
    },
  ],
  [
    8,
    (plot, { known }, id) =>
      remembered(plot, id, plot.attack.grammar.wish(known, plot.chance), 'out of role'),
  ],
  [
    3,
    (plot, { known }, id) =>
      remembered(plot, id, plot.attack.grammar.play(known, plot.chance), 'out of role'),
  ],
  [3, (plot, _, id) => again(plot, id)],
  [2, (plot, assault, id) => stale(plot, assault, id)],
  [7, ({ attack, chance }, { known }, id) => [spoiltWish(attack, known, id, chance, mistyped), 'mistyped']],
  [
    3,
    ({ attack, chance }, { known }) => [mistyped(attack.grammar.message(known, chance), chance), 'mistyped'],
  ],
  [5, ({ attack, chance }, { known }, id) => [spoiltWish(attack, known, id, chance, malformed), 'malformed']],
  [1, ({ chance }) => [JSON.stringify({ do: 'fetch', gesture: chance.below(40) }), 'out of role']],
  [1, ({ chance }) => [JSON.stringify(feltFetch(chance)), 'out of role']],
  [1, (plot, { known }, id) => [heavy(plot, known, id), 'out of role']],
  [1, ({ chance }, _, id) => [JSON.stringify(wishOf(id, photoWish(chance))), 'photographs']],
  [1, ({ chance }) => [JSON.stringify(photoFetch(chance)), 'photographs']],
  [1, ({ chance }, _, id) => [JSON.stringify(wishOf(id, wordsWish(chance))), 'own words']],
  [1, plot => [firstMessage(plot), 'first messages']],
]

/** As often as they are meant to be sent. */
const WEIGHTED = KINDS.flatMap(([often, kind]) => Array.from({ length: often }, () => kind))

const spoiltWish = (
  { grammar }: Attack,
  known: Assault['known'],
  id: string,
  chance: Chance,
  spoil: (words: Words, chance: Chance) => string,
): string => spoil(wishOf(id, grammar.wish(known, chance)), chance)

const feltFetch = ({ below }: Chance): Words => ({ do: 'fetch', gesture: below(12), feltBy: below(12) })

/** Not remembered, or it would fill the memory of whoever attacks. */
const heavy = ({ attack, chance }: Plot, known: Assault['known'], id: string): string =>
  JSON.stringify(wishOf(id, attack.grammar.heavy(known, chance)))

/** What was sent before, by this phone or another: the same, or another request by the same id. */
function again(plot: Plot, id: string): readonly [string, Family] {
  const { siege, chance, attack } = plot
  if (siege.past.length === 0) return remembered(plot, id, { do: 'stand' }, 'out of role')
  const past = chance.pick(siege.past)
  attack.repeatedIds.add(past.id as string)
  const request = chance.below(3) === 0 ? chance.pick(siege.past).wish : past.wish
  const sameId = `again ${String(past.id)}`.slice(0, 40)
  return [
    JSON.stringify(wishOf(chance.below(4) === 0 ? sameId : (past.id as string), request as Words)),
    'stale or replayed',
  ]
}

/** A good answer to a question that is over, or has not been put yet. */
function stale(plot: Plot, { known }: Assault, id: string): readonly [string, Family] {
  const { grammar } = plot.attack
  const { chance } = plot
  const request = grammar.offered(known, chance) ?? grammar.play(known, chance)
  const late = { ...request, [chance.pick(['match', 'step'])]: chance.below(40) }
  return remembered(plot, id, late, 'stale or replayed')
}

/** A hello, right or wrong. */
export function firstMessage({ attack, siege, chance }: Plot): string {
  const token = chance.pick(siege.keys).token
  const room = siege.room
  const elsewhere = chance.pick([...attack.otherRooms, room])
  const link = chance.pick([...siege.links, token])
  return chance.pick([
    () => hello({ do: 'resume', room: elsewhere, token }),
    () => hello({ do: 'resume', room, token: siege.keys.find(({ isGood }) => !isGood)?.token ?? token }),
    () => hello({ do: 'resume', room, token: letters('abcXYZ_-', 43, chance) }),
    () => hello({ do: 'moveIn', room: elsewhere, link }),
    () => hello({ do: 'moveIn', room, link: token }),
    () => hello({ do: 'join', code: letters('23456789ABCDEFGH', 7, chance), name: 'Eve' }),
    () =>
      hello({ do: 'resume', room: chance.pick(['', '\ud800', '\u0000', '../..', '%', "' OR 1=1"]), token }),
    () =>
      JSON.stringify({
        ...helloOf({ do: 'resume', room, token }),
        v: chance.pick([0, 2, 99, '1', null, -1]),
      }),
    () => JSON.stringify(attack.grammar.hello(chance)),
    () => mistyped(helloOf({ do: 'resume', room: elsewhere, token }), chance),
    () => malformed(helloOf({ do: 'join', code: siege.code, name: 'Eve' }), chance),
    () => JSON.stringify(wishOf('too early', attack.grammar.wish({}, chance))),
  ])()
}

/** Any message at all, from somebody who is in a room. */
export const anything = (plot: Plot, assault: Assault, i: number): readonly [string, Family] =>
  plot.chance.pick(WEIGHTED)(plot, assault, freshId(plot, i))
