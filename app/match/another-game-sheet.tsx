import type { GameId } from '@veillee/games'
import { Sheet } from '../components/sheet.tsx'
import { GAMES, manifests } from '../games/manifests.ts'
import { useChoice } from '../games/use-choice.ts'
import { useLobby, useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Un autre jeu', en: 'Another game' },
  last: { fr: 'joué à l’instant', en: 'just played' },
} as const

const forHowMany = ({ min, max }: { min: number; max: number }): string =>
  said({ fr: `de ${min} à ${max}`, en: `${min} to ${max} players` })

/** ROOM-7: another of the three, with the same people; what is chosen waits at the table. */
export function AnotherGameSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const lobby = useLobby()
  const choice = useChoice()
  const choose = async (game: GameId) => {
    const answer = await client.request(choice(game))
    if (answer.is !== 'done') return
    onClose()
    client.leaveEnd()
  }
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="game">
      <ul class="play-items">
        {GAMES.map(game => {
          const { name, pitch, seats } = manifests[game]
          return (
            <li key={game}>
              <button type="button" class="play-item" onClick={() => void choose(game)}>
                <span>
                  <b>{said(name)}</b>
                  <small>
                    {said(pitch)} · {forHowMany(seats)}
                    {game === lobby.game && ` · ${said(WORDS.last)}`}
                  </small>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
