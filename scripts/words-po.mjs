// Sentences as gettext’s PO, which every translator’s program reads and writes.

/** Between the English and its context in a key, as in gettext’s own files. */
export const CONTEXT = '\u0004'

/** What a sentence looks like once its holes are filled, when nobody knows any more what they were called. */
export const filledShape = text =>
  text.replaceAll(/\$\{([^}]*)\}/g, (_, hole) => (/\ben$/.test(hole) ? '{en}' : '{}'))

/**
 * One entry for every English sentence, wherever it stands; where it means two things, which French tells apart, one
 * for each. Two with other holes are the same English too: filled, they can only be told apart by their French.
 */
export function entriesOf({ sentences, plurals }) {
  const counted = new Map(plurals.map(({ one, many }) => [one, many]))
  const others = new Set(plurals.map(({ many }) => many))
  const french = new Map()
  for (const { en, fr } of sentences) {
    const shape = filledShape(en)
    french.set(shape, (french.get(shape) ?? new Set()).add(filledShape(fr)))
  }
  const entries = new Map()
  for (const sentence of sentences) {
    if (others.has(sentence)) continue
    const { en, fr, file, line } = sentence
    const key = french.get(filledShape(en)).size > 1 ? `${en}${CONTEXT}${fr}` : en
    const entry = entries.get(key) ?? { key, en, fr, plural: null, places: [], sentences: [], plurals: [] }
    entry.places.push(`${file}:${line}`)
    entry.sentences.push(sentence)
    const many = counted.get(sentence)
    if (many) entry.plurals.push(many)
    entry.plural ??= many ?? null
    entries.set(key, entry)
  }
  return [...entries.values()]
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']
const COUNTS = Array.from({ length: 1_100 }, (_, count) => count)

/** The forms that a language has for whole numbers as people count them, in CLDR’s order. */
export function formsOf(tag) {
  const rules = new Intl.PluralRules(tag)
  const used = new Set(COUNTS.map(count => rules.select(count)))
  return CATEGORIES.filter(category => used.has(category))
}

/** gettext wants the rule itself; Intl only answers. So it is asked for every rest of a hundred, and for what is special. */
export function ruleOf(tag) {
  const rules = new Intl.PluralRules(tag)
  const forms = formsOf(tag)
  const form = count => forms.indexOf(rules.select(count))
  const rests = COUNTS.slice(0, 100).map(rest => form(rest + 100))
  const often = forms.map((_, i) => rests.filter(one => one === i).length)
  const usual = often.indexOf(Math.max(...often))
  const special = COUNTS.slice(0, 100).flatMap(n => (form(n) === rests[n] ? [] : [`n==${n} ? ${form(n)} : `]))
  const ranges = forms.flatMap((_, i) => {
    const runs = i === usual ? [] : runsOf(rests.flatMap((one, rest) => (one === i ? [rest] : [])))
    const tests = runs.map(([from, to]) =>
      from === to ? `n%100==${from}` : `(n%100>=${from} && n%100<=${to})`,
    )
    return tests.length > 0 ? [`(${tests.join(' || ')}) ? ${i} : `] : []
  })
  return `nplurals=${forms.length}; plural=(${[...special, ...ranges].join('')}${usual});`
}

function runsOf(numbers) {
  const runs = []
  for (const number of numbers)
    if (runs.at(-1)?.[1] === number - 1) runs.at(-1)[1] = number
    else runs.push([number, number])
  return runs
}

const header = tag => `msgid ""
msgstr ""
"Project-Id-Version: Veillée\\n"
"Language: ${tag}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: ${ruleOf(tag)}\\n"
`

const ESCAPES = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' }
const quoted = text => `"${text.replaceAll(/[\\"\n\t]/g, sign => ESCAPES[sign])}"`
const written = (word, text) =>
  text.includes('\n')
    ? [`${word} ""`, ...text.split(/(?<=\n)/).map(quoted)].join('\n')
    : `${word} ${quoted(text)}`

/** `saidFor` says how the language says an entry: its text or its forms, and whether somebody should look at it again. */
export function poOf(tag, entries, saidFor) {
  const blocks = entries.map(entry => {
    const { en, fr, plural, places, key } = entry
    const { own, isFuzzy } = saidFor(entry)
    return [
      ...(tag === 'fr' ? [] : [`#. French: ${fr.replaceAll('\n', ' ')}`]),
      ...places.map(place => `#: ${place}`),
      ...(isFuzzy ? ['#, fuzzy'] : []),
      ...(key === en ? [] : [written('msgctxt', fr)]),
      written('msgid', en),
      ...(plural
        ? [
            written('msgid_plural', plural.en),
            ...formsOf(tag).map((form, i) => written(`msgstr[${i}]`, own?.[form] ?? '')),
          ]
        : [written('msgstr', own ?? '')]),
      '',
    ].join('\n')
  })
  return [header(tag), ...blocks].join('\n')
}

const MEANINGS = { n: '\n', t: '\t', r: '\r' }
const read = line => line.slice(1, -1).replaceAll(/\\(.)/g, (_, sign) => MEANINGS[sign] ?? sign)

/** What somebody has made of it, by key; what is empty or to be looked at again is not there. */
export function readPo(tag, text) {
  const forms = formsOf(tag)
  const said = new Map()
  for (const block of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const fields = {}
    let field = null
    for (const line of block.split('\n').map(one => one.trim())) {
      if (line === '' || line.startsWith('#')) continue
      const [, word, first = line] = /^(msg\w+(?:\[\d\])?)\s+(".*")$/s.exec(line) ?? []
      if (word) field = word
      if (field === null || !/^".*"$/s.test(first)) throw new Error(`This line is not PO: ${line}`)
      fields[field] = (fields[field] ?? '') + read(first)
    }
    if (!fields.msgid || /^#,.*\bfuzzy\b/m.test(block)) continue
    const key = fields.msgctxt === undefined ? fields.msgid : `${fields.msgid}${CONTEXT}${fields.msgctxt}`
    const own =
      'msgid_plural' in fields
        ? Object.fromEntries(forms.map((form, i) => [form, fields[`msgstr[${i}]`] ?? '']))
        : (fields.msgstr ?? '')
    if (typeof own === 'string' ? own !== '' : Object.values(own).every(one => one !== '')) said.set(key, own)
  }
  return said
}

const holesIn = text => text.match(/\$\{[^}]*\}|#/g) ?? []

/** A hole that is not in the original would be shown as it is written; in French, it would even be code. */
export function strangeHoles(entry, own) {
  const { en, fr, plural } = entry
  const known = new Set([en, fr, plural?.en ?? '', plural?.fr ?? ''].flatMap(holesIn))
  for (const hole of [...known]) known.add(hole.replace(/\ben\}$/, 'fr}'))
  return (typeof own === 'string' ? [own] : Object.values(own))
    .flatMap(holesIn)
    .filter(hole => !known.has(hole))
}
