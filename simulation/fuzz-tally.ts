/** What was sent, by what is wrong with it. */
export const FAMILIES = [
  'legal',
  'out of role',
  'stale or replayed',
  'mistyped',
  'malformed',
  'first messages',
  'floods',
  'oversized',
  'broken frames',
  'binary',
  'fragmented',
  'photographs',
  'own words',
] as const

export type Family = (typeof FAMILIES)[number]

/** What came of it. */
export const FATES = [
  'refused in words',
  'fulfilled',
  'above the limit',
  'ended the connection',
  'not answered by design',
  'cut off with its connection',
] as const

const zeros = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map(name => [name, 0])) as Record<Name, number>

/** Everything that the attack counts. */
export class Tally {
  readonly sent = zeros(FAMILIES)
  readonly fates = zeros(FATES)
  connections = 0
  turnedAway = 0
  rooms = 0
  webRequests = 0
  readonly webAnswers = new Map<string, number>()
  controlFrames = 0
  /** Why connections were closed, by code. */
  readonly closings = new Map<string, number>()
  readonly failures: string[] = []

  get messages(): number {
    return FAMILIES.reduce((sum, family) => sum + this.sent[family], 0)
  }

  /** Past the limit: looked at, whatever came of it. */
  get read(): number {
    return this.fates['refused in words'] + this.fates.fulfilled
  }

  fails(sentence: string): void {
    this.failures.push(sentence)
  }

  closes(code: number | undefined): void {
    count(this.closings, code === undefined ? 'without a code' : String(code))
  }

  answersWeb(status: string): void {
    count(this.webAnswers, status)
  }
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
