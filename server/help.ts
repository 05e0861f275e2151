import { SWITCHES } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { optionOf, type Texts } from './setting.ts'
import { SETTINGS } from './settings.ts'

const WIDTH = 80
const MARGIN = 28

/** What can be typed: made of the tables that are read when something is typed. */
export const help = (program: string, version: string, usual: Texts): string =>
  [
    `Veillée ${version}: three party games of touch, memory and stories, on phones.`,
    '',
    ...COMMANDS.map(({ name, takes, means }, i) =>
      row([program, i === 0 ? `[${name}]` : name, ...takes].join(' '), means),
    ),
    '',
    'Options:',
    ...Object.entries(SWITCHES).map(([name, means]) => row(`--${name}`, means)),
    ...SETTINGS.map(setting => {
      const usually = usual[setting.name] ?? setting.usually
      const means = usually === '' ? setting.means : `${setting.means} (${usually})`
      return row(`${optionOf(setting)} ${setting.takes}`, means)
    }),
    '',
    'Every option that takes something is a variable too, which counts if there is no',
    'option: --keep-days is KEEP_DAYS.',
  ].join('\n')

function row(left: string, right: string): string {
  const [first, ...others] = lines(right, WIDTH - MARGIN)
  const head = `  ${left}  `
  const start = head.length > MARGIN ? `${head}\n${' '.repeat(MARGIN)}` : head.padEnd(MARGIN)
  return [`${start}${first}`, ...others.map(line => ' '.repeat(MARGIN) + line)].join('\n')
}

const lines = (text: string, width: number): readonly string[] =>
  text.match(new RegExp(`\\S.{0,${width - 1}}(?= |$)|\\S+`, 'g')) ?? ['']
