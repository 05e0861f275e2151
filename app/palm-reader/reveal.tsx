import type { Drawing } from '@veillee/touch'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../components/screen.tsx'
import { SeatToken } from '../components/seat.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { Foreseen } from '../game-kit/bets-shown.tsx'
import { Skip } from '../game-kit/skip.tsx'
import type { Moment } from '../game-kit/use-moment.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { said } from '../words/language.ts'
import type { ChainBeat } from './beats.ts'
import { foreseenAt } from './bets.ts'
import { drawingInto, type Link, linksOf } from './chain.ts'
import { type Drawings, looksLike, useDrawings } from './drawings.ts'
import { lapWords } from './gallery-words.ts'
import { Palm } from './palm-picture.tsx'
import type { ReaderMatch, ReaderTable, SymbolNumber } from './round.ts'
import { Star, StarRow } from './stars.tsx'
import { SymbolTile } from './symbol-tile.tsx'
import { Unrolled } from './unrolled.tsx'
import './reveal.css'

const WORDS = {
  count: { fr: 'Tous ensemble…', en: 'All together…' },
  symbol: { fr: 'Voilà ce qu’il fallait sentir', en: 'This is what there was to feel' },
} as const

interface RevealProps {
  readonly match: ReaderMatch
  readonly beat: ChainBeat
}

/** READ-13 to 15: palm by palm, on every phone as on the shared screen. */
export const RevealScreen = ({ match, beat, moment }: RevealProps & { moment: Moment }) => (
  <Screen
    name={beat.step === 'count' ? 'reader-count' : 'reader-reveal'}
    ground="dusk"
    bar={<Bar />}
    say={useRevealWords(match.view.table, beat)}
    isStill
    act={<Skip moment={moment} />}
  >
    <RevealPicture match={match} beat={beat} />
  </Screen>
)

export function useRevealWords(table: ReaderTable, { step, i }: ChainBeat): string {
  const sitter = useSitter()
  if (step === 'count' || step === 'symbol') return said(WORDS[step])
  if (step === 'price') return said(lapWords(table.stars[table.round - 1]!))
  const { from, into, end } = linksOf(table)[i]!
  const [finger, palm] = [sitter(from).name, sitter(into).name]
  if (step === 'palm')
    return said({ fr: `${finger} dessine pour ${palm}…`, en: `${finger} draws for ${palm}…` })
  switch (end) {
    case 'star':
      return said({ fr: `${palm} l’a senti !`, en: `${palm} felt it!` })
    case 'break':
      return said({
        fr: `Et là, pour ${palm}… tout autre chose !`,
        en: `And then, for ${palm}… something else entirely!`,
      })
    case 'late':
      return said({ fr: `${palm} retombe dessus, trop tard`, en: `${palm} is back on it, too late` })
    case 'missed':
      return said({ fr: `${palm} continue sur la lancée`, en: `${palm} carries it further astray` })
    case 'knew':
      return said({ fr: `Et voilà ce qui revient à ${palm}`, en: `And this is what comes back to ${palm}` })
  }
}

export function RevealPicture({ match, beat }: RevealProps) {
  const { table } = match.view
  const { step, i } = beat
  const drawings = useDrawings(table.scored?.drawings.map(({ drawing }) => drawing.gesture) ?? [])
  if (step === 'count')
    return (
      <div class="reader-count" data-aloud>
        <b key={i}>{i}</b>
      </div>
    )
  const links = linksOf(table)
  const isWhole = step === 'price'
  const link = links[i]!
  return (
    <div class={`reader-reveal ${step} ${step === 'answer' ? link.end : ''}`}>
      {step === 'symbol' || isWhole ? (
        // With what a second lap has cost, it has been said already, and the stars are not what they were.
        <div class="reader-reveal-symbol" data-aloud={isWhole ? undefined : true}>
          <SymbolTile side={table.side!} number={table.scored!.number as SymbolNumber} />
          {isWhole && (
            <StarRow
              earned={links.filter(({ end }) => end === 'star').length}
              most={links.length}
              isOneStruck
            />
          )}
        </div>
      ) : (
        <LinkLarge key={i} table={table} link={link} isAnswered={step === 'answer'} drawings={drawings} />
      )}
      {step === 'answer' && <Foreseen by={foreseenAt(table, i)} />}
      <Chain
        links={links}
        told={step === 'symbol' ? 0 : isWhole ? links.length : i + (step === 'answer' ? 1 : 0)}
      />
    </div>
  )
}

interface LinkLargeProps {
  readonly table: ReaderTable
  readonly link: Link
  readonly isAnswered: boolean
  readonly drawings: Drawings
}

/** One palm, as large as there is room; then what was felt there, beside what it should have been. */
function LinkLarge({ table, link, isAnswered, drawings }: LinkLargeProps) {
  const drawn = drawingInto(table, link.into, table.lap)
  const isAstray = link.end === 'break' || link.end === 'missed'
  const drawing = drawn === null ? undefined : drawings.get(drawn)
  return (
    <div class="reader-reveal-link">
      <span class="reader-reveal-palm">
        {drawn === null ? <Palm /> : <Unrolled drawing={drawing} delayMs={0} time={0} />}
      </span>
      {!isAnswered && (
        <span class="reader-reveal-answer unknown" aria-hidden="true">
          <b class="reader-tile">?</b>
        </span>
      )}
      {isAnswered && isAstray && link.vote !== null && (
        // What was felt is only funny beside what it should have been.
        <span class="reader-reveal-true" aria-hidden="true">
          <SymbolTile side={table.side!} number={table.scored!.number as SymbolNumber} />
          <i>
            <Icon name="check" size={44} width={3.4} />
          </i>
        </span>
      )}
      {isAnswered && (
        // Right is the symbol that was said before: only another one is news.
        <span class={`reader-reveal-answer ${link.end}`} data-aloud={isAstray || undefined}>
          <SymbolTile side={table.side!} number={link.vote ?? (table.scored!.number as SymbolNumber)} />
          {link.end === 'star' ? (
            <Star size={64} />
          ) : (
            link.end !== 'knew' && (
              <i>
                <Icon name={link.end === 'late' ? 'check' : 'cross'} size={44} width={3.4} />
              </i>
            )
          )}
        </span>
      )}
      {isAnswered && link.end === 'knew' && drawing && <CameBack table={table} drawing={drawing} />}
    </div>
  )
}

/** The first player gives no answer: what eyes make of the drawing that comes back is told. */
function CameBack({ table, drawing }: { table: ReaderTable; drawing: Drawing }) {
  const like = looksLike(table.side!, drawing)
  return (
    <span class="unseen" data-aloud>
      {said(
        like === table.scored!.number
          ? { fr: `Le dessin ressemble encore au ${like}.`, en: `The drawing still looks like ${like}.` }
          : { fr: `Le dessin ressemble plutôt au ${like}.`, en: `The drawing looks more like ${like}.` },
      )}
    </span>
  )
}

/** Who has had it so far, and what they made of it. */
function Chain({ links, told }: { links: readonly Link[]; told: number }) {
  const sitter = useSitter()
  const guessed = links.filter(({ end }) => end !== 'knew')
  return (
    <ol class="reader-reveal-chain" aria-hidden="true">
      {guessed.map(({ into, end }, i) => (
        <li key={into} class={i < told ? end : undefined}>
          <SeatToken of={sitter(into)} size={34} isLit={i === told} />
          {i < told &&
            (end === 'star' ? (
              <Star size={22} />
            ) : (
              <Icon name={end === 'late' ? 'check' : 'cross'} size={20} width={3.6} />
            ))}
        </li>
      ))}
    </ol>
  )
}
