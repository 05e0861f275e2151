import { apply, defineGame, type Game, type Refusal, refuse } from '@veillee/kernel'
import { type AnyRules, rulesOf } from '@veillee/kernel/inside'
import { Coverage } from './coverage.ts'
import { Broken, begin } from './play.ts'
import { proveSecrecy } from './proof.ts'
import { playTrial, seedOfMatch, type Trial } from './trial.ts'
import type { Variants } from './variants.ts'

/** A mistake that somebody could make, planted to see whether the proofs find it. */
export interface Leak {
  readonly what: string
  plant(rules: AnyRules): AnyRules
}

const HOW = { positionsOneIn: 2, futures: 25 }

/**
 * What the proofs say of a game with this leak; undefined if they do not notice. The matches are played by the
 * honest rules and only looked at through the leaky ones, so that nothing but the proofs can notice.
 */
export function caught(variants: Variants, seats: number, leak: Leak, matches: number): string | undefined {
  const game = defineGame(leak.plant(rulesOf(variants.game)))
  const coverage = new Coverage(game)
  try {
    for (let number = 0; number < matches; number++)
      proveSecrecy(seenThrough(game, playTrial(variants, seats, seedOfMatch(number))), HOW, coverage)
  } catch (error) {
    if (error instanceof Broken) return error.message
    throw error
  }
  return undefined
}

/** The same match by other rules. */
function seenThrough(game: Game, trial: Trial): Trial {
  const worlds = [begin(game, trial.start)]
  for (const { event } of trial.happened) worlds.push(apply(worlds.at(-1)!, event))
  return { ...trial, worlds }
}

// Ways to make a mistake

type Show<State> = (state: State, phase: string) => unknown
type Tell<State, Input> = (state: State, input: Input) => boolean

/** The State behind a table view: what no move should know, and what a planted one does. */
const behind = new WeakMap<object, object>()

const remembering = (rules: AnyRules): AnyRules => ({
  ...rules,
  table(state, phase) {
    const table = { ...(rules.table(state, phase) as object) }
    behind.set(table, state)
    return table
  },
})

/** Mistakes in a game with this State. */
export const mistakes = <State extends object>() => ({
  inTable: (what: string, show: Show<State>): Leak => ({
    what: `table: ${what}`,
    plant: rules => ({
      ...rules,
      table: (state, phase) => ({
        ...(rules.table(state, phase) as object),
        leak: show(state as State, phase),
      }),
    }),
  }),

  inHand: (what: string, show: (state: State, seat: number) => unknown): Leak => ({
    what: `hand: ${what}`,
    plant: rules => ({
      ...rules,
      hand: (state, seat, phase) => ({
        ...(rules.hand(state, seat, phase) as object),
        leak: show(state as State, seat),
      }),
    }),
  }),

  /** Only some of what should be offered is. */
  inChoices: <Input>(what: string, phase: string, move: string, tell: Tell<State, Input>): Leak => ({
    what: `choices: ${what}`,
    plant: rules =>
      changed(remembering(rules), phase, move, real => ({
        ...real,
        choices: (view: { table: object }) =>
          real.choices(view).filter(input => tell(behind.get(view.table) as State, input as Input)),
      })),
  }),

  /** Something is refused that should be allowed. */
  inRefusal: <Input>(what: string, phase: string, move: string, tell: Tell<State, Input>): Leak => ({
    what: `refusal: ${what}`,
    plant: rules =>
      changed(remembering(rules), phase, move, real => ({
        ...real,
        refuse: (view: { table: object }, input: Input) =>
          real.refuse(view, input) ??
          (tell(behind.get(view.table) as State, input) ? undefined : refuse({ en: 'No.', fr: 'Non.' })),
      })),
  }),

  /** Something is written down where nobody thinks of it, and shown later. */
  inCopy: (what: string, phase: string, note: Show<State>): Leak => ({
    what: `copy: ${what}`,
    plant: rules => ({
      ...rules,
      setup: (seats, options, chance) => ({ ...rules.setup(seats, options, chance), note: null }),
      phases: {
        ...rules.phases,
        [phase]: {
          ...rules.phases[phase]!,
          begin(state, now) {
            const onward = rules.phases[phase]!.begin?.(state, now)
            Object.assign(state, { note: note(state as State, phase) })
            return onward
          },
        },
      },
      table: (state, phase) => ({
        ...(rules.table(state, phase) as object),
        note: (state as { note: unknown }).note,
      }),
    }),
  }),
})

interface RealMove {
  choices(view: object): readonly unknown[]
  refuse(view: object, input: unknown): Refusal | undefined
}

function changed(rules: AnyRules, phase: string, move: string, change: (real: RealMove) => object): AnyRules {
  const { [phase]: real } = rules.phases
  const moves = { ...real!.moves, [move]: change(real!.moves[move] as unknown as RealMove) }
  return { ...rules, phases: { ...rules.phases, [phase]: { ...real, moves } } } as unknown as AnyRules
}
