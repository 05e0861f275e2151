import { wordsOf } from '../components/words-of.ts'

/** What a screen reader reads of a page, when somebody goes through it from its beginning. */

const SKIPPED = 'script, style, svg, [aria-hidden="true"], [hidden], [data-announcer]'
const CONTROL = 'button, a[href], input, summary, [role="img"], img:not([alt=""])'
const BLOCK = 'h1, h2, h3, p, li, dt, dd, legend, figcaption'

const kindOf = (element: Element): string | null => {
  const level = /^H([1-6])$/.exec(element.tagName)
  if (level) return 'heading'
  if (element.matches('button, summary')) return 'button'
  if (element.matches('a')) return 'link'
  if (element.matches('img, [role="img"]')) return 'picture'
  return (
    element.getAttribute('role') ??
    (element.matches('input') ? (element.getAttribute('type') ?? 'field') : null)
  )
}

const stateOf = (element: Element): string =>
  [
    element.getAttribute('aria-pressed') === 'true' && 'pressed',
    element.hasAttribute('disabled') && 'not available',
    (element as HTMLInputElement).checked && 'checked',
  ]
    .filter(Boolean)
    .map(state => `, ${state}`)
    .join('')

function line(element: Element): string {
  const kind = kindOf(element)
  const label = element.matches('input') ? (element as HTMLInputElement).labels?.[0] : null
  const words = wordsOf(label ?? element)
  return words === '' && kind === 'picture' ? '' : `${kind ? `${kind}: ` : ''}${words}${stateOf(element)}`
}

/** One line for each stop of its cursor. */
export function read(element: Element): readonly string[] {
  if (element.matches(SKIPPED)) return []
  const hasControls = element.querySelector(CONTROL) !== null
  if (element.matches(CONTROL) || (element.matches(BLOCK) && !hasControls && !element.querySelector(BLOCK)))
    return [line(element)].filter(words => words !== '')
  const label = element.matches('[role="application"]') ? [line(element)] : []
  const inside = [...element.childNodes].flatMap(node => {
    if (node.nodeType === 3) return node.textContent?.trim() ? [node.textContent.trim()] : []
    return node.nodeType === 1 ? read(node as Element) : []
  })
  return [...label, ...inside]
}
