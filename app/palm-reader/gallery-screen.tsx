import { useState } from 'preact/hooks'
import { Primary, Quiet } from '../components/controls.tsx'
import { Screen } from '../components/screen.tsx'
import { Bar } from '../game-kit/bar.tsx'
import { BetsShown } from '../game-kit/bets-shown.tsx'
import { useRoomClient } from '../room-client/context.tsx'
import { said } from '../words/language.ts'
import { betsIn } from './bets.ts'
import { useCall } from './call.ts'
import { isBrokenOff, linksOf } from './chain.ts'
import { ChainView } from './chain-view.tsx'
import { lapWords, roundWords } from './gallery-words.ts'
import {
  type ReaderMatch,
  type ReaderTable,
  ROUNDS,
  type RoundProps,
  type SymbolNumber,
  useRound,
} from './round.ts'
import { SketchPad } from './sketch-pad.tsx'
import { RoundsPad, StarRow } from './stars.tsx'
import { SymbolTile } from './symbol-tile.tsx'

const WORDS = {
  take: { fr: 'Je commence', en: 'I begin' },
  openPalm: { fr: 'Ouvrir ma paume', en: 'Open my palm' },
  result: { fr: 'Voir le résultat', en: 'See the result' },
  on: { fr: 'Continuer', en: 'Go on' },
  sketch: { fr: 'Dessine ce que tu as senti', en: 'Draw what you felt' },
} as const

interface GalleryProps extends RoundProps {
  /** What the table does meanwhile. */
  readonly live: ReaderMatch
  readonly isOld: boolean
  readonly onLeave: () => void
}

/** READ-14, 15, 21: what it was, and what became of it. */
export function GalleryScreen({ match, seat, live, isOld, onLeave }: GalleryProps) {
  const { table } = match.view
  const { name } = useRound({ match, seat })
  const { title, more } = roundWords(table, name)
  return (
    <Screen
      name="reader-gallery"
      bar={<Bar />}
      say={said(title)}
      more={more && said(more)}
      act={<Onward match={match} seat={seat} live={live} isOld={isOld} onLeave={onLeave} />}
    >
      <div class="reader-gallery">
        <Drawn table={table} />
        <ChainView match={match} seat={seat} />
        <BetsShown bets={betsIn(table, name)} />
        {!isOld && <SketchOffer match={match} seat={seat} />}
        <RoundsPad stars={table.stars.slice(0, table.round)} round={table.round} />
      </div>
    </Screen>
  )
}

/** The symbol that was drawn, and the stars of the round. */
function Drawn({ table }: { table: ReaderTable }) {
  if (isBrokenOff(table)) return null
  const links = linksOf(table)
  const right = links.filter(({ end }) => end === 'star').length
  return (
    <div class="reader-drawn">
      <SymbolTile side={table.side!} number={table.scored!.number as SymbolNumber} />
      <div data-aloud={table.lap === 2 ? undefined : true}>
        <StarRow
          earned={right}
          most={table.chain.length - 1}
          size={table.chain.length > 7 ? 22 : 28}
          isOneStruck={table.lap === 2}
        />
        {table.lap === 2 && (
          <p class="reader-price" data-aloud>
            {said(lapWords(table.stars[table.round - 1]!))}
          </p>
        )}
      </div>
    </div>
  )
}

/** READ-19: on a real palm nothing is left to be seen, so whoever felt it may draw it. */
function SketchOffer({ match, seat }: RoundProps) {
  const { table, role } = useRound({ match, seat })
  const client = useRoomClient()
  const [isOpen, setOpen] = useState(false)
  const took = role === 'first' || role === 'other'
  const hasSketched = table.scored!.sketches.some(({ by }) => by === seat?.seat)
  if (!seat || !took || hasSketched || isBrokenOff(table) || table.options.setting === 'remote') return null
  return (
    <>
      <Quiet icon="pen" onPress={() => setOpen(true)}>
        {said(WORDS.sketch)}
      </Quiet>
      {isOpen && (
        <SketchPad
          onClose={() => setOpen(false)}
          onShow={async drawing => {
            const { is } = await client.play(seat.seat, 'sketch', drawing)
            if (is === 'done') setOpen(false)
          }}
        />
      )}
    </>
  )
}

/** Each phone leaves when it likes; play goes on when the next first player takes the box. */
function Onward({ match, seat, live, isOld, onLeave }: GalleryProps) {
  const { table, choices, name, play } = useRound({ match, seat })
  const isLast = table.round === ROUNDS
  if (isOld) return <Late live={live} seat={seat} onLeave={onLeave} />
  if (choices.on) {
    const begin = async () => {
      const answer = await play('on')
      if (answer?.is === 'done') onLeave()
    }
    return <Primary onPress={begin}>{said(isLast ? WORDS.result : WORDS.take)}</Primary>
  }
  const next = name(table.next)
  return (
    <p class="reader-pass">{said({ fr: `À ${next} de commencer.`, en: `It is ${next}’s turn to begin.` })}</p>
  )
}

/** Play has gone on: what for, if it waits for whoever looks. */
function Late({ live, seat, onLeave }: Pick<GalleryProps, 'live' | 'seat' | 'onLeave'>) {
  const { role, name } = useRound({ match: live, seat })
  const { phase, table } = live.view
  const isAwaited = phase === 'open' && role === 'feeler'
  useCall(isAwaited ? phase : null)
  if (phase === 'over') return <Primary onPress={onLeave}>{said(WORDS.result)}</Primary>
  const who = name(isAwaited ? table.drawer! : table.first)
  const news = isAwaited
    ? { fr: `${who} attend ta paume.`, en: `${who} is waiting for your palm.` }
    : { fr: `${who} a commencé.`, en: `${who} has begun.` }
  return (
    <>
      <p class="under" data-aloud>
        {said(news)}
      </p>
      <Primary onPress={onLeave}>{said(isAwaited ? WORDS.openPalm : WORDS.on)}</Primary>
    </>
  )
}
