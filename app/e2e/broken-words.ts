/**
 * In the page: words that are cut in two where nobody would cut them, because they are too large for their place. What a
 * language hyphenates by itself (`hyphenate-limit-chars`) is no such word; neither is an address, or a code.
 */
export function brokenWords(): readonly string[] {
  const hyphenatedFrom = 12
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.screen')
  if (!place) return []
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: around } = text
    if (!around?.checkVisibility({ visibilityProperty: true }) || around.closest('.unseen, svg')) continue
    const isHyphenated = getComputedStyle(around).hyphens === 'auto'
    if (around.offsetWidth === 1) continue // for ears alone
    for (const { index, 0: word } of text.textContent!.matchAll(
      /(?<!\S)[\p{L}’]*\p{Ll}{2}[\p{L}’]*(?=[\s.,;:!?…»”]|$)/gu,
    )) {
      if (isHyphenated && word.length >= hyphenatedFrom) continue
      const range = document.createRange()
      range.setStart(text, index + 1) // the first letter of a page may be as high as two lines
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${word} (${around.className || around.localName})`)
    }
  }
  return broken
}
