import { useLobby } from '../../evening/here.tsx'
import { Sheet } from '../../parts/sheet.tsx'
import { said } from '../../words/language.ts'
import { GAMES, gameWords } from '../game-words.ts'
import { useChoice } from './use-choice.ts'
import { Refused, useWishing } from './wishing.tsx'

const WORDS = {
  title: { fr: 'Quel jeu, maintenant ?', en: 'Which game now?' },
  seats: { fr: '# à ##', en: '# to ##' },
  now: { fr: 'sur la table', en: 'on the table' },
} as const

/** ROOM-7: another of the three games, with the same people. */
export function GameSheet({ onClose }: { onClose: () => void }) {
  const { game: now } = useLobby()
  const wish = useWishing()
  const choice = useChoice()
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="game">
      <div class="stack">
        <Refused />
        {GAMES.map(game => {
          const { name, pitch, seats } = gameWords[game]
          return (
            <button
              key={game}
              type="button"
              class="lobby-game"
              aria-pressed={game === now}
              onClick={async () => (await wish(choice(game))) && onClose()}
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
