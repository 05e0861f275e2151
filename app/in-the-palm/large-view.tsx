import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Quiet, Round } from '../components/controls.tsx'
import { Sheet } from '../components/sheet.tsx'
import { said } from '../words/language.ts'
import { Photo } from './photo.tsx'

const WORDS = {
  large: { fr: 'Voir en grand', en: 'See them large' },
  photo: { fr: 'Photo', en: 'Photo' },
  before: { fr: 'Photo d’avant', en: 'Photo before' },
  after: { fr: 'Photo d’après', en: 'Next photo' },
} as const

const LETTERS = 'ABCDEFGHIJKLMN'

/** A letter, so that one can say it aloud. */
export const letterOf = (place: number): string => LETTERS[place]!

interface LargeViewProps {
  readonly cards: readonly number[]
  readonly at: number | null
  readonly setAt: (at: number | null) => void
  readonly isLettered?: boolean
  /** What stands below the photo: its title and whose it was, once nothing is secret. */
  readonly below?: (card: number) => ComponentChildren
}

/** The photos one by one, as large as the phone is. */
export function useLargeView(cards: readonly number[], chosen: number | null = null) {
  const [at, setAt] = useState<number | null>(null)
  const [last, setLast] = useState(0)
  const turn = (to: number | null) => {
    setAt(to)
    if (to !== null) setLast(to)
  }
  /** At what is chosen; otherwise where one was last. */
  const open = () => turn(chosen === null ? last : cards.indexOf(chosen))
  return {
    cards,
    at,
    setAt: turn,
    open,
    button: <Quiet onPress={open}>{said(WORDS.large)}</Quiet>,
  }
}

export function LargeView({ cards, at, setAt, isLettered = false, below }: LargeViewProps) {
  if (at === null) return null
  const card = cards[at]!
  const name = isLettered ? letterOf(at) : `${at + 1} / ${cards.length}`
  const turn = (by: number) => setAt((at + by + cards.length) % cards.length)
  return (
    <Sheet title={`${said(WORDS.photo)} ${name}`} onClose={() => setAt(null)} name="photo">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div
        class="palm-large"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') turn(-1)
          if (key === 'ArrowRight') turn(1)
        }}
      >
        <div class="leaf palm-one">
          <Photo card={card} />
        </div>
        {below && <div class="palm-below">{below(card)}</div>}
        <div class="palm-turns">
          <Round icon="back" label={said(WORDS.before)} onPress={() => turn(-1)} isRaised />
          <Round icon="next" label={said(WORDS.after)} onPress={() => turn(1)} isRaised />
        </div>
      </div>
    </Sheet>
  )
}
