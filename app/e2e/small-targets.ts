/**
 * In the page: what can be pressed and is smaller than a finger that shakes needs (ROOM-34, “large buttons”). A choice
 * is as large as its label; a link in the middle of a sentence is as large as its words.
 */
export function smallTargets(): readonly string[] {
  const LEAST_PX = 56
  const SLACK_PX = 0.5
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const isInSentence = (one: Element) =>
    one.matches('a') &&
    getComputedStyle(one).display === 'inline' &&
    [...one.parentElement!.childNodes].some(
      node => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent!),
    )
  const face = (one: Element) => (one.matches('input') && one.closest('label')) || one
  return [...place.querySelectorAll('button, a[href], select, summary, input')]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.unseen, [inert]'))
    .filter(one => !isInSentence(one))
    .map(one => ({ one, box: face(one).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 2 && Math.min(box.width, box.height) < LEAST_PX - SLACK_PX)
    .map(
      ({ one, box }) =>
        `${(one.getAttribute('aria-label') ?? face(one).textContent ?? '').trim().slice(0, 40)} (${one.className}): ${Math.round(box.width)} × ${Math.round(box.height)}`,
    )
}
