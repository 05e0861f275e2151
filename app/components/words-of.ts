const ELEMENT = 1
const TEXT = 3

const isHeard = (element: Element): boolean =>
  element.getAttribute('aria-hidden') !== 'true' && !element.hasAttribute('hidden')

/** A name that is given counts for all that is inside. */
const nameOf = (element: Element): string | null =>
  element.getAttribute('aria-label') ?? (element.tagName === 'IMG' ? element.getAttribute('alt') : null)

function partsOf(node: Node): readonly string[] {
  if (node.nodeType === TEXT) return [node.textContent ?? '']
  if (node.nodeType !== ELEMENT || !isHeard(node as Element)) return []
  const name = nameOf(node as Element)
  if (name !== null) return [' ', name, ' ']
  const isInline = (node as Element).matches('span, b, i, em, u, strong, q')
  const inside = [...node.childNodes].flatMap(partsOf)
  return isInline ? inside : [' ', ...inside, ' ']
}

/** What a screen reader makes of an element: its words, with names for pictures, without what is only drawn. */
export const wordsOf = (element: Element): string =>
  partsOf(element)
    .join('')
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim()
