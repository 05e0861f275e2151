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
