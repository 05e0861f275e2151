import type { Said } from '@veillee/kernel'
import type { Table } from './role.ts'

type Scored = NonNullable<Table['scored']>
type Origin = Scored['origins'][number]

/** What became of a pick: right, the other memory, somebody's decoy, or a card of the deck. */
export type Outcome = 'right' | 'swapped' | 'decoy' | 'deck'

/** Tick or cross, and the word. */
export const OUTCOMES: Readonly<Record<Outcome, Said>> = {
  right: { fr: 'Juste !', en: 'Right!' },
  swapped: { fr: 'Bonne photo, mauvais ordre', en: 'Right photo, wrong order' },
  decoy: { fr: 'Un piège !', en: 'A trap!' },
  deck: { fr: 'De la pioche', en: 'From the deck' },
}

export interface Pick {
  readonly memory: 1 | 2
  readonly card: number
  readonly outcome: Outcome
  /** The teams to whom it has brought a rocket. */
  readonly wonBy: readonly number[]
}

export const originOf = ({ album, scored }: Table, card: number): Origin =>
  scored!.origins[album!.indexOf(card)]!

/** PALM-25, as the scored table tells it. */
export function picksOf(table: Table): readonly [Pick, Pick] {
  return table.scored!.picks.map((card, i) => pickOf(table, card, (i + 1) as 1 | 2)) as unknown as [
    Pick,
    Pick,
  ]
}

function pickOf(table: Table, card: number, memory: 1 | 2): Pick {
  const from = originOf(table, card)
  if (from.kind === 'laid') return { memory, card, outcome: 'decoy', wonBy: [from.team] }
  if (from.kind === 'deck') return { memory, card, outcome: 'deck', wonBy: [] }
  if (from.memory !== memory) return { memory, card, outcome: 'swapped', wonBy: [] }
  return { memory, card, outcome: 'right', wonBy: activeTeams(table) }
}

/** One team, or both of a pair that plays together for this turn only. */
const activeTeams = ({ teams, active }: Table): readonly number[] =>
  teams.flatMap(({ seats }, team) => (seats.some(seat => active.includes(seat)) ? [team] : []))

/** The card that was really mimed. */
export const mimedCard = ({ album, scored }: Table, memory: 1 | 2): number =>
  album![scored!.origins.findIndex(from => from.kind === 'mimed' && from.memory === memory)]!

const HEADLINES: Readonly<Record<string, Said>> = {
  'right right': { fr: 'Deux souvenirs retrouvés !', en: 'Both memories found!' },
  'decoy right': {
    fr: 'Un souvenir retrouvé, un piège bien tendu',
    en: 'One memory found, one trap well set',
  },
  'deck right': { fr: 'Un souvenir retrouvé, l’autre envolé', en: 'One memory found, the other flown' },
  'right swapped': { fr: 'Un souvenir retrouvé, l’autre envolé', en: 'One memory found, the other flown' },
  'decoy decoy': { fr: 'Deux pièges bien tendus', en: 'Two traps well set' },
  'swapped swapped': {
    fr: 'Les bons souvenirs, dans l’autre ordre',
    en: 'The right memories, the other way round',
  },
  'deck deck': { fr: 'Deux souvenirs envolés', en: 'Two memories flown away' },
}

const TRAP: Said = { fr: 'Un piège bien tendu', en: 'A trap well set' }
const FLOWN: Said = { fr: 'Les souvenirs se sont envolés', en: 'The memories have flown away' }

/** The turn in one sentence. */
export function headline(picks: readonly Pick[]): Said {
  const outcomes = picks.map(({ outcome }) => outcome).sort()
  return HEADLINES[outcomes.join(' ')] ?? (outcomes.includes('decoy') ? TRAP : FLOWN)
}
