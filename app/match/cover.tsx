import { useEffect, useState } from 'preact/hooks'
import { Plain } from '../components/controls.tsx'
import { HOLD_MS, Hold } from '../components/hold.tsx'
import { Lamp } from '../components/lamp.tsx'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import { cue } from '../device/sound.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'

const WORDS = {
  pass: { fr: 'Passe le téléphone à', en: 'Pass the phone to' },
  other: { fr: 'Plutôt quelqu’un d’autre', en: 'Somebody else instead' },
  keep: { fr: 'Garde le doigt pour ouvrir', en: 'Keep your finger down to open' },
} as const

const words = (name: string) => ({
  turn: {
    fr: `C’est à ${name} de jouer. Les autres, regardez le plafond !`,
    en: `${name} plays. Everyone else, eyes on the ceiling!`,
  },
  glance: { fr: 'Les autres, regardez le plafond !', en: 'Everyone else, eyes on the ceiling!' },
  me: { fr: `Je suis ${name}`, en: `I am ${name}` },
  rather: { fr: `Plutôt ${name}`, en: `${name} instead` },
})

interface CoverProps {
  readonly seat: number
  /** The game waits for this seat. */
  readonly isAwaited: boolean
  /** Who else has a seat on this phone. */
  readonly others: readonly number[]
  readonly onOpen: () => void
  readonly onPass: (seat: number) => void
}

/** Between two people on one phone (ROOM-31). Whatever was on the page before is gone from it, not only hidden. */
export function Cover({ seat, isAwaited, others, onOpen, onPass }: CoverProps) {
  const sitterAt = useSitter()
  const sitter = sitterAt(seat)
  const { turn, glance, me } = words(sitter.name)
  useEffect(() => cue('turn'), [seat])
  return (
    <Screen
      name="cover"
      ground="dusk"
      isStill
      say={
        <span class="play-cover-say">
          <span>{said(WORDS.pass)}</span> <b>{sitter.name}</b>
        </span>
      }
      more={said(isAwaited ? turn : glance)}
      bar={
        <div class="play-cover-lamp">
          <Lamp />
        </div>
      }
      act={
        <>
          <Hold key={seat} icon="palm" ms={HOLD_MS.cover} isLit onHeld={onOpen}>
            {said(me)}
            <small class="play-hold-more">{said(WORDS.keep)}</small>
          </Hold>
          <Others others={others} onPass={onPass} />
        </>
      }
    >
      <div class="centred">
        <div class="play-halo">
          <SeatToken of={{ ...sitter, isHost: false, isAway: false }} size={132} />
        </div>
      </div>
    </Screen>
  )
}

/** Two more names fit in sight; a whole table of them waits behind a word. */
function Others({ others, onPass }: Pick<CoverProps, 'others' | 'onPass'>) {
  const sitterAt = useSitter()
  const [isOpen, setOpen] = useState(others.length <= 2)
  if (!isOpen) return <Plain onPress={() => setOpen(true)}>{said(WORDS.other)}</Plain>
  return (
    <div class="play-row play-cover-others">
      {others.map(other => (
        <Plain key={other} onPress={() => onPass(other)}>
          {said(words(sitterAt(other).name).rather)}
        </Plain>
      ))}
    </div>
  )
}
