import { copy, type Game, type Match } from '@veillee/kernel'
import { rulesOf, stateOf } from '@veillee/kernel/inside'
import { places } from './secrecy.ts'

/**
 * Coverage: every leaf of a State is a declared secret, or changes the table view, or is named as internal.
 * What is none of these was forgotten by somebody, and nobody would notice if it leaked.
 */
export class Coverage {
  readonly #game: Game
  readonly #leaves = new Set<string>()
  readonly #explained = new Set<string>()

  constructor(game: Game) {
    this.#game = game
  }

  watch(match: Match): void {
    const state = copy(stateOf(match))
    for (const path of secretLeaves(this.#game, state, match.phase)) this.#explained.add(path)
    const before = tableOf(this.#game, state, match.phase)
    for (const leaf of leavesOf(state)) {
      this.#leaves.add(leaf.path)
      if (this.#explained.has(leaf.path)) continue
      if (changedLeaf(leaf, () => tableOf(this.#game, state, match.phase)) !== before)
        this.#explained.add(leaf.path)
    }
  }

  /** Leaves that nobody has explained, and names of internal leaves that explain nothing. */
  gaps(): readonly string[] {
    const { internal } = rulesOf(this.#game)
    const unexplained = [...this.#leaves].filter(
      path => !this.#explained.has(path) && !internal.includes(path),
    )
    const needless = internal.filter(path => this.#explained.has(path) || !this.#leaves.has(path))
    return [...unexplained, ...needless.map(path => `${path} (needlessly internal)`)].sort()
  }
}

interface Leaf {
  readonly of: Record<string, unknown>
  readonly key: string
  readonly path: string
}

const patternOf = (path: string, of: object, key: string | number): string =>
  `${path}.${Array.isArray(of) ? '*' : key}`.replace(/\.\d+(?=\.|$)/g, '.*').slice(1)

function* leavesOf(state: object): Generator<Leaf> {
  for (const { object, path } of places(state))
    for (const [key, value] of Object.entries(object))
      if (typeof value !== 'object' || value === null)
        yield { of: object as Record<string, unknown>, key, path: patternOf(path, object, key) }
}

function secretLeaves(game: Game, state: object, phase: string): string[] {
  const paths = new Map([...places(state)].map(({ object, path }) => [object, path]))
  return rulesOf(game)
    .secrets(state, phase)
    .map(({ of, key }) => patternOf(paths.get(of)!, of, key))
}

const tableOf = (game: Game, state: object, phase: string): string =>
  JSON.stringify(rulesOf(game).table(state, phase))

/** What the table shows with another value in this leaf. */
function changedLeaf({ of, key }: Leaf, look: () => string): string {
  const value = of[key]
  of[key] = otherThan(value)
  try {
    return look()
  } catch {
    return 'the table cannot do without it'
  } finally {
    of[key] = value
  }
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return value === null ? 1 : `${value}?`
}
