import type { Said } from '@veillee/kernel'
import { kindOf, nameOf, OBJECTS, type ObjectId } from '@veillee/touch'
import { useMemo } from 'preact/hooks'
import { Icon } from '../../components/icon.tsx'
import { ownTouch } from '../../device/own-touch.ts'
import { said } from '../../words/language.ts'
import { SvgPicture } from '../svg-picture.tsx'
import type { Miming } from './miming.ts'
import { pieceSvg } from './piece-svg.ts'
import { placeUnder } from './place.ts'

const CUBES: Readonly<Record<string, Said>> = {
  'cube-1': { fr: 'le cube rouge', en: 'the red cube' },
  'cube-2': { fr: 'le cube jaune', en: 'the yellow cube' },
  'cube-3': { fr: 'le cube bleu-vert', en: 'the teal cube' },
  'cube-4': { fr: 'le cube violet', en: 'the purple cube' },
}

export const pieceName = (object: ObjectId): string => said(CUBES[object] ?? nameOf(kindOf(object)))

const WORDS = { tray: { fr: 'Les objets', en: 'The objects' } } as const

export const TURN_WORDS: Said = { fr: 'Tourner la main', en: 'Turn the hand' }

/** A small picture of the very piece: which cube it is can be seen. */
function Small({ object }: { object: ObjectId }) {
  const svg = useMemo(() => pieceSvg(object), [object])
  return <SvgPicture svg={svg} />
}

interface TrayProps {
  readonly miming: Miming
  readonly svg: SVGSVGElement | null
  readonly onTurn: () => void
}

/** PALM-2: the eleven, and the hand to be turned. A finger takes one from here straight onto the hand. */
export function Tray({ miming, svg, onTurn }: TrayProps) {
  const { stage } = miming
  void miming.changes.value
  const placeOf = (event: PointerEvent) => placeUnder(svg!, event, stage.held)
  const take = (event: PointerEvent, object: ObjectId) => {
    if (!svg || !event.isPrimary) return
    ;(event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
    stage.take(event.pointerId, object, placeOf(event))
    if (stage.selected === object) miming.shows(object)
    miming.changed()
  }
  const up = (event: PointerEvent) => {
    stage.up(event.pointerId)
    miming.changed()
  }
  return (
    <fieldset class="palm-tray" aria-label={said(WORDS.tray)}>
      {OBJECTS.map(object => (
        <button
          key={object}
          type="button"
          class={`slot${stage.pieces.get(object)!.isOut ? ' out' : ''}`}
          aria-label={pieceName(object)}
          aria-pressed={stage.selected === object}
          aria-disabled={!stage.mayTake(object)}
          data-object={object}
          {...ownTouch}
          onPointerDown={event => take(event, object)}
          onPointerMove={event => svg && stage.move(event.pointerId, placeOf(event))}
          onPointerUp={up}
          onPointerCancel={up}
          onClick={() => {
            stage.select(object)
            miming.changed()
          }}
          onContextMenu={event => event.preventDefault()}
        >
          <Small object={object} />
        </button>
      ))}
      <button type="button" class="slot turn" aria-label={said(TURN_WORDS)} onClick={onTurn}>
        <Icon name="palm" size={34} />
      </button>
    </fieldset>
  )
}
