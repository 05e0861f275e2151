import type { Said } from '@veillee/kernel'
import { type Drawing, mirrored, Teller } from '@veillee/touch'
import { Fold } from '../components/fold.tsx'
import { toldWords } from '../senses/hand-words.ts'
import { de } from '../words/french.ts'
import { said } from '../words/language.ts'
import { drawingInto, type Link } from './chain.ts'
import { useDrawings } from './drawings.ts'
import { type RoundProps, useRound } from './round.ts'

const WORDS = {
  title: { fr: 'Les dessins, en mots', en: 'The drawings, in words' },
  coming: { fr: 'Les dessins arrivent…', en: 'The drawings are coming…' },
  empty: { fr: 'Rien n’a été dessiné.', en: 'Nothing was drawn.' },
} as const

/** As whoever is read what touches them hears it: on the drawn hand, which is a right palm. */
function drawingTold({ samples }: Drawing): readonly Said[] {
  const teller = new Teller()
  const told = samples.flatMap(({ x, y, tMs, touching }) =>
    teller.pass(touching ? mirrored({ x, y }) : null, tMs),
  )
  return [...told, ...teller.pass(null, samples.at(-1)?.tMs ?? 0)].map(toldWords)
}

interface DrawingsProps extends RoundProps {
  readonly lap: 1 | 2
  readonly links: readonly Link[]
}

/** READ-21: what the palms show, for whoever does not look at them; told when somebody asks for it. */
export function DrawingsInWords(props: DrawingsProps) {
  const { scored } = props.match.view.table
  if (!scored || scored.drawings.length + scored.sketches.length === 0) return null
  return (
    <Fold label={said(WORDS.title)}>
      <AllInWords {...props} />
    </Fold>
  )
}

interface Piece {
  readonly gesture: number
  readonly title: Said
}

/** Palm by palm where drawings went through the phones; at a table, what people drew of what they had felt. */
function usePieces({ links, lap, ...round }: DrawingsProps): readonly Piece[] {
  const { table, name } = useRound(round)
  const drawn = links.flatMap(({ from, into }) => {
    const gesture = drawingInto(table, into, lap)
    const [finger, palm] = [name(from), name(into)]
    const title = { fr: `${finger} a dessiné pour ${palm}`, en: `${finger} drew for ${palm}` }
    return gesture === null ? [] : [{ gesture, title }]
  })
  const sketched = table.scored!.sketches.map(({ by, sketch }) => {
    const who = name(by)
    return { gesture: sketch.gesture, title: { fr: `Le dessin ${de(who)}`, en: `${who}’s drawing` } }
  })
  return [...drawn, ...sketched]
}

function AllInWords(props: DrawingsProps) {
  const pieces = usePieces(props)
  const drawings = useDrawings(pieces.map(({ gesture }) => gesture))
  return (
    <div class="reader-in-words">
      {pieces.map(({ gesture, title }) => (
        <section key={gesture}>
          <h3>{said(title)}</h3>
          <OneInWords drawing={drawings.get(gesture)} />
        </section>
      ))}
    </div>
  )
}

function OneInWords({ drawing }: { drawing: Drawing | undefined }) {
  if (!drawing) return <p>{said(WORDS.coming)}</p>
  const told = drawingTold(drawing)
  if (told.length === 0) return <p>{said(WORDS.empty)}</p>
  return (
    <ol>
      {told.map((words, i) => (
        <li key={i}>{said(words)}</li>
      ))}
    </ol>
  )
}
