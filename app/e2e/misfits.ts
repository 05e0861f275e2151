/** In the page of a shared screen: what does not fit, parts that lie over each other or outside, names too small or cut off, letters that run out. */
export function misfits(people: readonly string[]): readonly string[] {
  const found: string[] = []
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const nameOf = (element: Element) =>
    `${element.tagName}.${element.className} “${element.textContent?.slice(0, 30)}”`
  const frame = document.querySelector('.television-frame')
  const parts = frame
    ? [...frame.children].filter(part => !part.matches('.television-flying, .celebration'))
    : []
  for (const [i, part] of parts.entries()) {
    const box = boxOf(part)
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1)
      found.push(`outside: ${nameOf(part)}`)
    for (const other of parts.slice(i + 1)) {
      const second = boxOf(other)
      const isOver =
        box.left < second.right - 1 &&
        second.left < box.right - 1 &&
        box.top < second.bottom - 1 &&
        second.top < box.bottom - 1
      if (isOver) found.push(`over each other: ${nameOf(part)} and ${nameOf(other)}`)
    }
    for (const inside of part.querySelectorAll('*')) {
      if (inside instanceof SVGElement || inside.matches('.seat')) continue // a glow may reach further
      const within = boxOf(inside)
      if (
        within.width > 0 &&
        !inside.closest('.unseen') &&
        (within.bottom > box.bottom + 8 || within.right > box.right + 8)
      )
        found.push(`out of its part: ${nameOf(inside)}`)
    }
  }
  for (const element of document.querySelectorAll('.television :is(h1, p)')) {
    const box = boxOf(element)
    if (!element.closest('.unseen') && (box.top < -1 || box.bottom > innerHeight + 1))
      found.push(`above or below the screen: ${nameOf(element)}`)
  }
  const hint = document.querySelector('.tv-sound.hint')
  if (hint?.checkVisibility()) {
    const box = boxOf(hint)
    for (const one of document.querySelectorAll(
      '.tv-lobby :is(h1, p, img, .qr, .tv-letters, .table-name), .news p',
    )) {
      const { left, right, top, bottom } = boxOf(one)
      if (left < box.right && box.left < right && top < box.bottom && box.top < bottom)
        found.push(`below the hint: ${nameOf(one)}`)
    }
  }
  const isName = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) =>
        nodeType === Node.TEXT_NODE &&
        people.some(name => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(textContent!)),
    )
  for (const name of document.querySelectorAll('.television *')) {
    if (!isName(name) || name.closest('svg, .unseen') || !name.checkVisibility()) continue
    const size = Number.parseFloat(getComputedStyle(name).fontSize)
    if (size < innerHeight / 24) found.push(`small: ${nameOf(name)} ${size}`)
    if (name.scrollWidth > name.clientWidth + 1) found.push(`cut off: ${nameOf(name)}`)
  }
  // Said already in larger letters, or no part of the match.
  const AGAIN =
    '.unseen, svg, .story-stuck, .reader-chain, .reader-drawn, .palm-tv-picks small, .tv-sound, .story-page'
  for (const element of document.querySelectorAll('.television *')) {
    const hasWords = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(textContent!),
    )
    if (!hasWords || element.closest(AGAIN) || element.closest('.seat') || !element.checkVisibility())
      continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (size < innerHeight / 24 - 1) found.push(`small: ${nameOf(element)} ${size}`)
  }
  return found
}
