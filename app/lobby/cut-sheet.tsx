import type { Said } from '@veillee/kernel'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Primary, Round } from '../components/controls.tsx'
import { Icon, type IconName } from '../components/icon.tsx'
import { Sheet } from '../components/sheet.tsx'
import { cutOf, cutPhoto, type Framing, framingOf, moved, UNREAD } from '../device/cut-photo.ts'
import { jpegOf, keepOriginal, keepOwnPhoto, originalOf, ownPhoto } from '../device/own-photos.ts'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'

const WORDS = {
  title: { fr: 'Recadrer', en: 'What the card shows' },
  how: {
    fr: 'Fais glisser la photo, écarte deux doigts pour t’approcher, ou sers-toi des boutons.',
    en: 'Drag the photograph, spread two fingers to come closer, or use the buttons.',
  },
  rest: {
    fr: 'Ce qui était autour n’est plus là. Pour le retrouver, choisis la photo encore une fois.',
    en: 'What was around it is not here any more. To have it again, choose the photograph once more.',
  },
  keep: { fr: 'La garder ainsi', en: 'Keep it like this' },
  photo: { fr: 'La carte, telle qu’elle sera', en: 'The card as it will be' },
} as const satisfies Record<string, Said>

const STEP = 0.1
const CLOSER = 1.2

/** What the buttons do: where on the picture the card goes, and how close. */
const STEPS: readonly { icon: IconName; label: Said; x: number; y: number; closer: number }[] = [
  { icon: 'back', label: { fr: 'Plus à gauche', en: 'Further left' }, x: STEP, y: 0, closer: 1 },
  { icon: 'next', label: { fr: 'Plus à droite', en: 'Further right' }, x: -STEP, y: 0, closer: 1 },
  { icon: 'up', label: { fr: 'Plus haut', en: 'Higher up' }, x: 0, y: STEP, closer: 1 },
  { icon: 'down', label: { fr: 'Plus bas', en: 'Lower down' }, x: 0, y: -STEP, closer: 1 },
  { icon: 'plus', label: { fr: 'De plus près', en: 'Closer' }, x: 0, y: 0, closer: CLOSER },
  { icon: 'minus', label: { fr: 'De plus loin', en: 'Less close' }, x: 0, y: 0, closer: 1 / CLOSER },
]

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of the fingers, and how far they are from each other. */
function gripOf(points: readonly Point[]): Point & { readonly spread: number } {
  const [one, other = one] = points as [Point, Point?]
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    spread: Math.hypot(one.x - other.x, one.y - other.y),
  }
}

type Hand = Parameters<typeof moved>[2]

/** One finger drags, two come closer. */
function useFingers(onMove: (by: Hand) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>()).current
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
  return {
    ref: frame,
    onPointerDown: (event: PointerEvent) => {
      if (fingers.size === 2) return
      frame.current!.setPointerCapture(event.pointerId)
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return
      const before = gripOf([...fingers.values()])
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const after = gripOf([...fingers.values()])
      const { clientWidth, clientHeight } = frame.current!
      onMove({
        x: (after.x - before.x) / clientWidth,
        y: (after.y - before.y) / clientHeight,
        closer: before.spread > 0 && after.spread > 0 ? after.spread / before.spread : 1,
      })
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

/** An address of the file for as long as it is looked at. */
function useAddress(file: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return url
}

/** ROOM-39: which part of a photograph its card shows, chosen by hand. */
export function CutSheet({ card, title, onClose }: { card: number; title: string; onClose: () => void }) {
  const client = useRoomClient()
  const original = originalOf(card)
  const file = useMemo(() => original?.file ?? jpegOf(ownPhoto(card)!.picture), [])
  const url = useAddress(file)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [chosen, setChosen] = useState<Framing | undefined>(original?.framing)
  const framing = size && (chosen ?? framingOf(size))
  const move = (by: Hand) => size && setChosen(now => moved(size, now ?? framingOf(size), by))
  const fingers = useFingers(move)
  const [why, setWhy] = useState<Said | null>(null)
  const keep = async () => {
    setWhy(null)
    const picture = await cutPhoto(file, chosen)
    if (picture === undefined) return setWhy(UNREAD)
    const answer = await client.request({ do: 'addPhoto', title, picture, instead: card }, { quietly: true })
    if (answer.is === 'refused') return setWhy(answer.why)
    const newest = client.phone.peek()?.brought.at(-1)
    if (newest) {
      keepOriginal(newest.card, { file, first: original?.first ?? card, ...(chosen && { framing: chosen }) })
      keepOwnPhoto(newest.card, title, picture)
    }
    onClose()
  }
  return (
    <Sheet title={said(WORDS.title)} onClose={onClose} name="photo-cut">
      <div class="stack">
        <p>{said(WORDS.how)}</p>
        {!original && <p class="photos-private">{said(WORDS.rest)}</p>}
        <div class="photos-cut" {...fingers}>
          <img
            src={url}
            alt={said(WORDS.photo)}
            draggable={false}
            style={size && framing ? placed(size, framing) : ''}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
          />
        </div>
        <div class="photos-steps">
          {STEPS.map(({ icon, label, ...by }) => (
            <Round key={icon} icon={icon} label={said(label)} onPress={() => move(by)} isRaised />
          ))}
        </div>
        {why && (
          <p class="notice held" data-aloud>
            <Icon name="wait" />
            {said(why)}
          </p>
        )}
        <Primary disabled={!size || !chosen} onPress={keep}>
          {said(WORDS.keep)}
        </Primary>
      </div>
    </Sheet>
  )
}

/** The picture behind the card, of which only the cut is seen. */
function placed(size: { width: number; height: number }, framing: Framing) {
  const cut = cutOf(size, framing)
  return {
    width: `${(size.width / cut.width) * 100}%`,
    left: `${(-cut.x / cut.width) * 100}%`,
    top: `${(-cut.y / cut.height) * 100}%`,
  }
}
