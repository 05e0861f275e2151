import type { Lobby } from '../connection/server-messages.ts'
import { counted, said } from '../words/language.ts'

/** Whether all is set, in one sentence. */
export function readyWords(lobby: Lobby): string {
  if (lobby.notReady !== null) return said(lobby.notReady).replace(/\.$/, '')
  const seated = lobby.seating.filter(holder => holder !== null).length
  const teams = lobby.teams.length
  const here =
    lobby.setting === 'remote'
      ? { fr: 'Vous êtes #', en: '# of you' }
      : { fr: '# à table', en: '# at the table' }
  const people = counted(seated, here, here)
  const inTeams =
    teams > 0
      ? counted(teams, { fr: ', # équipe', en: ', # team' }, { fr: ', # équipes', en: ', # teams' })
      : ''
  return `${people}${inTeams}${said({ fr: ' : tout est prêt', en: ': all set' })}`
}
