import type { Said } from './language.ts'
import type { Catalogue } from './speech.ts'

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/**
 * A language’s file, as `npm run words` writes it: the English as it stands in the code with its ${holes}, and how the
 * language says it; forms by number where there are some, and nothing where nobody has said it yet. English that means
 * two things has the French of each behind it.
 */
export type Sentences = Readonly<Record<string, string | Forms>>

/** Between the English and the French of a key, as in gettext. */
const CONTEXT = '\u0004'

/**
 * What a hole holds, and whether that is words of the catalogue: ${ordinal.en} is, ${name} is not. A # is no hole here:
 * what is counted or named by it gets its number or name after it was looked up.
 */
const HOLE = /\$\{([^}]*)\}/g
const isWords = (hole: string): boolean => /\ben$/.test(hole)

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a sentence with holes looks like once they are filled. */
function shapeOf(template: string): { readonly holes: readonly string[]; readonly filled: RegExp } {
  const holes = [...template.matchAll(HOLE)].map(([whole]) => whole)
  const between = template.split(/\$\{[^}]*\}/).map(literally)
  return { holes, filled: new RegExp(`^${between.join('(.+?)')}$`, 's') }
}

interface Template {
  readonly holes: readonly string[]
  readonly filled: RegExp
  readonly french: RegExp | null
  readonly own: string | Forms
}

const formIn = (own: string | Forms, category: Intl.LDMLPluralRule): string | null =>
  (typeof own === 'string' ? own : (own[category] ?? own.other ?? own.many)) || null

/** The most telling first: what has many letters of its own can be nothing else, and words in a hole have to be known. */
function templatesOf(sentences: Sentences): readonly Template[] {
  const lettersOf = (key: string): number => key.replaceAll(HOLE, '').length
  const wordsIn = (key: string): number =>
    [...key.matchAll(HOLE)].filter(([, hole = '']) => isWords(hole)).length
  return Object.entries(sentences)
    .flatMap(([key, own]) => (key.includes('${') ? [{ key, own }] : []))
    .sort((a, b) => lettersOf(b.key) - lettersOf(a.key) || wordsIn(b.key) - wordsIn(a.key))
    .map(({ key, own }) => {
      const [english, french] = key.split(CONTEXT) as [string, string?]
      return { ...shapeOf(english), french: french === undefined ? null : shapeOf(french).filled, own }
    })
}

/**
 * Sentences come with their holes filled, from this page or from a server that says no: the holes are found again by the
 * words around them. Whatever is not there is noted, and said in English.
 */
export function catalogueOf(
  tag: string,
  sentences: Sentences,
  onMissing?: (en: string) => void,
): Catalogue & { readonly missing: ReadonlySet<string> } {
  const templates = templatesOf(sentences)
  const counted = templates.filter(({ own }) => typeof own === 'object')
  const missing = new Set<string>()
  const lists = new Intl.ListFormat(tag)
  const byEnglish = new Map(
    Object.entries(sentences).flatMap(([key, own]) =>
      typeof own === 'string' && own !== '' ? [[key.split(CONTEXT)[0]!, own]] : [],
    ),
  )
  const entryOf = ({ en, fr }: Said) => sentences[`${en}${CONTEXT}${fr}`] ?? sentences[en]

  function filledIn({ en, fr }: Said, category: Intl.LDMLPluralRule, among = templates): string | null {
    for (const { holes, filled, french, own } of among) {
      const found = filled.exec(en)
      if (!found || (french && !french.test(fr))) continue
      const values = holes.map((hole, i) => {
        const value = found[i + 1]!
        if (isWords(hole.slice(2, -1))) return known(value)
        // A name or a number is the same in French; whatever is not was never in a hole.
        return fr.includes(value) ? value : null
      })
      // What nobody has said yet is found all the same, or it would be taken for something like it.
      if (values.every(value => value !== null))
        return formIn(own, category)?.replaceAll(HOLE, hole => values[holes.indexOf(hole)] ?? hole) ?? null
    }
    return null
  }

  /** Words in a hole, or a list of some. Only their English is left, so that they are looked up by it alone. */
  function known(en: string): string | null {
    const own = byEnglish.get(en)
    if (own !== undefined) return own
    const parts = en.split(/, | and /)
    const each = parts.flatMap(part => byEnglish.get(part) ?? [])
    return parts.length > 1 && each.length === parts.length ? lists.format(each) : null
  }

  function sentence(said: Said): string | null {
    const entry = entryOf(said)
    const own = entry === undefined ? filledIn(said, 'one') : formIn(entry, 'one')
    if (own) return own
    // A name or a number is the same in every language, and nothing that is missing.
    if ((entry !== undefined || said.en !== said.fr) && said.en !== '') note(said.en)
    return null
  }

  function note(en: string): void {
    if (missing.has(en)) return
    missing.add(en)
    onMissing?.(en)
  }

  return {
    missing,
    sentence,
    form(one, category) {
      const entry = entryOf(one)
      if (entry === undefined) return filledIn(one, category, counted)
      return typeof entry === 'object' ? formIn(entry, category) : null
    },
  }
}
