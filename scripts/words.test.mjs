import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogueOf as inApp } from '../kernel/catalogue.ts'
import { begun, catalogueOf, entryFor, sayingOf } from './words.mjs'
import { ROOT, sources, wordsIn } from './words-found.mjs'
import { entriesOf, filledShape, formsOf, poOf, readPo, ruleOf, strangeHoles } from './words-po.mjs'
import { changesIn, rewritten } from './words-write.mjs'

const texts = new Map(sources().map(file => [file, readFileSync(join(ROOT, file), 'utf8')]))
const words = wordsIn()
const entries = entriesOf(words)
const french = sayingOf('fr', {})

const timesIn = (pattern, files = [...texts.values()]) =>
  files.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)

describe('all sentences are found', () => {
  test('every object with French in it was looked at, and there are many', () => {
    const keys = timesIn(/(?<![\w.?]|readonly )fr:(?! string)/g)
    expect(words.pairs).toBe(keys)
    expect(words.sentences.length).toBeGreaterThan(2_500)
  })

  test('what is made of two arguments is found too', () => {
    const inside = [...texts].filter(
      ([file]) => file.startsWith('games/palm-reader/spoken-') || file === 'art/details.ts',
    )
    const calls = timesIn(
      /\b(?:say|detail)\(/g,
      inside.map(([, text]) => text),
    )
    const files = new Set(inside.map(([file]) => file))
    const found = [...words.sentences, ...words.others].filter(
      ({ file, source }) => files.has(file) && source !== '{ fr, en }',
    )
    expect(found).toHaveLength(calls)
  })

  test('no pair of something else hides words from a translator', () => {
    const hiding = words.others.filter(({ hides }) => hides.some(word => !/^(?:fr|en)$/.test(word)))
    // What they have beside a language is for the code, or for whoever writes a client.
    const known = ['own-shapes.ts', 'unfit.ts'].map(file => `games/extraordinary-story/${file}`)
    expect([...new Set(hiding.map(({ file }) => file))]).toEqual([...known, 'kernel/languages.ts'])
  })

  test('no hole of an English sentence has English in it that nobody could translate', () => {
    const holes = words.sentences.flatMap(({ en }) => en.match(/\$\{[^}]*\}/g) ?? [])
    expect(holes.filter(hole => /['"`]|\{.*\{/.test(hole))).toEqual([])
    expect(holes.length).toBeGreaterThan(150)
  })

  test('what is counted is one sentence with two forms', () => {
    const { plural, fr } = entries.find(({ en }) => en === '# new message')
    expect([fr, plural.en, plural.fr]).toEqual(['# nouveau message', '# new messages', '# nouveaux messages'])
    expect(entries.filter(({ en }) => en === '# new messages')).toEqual([])
  })
})

describe('a catalogue of them all', () => {
  const holesIn = text => text.match(/\$\{[^}]*\}/g) ?? []
  // Each is translated by its number, with the same holes.
  const sentences = Object.fromEntries(
    entries.map(({ key, en, plural }, i) => {
      const own = `<${i}>${[...new Set(holesIn(en))].join('·')}`
      return [key, plural ? { one: own, other: own } : own]
    }),
  )
  const catalogue = inApp('de', sentences)
  const first = `<${entries.findIndex(({ en }) => en === 'first')}>`
  const isWords = hole => /\ben\}$/.test(hole)
  const filled = text => text.replaceAll(/\$\{[^}]*\}/g, hole => (isWords(hole) ? 'first' : 'Ana'))

  test('every sentence with holes is found again once they are filled, and taken for no other', () => {
    const withHoles = entries.filter(({ en }) => holesIn(en).length > 0)
    expect(withHoles.length).toBeGreaterThan(150)
    const taken = withHoles.flatMap(({ en, fr }) => {
      const values = [...new Set(holesIn(en))].map(hole => (isWords(hole) ? first : 'Ana'))
      const said = catalogue.sentence({ en: filled(en), fr: filled(fr) })
      const [, found, inIt] = /^<(\d+)>(.*)$/.exec(said ?? '<-1>')
      const other = entries[found]
      const isSame =
        other &&
        filled(other.en) === filled(en) &&
        filled(other.fr) === filled(fr) &&
        inIt === values.join('·')
      return isSame ? [] : [`${en} was taken for ${entries[found]?.en}: ${said}`]
    })
    expect(taken).toEqual([])
  })

  test('and so is every other', () => {
    for (const [i, { en, fr }] of entries.entries())
      if (holesIn(en).length === 0) expect([en, catalogue.sentence({ en, fr })]).toEqual([en, `<${i}>`])
    expect([...catalogue.missing]).toEqual([])
  })
})

test('whether a language is French is asked nowhere: its entry in the registry says what follows', () => {
  const asking = [...texts].filter(
    ([file, text]) => !file.startsWith('games/extraordinary-story/') && /[!=]== '(?:fr|en)'/.test(text),
  )
  expect(asking.map(([file]) => file)).toEqual([])
})

describe('a file for translators', () => {
  test('French out and in again is the same, and changes nothing', () => {
    const read = readPo('fr', poOf('fr', entries, french))
    expect(read.size).toBe(entries.length)
    for (const entry of entries) expect(read.get(entry.key)).toEqual(french(entry).own)
    expect(changesIn(entries, read).size).toBe(0)
  })

  test('a changed sentence goes back to where it stands, and to nowhere else', () => {
    const source = `const W = { a: { fr: 'Ouvre', en: 'Open' }, b: { en: \`\${name} sat\`, fr: \`\${name} s’assoit\` } }
const rules = { en: ['One.', 'Two.'].join('\\n\\n'), fr: ['Un.', 'Deux.'].join('\\n\\n') }
`
    const found = wordsIn(['app/x.ts'], () => source)
    const said = new Map([
      ['Open', 'Ouvrir\u202f!'],
      [`\${name} sat`, `Voilà \${name}`],
      ['One.\n\nTwo.', 'Un.\n\nDeux.\n\nL’autre.'],
    ])
    expect(rewritten(source, changesIn(entriesOf(found), said).get('app/x.ts'))).toBe(
      `const W = { a: { fr: 'Ouvrir\\u202f!', en: 'Open' }, b: { en: \`\${name} sat\`, fr: \`Voilà \${name}\` } }
const rules = { en: ['One.', 'Two.'].join('\\n\\n'), fr: ['Un.', 'Deux.', 'L’autre.'].join('\\n\\n') }
`,
    )
  })

  test('English that means two things is two entries, told apart by the French', () => {
    const source = `const W = [{ en: 'left', fr: 'à gauche' }, { en: 'left', fr: 'parti' }, { en: 'up', fr: 'en haut' }]`
    const two = entriesOf(wordsIn(['app/x.ts'], () => source))
    const po = poOf('de', two, () => ({ own: null }))
    expect(po.match(/^msg.*$/gm).slice(2)).toEqual([
      ...['msgctxt "à gauche"', 'msgid "left"', 'msgstr ""'],
      ...['msgctxt "parti"', 'msgid "left"', 'msgstr ""'],
      ...['msgid "up"', 'msgstr ""'],
    ])
    const said = readPo('de', po.replace('"left"\nmsgstr ""', '"left"\nmsgstr "links"'))
    expect(catalogueOf(two, said)).toEqual({ 'left\u0004à gauche': 'links', 'left\u0004parti': '', up: '' })
  })

  test('English with other holes is the same English once it is filled, and told apart by the French', () => {
    const source = `const W = [{ en: \`\${name} instead\`, fr: \`Plutôt \${name}\` }, { en: \`\${number} instead\`, fr: \`Plutôt le \${number}\` }]`
    const two = entriesOf(wordsIn(['app/x.ts'], () => source))
    expect(two.map(({ key }) => key)).toEqual([
      `\${name} instead\u0004Plutôt \${name}`,
      `\${number} instead\u0004Plutôt le \${number}`,
    ])
    const catalogue = inApp(
      'es',
      Object.fromEntries(two.map(({ key }, i) => [key, [`Mejor \${name}`, `Mejor el \${number}`][i]])),
    )
    expect(catalogue.sentence({ en: 'Tom instead', fr: 'Plutôt Tom' })).toBe('Mejor Tom')
    expect(catalogue.sentence({ en: '3 instead', fr: 'Plutôt le 3' })).toBe('Mejor el 3')
  })

  test.each(['de', 'es'])('what is the same once it is filled is said the same in %s', tag => {
    const saidFor = sayingOf(
      tag,
      JSON.parse(readFileSync(join(ROOT, `app/words/translations/${tag}.json`), 'utf8')),
    )
    const says = new Map()
    for (const entry of entries) {
      const shape = `${filledShape(entry.en)} · ${filledShape(entry.fr)}`
      const own = filledShape(JSON.stringify(saidFor(entry).own))
      expect([shape, says.get(shape) ?? own]).toEqual([shape, own])
      says.set(shape, own)
    }
  })

  test('where English gets a second meaning, what there was is kept to be looked at again', () => {
    const saidFor = sayingOf('de', { left: 'links' })
    const entry = { key: 'left\u0004parti', en: 'left', fr: 'parti', plural: null, places: [] }
    expect(saidFor(entry)).toEqual({ own: 'links', isFuzzy: true })
    expect(readPo('de', poOf('de', [entry], saidFor)).size).toBe(0)
  })

  test.each(['en', 'fr', 'de', 'pl', 'ar', 'lt', 'ja'])('the rule for plurals in %s is that of Intl', tag => {
    const [, count, expression] = /^nplurals=(\d); plural=(.*);$/.exec(ruleOf(tag))
    const rule = new Function('n', `return ${expression}`)
    const forms = formsOf(tag)
    expect(Number(count)).toBe(forms.length)
    for (let n = 0; n < 1_000; n++) expect(forms[rule(n)]).toBe(new Intl.PluralRules(tag).select(n))
  })

  test('a hole that the original does not have is refused: in French it would be code', () => {
    const entry = { en: `The \${ordinal.en} of \${name}`, fr: `Le \${ordinal.fr} \${de(name)}`, plural: null }
    expect(strangeHoles(entry, `Voilà \${de(name)}, le \${ordinal.fr} de \${name}`)).toEqual([])
    expect(strangeHoles(entry, `Voilà \${process.exit()}`)).toEqual([`\${process.exit()}`])
  })

  test('what is not PO is said to be', () => {
    expect(() => readPo('de', 'msgid "a"\nmsgstr oops\n')).toThrow('This line is not PO: msgstr oops')
  })
})

describe('a language that nobody has begun', () => {
  test('gets a file with every sentence, empty, and words about what comes next', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'))
    const [first, ...next] = begun('it', entries, folder)
    expect(first).toBe(`it.po is here: ${entries.length} sentences of Veillée, to be put into Italiano.`)
    expect(next.join('\n')).toContain('npm run words -- --language it --import it.po')
    expect(next.at(-1)).toBe(entryFor('it'))
    const po = readFileSync(join(folder, 'it.po'), 'utf8')
    expect(po).toContain('"Language: it\\n"')
    expect(timesIn(/^msgid "(?!"$)|^msgid ""\n"/gm, [po])).toBeGreaterThan(entries.length - 1)
    expect(readPo('it', po).size).toBe(0)
    writeFileSync(join(folder, 'it.po'), 'what somebody has done')
    expect(begun('it', entries, folder)[0]).toBe('it.po is here already, and was left as it is.')
    expect(readFileSync(join(folder, 'it.po'), 'utf8')).toBe('what somebody has done')
    rmSync(folder, { recursive: true })
  })

  test('the line that offers it is as the registry has it', () => {
    expect(entryFor('it')).toBe(
      "  it: { name: 'Italiano', locale: 'it-IT', quotes: ['“', '”'], typeset: text => text },",
    )
    expect(entryFor('pt')).toContain("name: 'Português', locale: 'pt-BR'")
  })

  test('one that is offered already is not asked for its line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'))
    expect(begun('de', entries, folder).join('\n')).not.toContain('kernel/languages.ts')
    rmSync(folder, { recursive: true })
  })
})
