import { composed, type Said } from '@veillee/kernel'
import {
  FINGERS,
  type Finger,
  type Held,
  kindOf,
  movementsAllowed,
  OBJECTS,
  type ObjectId,
  type Place,
  placeIn,
  type Region,
} from '@veillee/touch'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../components/icon.tsx'
import { said } from '../../words/language.ts'
import { faceOf } from './look.ts'
import type { Miming } from './miming.ts'
import { BY_BUTTON, type ByButton } from './script.ts'
import { pieceName } from './tray.tsx'

const WORDS = {
  object: { fr: 'Objet', en: 'Object' },
  movement: { fr: 'Geste', en: 'Movement' },
  from: { fr: 'Où', en: 'Where' },
  to: { fr: 'Jusqu’où', en: 'Where to' },
  does: { fr: 'Faire ce geste', en: 'Make this movement' },
} as const

const MOVEMENTS: Readonly<Record<ByButton, Said>> = {
  tap: { fr: 'taper', en: 'tap' },
  press: { fr: 'presser et laisser posé', en: 'press and leave it there' },
  drag: { fr: 'glisser jusqu’à', en: 'drag to' },
  roll: { fr: 'rouler jusqu’à', en: 'roll to' },
  spin: { fr: 'faire tourner', en: 'spin' },
  drape: { fr: 'étaler', en: 'drape' },
  wrap: { fr: 'enrouler', en: 'wrap' },
  walk: { fr: 'marcher jusqu’à', en: 'walk to' },
  lift: { fr: 'enlever', en: 'lift off' },
}

const FINGER_NAMES: Readonly<Record<Finger, Said>> = {
  thumb: { fr: 'pouce', en: 'thumb' },
  index: { fr: 'index', en: 'index finger' },
  middle: { fr: 'majeur', en: 'middle finger' },
  ring: { fr: 'annulaire', en: 'ring finger' },
  little: { fr: 'auriculaire', en: 'little finger' },
}

const ROWS: readonly Said[] = [
  { fr: 'en haut', en: 'top' },
  { fr: 'au milieu', en: 'middle' },
  { fr: 'en bas', en: 'bottom' },
]
const COLUMNS: readonly Said[] = [
  { fr: 'côté pouce', en: 'thumb side' },
  { fr: 'au centre', en: 'centre' },
  { fr: 'côté auriculaire', en: 'little-finger side' },
]

interface Anchor {
  readonly name: Said
  readonly place: Place
}

/** Three by three on the palm or the back, and two on each finger. */
function anchorsOf(held: Held): readonly Anchor[] {
  const face = faceOf(held)
  const squares = ROWS.flatMap((row, i) =>
    COLUMNS.map((column, j) => ({
      name: composed(say => `${say(row)}, ${say(column)}`),
      place: placeIn(face, 1 - i / 2, j / 2),
    })),
  )
  const fingers = FINGERS.flatMap(finger => {
    const { fr, en } = FINGER_NAMES[finger]
    const patch = (part: 'tip' | 'shaft'): Region =>
      face === 'back' ? `${finger}-back` : `${finger}-${part}`
    return [
      { name: { fr: `bout : ${fr}`, en: `tip: ${en}` }, place: placeIn(patch('tip'), 0.8, 0.5) },
      { name: { fr: `long : ${fr}`, en: `length: ${en}` }, place: placeIn(patch('shaft'), 0.3, 0.5) },
    ]
  })
  return [...squares, ...fingers]
}

const GOES_SOMEWHERE: readonly ByButton[] = ['drag', 'roll', 'walk']

/** A whole mime without a finger on the hand, by keyboard or by ear. */
export function ByButtons({ miming, held }: { miming: Miming; held: Held }) {
  void miming.changes.value
  const anchors = anchorsOf(held)
  const { object, objects, choose } = useObject(miming)
  const movements = BY_BUTTON.filter(one => movementsAllowed(kindOf(object)).includes(one))
  const [wanted, setMovement] = useState<ByButton>('tap')
  const movement = movements.includes(wanted) ? wanted : movements[0]!
  const [from, setFrom] = useState(4)
  const [to, setTo] = useState(1)
  const goes = GOES_SOMEWHERE.includes(movement)
  const places = anchors.map(({ name }, i) => ({ value: String(i), label: said(name) }))
  const what = [pieceName(object), said(MOVEMENTS[movement]), goes && said(anchors[to]!.name)]
  const { isBusy, made, make } = useMaking(miming, what.filter(Boolean).join(', '))
  return (
    <div class="palm-buttons">
      <Choice
        label={said(WORDS.object)}
        value={object}
        choices={objects.map(one => ({ value: one, label: pieceName(one) }))}
        onChoose={value => choose(value as ObjectId)}
      />
      <Choice
        label={said(WORDS.movement)}
        value={movement}
        choices={movements.map(one => ({ value: one, label: said(MOVEMENTS[one]) }))}
        onChoose={value => setMovement(value as ByButton)}
      />
      <Choice
        label={said(WORDS.from)}
        value={String(from)}
        choices={places}
        onChoose={value => setFrom(Number(value))}
      />
      {goes && (
        <Choice
          label={said(WORDS.to)}
          value={String(to)}
          choices={places}
          onChoose={value => setTo(Number(value))}
        />
      )}
      {/* Never disabled: whoever plays by keyboard would be thrown off it in the middle of a mime. */}
      <button
        type="button"
        class="quiet"
        aria-disabled={isBusy}
        onClick={() => make(movement, object, anchors[from]!.place, anchors[to]!.place)}
      >
        <Icon name="play" />
        {said(WORDS.does)}
      </button>
      <p class="unseen" data-aloud>
        {made}
      </p>
    </div>
  )
}

/** The piece that was taken last, by finger or by name. */
function useObject(miming: Miming) {
  const { stage } = miming
  const objects = OBJECTS.filter(one => stage.mayTake(one))
  const object = objects.find(one => one === stage.selected) ?? objects[0]!
  const choose = (one: ObjectId) => {
    stage.select(one)
    miming.changed()
  }
  // Only where nothing can be meant: quick keys are ahead of what was drawn last.
  useEffect(() => {
    if (stage.selected === null || !stage.mayTake(stage.selected)) choose(object)
  }, [object])
  return { object, objects, choose }
}

/** A movement under way, and the words that it was made: an ear has no other way to know. */
function useMaking(miming: Miming, what: string) {
  const [asked, setAsked] = useState<string | null>(null)
  const isBusy = miming.isPerforming
  const make = (...movement: Parameters<Miming['perform']>) => {
    if (isBusy) return
    setAsked(what)
    miming.perform(...movement)
  }
  const made = asked && !isBusy ? said({ fr: `C’est fait : ${asked}.`, en: `Done: ${asked}.` }) : ''
  return { isBusy, made, make }
}

const Choice = ({
  label,
  value,
  choices,
  onChoose,
}: {
  label: string
  value: string
  choices: readonly { readonly value: string; readonly label: string }[]
  onChoose: (value: string) => void
}) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={event => onChoose(event.currentTarget.value)}>
      {choices.map(one => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </label>
)
