import type { Match } from '../connection/server-messages.ts'

const HASH = '0'.repeat(64)

/** A match without its game: nobody is awaited, and nothing has happened around it. */
export const JUST_BEGUN = {
  number: 1,
  awaits: [],
  standIns: [],
  robotFor: [],
  votes: [],
  soonerIfAll: false,
  timerEndsAt: null,
  stepAt: 0,
  chapters: [],
  throughPhone: [],
  seal: { promise: HASH, numbers: [], fingerprint: HASH, by: [] },
  opened: null,
  end: null,
} satisfies Omit<Match, 'game' | 'view'>
