import type { ComponentChildren } from 'preact'
import { Icon } from '../components/icon.tsx'
import type { MatchOf } from '../connection/server-messages.ts'
import { EndCelebration } from '../game-kit/celebration.tsx'
import { isClimb } from '../game-kit/climb.ts'
import { Frame } from '../game-kit/television-frame.tsx'
import { useMoment } from '../game-kit/use-moment.tsx'
import { de } from '../words/french.ts'
import { listed, said } from '../words/language.ts'
import { isReveal } from './beats.ts'
import { ClimbLarge } from './climb.tsx'
import { endingOf } from './ending.ts'
import { faceDownIn } from './face-down.ts'
import { letterOf } from './large-view.tsx'
import { OpenHand } from './open-hand.tsx'
import { ordinalOf } from './ordinal.ts'
import { Owner } from './origins.tsx'
import { Ranking } from './over-screen.tsx'
import { FaceDown } from './peek.tsx'
import { Photo } from './photo.tsx'
import { Reshuffled } from './reshuffled.tsx'
import { useEndWords } from './result.tsx'
import { RevealLarge } from './reveal.tsx'
import { type Table, useCast } from './role.ts'
import { Rosette } from './rosette.tsx'
import { Standings } from './standings.tsx'
import { Bubble, Considered, type ThinkingAloud, useThinking } from './thinking.tsx'
import { headline, OUTCOMES, originOf, picksOf } from './verdict.ts'

type Props = { readonly match: MatchOf<'in-the-palm'> }

/** The shared screen: what everybody may see, and nothing that Grandfather should not. */
export function Television({ match }: Props) {
  const { beat } = useMoment(match)
  if (isReveal(beat)) return <RevealLarge match={match} beat={beat} />
  if (isClimb(beat)) return <ClimbLarge match={match} beat={beat} />
  switch (match.view.phase) {
    case 'album':
      return <AlbumLarge match={match} />
    case 'score':
      return <ScoreLarge match={match} />
    case 'over':
      return <OverLarge match={match} />
    default:
      return <TurnLarge match={match} />
  }
}

function useTurnWords({ view: { phase, table } }: Props['match']) {
  const { child, otherChild, grandfather } = useCast(table)
  const ordinal = ordinalOf(table.memory)
  const isFar = table.options.setting === 'remote'
  const fingers = listed(otherChild === null ? [child] : [child, otherChild])
  switch (phase) {
    case 'roles':
      return {
        say: {
          fr: `${fingers} et ${grandfather} se préparent`,
          en: `${fingers} and ${grandfather} get ready`,
        },
        more: {
          fr: `Deux souvenirs, sur la main ${de(grandfather)}`,
          en: `Two memories, on ${grandfather}’s hand`,
        },
      }
    case 'choose':
      return {
        say: {
          fr: `${child} regarde le ${ordinal.fr} souvenir`,
          en: `${child} is looking at the ${ordinal.en} memory`,
        },
        more: isFar
          ? { fr: 'La carte reste secrète jusqu’aux points.', en: 'The card stays secret until the score.' }
          : { fr: 'Regardez ailleurs un instant', en: 'Look elsewhere for a moment' },
      }
    case 'mime':
      return {
        say: {
          fr: `${child} fait sentir le ${ordinal.fr} souvenir`,
          en: `${child} makes the ${ordinal.en} memory felt`,
        },
        // PALM-47: far apart it is seen on the phones of those who may.
        more: isFar
          ? {
              fr: `La main ${de(grandfather)} est sur vos téléphones. Pas un mot !`,
              en: `${grandfather}’s hand is on your phones. Not a word!`,
            }
          : {
              fr: `Regardez bien la main ${de(grandfather)}. Pas un mot !`,
              en: `Watch ${grandfather}’s hand closely. Not a word!`,
            },
      }
    default:
      return {
        say: { fr: 'Les photos se glissent en secret', en: 'Photos are slipped in, in secret' },
        more: { fr: `${grandfather} garde les yeux fermés`, en: `${grandfather}’s eyes stay shut` },
      }
  }
}

/** Until the album: a hand, and what lies face down beside it. */
function TurnLarge({ match }: Props) {
  const { table, phase } = match.view
  const { say, more } = useTurnWords(match)
  return (
    <Frame name={`palm-tv-${phase}`} say={said(say)} more={said(more)} aside={<Standings table={table} />}>
      <div class="palm-tv-turn">
        <div class="palm-hand">
          <OpenHand />
        </div>
        <AlbumToBe match={match} />
      </div>
    </Frame>
  )
}

/** The leaf that fills up, face down. */
function AlbumToBe({ match }: Props) {
  const { table } = match.view
  const places = table.options.album
  const columns = places > 8 ? 3 : 2
  const full = faceDownIn(match)
  return (
    <div class="palm-tv-down">
      {table.reshuffled && <Reshuffled />}
      <div class="leaf palm-tv-leaf" style={{ '--columns': columns, '--rows': Math.ceil(places / columns) }}>
        <div class="palm-grid">
          {Array.from({ length: places }, (_, i) =>
            i < full ? <FaceDown key={i} /> : <i key={i} class="empty" />,
          )}
        </div>
      </div>
    </div>
  )
}

const columnsFor = (cards: number): number => (cards <= 8 ? 3 : cards <= 11 ? 4 : 5)

/** PALM-23, 24: no owners, and no pick before it is confirmed. */
function AlbumLarge({ match }: Props) {
  const { table } = match.view
  const { grandfather } = useCast(table)
  const thinking = useThinking(match)
  const isOpening = useMoment(match).beat !== null
  return (
    <Frame
      name="palm-tv-album"
      say={said({
        fr: `Quels étaient les deux souvenirs ${de(grandfather)} ?`,
        en: `Which were ${grandfather}’s two memories?`,
      })}
      more={thinking && <Bubble of={thinking} />}
      aside={<Standings table={table} />}
    >
      <LargeLeaf table={table} thinking={thinking} isOpening={isOpening}>
        <div class="palm-tv-slots">
          <span>
            <Rosette number={1} />
          </span>
          <span>
            <Rosette number={2} />
          </span>
          <p>{said({ fr: `${grandfather} réfléchit…`, en: `${grandfather} is thinking…` })}</p>
        </div>
      </LargeLeaf>
    </Frame>
  )
}

interface LargeLeafProps {
  readonly table: Table
  readonly thinking?: ThinkingAloud | null
  /** The photos are laid out, one after the other. */
  readonly isOpening?: boolean
  readonly children: ComponentChildren
}

function LargeLeaf({ table, thinking = null, isOpening = false, children }: LargeLeafProps) {
  const cards = table.album!
  const columns = columnsFor(cards.length)
  const rows = Math.ceil((cards.length + 1) / columns)
  return (
    <div
      class={`leaf palm-tv-leaf${isOpening ? ' opening' : ''}`}
      style={{ '--columns': columns, '--rows': rows, '--cards': cards.length }}
    >
      <div class="palm-grid">
        {cards.map((card, place) => (
          <Photo key={card} card={card} place={place} tag={letterOf(place)}>
            <Considered by={thinking} card={card} size={66} />
            {table.scored && <Told table={table} card={card} />}
          </Photo>
        ))}
        {children}
      </div>
    </div>
  )
}

/** With the score: whose it was, and what was picked. */
function Told({ table, card }: { table: Table; card: number }) {
  const pick = picksOf(table).find(one => one.card === card)
  const from = originOf(table, card)
  return (
    <>
      <Owner table={table} card={card} size={44} />
      {from.kind === 'mimed' && (
        <span class="memory">
          {said(from.memory === 1 ? { fr: '1er', en: '1st' } : { fr: '2e', en: '2nd' })}
        </span>
      )}
      {pick && <Rosette kind={pick.outcome === 'right' ? 'right' : 'wrong'} />}
    </>
  )
}

const PICKED = { 1: { fr: '1er :', en: '1st:' }, 2: { fr: '2e :', en: '2nd:' } } as const

function ScoreLarge({ match }: Props) {
  const { table } = match.view
  const picks = picksOf(table)
  return (
    <Frame name="palm-tv-score" say={said(headline(picks))} aside={<Standings table={table} />}>
      <LargeLeaf table={table}>
        <ul class="palm-tv-picks">
          {picks.map(({ memory, card, outcome }) => (
            <li key={memory}>
              <Icon name={outcome === 'right' ? 'check' : 'cross'} width={3.2} />
              <span>
                {said(PICKED[memory])} {letterOf(table.album!.indexOf(card))}
                <small>{said(OUTCOMES[outcome])}</small>
              </span>
            </li>
          ))}
        </ul>
      </LargeLeaf>
    </Frame>
  )
}

function OverLarge({ match }: Props) {
  const { say, more } = useEndWords(match)
  return (
    <Frame name="palm-tv-over" say={say} more={more}>
      <EndCelebration match={match} of={endingOf(match.view.table)} />
      <Ranking match={match} />
    </Frame>
  )
}
