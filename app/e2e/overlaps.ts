/**
 * In the page: what can be pressed, or read, and lies over something else of that kind. Boxes are compared as they are
 * seen: cut off by whatever they scroll in. What is laid over a picture on purpose says so (`data-over`), or is drawn.
 */
export function overlaps(): readonly string[] {
  const SLACK_PX = 3
  const screen = document.querySelector('.screen')
  if (!screen || document.querySelector('dialog[open]')) return []
  const isPressed = (one: Element) => one.matches('button, a[href], input, textarea, select, [role="button"]')
  const isRead = (one: Element) =>
    [...one.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '')
  const isDrawn = (one: Element) => one.closest('svg, .unseen, .seat, .badge, .rosette, [data-over]') !== null
  /** On a page that flows, the action stays in sight, and what goes on under it fades out there. */
  const act = screen.matches('.flowing') ? screen.querySelector(':scope > .act') : null
  const seen = (one: Element) => {
    let { left, right, top, bottom } = one.getBoundingClientRect()
    if (act && !act.contains(one)) bottom = Math.min(bottom, act.getBoundingClientRect().top)
    for (let around = one.parentElement; around; around = around.parentElement) {
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
    .map(one => ({ one, isPressed: isPressed(one), ...seen(one) }))
    .filter(({ left, right, top, bottom }) => right - left > SLACK_PX && bottom - top > SLACK_PX)
  const words = (one: Element) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter(b => a.isPressed || b.isPressed)
      .filter(b => !a.one.contains(b.one) && !b.one.contains(a.one))
      .filter(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK_PX)
      .filter(b => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK_PX)
      .map(b => `${words(a.one)} / ${words(b.one)}`),
  )
}
