/** What a browser takes for somebody's will. A finger that comes down has done nothing yet: it has to lift. */
const KINDS = ['pointerup', 'touchend', 'click', 'keydown'] as const

/** Within every tap and key press, before anything else hears of it: some things are granted only then. */
export function onTap(heard: () => void): void {
  for (const kind of KINDS) globalThis.addEventListener?.(kind, heard, { capture: true, passive: true })
}
