import type { ComponentChildren } from 'preact'
import { SeatToken } from '../components/seat.tsx'
import { EndCelebration } from '../game-kit/celebration.tsx'
import { isClimb } from '../game-kit/climb.ts'
import { Frame } from '../game-kit/television-frame.tsx'
import { useMoment } from '../game-kit/use-moment.tsx'
import { useSitter } from '../room-client/sitters.ts'
import { SymbolCard } from '../senses/symbol-card.tsx'
import { said } from '../words/language.ts'
import { type ChainBeat, isReveal } from './beats.ts'
import { isBrokenOff, linksOf, totalOf } from './chain.ts'
import { ChainView } from './chain-view.tsx'
import { ClimbLarge } from './climb.tsx'
import { drawingWords, FeelingScene, openingWords, TwoSeats } from './draw-screen.tsx'
import { endingOf } from './ending.ts'
import { lapWords, roundWords } from './gallery-words.ts'
import { CardBack } from './look-screen.tsx'
import { RANKS } from './outcomes.ts'
import { Colours, Ladder, useRank } from './over-screen.tsx'
import { WholeHand } from './palm-picture.tsx'
import { RevealPicture, useRevealWords } from './reveal.tsx'
import { type ReaderMatch, ROUNDS, type SymbolNumber } from './round.ts'
import { PalmCounter, RoundChip } from './round-chip.tsx'
import { RoundsPad, Star, StarRow } from './stars.tsx'
import { SymbolTile } from './symbol-tile.tsx'
import './reader.css'
import './television.css'

const WORDS = {
  hush: {
    fr: 'Les autres regardent ailleurs, et pas un mot.',
    en: 'Everybody else looks elsewhere, and not a word.',
  },
  hushFar: { fr: 'Pas un mot. Chaque paume a son tour.', en: 'Not a word. Every palm has its turn.' },
  lapMore: { fr: 'Un second tour coûte une étoile.', en: 'A second lap costs one star.' },
  which: { fr: 'Quel symbole avez-vous senti ?', en: 'Which symbol did you feel?' },
  together: { fr: 'Chut ! On montrera tous ensemble.', en: 'Shh! You will show them all at once.' },
  over: { fr: 'Les dix manches sont jouées', en: 'All ten rounds are played' },
} as const

interface Shot {
  readonly say: string
  readonly more?: string
  readonly picture: ComponentChildren
}

/** The shared screen: what everybody may see, large, without any control. */
export function Television({ match }: { match: ReaderMatch }) {
  const { beat } = useMoment(match)
  const { phase, table } = match.view
  const shot = useShot(match)
  if (isReveal(beat)) return <RevealLarge match={match} beat={beat} />
  if (isClimb(beat)) return <ClimbLarge match={match} beat={beat} />
  const { say, more, picture } = shot
  return (
    <Frame
      name={`reader-tv-${phase}`}
      say={say}
      more={more}
      aside={<RoundsPad stars={table.stars} round={phase === 'over' ? 0 : table.round} />}
    >
      <div class="reader-tv">
        {phase !== 'over' && <RoundChip table={table} />}
        {picture}
      </div>
    </Frame>
  )
}

/** The stars of this round are told with it, not before. */
const RevealLarge = ({ match, beat }: { match: ReaderMatch; beat: ChainBeat }) => (
  <Frame
    name={beat.step === 'count' ? 'reader-tv-count' : 'reader-tv-reveal'}
    say={useRevealWords(match.view.table, beat)}
    aside={<RoundsPad stars={match.view.table.stars.slice(0, -1)} round={match.view.table.round} />}
  >
    <div class="reader-tv">
      <RevealPicture match={match} beat={beat} />
    </div>
  </Frame>
)

function useShot(match: ReaderMatch): Shot {
  const sitter = useSitter()
  const rank = useRank(match)
  const { phase, table } = match.view
  const name = (seat: number) => sitter(seat).name
  const first = name(table.first)
  const isGlass = table.feeler !== null && match.throughPhone.includes(table.feeler)
  switch (phase) {
    case 'look':
      return {
        say: said({ fr: `${first} regarde son symbole`, en: `${first} is looking at the symbol` }),
        more: said(table.options.setting === 'remote' ? WORDS.hushFar : WORDS.hush),
        picture: (
          <div class="reader-secret">
            <CardBack />
            <SeatToken of={sitter(table.first)} size={110} isLit />
          </div>
        ),
      }
    case 'open':
    case 'draw':
      return {
        say: said(
          phase === 'open'
            ? openingWords(name(table.drawer!), name(table.feeler!))
            : drawingWords(name(table.drawer!), name(table.feeler!), isGlass),
        ),
        more: said(table.options.setting === 'remote' ? WORDS.hushFar : WORDS.hush),
        picture: (
          <>
            <TwoSeats from={sitter(table.drawer!)} into={sitter(table.feeler!)} size={84} />
            {phase === 'open' ? <WholeHand /> : <FeelingScene isGlass={isGlass} />}
            <PalmCounter table={table} />
          </>
        ),
      }
    case 'lap':
      return {
        say: said({ fr: `Un second tour ? ${first} décide`, en: `A second lap? ${first} decides` }),
        more: said(WORDS.lapMore),
        picture: (
          <div class="reader-secret">
            <CardBack />
            <SeatToken of={sitter(table.first)} size={110} isLit />
          </div>
        ),
      }
    case 'vote':
      return {
        say: said(WORDS.which),
        more: said(WORDS.together),
        picture: <SymbolCard side={table.side!} />,
      }
    case 'gallery':
      return galleryShot(match, name)
    case 'over':
      return {
        say: said(rank ? RANKS[rank] : WORDS.over),
        picture: (
          <div class="reader-tv-over">
            <EndCelebration match={match} of={endingOf(totalOf(table.stars), table.seats)} />
            <p class="reader-total">
              <Star size={120} />
              <b>{String(totalOf(table.stars)).replace('-', '−')}</b>
            </p>
            <Ladder rank={rank} />
            <Colours table={table} />
          </div>
        ),
      }
  }
}

function galleryShot(match: ReaderMatch, name: (seat: number) => string): Shot {
  const { table } = match.view
  const { title, more } = roundWords(table, name)
  const right = linksOf(table).filter(({ end }) => end === 'star').length
  const next = { fr: `À ${name(table.next)} de commencer.`, en: `${name(table.next)} begins the next round.` }
  const lines = [more, table.round < ROUNDS && next]
  return {
    say: said(title),
    more: lines.flatMap(line => (line ? [said(line)] : [])).join(' '),
    picture: isBrokenOff(table) ? null : (
      <>
        <div class="reader-drawn">
          <SymbolTile side={table.side!} number={table.scored!.number as SymbolNumber} />
          <StarRow earned={right} most={table.chain.length - 1} size={54} isOneStruck={table.lap === 2} />
          {table.lap === 2 && <p class="reader-price">{said(lapWords(table.stars[table.round - 1]!))}</p>}
        </div>
        <ChainView match={match} seat={null} isOnlyShown />
      </>
    ),
  }
}
