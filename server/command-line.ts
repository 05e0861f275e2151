import { parseArgs } from 'node:util'
import { optionOf, type Texts } from './setting.ts'
import { SETTINGS } from './settings.ts'

/** What takes nothing after it, and has no variable. */
export const SWITCHES = {
  open: 'opens the browser of this computer',
  help: 'says what can be typed',
  version: 'says which version this is',
} as const

type Switch = keyof typeof SWITCHES

/** What stood behind the name of the program. */
export interface Typed {
  /** The command and what it was given. */
  readonly words: readonly string[]
  readonly options: Texts
  readonly switches: ReadonlySet<Switch>
}

const isSwitch = (name: string): name is Switch => Object.hasOwn(SWITCHES, name)

const names = new Map(SETTINGS.map(setting => [optionOf(setting).slice(2), setting]))

const KNOWN = {
  ...Object.fromEntries([...names.keys()].map(name => [name, { type: 'string' as const }])),
  open: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

/** What was typed, or one sentence about what is wrong with it. */
export function typed(args: readonly string[], program: string): Typed | string {
  const words: string[] = []
  const options: Record<string, string> = {}
  const switches = new Set<Switch>()
  const { tokens } = parseArgs({
    args: [...args],
    options: KNOWN,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    const setting = names.get(name)
    if (isSwitch(name)) {
      if (value !== undefined) return `${rawName} takes nothing after it, but there is “${value}”.`
      switches.add(name)
    } else if (!setting) return noSuch(`option ${rawName}`, rawName, OPTIONS, program)
    else if (value === undefined) return `${rawName} needs something after it: ${rawName} ${setting.takes}`
    else options[setting.name] = value
  }
  return { words, options, switches }
}

const OPTIONS = [...names.keys(), ...Object.keys(SWITCHES)].map(name => `--${name}`)

/** A word that nobody knows, and which one was probably meant. */
export function noSuch(what: string, word: string, known: readonly string[], program: string): string {
  const meant = nearest(word, known)
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  return `There is no ${what}.${hint} All there is: ${program} --help`
}

/** What is two slips of the keyboard away at most, or begins alike. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const slips = known.map(one => ({ one, count: one.startsWith(word) ? 0 : slipsBetween(word, one) }))
  const [best] = slips.sort((a, b) => a.count - b.count)
  return best && best.count <= 2 ? best.one : undefined
}

/** Letters to add, to leave out or to change. */
function slipsBetween(a: string, b: string): number {
  let row = [...b, ''].map((_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
