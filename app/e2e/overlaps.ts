/**
 * In the page: what can be pressed, or read, and lies over something else of that kind. Boxes are compared as they are
 * seen: cut off by whatever they scroll in. What is laid over a picture on purpose says so (`data-over`), or is drawn.
 */
export function overlaps(on: string): readonly string[] {
  const SLACK_PX = 3
  const screen = document.querySelector(on)
  if (!screen || document.querySelector('dialog[open]')) return []
  const isPressed = (one: Element) => one.matches('button, a[href], input, textarea, select, [role="button"]')
  const lettersOf = (one: Element) =>
    [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
  const isRead = (one: Element) => lettersOf(one).length > 0
  /** What is pressed is its box, what is read each of its lines. */
  const boxesOf = (one: Element): readonly DOMRect[] => {
    if (isPressed(one)) return [one.getBoundingClientRect()]
    return lettersOf(one).flatMap(letters => {
      const range = document.createRange()
      range.selectNodeContents(letters)
      return [...range.getClientRects()]
    })
  }
  const isDrawn = (one: Element) => one.closest('svg, .unseen, .seat, .badge, .rosette, [data-over]') !== null
  /** On a page that flows, the action stays in sight, and what goes on under it fades out there. */
  const act = screen.matches('.flowing') ? screen.querySelector(':scope > .act') : null
  const seen = (one: Element, whole: DOMRect) => {
    let { left, right, top, bottom } = whole
    if (act && !act.contains(one)) bottom = Math.min(bottom, act.getBoundingClientRect().top)
    for (let around = isPressed(one) ? one.parentElement : one; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const box = around.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    return { left, right, top, bottom }
  }
  const boxes = [...screen.querySelectorAll('*')]
    .filter(one => (isPressed(one) || isRead(one)) && !isDrawn(one))
    .filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .flatMap(one => boxesOf(one).map(whole => ({ one, isPressed: isPressed(one), ...seen(one, whole) })))
    .filter(({ left, right, top, bottom }) => right - left > SLACK_PX && bottom - top > SLACK_PX)
  const words = (one: Element) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)
  type Box = (typeof boxes)[number]
  /** Lines have air above and below: where two are read, a third of it may be shared. */
  const slackOf = (a: Box, b: Box) =>
    a.isPressed || b.isPressed ? SLACK_PX : Math.min(a.bottom - a.top, b.bottom - b.top) / 3
  const found = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(b => !a.one.contains(b.one) && !b.one.contains(a.one))
      .filter(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK_PX)
      .filter(b => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slackOf(a, b))
      .map(b => `${words(a.one)} / ${words(b.one)}`),
  )
  return [...new Set(found)]
}
