import { Quiet } from '../components/controls.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useMatch, useRoomClient } from '../room-client/context.tsx'
import { freeSeats, useSitters } from '../room-client/sitters.ts'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Tu regardes', en: 'You are watching' },
  sees: {
    fr: 'Tu vois ce que toute la table voit, et rien de secret.',
    en: 'You see what the whole table sees, and nothing secret.',
  },
  between: {
    fr: 'Entre deux tours, tu peux prendre une de ces places :',
    en: 'Between two turns you can take one of these seats:',
  },
  full: {
    fr: 'Toutes les places sont prises. À la prochaine partie, tu pourras t’asseoir.',
    en: 'Every seat is taken. From the next match on you can sit down.',
  },
} as const

export function TakeSeatSheet({ onClose }: { onClose: () => void }) {
  const client = useRoomClient()
  const match = useMatch()
  const sitters = useSitters()
  const free = match ? freeSeats(match, sitters) : []
  const take = async (seat: number) => {
    const answer = await client.request({ do: 'takeSeat', match: match!.number, seat })
    if (answer.is === 'done') onClose()
  }
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="seat">
      <div class="stack">
        <p class="play-soft">{said(WORDS.sees)}</p>
        <p>{said(free.length > 0 ? WORDS.between : WORDS.full)}</p>
        {free.map(sitter => (
          <Quiet key={sitter.seat} onPress={() => take(sitter.seat)}>
            <SeatToken of={sitter} size={34} />
            {said(
              sitter.isBot
                ? { fr: `La place du robot ${sitter.name}`, en: `The robot ${sitter.name}’s seat` }
                : { fr: `La place ${de(sitter.name)}`, en: `${sitter.name}’s seat` },
            )}
          </Quiet>
        ))}
      </div>
    </Sheet>
  )
}
