import { constraintCardSvg } from '@veillee/art'
import { CONSTRAINTS, constraintText } from '@veillee/games'
import { useEffect } from 'preact/hooks'
import { PeekPad } from '../components/hold.tsx'
import { under } from '../device/base.ts'
import { cue } from '../device/sound.ts'
import { said } from '../words/language.ts'
import { FetchedDrawing } from './fetched-drawing.tsx'
import { Photo, photoFile } from './photo.tsx'
import { SvgPicture } from './svg-picture.tsx'

const WORDS = {
  hold: { fr: 'Garde le doigt ici', en: 'Keep your finger here' },
  tap: { fr: 'Voir la carte', en: 'See the card' },
  release: { fr: 'Lâche : la carte se cache aussitôt.', en: 'Let go and the card hides.' },
  constraint: { fr: 'Ta contrainte, pour ce mime-ci.', en: 'Your constraint, for this mime.' },
} as const

/** Fetched beforehand, so that it rises at once under the finger; it is on the page only while it is held. */
function useReadyPicture(card: number): void {
  useEffect(() => {
    new Image().src = photoFile(card)
  }, [card])
}

/** Face down, until the finger is on the pad. */
export function PeekedCard({
  card,
  constraint,
  isHeld,
}: {
  card: number
  constraint: number | null
  isHeld: boolean
}) {
  useReadyPicture(card)
  useEffect(() => {
    if (isHeld) cue('turn')
  }, [isHeld])
  return (
    <div class={`palm-peeked${isHeld ? ' up' : ''}`} data-aloud="secret">
      <div class="leaf">{isHeld ? <Photo card={card} /> : <FaceDown />}</div>
      {isHeld && constraint !== null && <ConstraintShown constraint={constraint} />}
    </div>
  )
}

/** As dark as the back that is fetched, without its rockets. */
const PLAIN_BACK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 628 428"><rect width="628" height="428" fill="#6b4a3d"/></svg>'

export const FaceDown = () => (
  <span class="photo">
    <FetchedDrawing
      src={under('/pictures/back-memory.svg')}
      width={628}
      height={428}
      drawn={() => PLAIN_BACK}
    />
  </span>
)

/** Keep the finger here. */
export const CardPad = ({ isLit, onChange }: { isLit: boolean; onChange: (isHeld: boolean) => void }) => (
  <PeekPad isLit={isLit} onChange={onChange} how={said(WORDS.release)} byTap={said(WORDS.tap)}>
    {said(WORDS.hold)}
  </PeekPad>
)

const ConstraintShown = ({ constraint }: { constraint: number }) => (
  <div class="panel palm-constraint">
    <ConstraintPicture constraint={constraint} />
    <span>
      <b>{said(constraintText(CONSTRAINTS[constraint]!))}</b>
      <small>{said(WORDS.constraint)}</small>
    </span>
  </div>
)

/** Its picture alone: the words stand beside it, in the type of the page. */
export function ConstraintPicture({ constraint }: { constraint: number }) {
  const ask = CONSTRAINTS[constraint]!
  const whole = constraintCardSvg({ card: constraint, ask, words: [said(constraintText(ask))] })
  return (
    <SvgPicture
      svg={whole.replace('viewBox="0 0 240 300"', 'viewBox="0 0 240 216"')}
      class="palm-pictogram"
    />
  )
}
