// npm run words: every sentence of Veillée, where it stands, and what each language still lacks (CONTRIBUTING, “Add a language”).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, wordsIn } from './words-found.mjs'
import { CONTEXT, entriesOf, poOf, readPo, strangeHoles } from './words-po.mjs'
import { changesIn, rewritten } from './words-write.mjs'

const FILES = join(ROOT, 'app/words/translations')
const fileOf = tag => join(FILES, `${tag}.json`)
const IN_CODE = ['en', 'fr']

const say = line => process.stdout.write(`${line}\n`)

/** How a language says an entry. English that has got a second meaning keeps what there was, to be looked at again. */
export function sayingOf(tag, sentences) {
  if (tag === 'en')
    return entry => ({ own: entry.plural ? { one: entry.en, other: entry.plural.en } : entry.en })
  if (tag === 'fr')
    return entry => ({ own: entry.plural ? { one: entry.fr, other: entry.plural.fr } : entry.fr })
  const byEnglish = new Map(Object.entries(sentences).map(([key, own]) => [key.split(CONTEXT)[0], own]))
  return ({ key, en }) =>
    key in sentences
      ? { own: sentences[key] || null }
      : { own: byEnglish.get(en) || null, isFuzzy: Boolean(byEnglish.get(en)) }
}

const storedIn = tag => (existsSync(fileOf(tag)) ? JSON.parse(readFileSync(fileOf(tag), 'utf8')) : {})
const missingIn = (entries, saidFor) =>
  entries.filter(entry => saidFor(entry).own === null || saidFor(entry).isFuzzy)

function lists(tag, entries, saidFor) {
  for (const entry of entries) {
    const { own, isFuzzy } = saidFor(entry)
    const text = own === null ? '(missing)' : typeof own === 'string' ? own : Object.values(own).join(' | ')
    say(
      `${entry.places.join(' ')}\n  en  ${entry.en}${tag === 'en' ? '' : `\n  ${tag}  ${text}${isFuzzy ? ' (look again)' : ''}`}`,
    )
  }
  summary(tag, entries, saidFor)
}

function summary(tag, entries, saidFor) {
  const missing = missingIn(entries, saidFor).length
  say(`${tag}: ${entries.length} sentences, ${missing} missing`)
}

/** What is not in the code any more goes; what is not said yet stays empty, so that nothing else is taken for it. */
export const catalogueOf = (entries, said) =>
  Object.fromEntries(
    entries.map(({ key }) => [key, said.get(key) ?? '']).sort(([a], [b]) => (a < b ? -1 : 1)),
  )

function imports(tag, entries, path) {
  const said = readPo(tag, readFileSync(path, 'utf8'))
  const keys = new Set(entries.map(({ key }) => key))
  const gone = [...said.keys()].filter(key => !keys.has(key))
  const wrong = entries.flatMap(entry =>
    said.has(entry.key) ? strangeHoles(entry, said.get(entry.key)).map(hole => [entry, hole]) : [],
  )
  for (const [{ en, places }, hole] of wrong) say(`${places[0]}: ${hole} is not in “${en}”`)
  if (wrong.length > 0) {
    process.exitCode = 1
    return say('Nothing was written.')
  }
  for (const key of gone) say(`not in the code: ${key.replace(CONTEXT, ' · ')}`)
  if (tag === 'fr') return writesFrench(changesIn(entries, said))
  mkdirSync(dirname(fileOf(tag)), { recursive: true })
  writeFileSync(fileOf(tag), `${JSON.stringify(catalogueOf(entries, said), null, 2)}\n`)
  summary(tag, entries, sayingOf(tag, storedIn(tag)))
  for (const line of stepsTo(tag)) say(line)
}

/** Whether Veillée offers it yet: an entry of the registry. */
const isOffered = tag =>
  new RegExp(`^  ${tag}: \\{`, 'm').test(readFileSync(join(ROOT, 'kernel/languages.ts'), 'utf8'))

const nameOf = tag => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag)
  return name[0].toLocaleUpperCase(tag) + name.slice(1)
}

/** The line that offers a language, as it would begin; quotation marks and setting are for somebody who reads it. */
export const entryFor = tag =>
  `  ${tag}: { name: '${nameOf(tag)}', locale: '${new Intl.Locale(tag).maximize().language}-${new Intl.Locale(tag).maximize().region}', quotes: ['“', '”'], typeset: text => text },`

/** Said until the language is offered, so that nobody wonders where it is. */
const stepsTo = tag =>
  isOffered(tag) ? [] : ['To offer it, add this line to LANGUAGES in kernel/languages.ts:', entryFor(tag)]

/** A language that has nothing yet gets an empty file, in the folder where one stands; one that is there is left alone. */
export function begun(tag, entries, folder) {
  const file = `${tag}.po`
  const path = join(folder, file)
  const isThere = existsSync(path)
  if (!isThere)
    writeFileSync(
      path,
      poOf(tag, entries, () => ({ own: null })),
    )
  return [
    isThere
      ? `${file} is here already, and was left as it is.`
      : `${file} is here: ${entries.length} sentences of Veillée, to be put into ${nameOf(tag)}.`,
    'Translate it with any program for gettext, such as Poedit, all at once or a part (docs/translate.md). Then:',
    `  npm run words -- --language ${tag} --import ${file}`,
    ...stepsTo(tag),
  ]
}

function writesFrench(changes) {
  for (const [file, each] of changes) {
    const path = join(ROOT, file)
    writeFileSync(path, rewritten(readFileSync(path, 'utf8'), each))
    say(`${file}: ${each.length} changed`)
  }
  say(changes.size === 0 ? 'Nothing has changed.' : 'npm run format puts the lines right.')
}

function main() {
  const { values } = parseArgs({
    options: { language: { type: 'string' }, export: { type: 'string' }, import: { type: 'string' } },
  })
  const { language: tag } = values
  if (tag !== undefined && Intl.PluralRules.supportedLocalesOf(tag).length === 0)
    throw new Error(`Nobody knows a language “${tag}” here.`)
  const entries = entriesOf(wordsIn())
  const others = existsSync(FILES) ? readdirSync(FILES).map(file => basename(file, '.json')) : []
  if (tag === undefined) {
    for (const one of [...IN_CODE, ...others]) summary(one, entries, sayingOf(one, storedIn(one)))
    return
  }
  const saidFor = sayingOf(tag, storedIn(tag))
  if (values.import !== undefined) return imports(tag, entries, values.import)
  const isNew = !IN_CODE.includes(tag) && !existsSync(fileOf(tag))
  if (values.export === undefined && isNew) return begun(tag, entries, process.cwd()).forEach(say)
  if (values.export === undefined) return lists(tag, entries, saidFor)
  writeFileSync(values.export, poOf(tag, entries, saidFor))
  summary(tag, entries, saidFor)
}

if (process.argv[1] === import.meta.filename) main()
