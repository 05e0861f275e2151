import * as v from 'valibot'
import { STORY_LANGUAGES } from './index.ts'

/** The smallest things that a server speaks of a game in, as any reader of its messages has to know them. */

/** What is read by a schema, and never changed. */
export type Told<Schema extends v.GenericSchema> = Unchanged<v.InferOutput<Schema>>

type Unchanged<T> = T extends object ? { readonly [Field in keyof T]: Unchanged<T[Field]> } : T

/** A schema, and what it is in words: the page about the wire is made from both. */
export const means = <S extends v.GenericSchema>(schema: S, words: string) =>
  v.pipe(schema, v.description(words))

export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const seat = means(
  count,
  'A place at the table, counted from 0. The next number clockwise sits to the left.',
)

export const millis = means(count, 'A moment: milliseconds since 1970, by the server’s clock.')

export const gestureRef = means(
  v.strictObject({ gesture: count }),
  'Names a gesture of this match. Whoever’s view names it may `fetch` it.',
)

export const language = v.picklist(STORY_LANGUAGES)

export const setting = means(
  v.picklist(['table', 'remote']),
  'table: real hands round one table. remote: touch goes through the devices.',
)

/** At least one choice: a move without any is not offered. */
export const some = <S extends v.GenericSchema>(choice: S) => v.pipe(v.array(choice), v.minLength(1))

/** A move that is only made or not made. */
export const once = (words: string) => means(v.strictTuple([v.literal(true)]), words)

type Choices<C extends v.ObjectEntries> = { [Move in keyof C]: v.ExactOptionalSchema<C[Move], undefined> }

/** Those that somebody else may make now, or nobody, are left out. */
const choicesOf = <C extends v.ObjectEntries>(choices: C) =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(choices).map(([move, inputs]) => [move, v.exactOptional(inputs)]),
    ) as Choices<C>,
  )

const noOpenMove = v.pipe(v.array(v.string()), v.maxLength(0))

/** What a player may be offered in one phase: its finite moves, with what may be chosen. */
export const offers = <C extends v.ObjectEntries>(phase: string, choices: C) =>
  v.pipe(v.strictObject({ choices: choicesOf(choices), open: noOpenMove }), v.title(phase))

/** The same in a phase with an open move, which is typed, mimed or drawn. */
export const offersAnd = <C extends v.ObjectEntries, const O extends string>(
  phase: string,
  choices: C,
  open: { readonly move: O; readonly means: string },
) =>
  v.pipe(
    v.strictObject({
      choices: choicesOf(choices),
      open: v.strictTuple([means(v.literal(open.move), open.means)]),
    }),
    v.title(phase),
  )
