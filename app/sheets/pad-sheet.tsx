import '../styles/play.css'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import type { Match, Pad, PadLine } from '../connection/server-messages.ts'
import { playerName } from '../game-kit/player.ts'
import { manifests } from '../games/manifests.ts'
import { resultWords } from '../games/result-words.ts'
import { useGame } from '../games/use-game.ts'
import { useMatch, useRoomClient } from '../room-client/context.tsx'
import { language, said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Carnet de scores', en: 'Score pad' },
  empty: {
    fr: 'Le carnet est encore vierge. Votre première partie l’ouvrira.',
    en: 'The pad is still blank. Your first match will open it.',
  },
  now: { fr: 'La partie en cours', en: 'The match under way' },
  best: { fr: 'Vos plus beaux résultats', en: 'Your finest results' },
  all: { fr: 'Toutes vos parties', en: 'All your matches' },
} as const

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

/** ROOM-7, READ-18: every match of the group, and its best for each game, number of players and conditions. */
export function PadSheet({ onClose }: { onClose: () => void }) {
  const { lines, best } = useRoomClient().pad.value
  const isUnderWay = useMatch()?.end === null
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="pad">
      <UnderWay />
      {lines.length === 0 && !isUnderWay && <p class="play-soft">{said(WORDS.empty)}</p>}
      {best.length > 0 && <Bests best={best} />}
      {lines.length > 0 && (
        <section class="play-pad">
          <h3>{said(WORDS.all)}</h3>
          <ol>
            {lines.toReversed().map(line => (
              <Line key={line.number} line={line} />
            ))}
          </ol>
        </section>
      )}
    </Sheet>
  )
}

/** What stands so far, before the match is written down. */
function UnderWay() {
  const match = useMatch()
  return match?.end === null ? <ScoreNow match={match} /> : null
}

function ScoreNow({ match }: { match: Match }) {
  const { Score } = useGame(match.game) ?? {}
  return (
    <section class="play-pad">
      <h3>{said(WORDS.now)}</h3>
      <b>{said(manifests[match.game].name)}</b>
      {Score && <Score match={match} />}
    </section>
  )
}

const Bests = ({ best }: { best: Pad['best'] }) => (
  <section class="play-pad">
    <h3>{said(WORDS.best)}</h3>
    <ul>
      {best.map(one => (
        <li key={`${one.game} ${one.seats} ${JSON.stringify(one.under)}`} class="play-best">
          <Icon name="star" size={22} />
          <span>
            <b>{manifests[one.game].best(one.score)}</b>
            <small>
              {[
                said(manifests[one.game].name),
                said({ fr: `à ${one.seats}`, en: `with ${one.seats}` }),
                manifests[one.game].conditions(one.under),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

function wholeResult(line: PadLine): string {
  const { score, rank } = resultWords(line)
  return rank ? `${score} · ${said(rank)}` : score
}

const Line = ({ line }: { line: PadLine }) => (
  <li>
    <b>{said(manifests[line.game].name)}</b>
    <span>{wholeResult(line)}</span>
    <small>
      {line.players.map(playerName).join(', ')} · {timeOf(line.at)}
    </small>
  </li>
)
