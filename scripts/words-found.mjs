// Every sentence of Veillée with where it stands: pairs of English and French in the sources, read by Vite’s own parser.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const FOLDERS = ['app', 'art', 'games', 'kernel', 'room', 'server', 'touch']
const NOT_SHIPPED =
  /\.(?:test|contract|e2e)\.tsx?$|(?:^|\/)(?:dist|node_modules|e2e|testing[\w-]*|test-[\w-]+)(?:\/|\.tsx?$)/

/** What players can get to read is in these. */
export const sources = () =>
  FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(file =>
      join(folder, file).replaceAll('\\', '/'),
    ),
  )
    .filter(file => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
    .sort()

/**
 * - sentences: { file, line, en, fr, at }, where `at` says where the French stands, to be written there again;
 * - plurals: { file, line, one, many } of those that are counted, as two of the sentences;
 * - others: pairs of something that is not words, with the words that they hide nevertheless;
 * - pairs: how many times `fr:` was looked at.
 */
export function wordsIn(files = sources(), read = file => readFileSync(join(ROOT, file), 'utf8')) {
  const modules = new Map(files.map(file => [file, new Module(file, read(file))]))
  for (const module of modules.values()) module.findsMakers()
  for (const module of modules.values()) module.finds(modules)
  const all = [...modules.values()]
  return {
    sentences: all.flatMap(({ sentences }) => sentences),
    plurals: all.flatMap(module => module.counted.flatMap(call => module.plural(call, modules))),
    others: all.flatMap(({ others }) => others),
    pairs: all.reduce((sum, { pairs }) => sum + pairs, 0),
  }
}

const COUNTED = 'app/words/language.ts'

class Module {
  sentences = []
  others = []
  counted = []
  pairs = 0
  /** Functions that make a pair of two of their arguments: which ones. */
  makers = new Map()
  #imports = new Map()
  #consts = new Map()
  #paired = new Map()

  constructor(file, source) {
    Object.assign(this, { file, source })
    const { program, errors } = parseSync(file, source)
    if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
    this.program = program
    for (const node of program.body) this.#declares(node)
  }

  #declares(node) {
    const declared = node.declaration ?? node
    if (node.type === 'ImportDeclaration')
      for (const { local, imported } of node.specifiers)
        this.#imports.set(local.name, { from: this.#resolved(node.source.value), name: imported?.name })
    if (declared.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations) if (init) this.#consts.set(id.name, bare(init))
    if (declared.type === 'FunctionDeclaration') this.#consts.set(declared.id.name, declared)
  }

  #resolved(path) {
    return path.startsWith('.') ? resolve('/', dirname(this.file), path).slice(1) : path
  }

  findsMakers() {
    for (const [name, made] of this.#consts) {
      if (!made.params) continue
      const params = made.params.map(param => param.name)
      const [en, fr] = [params.indexOf('en'), params.indexOf('fr')]
      if (en >= 0 && fr >= 0) this.makers.set(name, { en, fr })
    }
  }

  finds(modules) {
    walk(this.program, node => {
      if (node.type === 'ObjectExpression') {
        const [en, fr] = ['en', 'fr'].map(key => node.properties.find(one => keyOf(one) === key))
        if (fr) this.#pair(node, en && bare(en.value), bare(fr.value))
        if (fr && !fr.shorthand) this.pairs++
      }
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
      const maker = this.#maker(node.callee.name, modules)
      if (maker) this.#pair(node, node.arguments[maker.en], node.arguments[maker.fr])
      if (this.#imports.get(node.callee.name)?.from === COUNTED && node.callee.name === 'counted')
        this.counted.push(node)
    })
  }

  #maker(name, modules) {
    const { from, name: there } = this.#imports.get(name) ?? {}
    return this.makers.get(name) ?? modules.get(from)?.makers.get(there)
  }

  /** Words, a list of words, or something else that comes in two languages. */
  #pair(node, en, fr) {
    const [english, french] = [this.#text(en), this.#text(fr)]
    if (english && french) this.#sentence(node, english, french)
    else if (en?.type === 'ArrayExpression' && en.elements.length === fr.elements?.length)
      en.elements.forEach((one, i) => {
        this.#pair(one, one, fr.elements[i])
      })
    else
      this.others.push({
        file: this.file,
        line: this.#line(node),
        source: this.#source(node),
        hides: hidden(en, fr),
      })
  }

  #sentence(node, en, fr) {
    if (en.text === '') return
    const sentence = { file: this.file, line: this.#line(node), en: en.text, fr: fr.text, at: fr.at, node }
    this.#paired.set(node, sentence)
    this.sentences.push(sentence)
  }

  /** What a literal says, as it is written where it has holes; or several, joined. */
  #text(node) {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      return { text: node.value, at: spot(node, 'plain') }
    if (node?.type === 'TemplateLiteral') {
      const [first] = node.quasis
      if (node.expressions.length === 0) return { text: first.value.cooked, at: spot(node, 'plain') }
      const parts = node.quasis.map(({ value }, i) => {
        const hole = node.expressions[i]
        return value.cooked + (hole ? `\${${this.#source(hole)}}` : '')
      })
      return { text: parts.join(''), at: spot(node, 'template') }
    }
    const { callee } = node ?? {}
    if (callee?.property?.name !== 'join' || callee.object.type !== 'ArrayExpression') return null
    const texts = callee.object.elements.map(one => this.#text(one)?.text)
    return { text: texts.join(node.arguments[0].value), at: spot(node, 'lines') }
  }

  #line = node => this.source.slice(0, node.start).split('\n').length
  #source = node => this.source.slice(node.start, node.end).replaceAll(/\s+/g, ' ')

  /** A counted sentence whose two forms stand in the sources as they are. */
  plural(call, modules) {
    const [one, many] = call.arguments.slice(1).map(argument => this.#sentenceAt(argument, modules))
    return one && many && one !== many ? [{ file: this.file, line: this.#line(call), one, many }] : []
  }

  #sentenceAt(node, modules) {
    if (node.type === 'ObjectExpression') return this.#paired.get(node)
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined
    const imported = this.#imports.get(node.object.name)
    const there = imported ? modules.get(imported.from) : this
    return there?.named(imported?.name ?? node.object.name, node.property.name)
  }

  named(constant, key) {
    const property = this.#consts.get(constant)?.properties?.find(one => keyOf(one) === key)
    return property && this.#paired.get(bare(property.value))
  }
}

const keyOf = ({ type, computed, key }) =>
  type === 'Property' && !computed ? (key.name ?? key.value) : undefined

const spot = ({ start, end }, as) => ({ start, end, as })

/** Without what only the compiler needs to know of it. */
function bare(node) {
  return ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
    ? bare(node.expression)
    : node
}

function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (node && typeof node === 'object') {
    if (node.type) visit(node)
    for (const key in node) walk(node[key], visit)
  }
}

/** Words in something that is no sentence; pairs in it are found by themselves. */
function hidden(...nodes) {
  const words = []
  const look = node => {
    if (Array.isArray(node)) return node.forEach(look)
    if (!node || typeof node !== 'object') return
    if (node.type === 'ObjectExpression' && node.properties.some(one => keyOf(one) === 'fr')) return
    if (node.type === 'Literal' && typeof node.value === 'string' && /\p{L}{2}/u.test(node.value))
      words.push(node.value)
    if (node.type === 'TemplateElement' && /\p{L}{2}/u.test(node.value.cooked)) words.push(node.value.cooked)
    for (const key in node) look(node[key])
  }
  nodes.forEach(look)
  return words
}
