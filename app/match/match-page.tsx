import '../styles/play.css'
import '../senses/senses.css'
import { useEffect } from 'preact/hooks'
import { forgetTold } from '../components/announcer.tsx'
import { lazily } from '../components/lazily.tsx'
import { Screen } from '../components/screen.tsx'
import { useAwake } from '../device/awake.ts'
import { NewsLines } from '../game-kit/news-lines.tsx'
import { OnTableIs } from '../game-kit/on-table.tsx'
import { closeSheet, openSheet } from '../game-kit/open-sheet.ts'
import { useStepOnPage } from '../game-kit/step-on-page.ts'
import { MomentIs, useStagedMoment } from '../game-kit/use-moment.tsx'
import { useWantedSeat } from '../game-kit/wanted-seat.ts'
import { useGame } from '../games/use-game.ts'
import { useIsHeld } from '../room-client/absence.tsx'
import { useMatch, usePhone, useRoomClient } from '../room-client/context.tsx'
import { PassPhoneIs } from '../room-client/pass-phone.ts'
import { useSitters } from '../room-client/sitters.ts'
import { WordsLeft } from '../senses/told-word.tsx'
import { wordQueue } from '../senses/word-queue.ts'
import { said } from '../words/language.ts'
import { AskFirst } from './ask-first.tsx'
import { ConnectionBanner } from './connection.tsx'
import { SeatCover } from './cover.tsx'
import { Floating } from './floating.tsx'
import { seatsHere, useInHand } from './in-hand.ts'
import { RefusalToast } from './refusal-toast.tsx'

/** Fetched once the first screen is there: it is the larger part of a match's shell, and asked for later. */
const OpenSheet = lazily(() => import('./sheets.tsx').then(sheets => sheets.OpenSheet))

const NEWS = { fr: 'Nouvelles', en: 'News' } as const
const LOADING = { fr: 'On apporte le jeu…', en: 'Bringing the game…' } as const

/** The match on the table, for this phone. */
export function MatchPage() {
  const match = useMatch()!
  const phone = usePhone()
  const screens = useGame(match.game)
  const here = seatsHere(match, phone)
  const isOnly = useIsOnlyPhone(here.length)
  const isForTable = isOnly && screens?.isForTable(match) === true
  const isForAll = screens?.isForAll(match) === true
  const turn = screens?.turn(match) ?? null
  const { inHand, open, pass } = useInHand({ match, seats: here, turn, isForTable, isForAll })
  const isHeld = useIsHeld()
  const isCovered = inHand?.is === 'cover'
  useAwake(match.end === null)
  // A sheet may show what is for one pair of eyes.
  useEffect(() => {
    if (!isCovered) return
    closeSheet()
    forgetTold()
    wordQueue.clear()
  }, [isCovered])
  useEffect(() => closeSheet, [])
  useStepOnPage(match)
  useWantedSeat()
  useTold(inHand?.is === 'open' ? inHand.seat : null)
  const moment = useStagedMoment(match, screens)
  if (!screens) return <Screen name="loading" say={said(LOADING)} />
  const others = here.map(({ seat }) => seat).filter(seat => seat !== inHand?.seat)
  const seat = phone.seats.find(one => one.seat === inHand?.seat) ?? null
  const isInMiddle = inHand?.is === 'middle'
  const { Play } = screens
  return (
    <PassPhoneIs value={{ others, pass, isOnly, isInMiddle }}>
      <OnTableIs value={{ screens, seat: isInMiddle || isCovered ? null : seat }}>
        <AskFirst />
        <div class={`play-table${isHeld ? ' held' : ''}`} data-passing={screens.isFromMemory}>
          {inHand && isCovered ? (
            <SeatCover
              seat={inHand.seat}
              isAwaited={here.some(one => one.seat === inHand.seat && one.isAble)}
              others={others}
              onOpen={open}
              onPass={pass}
            />
          ) : inHand && !seat ? (
            // The cover is open, and the hand is on its way: an instant of the same darkness.
            <Screen name="opening" ground="dusk" />
          ) : (
            <MomentIs value={moment}>
              <Play key={inHand?.seat ?? 'watching'} match={match} seat={seat} />
            </MomentIs>
          )}
        </div>
        {!isCovered && <OpenSheet />}
        <section aria-label={said(NEWS)}>
          <NewsLines />
          <Floating />
          {!isCovered && <WordsLeft />}
          <RefusalToast />
          <ConnectionBanner />
        </section>
      </OnTableIs>
    </PassPhoneIs>
  )
}

/** ROOM-36: who came late is told what they have become, once; who was played for, what was done. */
function useTold(seat: number | null): void {
  const { cameInto } = useRoomClient()
  const { number } = useMatch()!
  const { seats, covered, playedFor } = usePhone()
  const isLate = cameInto.value === number && seats.length + covered.length === 0
  useEffect(() => {
    if (isLate) openSheet('seat')
    cameInto.value = 0
  }, [])
  const done = playedFor.find(one => one.seat === seat)?.phases.join()
  useEffect(() => {
    if (done !== undefined) openSheet('back')
  }, [done, seat])
}

/** One device for everybody who plays (ROOM-22): bots have none. */
function useIsOnlyPhone(seatsHere: number): boolean {
  const { seats } = useMatch()!.view.table
  const sitters = useSitters().slice(0, seats)
  return seatsHere > 1 && sitters.filter(sitter => sitter && !sitter.isBot).length === seatsHere
}
