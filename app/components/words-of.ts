const ELEMENT = 1
const TEXT = 3

const isHeard = (element: Element): boolean =>
  element.getAttribute('aria-hidden') !== 'true' && !element.hasAttribute('hidden')

/** A name that is given counts for all that is inside, except of what only holds other things together. */
const nameOf = (element: Element): string | null =>
  (element.matches('ul, ol, section, div:not([role])') ? null : element.getAttribute('aria-label')) ??
  (element.tagName === 'IMG' ? element.getAttribute('alt') : null)

function partsOf(node: Node): readonly string[] {
  if (node.nodeType === TEXT) return [node.textContent ?? '']
  if (node.nodeType !== ELEMENT || !isHeard(node as Element)) return []
  const name = nameOf(node as Element)
  if (name !== null) return [' ', name, ' ']
  const isInline = (node as Element).matches('span, b, i, em, u, s, strong, q')
  const inside = [...node.childNodes].flatMap(apart)
  return isInline ? inside : [' ', ...inside, ' ']
}

/** Two that stand side by side without a word between are two words. */
const apart = (node: Node): readonly string[] =>
  node.nodeType === ELEMENT && node.previousSibling?.nodeType === ELEMENT
    ? [' ', ...partsOf(node)]
    : partsOf(node)

/** What a screen reader makes of an element: its words, with names for pictures, without what is only drawn. */
export const wordsOf = (element: Element): string =>
  partsOf(element)
    .join('')
    .replaceAll(/[ \n\t]+/g, ' ')
    .replaceAll(/ ([,.])(?= |$)/g, '$1')
    .trim()
