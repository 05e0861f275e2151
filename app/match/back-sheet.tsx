import { Primary } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useOnTable } from '../game-kit/on-table.tsx'
import { usePhone } from '../room-client/context.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'

const WORDS = {
  back: { fr: 'Merci, je reprends', en: 'Thanks, I’ll take over' },
  nothing: {
    fr: 'Il n’a rien eu à décider : tu n’as rien manqué.',
    en: 'It had nothing to decide: you have missed nothing.',
  },
} as const

/** ROOM-36: whoever comes back learns what was done for them. */
export function BackSheet({ onClose }: { onClose: () => void }) {
  const { screens, seat } = useOnTable()
  const { playedFor } = usePhone()
  const sitterAt = useSitter()
  const done = playedFor.find(one => one.seat === seat?.seat)
  if (!done) return null
  const { name } = sitterAt(done.seat)
  const told = done.phases.flatMap(phase => screens.playedFor[phase] ?? [])
  return (
    <Sheet
      title={said({ fr: `Te revoilà, ${name} !`, en: `Welcome back, ${name}!` })}
      onClose={onClose}
      name="back"
    >
      <div class="stack">
        <p>
          {said({
            fr: 'Pendant ton absence, un robot a joué pour toi :',
            en: 'While you were away, a robot played for you:',
          })}
        </p>
        {told.length === 0 && <p class="play-soft">{said(WORDS.nothing)}</p>}
        <ul class="play-done">
          {told.map(one => (
            <li key={one.en}>
              <Icon name="robot" size={22} />
              {said(one)}
            </li>
          ))}
        </ul>
        <Primary onPress={onClose}>{said(WORDS.back)}</Primary>
      </div>
    </Sheet>
  )
}
