// French goes back to where it stands, near its screens.

const SIGNS = { '\\': '\\\\', '\n': '\\n', '\u00a0': '\\u00a0', '\u202f': '\\u202f', '\u2011': '\\u2011' }
const escaped = text => text.replaceAll(/[\\\n\u00a0\u202f\u2011]/g, sign => SIGNS[sign])

const inQuotes = text => `'${escaped(text).replaceAll("'", "\\'")}'`
const inBackticks = text => `\`${escaped(text).replaceAll('`', '\\`')}\``

const WRITTEN = {
  plain: inQuotes,
  template: inBackticks,
  lines: text => `[${text.split('\n\n').map(inQuotes).join(', ')}].join('\\n\\n')`,
}

/** A source with other French in it. */
export function rewritten(source, changes) {
  let text = source
  for (const { at, fr } of [...changes].sort((a, b) => b.at.start - a.at.start))
    text = text.slice(0, at.start) + WRITTEN[at.as](fr) + text.slice(at.end)
  return text
}

/** Which sentences have become others: by file, what is to be written where. */
export function changesIn(entries, said) {
  const changes = new Map()
  const note = (sentence, fr) => {
    if (fr === undefined || fr === sentence.fr) return
    changes.set(sentence.file, [...(changes.get(sentence.file) ?? []), { at: sentence.at, fr }])
  }
  for (const { key, plurals, sentences } of entries) {
    const own = said.get(key)
    if (own === undefined) continue
    for (const sentence of sentences) note(sentence, own.one ?? own)
    for (const many of plurals) note(many, own.other)
  }
  return changes
}
