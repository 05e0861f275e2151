import type { Said } from '@veillee/kernel'
import { nameOf, OBJECT_KINDS, type ObjectKind, objectsOf } from '@veillee/touch'
import { under } from '../device/base.ts'
import { said } from '../words/language.ts'
import { FetchedDrawing } from './fetched-drawing.tsx'
import { pieceSvg } from './stage/piece-svg.ts'

/** PALM-46: whatever lies at hand will do. */
const STAND_INS: Readonly<Record<ObjectKind, Said>> = {
  cloth: { fr: 'ou un mouchoir', en: 'or a napkin' },
  ring: { fr: 'ou une bague', en: 'or any ring' },
  dart: { fr: 'ou stylo fermé', en: 'or capped pen' },
  cube: { fr: 'ou 4 sucres', en: 'or sugar cubes' },
  string: { fr: 'ou un lacet', en: 'or a shoelace' },
  coin: { fr: 'ou un jeton', en: 'or a token' },
  pawn: { fr: 'ou un bouchon', en: 'or a cork' },
  top: { fr: 'ou une châtaigne', en: 'or a chestnut' },
}

/** Shorter than in a sentence. */
const FOUR_CUBES: Said = { fr: 'les 4 cubes', en: 'the 4 cubes' }

const WORDS = { title: { fr: 'Les onze objets', en: 'The eleven objects' } } as const

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

interface ObjectsProps {
  /** Where there is nothing to look for: far apart, and once all lie there. */
  readonly isByName?: boolean
}

/** The eleven objects, and at a real table what can stand in for them. */
export const Objects = ({ isByName = false }: ObjectsProps) => (
  <ul class="palm-objects" aria-label={said(WORDS.title)}>
    {OBJECT_KINDS.map(kind => (
      <li key={kind}>
        <FetchedDrawing
          src={under(`/pictures/objects/${kind}.svg`)}
          width={38}
          height={38}
          drawn={() => pieceSvg(objectsOf(kind)[0]!)}
        />
        <span>
          <b>{capital(said(kind === 'cube' ? FOUR_CUBES : nameOf(kind)))}</b>
          {!isByName && <small>{said(STAND_INS[kind])}</small>}
        </span>
      </li>
    ))}
  </ul>
)
