/**
 * For whatever a finger slides on and nothing scrolls under. Chrome takes such a slide for a fling all the same, and
 * the tap that comes within a sixth of a second after it for the hand that stops the fling: its click is lost, on
 * whatever button it was. A slide that the page keeps to itself is no fling.
 */
export const ownTouch = {
  onTouchMove: (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault()
  },
}

/** What is inside and pressed by itself. */
const isOnControl = ({ target, currentTarget }: TouchEvent): boolean => {
  const control = (target as Element).closest?.('a, button, input')
  return control != null && control !== currentTarget
}

/**
 * The same for whatever a finger rests on. A phone would show its magnifier, select the words around, or open a menu,
 * and Firefox then takes the finger away in the middle. It makes no click either: there is nothing to click.
 */
export const ownHold = {
  ...ownTouch,
  onTouchStart: (event: TouchEvent): void => {
    if (event.cancelable && !isOnControl(event)) event.preventDefault()
  },
  onContextMenu: (event: Event): void => event.preventDefault(),
}

/** A finger that rests on a picture or a button asks for no menu; a mouse may. */
export function keepMenusShut(): void {
  document.addEventListener('contextmenu', event => {
    const isFinger = (event as Partial<PointerEvent>).pointerType === 'touch'
    const isOurs = (event.target as Element).closest?.('button, img, svg, canvas') != null
    if (isFinger && isOurs) event.preventDefault()
  })
}
