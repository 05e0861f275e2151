/** A keyboard takes more of the page than any bar of a browser does. */
const MOST_LEFT = 0.75

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') === true

/** Whether the page moves under the field by itself: it is as long as it likes, or a sheet lies on it. */
const goesAlong = (): boolean => document.querySelector('.screen.flowing, dialog[open]') !== null

/**
 * The page wears how much of it a keyboard leaves. Chromium and Firefox make the page that high by themselves
 * (interactive-widget); Safari lays the keyboard over it, and pushes what is above out of sight.
 */
export function wearKeyboard(): void {
  const view = globalThis.visualViewport
  if (!view) return
  const { documentElement: page } = document
  let [tallest, width] = [0, 0]
  const look = () => {
    if (view.width !== width) [tallest, width] = [0, view.width] // it was turned
    tallest = Math.max(tallest, view.height)
    const isUp = isTyping() && view.scale === 1 && view.height < tallest * MOST_LEFT
    page.toggleAttribute('data-keyboard', isUp)
    if (!isUp) return void page.style.removeProperty('--visible')
    page.style.setProperty('--visible', `${view.height}px`)
    if (!goesAlong()) scrollTo(0, 0)
  }
  look()
  view.addEventListener('resize', look)
  view.addEventListener('scroll', look)
}
