import {
  type Actor,
  type Chance,
  copy,
  dueAt,
  type Event,
  handView,
  isOver,
  isRefusal,
  type Match,
  offersTo,
  type Seat,
  type Secret,
  seatsOf,
  tableView,
  timeUp,
  tryMove,
} from '@veillee/kernel'
import { rules, stateOf, withState } from '@veillee/kernel/inside'
import { after, Broken, type Happened } from './play.ts'

/** Somebody who looks: a seat, or nobody's eye, which is the shared screen's, a watcher's and the host's. */
export type Eye = Seat | 'nobody'

/** What somebody tried in vain elsewhere: it must be refused or allowed alike in both worlds. */
export type Probes = readonly unknown[]

export const eyesOf = (match: Match): readonly Eye[] => ['nobody', ...seatsOf(match.seats)]

export const knows = (secret: Secret, eye: Eye): boolean => eye !== 'nobody' && secret.knownTo.includes(eye)

const secretsOf = (match: Match, state: object): readonly Secret[] =>
  rules(match).secrets(state, match.phase as never)

/** The cells of this State that an eye may not know. */
export const hiddenFrom = (match: Match, eye: Eye): readonly Secret[] =>
  secretsOf(match, stateOf(match)).filter(secret => !knows(secret, eye))

/** All that an eye is sent, offered and told in this position. */
export function seenBy(match: Match, eye: Eye, probes: Probes): string {
  const actors: readonly Actor[] = eye === 'nobody' ? ['host', 'room'] : [eye]
  const hand = eye === 'nobody' ? null : handView(match, eye)
  return JSON.stringify([tableView(match), hand, actors.map(actor => toldTo(match, actor, probes))])
}

function toldTo(match: Match, actor: Actor, probes: Probes): unknown {
  if (isOver(match)) return null
  const { choices, open } = offersTo(match, actor)
  const told = open.map(move => probes.map(input => answer(match, actor, move, input)))
  return [choices, told]
}

function answer(match: Match, by: Actor, move: string, input: unknown): unknown {
  const event = tryMove(match, { by, move, input, at: match.at })
  return isRefusal(event) ? event.refusal.en : 'allowed'
}

/** The same position, with these cells of the State dealt anew. */
export function dealtAnew(
  match: Match,
  chance: Chance,
  isMovedIn: (state: object) => (secret: Secret) => boolean,
): Match {
  const state = copy(stateOf(match))
  const moved = secretsOf(match, state).filter(isMovedIn(state))
  for (const [pool, how] of Object.entries(rules(match).pools)) {
    const cells = moved.filter(secret => secret.pool === pool)
    const values = how === 'permute' ? chance.shuffled(cells.map(valueIn)) : cells.map(() => chance.pick(how))
    for (const [i, { of, key }] of cells.entries()) Object.assign(of, { [key]: values[i] })
  }
  return withState(match, state)
}

const valueIn = ({ of, key }: Secret): unknown => of[key as keyof typeof of]

function compare(one: Match, other: Match, eye: Eye, probes: Probes, what: string): void {
  const here = seenBy(one, eye, probes)
  const there = seenBy(other, eye, probes)
  if (here === there) return
  let at = 0
  while (here[at] === there[at]) at++
  const around = (seen: string) => seen.slice(Math.max(0, at - 60), at + 40)
  throw new Broken(`${what}, ${one.phase}: ${eye} could tell …${around(here)}… from …${around(there)}…`)
}

/** Position: all that an eye may not know is dealt anew, and the eye sees no difference. */
export function provePosition(match: Match, chance: Chance, probes: Probes): void {
  for (const eye of eyesOf(match)) {
    const other = dealtAnew(match, chance, () => secret => !knows(secret, eye))
    compare(match, other, eye, probes, 'position')
  }
}

/** How to find a hidden cell again at another moment: by its card where cards move about, else by its place. */
function namer(match: Match, state: object): (secret: Secret) => string {
  const { pools } = rules(match)
  const paths = new Map([...places(state)].map(({ object, path }) => [object, path]))
  return secret =>
    pools[secret.pool] === 'permute'
      ? `${secret.pool} ${JSON.stringify(valueIn(secret))}`
      : `${paths.get(secret.of)}.${secret.key}`
}

type IsHidden = (secret: Secret) => boolean

function hiddenIn(world: Match, isHidden: IsHidden): ReadonlySet<string> {
  const state = stateOf(world)
  const hidden = secretsOf(world, state).filter(isHidden)
  return new Set(hidden.map(namer(world, state)))
}

/** The first of these moments, with all dealt anew that stays hidden in all of them. */
export function dealtAnewThroughout(worlds: readonly Match[], isHidden: IsHidden, chance: Chance): Match {
  const hidden = worlds.map(world => hiddenIn(world, isHidden))
  return dealtAnew(worlds[0]!, chance, state => {
    const name = namer(worlds[0]!, state)
    return secret => hidden.every(names => names.has(name(secret)))
  })
}

/** Every object of a State and how to get there. */
export function* places(object: object, path = ''): Generator<{ object: object; path: string }> {
  yield { object, path }
  for (const [key, value] of Object.entries(object))
    if (typeof value === 'object' && value !== null) yield* places(value, `${path}.${key}`)
}

/**
 * Future: what stays hidden until the horizon is dealt anew, and both worlds are played on with the same choice
 * numbers. This finds what a position cannot: a secret that was copied to another place before.
 */
export function proveFuture(
  worlds: readonly Match[],
  happened: readonly Happened[],
  eye: Eye,
  chance: Chance,
  probes: Probes,
): number {
  let other = dealtAnewThroughout(worlds, secret => !knows(secret, eye), chance)
  for (const [i, step] of happened.entries()) {
    const event = sameChoice(other, step, eye)
    if (!event) return i
    other = after(other, event)
    compare(worlds[i + 1]!, other, eye, probes, `future, ${i + 1} events on`)
  }
  return happened.length
}

/** The same choice in the other world. The eye's own moves must be possible there too: it has seen no difference. */
export function sameChoice(other: Match, { event, index }: Happened, eye: Eye): Event | undefined {
  if (event.move === 'time') return timeUp(other, dueAt(other)!)
  const isOwn = event.by === eye
  const offered = offersTo(other, event.by).choices[event.move]
  const input = isOwn || index === undefined ? event.input : offered?.[index]
  const again = tryMove(other, { ...event, input })
  if (!isRefusal(again)) return again
  if (isOwn) throw new Broken(`future: ${eye} may play “${event.move}” in one world only`)
  return undefined
}
