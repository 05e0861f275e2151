import { noSuch, typed } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { help } from './help.ts'
import { VERSION } from './root.ts'
import type { Texts } from './setting.ts'
import { settings } from './settings.ts'

/** How it came to run. */
export interface Start {
  /** What people type before the first option. */
  readonly program: string
  /** The file that everything is kept in if nothing is said. */
  readonly data: string
}

/** Does what was typed; what cannot be is one sentence, and no stack. */
export async function run(args: readonly string[], env: Texts, { program, data }: Start): Promise<void> {
  // In a terminal somebody wants to see the address for the phones, and no notes but of what is wrong.
  const usual = { DATA: data, ...(process.stderr.isTTY ? { LOG_LEVEL: 'warn' } : {}) }
  const read = typed(args, program)
  if (typeof read === 'string') return giveUp(read)
  if (read.switches.has('help')) return console.log(help(program, VERSION, usual))
  if (read.switches.has('version')) return console.log(VERSION)
  const [name = COMMANDS[0]!.name, ...words] = read.words
  const command = COMMANDS.find(one => one.name === name)
  if (!command)
    return giveUp(
      noSuch(
        `command “${name}”`,
        name,
        COMMANDS.map(one => one.name),
        program,
      ),
    )
  if (words.length !== command.takes.length)
    return giveUp(`It is typed like this: ${[program, name, ...command.takes].join(' ')}`)
  const chosen = settings({ options: read.options, env, usual })
  if (typeof chosen === 'string') return giveUp(chosen)
  await command
    .run({ words, chosen, isOpening: read.switches.has('open'), program })
    .catch((error: Error) => giveUp(error.message))
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
