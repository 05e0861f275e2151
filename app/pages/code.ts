/** Codes are typed by people: small letters, spaces and dashes do not matter (ROOM-1). */
const SHORTEST = 4
const LONGEST = 12

export const readTyped = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, LONGEST)

export const isWholeCode = (code: string): boolean => code.length >= SHORTEST

/** As many boxes as a code has letters; they grow more as rooms do. */
export const boxesFor = (code: string): number => Math.max(SHORTEST, code.length)

/** What somebody has copied: a whole link is as good as the code at its end. Undefined where it is no link. */
export const inviteIn = (text: string): string | undefined =>
  /\/(?:join|room|screen)\/([\w-]{4,40})/.exec(text)?.[1]

/** Of a room's link, which nobody would read aloud, only that it is one is told. */
export const isSpoken = (code: string): boolean => code.length <= LONGEST
