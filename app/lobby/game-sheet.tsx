import { Sheet } from '../components/sheet.tsx'
import { GAMES, manifests } from '../games/manifests.ts'
import { useChoice } from '../games/use-choice.ts'
import { useLobby } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { Refused, useRequests } from './requests.tsx'

const WORDS = {
  title: { fr: 'Quel jeu, maintenant ?', en: 'Which game now?' },
  seats: { fr: '# à ##', en: '# to ##' },
  now: { fr: 'sur la table', en: 'on the table' },
} as const

/** ROOM-7: another of the three games, with the same people. */
export function GameSheet({ onClose }: { onClose: () => void }) {
  const { game: now } = useLobby()
  const request = useRequests()
  const choice = useChoice()
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="game">
      <div class="stack">
        <Refused />
        {GAMES.map(game => {
          const { name, pitch, seats } = manifests[game]
          return (
            <button
              key={game}
              type="button"
              class="lobby-game"
              aria-pressed={game === now}
              onClick={async () => (await request(choice(game))) && onClose()}
            >
              <span>
                <b>{said(name)}</b>
                <small>{said(pitch)}</small>
              </span>
              <span class="chip">
                {game === now
                  ? said(WORDS.now)
                  : said(WORDS.seats).replace('##', String(seats.max)).replace('#', String(seats.min))}
              </span>
            </button>
          )
        })}
      </div>
    </Sheet>
  )
}
