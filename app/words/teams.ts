import type { Said } from '@veillee/kernel'

/** A team is a colour and a name (docs/screens.md): colour alone says nothing. */
export interface TeamLook {
  readonly name: Said
  readonly colour: string
}

const TEAMS: readonly TeamLook[] = [
  { name: { fr: 'Coquillage', en: 'Seashell' }, colour: '#A63E30' },
  { name: { fr: 'Phare', en: 'Lighthouse' }, colour: '#236068' },
  { name: { fr: 'Lanterne', en: 'Lantern' }, colour: '#673B59' },
  { name: { fr: 'Toupie', en: 'Top' }, colour: '#43614A' },
]

export const teamLook = (team: number): TeamLook => TEAMS[team % TEAMS.length]!
