import './play.css'
import { useEffect } from 'preact/hooks'
import { useAwake } from '../device/awake.ts'
import { useMatch, usePhone } from '../evening/here.tsx'
import { lazily } from '../parts/lazily.tsx'
import { Screen } from '../parts/screen.tsx'
import { said } from '../words/language.ts'
import { AwakeHint } from './awake-hint.tsx'
import { ConnectionBanner, useIsHeld } from './connection.tsx'
import { Cover } from './cover.tsx'
import { Floating } from './floating.tsx'
import { ableHere, useInHand } from './in-hand.ts'
import { OnTableIs } from './on-table.tsx'
import { closeSheet } from './open-sheet.ts'
import { PassPhoneIs } from './pass-phone.ts'
import { RefusalToast } from './refusal-toast.tsx'
import { useStepOnPage } from './step-on-page.ts'
import { useGame } from './use-game.ts'

/** Fetched once the first screen is there: it is the larger part of a match's shell, and asked for later. */
const OpenSheet = lazily(() => import('./sheets.tsx').then(sheets => sheets.OpenSheet))

const LOADING = { fr: 'On apporte le jeu…', en: 'Bringing the game…' } as const

/** The match on the table, for this phone. */
export function MatchPage() {
  const match = useMatch()!
  const { seats } = usePhone()
  const screens = useGame(match.game)
  const { inHand, open, pass } = useInHand(match, seats)
  const isHeld = useIsHeld()
  const isCovered = inHand?.is === 'cover'
  const needsHint = useAwake(match.end === null)
  // A sheet may show what is for one pair of eyes.
  useEffect(() => {
    if (isCovered) closeSheet()
  }, [isCovered])
  useEffect(() => closeSheet, [])
  useStepOnPage(match)
  if (!screens) return <Screen name="loading" say={said(LOADING)} />
  const others = seats.map(({ seat }) => seat).filter(seat => seat !== inHand?.seat)
  const seat = seats.find(one => one.seat === inHand?.seat) ?? null
  const { Play } = screens
  return (
    <PassPhoneIs value={{ others, pass }}>
      <OnTableIs value={{ screens, seat }}>
        <div class={`play-table${isHeld ? ' held' : ''}`}>
          {inHand && isCovered ? (
            <Cover
              seat={inHand.seat}
              isAwaited={ableHere(match, seats).includes(inHand.seat)}
              others={others}
              onOpen={open}
              onPass={pass}
            />
          ) : (
            <Play key={inHand?.seat ?? 'watching'} match={match} seat={seat} />
          )}
        </div>
        {!isCovered && <OpenSheet />}
        <Floating />
        <RefusalToast />
        <ConnectionBanner />
        {needsHint && <AwakeHint />}
      </OnTableIs>
    </PassPhoneIs>
  )
}
