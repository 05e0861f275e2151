/** In the order of their keys: Alt and 1 to 5 (docs/accessibility.md). */
const QUESTIONS = ['happening', 'turn', 'can', 'holds', 'again'] as const

export type Question = (typeof QUESTIONS)[number]

export const keyOf = (question: Question): string => `Alt ${QUESTIONS.indexOf(question) + 1}`

const isField = (target: EventTarget | null): boolean =>
  (target as Element | null)?.closest?.('input, textarea, [contenteditable]') != null

/** On a Mac, Alt writes a character of its own into a field. */
const writes = ({ target, key }: KeyboardEvent): boolean => isField(target) && !/^[\d&é"'(]$/.test(key)

/** By the place of the key: a French keyboard has other characters on it. */
export function questionOf(event: KeyboardEvent): Question | null {
  const { altKey, ctrlKey, metaKey, shiftKey, code } = event
  if (!altKey || ctrlKey || metaKey || shiftKey || !code.startsWith('Digit') || writes(event)) return null
  return QUESTIONS[Number(code.slice(5)) - 1] ?? null
}
