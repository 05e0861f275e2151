import { useSitter } from '../room-client/sitters.ts'
import { listed, said } from '../words/language.ts'
import { teamLook } from '../words/teams.ts'
import type { Table } from './role.ts'

/** How a team is called: by its name, or by its members' where everybody plays alone or two play together. */
export function useTeamNames({ teams, options }: Table) {
  const sitter = useSitter()
  const members = (team: number): string => listed(teams[team]!.seats.map(seat => sitter(seat).name))
  return {
    members,
    name: (team: number): string => (options.mode === 'teams' ? said(teamLook(team).name) : members(team)),
  }
}
