/** Which of the five on a side. */
export type SymbolNumber = 1 | 2 | 3 | 4 | 5

export const NUMBERS: readonly SymbolNumber[] = [1, 2, 3, 4, 5]
