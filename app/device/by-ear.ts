import type { Said } from '@veillee/kernel'
import { set, settings } from './settings.ts'

const isAndroid = (): boolean => /Android/.test(navigator.userAgent)

/**
 * A press by a screen reader's double tap, or by a key: a click that no finger and no mouse has made. VoiceOver puts
 * down a finger without any size before it, TalkBack a mouse without any pressure.
 */
export function isReaders(event: MouseEvent & Partial<PointerEvent>): boolean {
  if (event.type === 'click') return event.detail === 0
  const { width, height, pressure, pointerType } = event
  if (pointerType === 'mouse') return isAndroid() && width === 1 && height === 1 && pressure === 0
  return pointerType === 'touch' && width === 0 && height === 0
}

/** What changes for those who play by ear. */
export const BY_EAR_MORE = {
  fr: 'Là où l’on dessine ou mime, les boutons viennent d’abord. Pendant une partie, Alt avec 1 à 5 répond à tes questions.',
  en: 'Where one draws or mimes, buttons come first. In a match, Alt with 1 to 5 answers your questions.',
} as const

/** Where buttons come first, and touch is told in words unless another sense was chosen. */
export function playByEar(isByEar: boolean): void {
  set('byEar', isByEar)
  if (isByEar && !settings.value.knowsSenses) set('sense', 'words')
}

/** What tells eyes what to do is of no use to those who play by ear: they are told something that they can do. */
export const byEarOr = (byEar: Said, byEye: Said): Said => (settings.value.byEar ? byEar : byEye)

let pressed: Element | null = null

/** The control that was pressed last, whether or not it took the focus. */
export const lastPressed = (): Element | null => pressed

export function notePresses(): void {
  const note = (event: MouseEvent) => {
    pressed = (event.target as Element).closest?.('a, button, input, summary') ?? null
  }
  addEventListener('click', note, true)
}
