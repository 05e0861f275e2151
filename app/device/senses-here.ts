/** Whether this browser can make sounds of its own. */
export const canSound = (): boolean => typeof AudioContext !== 'undefined'

/** Chromium on a computer claims to shake too, but has nothing to shake with. */
export const canShake = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches
