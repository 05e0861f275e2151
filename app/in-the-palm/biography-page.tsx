import { OUTLINE } from '@veillee/art'
import type { Said } from '@veillee/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Round } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { store, storedValue } from '../device/stored.ts'
import { back } from '../router.ts'
import { said } from '../words/language.ts'
import { Photo, photoFile } from './photo.tsx'
import './palm.css'
import './palm-learning.css'

const WORDS = {
  name: { fr: 'La vie de Léon', en: 'The life of Léon' },
  back: { fr: 'Retour', en: 'Back' },
  before: { fr: 'Photo d’avant', en: 'Photo before' },
  after: { fr: 'Photo d’après', en: 'Next photo' },
  leaf: { fr: 'Feuilleter', en: 'Leaf through' },
} as const

type Era = (typeof OUTLINE)[number]['era']

const ERAS: Readonly<Record<Era, Said>> = {
  '30s': { fr: 'Années 30', en: 'The thirties' },
  '40s': { fr: 'Années 40', en: 'The forties' },
  '50s': { fr: 'Années 50', en: 'The fifties' },
  '60s': { fr: 'Années 60', en: 'The sixties' },
  '70s': { fr: 'Années 70', en: 'The seventies' },
  '90s': { fr: 'Années 90', en: 'The nineties' },
  now: { fr: 'Aujourd’hui', en: 'Today' },
}

const LAST = OUTLINE.length - 1
const KEY = 'album'
const SWIPE_PX = 40

/** Where it was left open on this device. */
function leftOpenAt(): number {
  const kept = storedValue(KEY)
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 && kept <= LAST ? kept : 0
}

/** From wherever it is open by then: two quick turns are two pages. */
const turned =
  (by: 1 | -1) =>
  (at: number): number =>
    Math.max(0, Math.min(LAST, at + by))

/** PALM-45: all hundred photos in their order tell Léon's life. */
export function BiographyPage() {
  const [at, setAt] = useState(leftOpenAt)
  const { n, era, title, story } = OUTLINE[at]!
  const swipe = useSwipe(by => setAt(turned(by)))
  useKeys(by => setAt(turned(by)))
  useEffect(() => {
    store(KEY, at)
    if (at < LAST) new Image().src = photoFile(at + 2)
  }, [at])
  return (
    <Screen
      name="biography"
      bar={<TitleBar />}
      isStill
      act={<Leafing at={at} onTurn={by => setAt(turned(by))} onOpen={setAt} />}
    >
      <article class="palm-page" {...swipe}>
        <p class="era">
          <span class="chip">{said(ERAS[era])}</span>
        </p>
        <div key={n} class="leaf palm-one turned">
          <Photo card={n} />
        </div>
        <div class="words" data-aloud>
          <h1>{said(title)}</h1>
          <p>{said(story)}</p>
        </div>
      </article>
    </Screen>
  )
}

const TitleBar = () => (
  <header class="bar">
    <Round icon="back" label={said(WORDS.back)} onPress={back} />
    <span class="name">{said(WORDS.name)}</span>
    <span class="round" aria-hidden="true" />
  </header>
)

interface LeafingProps {
  readonly at: number
  readonly onTurn: (by: 1 | -1) => void
  readonly onOpen: (at: number) => void
}

/** Page by page, or far at once. */
const Leafing = ({ at, onTurn, onOpen }: LeafingProps) => (
  <div class="palm-leafing">
    <Round icon="back" label={said(WORDS.before)} onPress={() => onTurn(-1)} isRaised />
    <label>
      <span>{`${at + 1} / ${LAST + 1}`}</span>
      <input
        type="range"
        min={1}
        max={LAST + 1}
        value={at + 1}
        aria-label={said(WORDS.leaf)}
        onInput={({ currentTarget }) => onOpen(Number(currentTarget.value) - 1)}
      />
    </label>
    <Round icon="next" label={said(WORDS.after)} onPress={() => onTurn(1)} isRaised />
  </div>
)

/** To the left is onward. */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [dx, dy] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 1.5 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

function useKeys(onKey: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement) return
      if (key === 'ArrowRight') onKey(1)
      if (key === 'ArrowLeft') onKey(-1)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onKey])
}
