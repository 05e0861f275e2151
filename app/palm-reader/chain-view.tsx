import { useState } from 'preact/hooks'
import { Plain, Segments } from '../components/controls.tsx'
import { Icon } from '../components/icon.tsx'
import { SeatToken } from '../components/seat.tsx'
import { said } from '../words/language.ts'
import { drawingInto, isBrokenOff, type Link, linksOf } from './chain.ts'
import { changedAt, changedWords, type Drawings, useDrawings } from './drawings.ts'
import { DrawingsInWords } from './drawings-in-words.tsx'
import { Palm } from './palm-picture.tsx'
import { type RoundProps, type SymbolNumber, useRound } from './round.ts'
import { SaveGallery } from './save-gallery.tsx'
import { SketchView } from './sketch-view.tsx'
import { Star } from './stars.tsx'
import { SymbolTile } from './symbol-tile.tsx'
import { UNROLL_MS, Unrolled } from './unrolled.tsx'

const WORDS = {
  drewFor: { fr: 'a dessiné pour', en: 'drew for' },
  star: { fr: 'juste', en: 'right' },
  break: { fr: 'faux', en: 'wrong' },
  late: { fr: 'juste', en: 'right' },
  missed: { fr: 'faux', en: 'wrong' },
  knew: { fr: 'savait déjà', en: 'knew it all along' },
  broken: { fr: 'La chaîne casse ici', en: 'The chain breaks here' },
  again: { fr: 'Revoir les dessins', en: 'See the drawings again' },
  lap: { fr: 'Les dessins', en: 'The drawings' },
  lap1: { fr: 'du premier tour', en: 'of the first lap' },
  lap2: { fr: 'du second tour', en: 'of the second lap' },
} as const

interface ChainViewProps extends RoundProps {
  /** A shared screen has nothing to be touched: it shows the lap that counted. */
  readonly isOnlyShown?: boolean
}

/** From palm to palm: who drew what for whom, what they answered, and what they drew of it afterwards. */
export function ChainView({ match, seat, isOnlyShown = false }: ChainViewProps) {
  const { table } = match.view
  const [lap, setLap] = useState(table.lap)
  const [time, setTime] = useState(0)
  const drawings = useDrawings(table.scored?.drawings.map(({ drawing }) => drawing.gesture) ?? [])
  const links = linksOf(table, lap)
  if (links.length === 0) return null
  const isDrawn = table.scored!.drawings.length > 0
  const choices = ([1, 2] as const).map(value => ({ value, label: said(WORDS[`lap${value}`]) }))
  return (
    <>
      {isDrawn && table.lap === 2 && !isOnlyShown && (
        <Segments legend={said(WORDS.lap)} choices={choices} chosen={lap} onChoose={setLap} />
      )}
      <ChainLinks match={match} seat={seat} lap={lap} links={links} drawings={drawings} time={time} />
      {isDrawn && seat && (
        <div class="reader-again">
          <Plain icon="play" onPress={() => setTime(time + 1)}>
            {said(WORDS.again)}
          </Plain>
          <SaveGallery match={match} drawings={drawings} />
        </div>
      )}
      {!isOnlyShown && <DrawingsInWords match={match} seat={seat} lap={lap} links={links} />}
    </>
  )
}

interface LinksProps extends RoundProps {
  readonly lap: 1 | 2
  readonly links: readonly Link[]
  readonly drawings: Drawings
  readonly time: number
}

function ChainLinks({ links, lap, drawings, time, ...round }: LinksProps) {
  const { table } = round.match.view
  const drawn = links.map(({ into }) => drawings.get(drawingInto(table, into, lap) ?? -1))
  const number = table.scored!.number as SymbolNumber
  const changed = isBrokenOff(table) ? null : changedAt(table.side!, number, drawn)
  return (
    <ol
      class={`reader-chain leaf${links.length > 5 ? ' many' : ''}`}
      style={{ '--links': String(Math.min(links.length, 5)) }}
    >
      {links.map((link, i) => (
        <LinkView
          key={`${lap}.${i}`}
          link={link}
          i={i}
          under={changed?.i === i && <Changed into={changed.into} />}
          {...round}
        >
          {drawingInto(table, link.into, lap) === null ? (
            <Felt link={link} {...round} />
          ) : (
            <>
              <Unrolled drawing={drawn[i]} delayMs={i * UNROLL_MS} time={time} />
              {link.vote && (
                <span class="reader-answer corner">
                  <SymbolTile side={table.side!} number={link.vote} />
                </span>
              )}
            </>
          )}
        </LinkView>
      ))}
    </ol>
  )
}

/** READ-21: where the drawing took another way than the symbol. */
const Changed = ({ into }: { into: SymbolNumber }) => <p class="reader-changed">{said(changedWords(into))}</p>

interface LinkProps extends RoundProps {
  readonly link: Link
  readonly i: number
  readonly under: preact.ComponentChildren
  readonly children: preact.ComponentChildren
}

function LinkView({ link, i, under, children, ...round }: LinkProps) {
  const { sitter, name } = useRound(round)
  const { from, into, end } = link
  const isRight = end === 'star' || end === 'late'
  return (
    <li class={end}>
      <p class="reader-names">
        <span class="from">
          {name(from)} <Icon name="next" size={13} width={3} />
          <span class="unseen">{said(WORDS.drewFor)} </span>
        </span>
        {name(into)}
      </p>
      <div class="reader-print">
        {children}
        {end === 'star' && (
          <span class="reader-won" style={{ animationDelay: `${500 + i * 450}ms` }}>
            <Star size={36} />
          </span>
        )}
      </div>
      <p>
        <SeatToken of={sitter(from)} size={24} />
        <Icon name="next" size={14} width={3} />
        <SeatToken of={sitter(into)} size={24} />
        <b class={end === 'knew' ? 'knew' : isRight ? 'right' : 'miss'}>
          {end !== 'knew' && <Icon name={isRight ? 'check' : 'cross'} size={15} width={3.6} />}
          {said(WORDS[end])}
        </b>
      </p>
      {under}
      {end === 'break' && <p class="reader-broken">{said(WORDS.broken)}</p>}
    </li>
  )
}

/** A sketch of what was felt; else the symbol that was answered; else a palm that keeps it to itself. */
function Felt({ link, match }: RoundProps & { link: Link }) {
  const { scored, side } = match.view.table
  const sketch = scored!.sketches.find(({ by }) => by === link.into)
  return (
    <>
      {sketch ? <SketchView gesture={sketch.sketch.gesture} /> : <Palm />}
      {link.vote && (
        <span class={sketch ? 'reader-answer corner' : 'reader-answer'}>
          <SymbolTile side={side!} number={link.vote} />
        </span>
      )}
    </>
  )
}
