/** Of a hundred mutants of a game.ts, so many should be noticed. */
const GOAL = 85
const LONGEST_LINE = 160

const COUNTS = ['killed', 'timeout', 'survived', 'no coverage', 'unloadable', 'ignored']
const STATUS = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'no coverage',
  RuntimeError: 'unloadable',
  Ignored: 'ignored',
}

const filesOf = ({ files }) =>
  Object.entries(files)
    .filter(([, { mutants }]) => mutants.length > 0)
    .map(([name, { source, mutants }]) => ({
      name,
      mutants: mutants
        .map(mutant => ({ ...mutant, file: name, original: textAt(source, mutant.location) }))
        .sort((a, b) => a.location.start.line - b.location.start.line),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines.push(lines.pop().slice(0, end.column - 1))
  return [lines[0].slice(start.column - 1), ...lines.slice(1)].join('\n')
}

const count = (mutants, status) => mutants.filter(mutant => STATUS[mutant.status] === status).length

/** How many of a hundred were noticed, of those that could be. */
function scoreOf(mutants) {
  const noticed = count(mutants, 'killed') + count(mutants, 'timeout')
  const all = noticed + count(mutants, 'survived') + count(mutants, 'no coverage')
  return all === 0 ? 100 : (100 * noticed) / all
}

/** Rounded down, so that 100 means all. */
const percent = score => `${(Math.floor(score * 10) / 10).toFixed(1)} %`

const rowOf = (name, mutants) => [
  name,
  ...COUNTS.map(status => String(count(mutants, status))),
  percent(scoreOf(mutants)),
]

function tableOf(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  const line = ([name, ...cells]) =>
    [name.padEnd(widths[0]), ...cells.map((cell, i) => cell.padStart(widths[i + 1]))].join('  ')
  return rows.map(line).join('\n')
}

const oneLine = text => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line
}

const described = ({ file, location, mutatorName, original, replacement, status }) =>
  [
    `${file}:${location.start.line}:${location.start.column}  ${mutatorName}, ${STATUS[status] ?? status}`,
    `      ${oneLine(original)}`,
    `    → ${oneLine(replacement)}`,
  ].join('\n')

const listed = (title, mutants) => (mutants.length === 0 ? [] : [title, ...mutants.map(described), ''])

const isUnnoticed = ({ status }) => status === 'Survived' || status === 'NoCoverage'

/** Endless by the clock and not by counting: on a busy machine it may only have been slow. */
const isOutOfTime = ({ status, statusReason }) => status === 'Timeout' && !statusReason

/** What Stryker itself could not cope with says nothing about the tests, and should be looked at. */
const isUntried = ({ status }) => !Object.hasOwn(STATUS, status)

const isGame = ({ name }) => name.endsWith('/game.ts')

export const isGoalMissed = run => filesOf(run).some(file => isGame(file) && scoreOf(file.mutants) < GOAL)

export function reportOf(run) {
  const files = filesOf(run)
  const mutants = files.flatMap(file => file.mutants)
  return [
    ...listed('Nobody noticed:', mutants.filter(isUnnoticed)),
    ...listed('Out of time; if the machine was busy, try these again:', mutants.filter(isOutOfTime)),
    ...listed('Could not be tried:', mutants.filter(isUntried)),
    tableOf([
      ['', ...COUNTS, 'score'],
      ...files.map(file => rowOf(file.name, file.mutants)),
      rowOf('all', mutants),
    ]),
    '',
    ...files.filter(isGame).map(file => `${file.name}: ${percent(scoreOf(file.mutants))}, goal ${GOAL} %`),
    `Total score: ${percent(scoreOf(mutants))}`,
    '',
  ].join('\n')
}
