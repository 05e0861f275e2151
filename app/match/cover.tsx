import { useEffect, useState } from 'preact/hooks'
import { Plain } from '../components/controls.tsx'
import { Cover } from '../components/cover.tsx'
import { cue } from '../device/sound.ts'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'

const WORDS = {
  pass: { fr: 'Passe le téléphone à', en: 'Pass the phone to' },
  other: { fr: 'Plutôt quelqu’un d’autre', en: 'Somebody else instead' },
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

interface SeatCoverProps {
  readonly seat: number
  /** The game waits for this seat. */
  readonly isAwaited: boolean
  /** Who else has a seat on this phone. */
  readonly others: readonly number[]
  readonly onOpen: () => void
  readonly onPass: (seat: number) => void
}

/** The seat that the phone goes to opens it. */
export function SeatCover({ seat, isAwaited, others, onOpen, onPass }: SeatCoverProps) {
  const sitterAt = useSitter()
  const sitter = sitterAt(seat)
  const { turn, glance, me } = words(sitter.name)
  useEffect(() => cue('turn'), [seat])
  return (
    <Cover
      name="cover"
      of={{ ...sitter, isAway: false }}
      say={
        <span class="play-cover-say">
          <span>{said(WORDS.pass)}</span> <b>{sitter.name}</b>
        </span>
      }
      more={said(isAwaited ? turn : glance)}
      me={said(me)}
      onOpen={onOpen}
    >
      <Others others={others} onPass={onPass} />
    </Cover>
  )
}

/** Two more names fit in sight; a whole table of them waits behind a word. */
function Others({ others, onPass }: Pick<SeatCoverProps, 'others' | 'onPass'>) {
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
