import { useEvening, useLobby, usePhone } from '../evening/here.tsx'
import { Plain, Primary } from '../parts/controls.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  again: { fr: 'Encore une partie', en: 'Play again' },
  lobby: { fr: 'Retour à la table', en: 'Back to the table' },
} as const

/** What can follow a match, for the act band of its end screen (ROOM-7): again, or back to the table. */
export function AfterMatch() {
  const evening = useEvening()
  const { nextMatch } = useLobby()
  const { isHost } = usePhone()
  return (
    <>
      <Plain onPress={() => evening.leaveEnd()}>{said(WORDS.lobby)}</Plain>
      {isHost && (
        <Primary onPress={() => evening.wish({ do: 'start', match: nextMatch })}>{said(WORDS.again)}</Primary>
      )}
    </>
  )
}
