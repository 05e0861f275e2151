import { apply, type Chance, type Match, type Seed } from '@veillee/kernel'
import { stateOf, withSeed } from '@veillee/kernel/inside'
import { Broken, begin, type Happened } from './play.ts'
import { dealtAnew, type Eye, eyesOf, hiddenFrom, knows, places, sameChoice, seenBy } from './secrecy.ts'
import { seedOfMatch, type Trial } from './trial.ts'

/** So many worlds are drawn, and so unlikely has it to be that chance alone made something seen go with a secret. */
const WORLDS = 40
const BY_CHANCE = 1e-9
/** Of the moments that draw; a setup is always looked at. */
const ONE_IN = 3

/** By how one gets there: a value as JSON in each world. */
type Values = ReadonlyMap<string, readonly string[]>

/**
 * Chance: whatever a moment draws is drawn anew by other seeds, what an eye may not know is dealt anew before it, and
 * nothing that the eye sees afterwards goes with what it may not know. This finds what neither a position nor a future
 * can: a secret that is copied in the same breath as it is drawn. Returns how many moments were looked at.
 */
export function proveChance({ worlds, happened, start, chance }: Trial): number {
  const { game } = worlds[0]!
  const setup = proveMoment(seed => begin(game, { ...start, seed }), chance.pick(eyesOf(worlds[0]!)), chance)
  return happened.reduce((drew, step, i) => drew + proveStep(worlds[i]!, step, chance), setup)
}

function proveStep(match: Match, step: Happened, chance: Chance): number {
  const drawn = (seed: Seed) => apply(withSeed(match, seed), step.event)
  const [one, other] = [0, 1].map(i => JSON.stringify(stateOf(drawn(seedOfMatch(i)))))
  if (one === other || chance.below(ONE_IN) > 0) return 0
  const eye = chance.pick(eyesOf(match))
  return proveMoment(seed => dealtAndDrawn(withSeed(match, seed), step, eye, chance), eye, chance)
}

function dealtAndDrawn(match: Match, step: Happened, eye: Eye, chance: Chance): Match | undefined {
  const dealt = dealtAnew(match, chance, () => secret => !knows(secret, eye))
  const event = sameChoice(dealt, step, eye)
  return event && apply(dealt, event)
}

function proveMoment(drawn: (seed: Seed) => Match | undefined, eye: Eye, chance: Chance): number {
  const from = chance.below(2 ** 30)
  const all = Array.from({ length: WORLDS }, (_, i) => drawn(seedOfMatch(from + i))).filter(
    one => one !== undefined,
  )
  const phase = all[0]?.phase
  const worlds = all.filter(one => one.phase === phase)
  if (worlds.length === 0) return 0
  const seen = together(worlds.map(one => leaves(JSON.parse(seenBy(one, eye, [])))))
  for (const [secret, hidden] of together(worlds.map(one => hiddenLeaves(one, eye))))
    for (const [leaf, shown] of seen)
      if (tells(shown, hidden)) throw new Broken(`chance, ${phase}: ${eye} could tell ${secret} by ${leaf}`)
  return 1
}

/** Whether equal things seen always went with equal secrets, oftener than chance alone would have it. */
export function tells(shown: readonly string[], hidden: readonly string[]): boolean {
  const secretBy = new Map<string, string>()
  let meetings = 0
  for (const [i, leaf] of shown.entries()) {
    if (!secretBy.has(leaf)) secretBy.set(leaf, hidden[i]!)
    else if (secretBy.get(leaf) === hidden[i]) meetings++
    else return false
  }
  return alikeShare(hidden) ** meetings < BY_CHANCE
}

/** How likely two worlds have the same. */
function alikeShare(values: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum + (count / values.length) ** 2, 0)
}

/** What is there in every world, and not the same in all. */
function together(worlds: readonly ReadonlyMap<string, string>[]): Values {
  const values = [...worlds[0]!.keys()]
    .filter(path => worlds.every(world => world.has(path)))
    .map(path => [path, worlds.map(world => world.get(path)!)] as const)
  return new Map(values.filter(([, all]) => all.some(value => value !== all[0])))
}

function hiddenLeaves(match: Match, eye: Eye): ReadonlyMap<string, string> {
  const paths = new Map([...places(stateOf(match))].map(({ object, path }) => [object, path]))
  return new Map(
    hiddenFrom(match, eye).map(({ of, key }) => [
      `${paths.get(of)}.${key}`,
      JSON.stringify(of[key as keyof typeof of]),
    ]),
  )
}

function leaves(seen: object): ReadonlyMap<string, string> {
  const all = [...places(seen)].flatMap(({ object, path }) =>
    Object.entries(object)
      .filter(([, value]) => typeof value !== 'object' || value === null)
      .map(([key, value]) => [`${path}.${key}`, JSON.stringify(value)] as const),
  )
  return new Map(all)
}
