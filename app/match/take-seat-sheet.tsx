import { Primary, Quiet } from '../components/controls.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Sheet } from '../components/sheet.tsx'
import { wantedSeat } from '../game-kit/wanted-seat.ts'
import { useLobby, useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'
import { freeSeats, type Sitter, useSitters } from '../room-client/sitters.ts'
import { seatOf } from '../round-table/people.ts'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Tu regardes cette partie', en: 'You are watching this match' },
  sees: {
    fr: 'Tu vois ce que toute la table voit, et rien de secret.',
    en: 'You see what the whole table sees, and nothing secret.',
  },
  between: {
    fr: 'Tu veux jouer tout de suite ? Choisis une place : tu t’y assieds au prochain tour.',
    en: 'Would you rather play? Choose a seat: you sit down there at the next turn.',
  },
  full: { fr: 'Toutes les places de cette partie sont prises.', en: 'Every seat of this match is taken.' },
  kept: {
    fr: 'À la prochaine partie, tu joues : ta place est déjà gardée.',
    en: 'From the next match on you play: a seat is kept for you.',
  },
  later: {
    fr: 'À la prochaine partie, tu pourras t’asseoir si une place se libère.',
    en: 'From the next match on you can sit down, if a seat is free.',
  },
  soon: {
    fr: 'C’est noté : tu t’assieds dès que ce tour est fini.',
    en: 'Noted: you sit down as soon as this turn is over.',
  },
  watch: { fr: 'Je regarde', en: 'I’ll watch' },
} as const

/** ROOM-5, 36: what a late-comer has become, and what they can still become. */
export function TakeSeatSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const match = useMatch()!
  const sitters = useSitters()
  const lobby = useLobby()
  const { person } = usePhone()
  const free = freeSeats(match, sitters)
  const isKept = seatOf(lobby, person) !== undefined
  const wanted = wantedSeat.value
  const take = async (seat: number) => {
    const answer = await client.request({ do: 'takeSeat', match: match.number, seat }, { quietly: true })
    if (answer.is === 'done') onClose()
    else wantedSeat.value = { match: match.number, seat }
  }
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="seat">
      <div class="stack">
        <p class="play-soft">{said(WORDS.sees)}</p>
        <p>{said(isKept ? WORDS.kept : WORDS.later)}</p>
        <p data-aloud>{said(wanted ? WORDS.soon : free.length > 0 ? WORDS.between : WORDS.full)}</p>
        {!wanted &&
          free.map(sitter => (
            <Quiet key={sitter.seat} onPress={() => take(sitter.seat)}>
              <SeatToken of={sitter} size={34} />
              {said(seatWords(sitter))}
            </Quiet>
          ))}
        <Primary onPress={onClose}>{said(WORDS.watch)}</Primary>
      </div>
    </Sheet>
  )
}

const seatWords = ({ name, isBot }: Sitter) =>
  isBot
    ? { fr: `La place du robot ${name}`, en: `The robot ${name}’s seat` }
    : { fr: `La place ${de(name)}`, en: `${name}’s seat` }
