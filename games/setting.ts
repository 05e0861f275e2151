/**
 * How touch is carried: by real hands round a table, or through the devices. One device passed round is
 * played by the rules of one or the other: with real palms, or with its glass as the palm.
 */
export type Setting = 'table' | 'remote'

export const SETTINGS: readonly Setting[] = ['table', 'remote']
