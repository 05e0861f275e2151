import { nameOf, type ObjectKind } from '@veillee/touch'
import type { ComponentChildren, TargetedPointerEvent } from 'preact'
import { useState } from 'preact/hooks'
import { Primary } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { under } from '../device/base.ts'
import { cue } from '../device/sound.ts'
import { said } from '../words/language.ts'
import { OpenHand } from './open-hand.tsx'

const WORDS = {
  say: { fr: 'À toi : pose un objet', en: 'Your turn: lay an object down' },
  more: {
    fr: 'Glisse-le sur la main, et promène-le. C’est ainsi que l’on raconte.',
    en: 'Slide it onto the hand, and move it about. That is how a memory is told.',
  },
  first: { fr: 'Fais glisser un objet', en: 'Slide an object' },
  next: { fr: 'On ouvre l’album', en: 'Open the album' },
} as const

const TRIED = ['cube', 'string', 'pawn', 'cloth'] as const satisfies readonly ObjectKind[]

interface Place {
  readonly x: number
  readonly y: number
}

/** In shares of the box; in a row above the hand until they are moved. */
const restOf = (i: number): Place => ({ x: 0.17 + i * 0.22, y: 0.12 })
const PALM: Place = { x: 0.48, y: 0.72 }
const isOnHand = ({ x, y }: Place): boolean => x > 0.15 && x < 0.85 && y > 0.26

const pictureOf = (kind: ObjectKind) => under(`/pictures/objects/${kind}.svg`)

/** PALM-44: the Child's part: objects that go where a finger takes them. */
export function TryStep({ bar, onNext }: { bar: ComponentChildren; onNext: () => void }) {
  const [places, setPlaces] = useState<readonly Place[]>(TRIED.map((_, i) => restOf(i)))
  const [held, setHeld] = useState<number | null>(null)
  const [laid, setLaid] = useState<ObjectKind | null>(null)
  const put = (i: number, place: Place) => setPlaces(before => before.with(i, place))
  const land = (i: number, place: Place) => {
    setHeld(null)
    if (!isOnHand(place)) return
    setLaid(TRIED[i]!)
    cue('good')
  }
  const moved = (i: number) => (event: TargetedPointerEvent<HTMLElement>) => {
    if (held === i) put(i, placeIn(event))
  }
  const taken = (i: number) => (event: TargetedPointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld(i)
  }
  const released = (i: number) => (event: TargetedPointerEvent<HTMLElement>) => land(i, placeIn(event))
  /** By tap or by key nothing slides: it lies in the palm at once. */
  const tapped = (i: number) => () => {
    if (isOnHand(places[i]!)) return
    put(i, PALM)
    land(i, PALM)
  }
  return (
    <Screen
      name="palm-learn-try"
      bar={bar}
      say={said(WORDS.say)}
      more={laid === null ? said(WORDS.more) : feltWords(laid)}
      isStill
      act={
        <Primary disabled={laid === null} onPress={onNext}>
          {said(laid === null ? WORDS.first : WORDS.next)}
        </Primary>
      }
    >
      <div class="palm-hand palm-try">
        <OpenHand />
        {TRIED.map((kind, i) => (
          <button
            key={kind}
            type="button"
            class={held === i ? 'held' : undefined}
            aria-label={said(nameOf(kind))}
            style={{ left: `${places[i]!.x * 100}%`, top: `${places[i]!.y * 100}%` }}
            onPointerDown={taken(i)}
            onPointerMove={moved(i)}
            onPointerUp={released(i)}
            onPointerCancel={() => setHeld(null)}
            onClick={tapped(i)}
          >
            <img src={pictureOf(kind)} alt="" width={64} height={64} draggable={false} />
          </button>
        ))}
      </div>
    </Screen>
  )
}

function placeIn({ currentTarget, clientX, clientY }: TargetedPointerEvent<HTMLElement>): Place {
  const box = currentTarget.parentElement!.getBoundingClientRect()
  const share = (at: number, from: number, size: number) => Math.min(0.94, Math.max(0.06, (at - from) / size))
  return { x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) }
}

function feltWords(kind: ObjectKind): string {
  const name = nameOf(kind)
  return said({
    fr: `Grand-père sent ${name.fr} sur sa main. Bouge, presse, essaie encore !`,
    en: `Grandfather feels ${name.en} on his hand. Move, press, try another!`,
  })
}
